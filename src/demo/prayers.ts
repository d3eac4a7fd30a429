// Prayer: waiting, answered and being carried, by the church or by its care team; how many prayed, and what became of it.
import { sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'

interface Prayer {
  title: string
  text: string
  category?: string
  anonymous?: true
  urgent?: true
  state: 'pending' | 'approved' | 'resolved' | 'rejected'
  careTeam?: true
  /** What its author wrote later; the last one with `resolved` says that it was answered. */
  updates?: string[]
  /** An update that nobody has looked at yet. */
  waiting?: string
}

const categories = ['Health', 'Family', 'Work and money', 'Faith', 'Thanksgiving']
const prayers: Prayer[] = [
  {
    title: 'For my father’s operation',
    text: 'It is on Tuesday. He is calm, I am not. Please pray for steady hands and a good night.',
    category: 'Health',
    state: 'resolved',
    updates: [
      'The operation is over, and he is awake. He asked for his newspaper.',
      'He is home. We sat on the balcony. Thank you for carrying us.',
    ],
  },
  {
    title: 'Work',
    text: 'My contract ends in March and nothing is in sight. Pray for courage, and for an open door.',
    category: 'Work and money',
    anonymous: true,
    state: 'approved',
    updates: ['Two interviews next week. I sleep better than I thought I would.'],
  },
  {
    title: 'A friend who lost her child',
    text: 'I do not know what to say, so I sit with her. Please pray for her, and for the right silence.',
    category: 'Family',
    state: 'approved',
  },
  {
    title: 'Sleep',
    text: 'The baby does not sleep, so nobody does. Humour and patience, please.',
    category: 'Family',
    state: 'resolved',
    updates: ['Six hours in a row. We woke up and looked at each other.'],
  },
  {
    title: 'For our marriage',
    text: 'We speak little, and when we do, too loud. We have asked for help. Please carry us.',
    category: 'Family',
    anonymous: true,
    state: 'resolved',
    updates: [
      'We have somebody to talk to now, every second Thursday.',
      'We went for a walk and came back laughing. It was answered slowly, and it was answered.',
    ],
  },
  {
    title: 'Exams',
    text: 'Finals in two weeks. Clear thoughts and less fear.',
    state: 'approved',
    waiting: 'Three of four are written. One to go.',
  },
  {
    title: 'Doubt',
    text: 'I come, I sing, I believe half of it. Pray that I stay honest and stay.',
    category: 'Faith',
    anonymous: true,
    state: 'pending',
  },
  {
    title: 'Reconciliation with my sister',
    text: 'She wrote, after six years. I want to answer well.',
    category: 'Family',
    state: 'pending',
  },
  {
    title: 'Our neighbours',
    text: 'They fled with two bags. Pray for papers, for work, and that we are good neighbours.',
    urgent: true,
    state: 'pending',
  },
  { title: 'Sell my car', text: 'Blue, good tyres, call me.', state: 'rejected' },
  { title: 'Thanksgiving', text: 'The results are clear. Thank God with us!', category: 'Thanksgiving', state: 'approved' },
  { title: 'For our teenagers', text: 'For wise words, open doors and a sense of humour.', category: 'Family', state: 'approved' },
  {
    title: 'Drinking',
    text: 'I have stopped for the third time. I would like somebody to know, and not everybody.',
    category: 'Health',
    anonymous: true,
    careTeam: true,
    state: 'pending',
  },
  {
    title: 'Debts',
    text: 'We have told nobody yet. Pray that we open the letters together.',
    careTeam: true,
    state: 'approved',
    updates: ['All letters are open. We have an appointment.'],
  },
]

export async function addPrayers(church: DemoChurch) {
  const { db, id: organizationId, prayer_group_id, members, leaders, random } = church
  await db.run(sql`update organizations set prayer_categories = ${categories}, prayer_days = 90 where id = ${organizationId}`)
  await db.run(sql`
    insert into care_team_members (organization_id, user_id)
    select ${organizationId}, id from unnest(${members.slice(1, 5).map(({ id }) => id)}::bigint[]) carer(id)`)
  for (const [index, prayer] of prayers.entries()) {
    const { title, text, anonymous = false, state, careTeam = false } = prayer
    const author = random.pick(members)
    const hours = state === 'pending' ? index * 5 : 200 + index * 400
    const status = state === 'resolved' ? 'approved' : state
    const isShared = status === 'approved' && !careTeam
    const post = !isShared
      ? null
      : await db.one<{ id: number }>(sql`
          insert into group_posts (group_id, user_id, title, message, prayer_status, is_anonymous, created_at, updated_at)
          select ${prayer_group_id}, ${author.id}, ${title}, ${text}, ${state === 'resolved' ? 'resolved' : 'active'}, ${anonymous}, at, at
          from (select now() - make_interval(hours => ${hours - 6}) as at) written returning id`)
    const reviewer = careTeam ? members[1]! : random.pick(leaders)
    const request = await db.one<{ id: number }>(sql`
      insert into prayer_requests (organization_id, user_id, title, request_text, anonymous, visibility, category, urgent, status, care_status, reviewed_by, reviewed_at,
        rejection_reason, group_post_id, created_at, updated_at)
      values (${organizationId}, ${author.id}, ${title}, ${text}, ${anonymous}, ${careTeam ? 'care_team' : 'church'}, ${prayer.category ?? null}, ${prayer.urgent ?? false},
        ${status}, ${careTeam && status === 'approved' ? 'active' : null}, ${status === 'pending' ? null : reviewer.id},
        case when ${status !== 'pending'}::boolean then now() - make_interval(hours => ${hours - 6}) end, ${status === 'rejected' ? 'This is not a request for prayer. The notice board is in the foyer.' : null},
        ${post?.id ?? null}, now() - make_interval(hours => ${hours}), now()) returning id`)
    await addUpdates(church, prayer, { request: request.id, post: post?.id ?? null, reviewer: reviewer.id, days: Math.floor(hours / 24) })
  }
  await addPrayed(church)
}

async function addUpdates(
  { db, id: organizationId }: DemoChurch,
  { updates = [], waiting, state }: Prayer,
  { request, post, reviewer, days }: { request: number; post: number | null; reviewer: number; days: number },
) {
  for (const [index, text] of updates.entries()) {
    const ago = Math.floor((days * (updates.length - index)) / (updates.length + 1))
    await db.run(sql`
      insert into prayer_updates (organization_id, request_id, post_id, text, answered, status, shared_on, reviewed_by, created_at)
      values (${organizationId}, ${request}, ${post}, ${text}, ${state === 'resolved' && index === updates.length - 1}, 'approved', current_date - ${ago}::int,
        ${reviewer}, now() - make_interval(days => ${ago}))`)
  }
  if (waiting)
    await db.run(sql`
      insert into prayer_updates (organization_id, request_id, post_id, text, created_at)
      values (${organizationId}, ${request}, ${post}, ${waiting}, now() - interval '3 hours')`)
}

/** Who likes and who prayed; of those who prayed on days before these, the counts alone are left. */
async function addPrayed({ db, prayer_group_id }: DemoChurch) {
  await db.run(sql`
    insert into post_likes (post_id, user_id)
    select group_posts.id, group_members.user_id from group_posts join group_members on group_members.group_id = group_posts.group_id
    where group_posts.group_id = ${prayer_group_id} and (group_members.user_id + group_posts.id) % 4 = 0`)
  await db.run(sql`
    insert into post_prayers (post_id, user_id, day)
    select group_posts.id, group_members.user_id, current_date - 1
    from group_posts join group_members on group_members.group_id = group_posts.group_id
    where group_posts.group_id = ${prayer_group_id} and prayer_status = 'active' and (group_members.user_id * 3 + group_posts.id) % 14 = 0`)
  await db.run(
    sql`update group_posts set prayed_count = prayed_count + 14 + id::int % 23 where group_id = ${prayer_group_id} and prayer_status is not null`,
  )
}
