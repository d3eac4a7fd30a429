// A year of posts, comments and likes in the groups, and news for everyone.
import { sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'
import type { DemoGroup } from './groups.ts'

const posts = [
  ['', 'What stayed with you from Sunday?'],
  ['Next meeting', 'We meet a little earlier next week. Bring something to share, and somebody new if you like.'],
  ['', 'I tried the ten minutes of silence. The first five were loud, the second five were not.'],
  ['A book', 'Who would read a book together in spring? I would suggest something short.'],
  ['', 'Thank you all for the meals. We are home, the little one sleeps, and so do we, sometimes.'],
  ['A question on verse 12', 'How do you read it? Comfort or warning? I keep changing my mind.'],
  ['', 'Running late tonight, please start without me.'],
  ['Help with moving', 'Saturday at nine, third floor, no lift. There will be soup.'],
  ['', 'I said no to something this week, for the sake of rest. It felt like obedience.'],
  ['Notes', 'My notes from last time: listen twice, answer once; ask before you advise; keep what is told.'],
  ['', 'A small thing: my neighbour asked why I help at the pantry. We talked for an hour.'],
  ['Song', 'Can we sing the old one again? My grandmother sang it over the dishes.'],
]
const comments = [
  'Amen to that.',
  'I will be there.',
  'Thank you for saying this.',
  'Same here, honestly.',
  'Can I bring my sister?',
  'Praying for you.',
  'That is a good question. I read it as comfort.',
  'I have two hands free on Saturday.',
  'See you then!',
  'This helped me today.',
]
const news = [
  ['Harvest Sunday', 'Bring what you have too much of; the pantry passes it on. Lunch for everyone afterwards.'],
  ['New year, new groups', 'Several groups have free seats. Have a look, and join with the code.'],
  ['Roof', 'The roof is paid for. Thank you, all of you, in every amount.'],
  ['Baptisms at the lake', 'Seven people, cold water, warm coffee. Come and sing.'],
]

export async function addPosts({ db, global_group_id, admin, random }: DemoChurch, groups: DemoGroup[]) {
  for (const [index, [title, message]] of news.entries()) {
    await db.run(sql`
      insert into group_posts (group_id, user_id, title, message, created_at, updated_at)
      select ${global_group_id}, ${admin.id}, ${title}, ${message}, at, at from (select now() - make_interval(days => ${20 + index * 70}) as at) written`)
  }
  const rows = groups
    .filter(({ members }) => members.length > 1)
    .flatMap((group) =>
      Array.from({ length: random.whole(8, 40) }, () => {
        const [title, message] = random.pick(posts)
        return { group: group.id, user: random.pick(group.members).id, title, message, hours: random.whole(1, 320 * 24) }
      }),
    )
  await db.run(sql`
    insert into group_posts (group_id, user_id, title, message, created_at, updated_at)
    select wanted.group_id, wanted.user_id, wanted.title, wanted.message, now() - make_interval(hours => wanted.hours), now() - make_interval(hours => wanted.hours)
    from unnest(${rows.map(({ group }) => group)}::bigint[], ${rows.map(({ user }) => user)}::bigint[], ${rows.map(({ title }) => title)}::text[],
      ${rows.map(({ message }) => message)}::text[], ${rows.map(({ hours }) => hours)}::int[]) as wanted(group_id, user_id, title, message, hours)
    order by wanted.hours desc`)
  // Who is in the group likes and answers, some more than others.
  await db.run(sql`
    insert into post_likes (post_id, user_id, created_at)
    select group_posts.id, group_members.user_id, least(now(), group_posts.created_at + interval '1 hour' * (group_members.user_id % 40))
    from group_posts join group_members on group_members.group_id = group_posts.group_id
    where (group_members.user_id * 7 + group_posts.id * 13) % 5 = 0`)
  await db.run(sql`
    insert into post_comments (post_id, user_id, message, created_at, updated_at)
    select post_id, user_id, (${comments}::text[])[1 + (post_id + user_id) % ${comments.length}::int], at, at from (
      select group_posts.id as post_id, group_members.user_id, least(now(), group_posts.created_at + interval '2 hours' * (1 + group_members.user_id % 20)) as at
      from group_posts join groups on groups.id = group_posts.group_id and groups.group_type = 'group' join group_members on group_members.group_id = groups.id
      where (group_members.user_id * 11 + group_posts.id * 3) % 7 = 0
    ) said order by at`)
}

/** One post of every third group stands above the others, and some were changed. */
export async function addPins({ db, id: organizationId }: DemoChurch) {
  await db.run(sql`
    update group_posts set pinned_at = created_at where id in (
      select max(group_posts.id) from group_posts join groups on groups.id = group_id
      where organization_id = ${organizationId} and group_type = 'group' and group_id % 3 = 0 and title = 'Next meeting' group by group_id)`)
  await db.run(sql`
    update group_posts set updated_at = created_at + interval '20 minutes', edited_at = created_at + interval '20 minutes'
    where prayer_status is null and id % 17 = 0 and created_at < now() - interval '1 hour'`)
}
