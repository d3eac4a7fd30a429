// Challenges in all states, badges, and who takes part.
import { saveShownPictures } from '#features/media/queries.ts'
import { sql } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/storage.ts'
import type { DemoChurch } from './church.ts'
import { bell, type DemoFile, plan, saveDemoFile } from './files.ts'
import { saveTextPicture } from './pictures.ts'

type Wish = [
  name: string,
  action: string,
  days: number,
  points: number,
  topics: string[],
  content: string,
  status?: 'draft' | 'archived',
  forEveryone?: true,
]

const wishes: Wish[] = [
  [
    'Ten minutes of silence',
    'Sit still, once a day',
    14,
    50,
    ['prayer', 'silence'],
    '<p>Find a chair, set a clock for ten minutes, and stay. When thoughts come, let them pass.</p><ul><li>No phone.</li><li>One verse to begin: <em>Be still, and know that I am God.</em></li></ul>',
    undefined,
    true,
  ],
  [
    'A psalm a day',
    'Read one psalm aloud',
    30,
    100,
    ['bible', 'prayer'],
    '<p>Start with Psalm 1. Aloud, even in a whisper: the psalms were made to be heard.</p>',
    undefined,
    true,
  ],
  [
    'Write a letter of thanks',
    'Write by hand and send it',
    1,
    20,
    ['gratitude'],
    '<p>To someone who does not expect it. Name one thing they did, and what it meant.</p>',
  ],
  [
    'Invite a neighbour',
    'Share a meal',
    7,
    40,
    ['hospitality'],
    '<p>Soup is enough. Ask one question more than you usually would.</p>',
    undefined,
    true,
  ],
  [
    'Fast from the screen',
    'No screen after eight',
    7,
    40,
    ['fasting', 'rest'],
    '<p>Put the phone where you do not sleep. Notice what you reach for instead.</p>',
  ],
  [
    'Gospel of Mark in sixteen days',
    'A chapter a day',
    16,
    80,
    ['bible'],
    '<p>One chapter, one question: what does Jesus do here that surprises you?</p>',
  ],
  ['Serve unseen', 'Do something nobody will know', 5, 30, ['service'], '<p>Each day one small thing. Tell nobody. Not even here.</p>'],
  ['Pray for one person', 'Five minutes a day', 21, 70, ['prayer'], '<p>The same person, every day. At the end you may tell them.</p>'],
  [
    'Learn a verse by heart',
    'Say it morning and evening',
    7,
    30,
    ['bible'],
    '<blockquote>The LORD is my shepherd; I shall not want.</blockquote><p>Say it, write it, say it to somebody.</p>',
  ],
  [
    'Sabbath for a month',
    'One day without work each week',
    28,
    90,
    ['rest'],
    '<p>Choose the day, and tell those you live with. Prepare the day before.</p>',
  ],
  [
    'Advent calendar of kindness',
    'One kindness a day',
    24,
    80,
    ['service', 'gratitude'],
    '<p>Twenty-four small things for twenty-four days.</p>',
    'archived',
  ],
  ['Walk and pray your street', 'Walk it slowly', 3, 20, ['prayer', 'service'], '<p>House by house. Bless what you see.</p>', 'draft'],
]

/** What there is to hear and to print, by the challenge's name. */
const media: Record<string, () => DemoFile | Promise<DemoFile>> = {
  'Ten minutes of silence': () => bell(440),
  'Learn a verse by heart': () => bell(659, 523, 440),
  'A psalm a day': () => plan('A psalm a day', days(30, 'Psalm')),
  'Gospel of Mark in sixteen days': () => plan('The Gospel of Mark in sixteen days', days(16, 'Mark')),
  'Advent calendar of kindness': () => plan('Advent calendar of kindness', days(24, 'December')),
}
const days = (count: number, of: string) => Array.from({ length: count }, (_, day) => `${of} ${day + 1}`)

const badges: [name: string, description: string, icon: string, points: number][] = [
  ['First Steps', 'The first points of the way', '🌱', 20],
  ['Faithful', 'A hundred points of small faithfulness', '🕯️', 100],
  ['Rooted', 'Two hundred points: roots that hold', '🌳', 200],
]

/** Has a picture in its text. */
const PICTURED = 'Ten minutes of silence'

export async function addChallenges(church: DemoChurch, files: FileStore, publicUrl: string) {
  const { db, id: organizationId, leaders, random } = church
  const badgeIds: number[] = []
  for (const [name, description, icon, points] of badges) {
    badgeIds.push(
      (
        await db.one<{ id: number }>(sql`
      insert into badges (organization_id, name, description, icon, points_required) values (${organizationId}, ${name}, ${description}, ${icon}, ${points}) returning id`)
      ).id,
    )
  }
  for (const [index, [name, action, days, points, topics, content, status = 'published', forEveryone]] of wishes.entries()) {
    const leader = random.pick(leaders).id
    const file = await media[name]?.()
    const key = file ? await saveDemoFile(church, files, { ...file, name, ownerId: leader }) : null
    const picture = name === PICTURED ? await saveTextPicture(church, files, { ownerId: leader, publicUrl }) : undefined
    const { id } = await db.one<{ id: number }>(sql`
      insert into challenges (organization_id, name, content, description, action, duration_days, topics, status, visibility, media_type, media_key, badge_id, points_awarded, created_by, created_at)
      values (${organizationId}, ${name}, ${content + (picture?.html ?? '')}, ${`${action}, for ${days === 1 ? 'a day' : `${days} days`}.`}, ${action}, ${days}, ${topics}, ${status}, ${forEveryone ? 'everyone' : 'members_only'},
        ${file?.kind ?? null}, ${key}, ${badgeIds[index % badgeIds.length]!}, ${points}, ${leader}, now() - make_interval(days => ${340 - index * 12})) returning id`)
    if (picture) await saveShownPictures(db, { challengeId: id }, [picture.key])
  }
  await db.run(sql`
    insert into challenge_progress (user_id, challenge_id, organization_id, status, points_awarded, started_at, completed_at)
    select user_id, challenge_id, ${organizationId}, case when completed_at is null then 'in-progress' else 'completed' end, case when completed_at is not null then points_awarded end, started_at, completed_at
    from (
      select organization_members.user_id, challenges.id as challenge_id, challenges.points_awarded, begun.at as started_at,
        case when (organization_members.user_id + challenges.id) % 3 > 0 and begun.at + make_interval(days => duration_days) < now() then begun.at + make_interval(days => duration_days) end as completed_at
      from organization_members join challenges on challenges.organization_id = organization_members.organization_id and challenges.status <> 'draft'
      cross join lateral (select greatest(challenges.created_at, now() - interval '1 hour' * ((organization_members.user_id * 53 + challenges.id * 17) % (24 * 200)) - interval '1 day') as at) begun
      where organization_members.organization_id = ${organizationId} and (organization_members.user_id * 3 + challenges.id * 11) % 4 = 0
    ) taken`)
  await db.run(sql`
    insert into challenge_check_ins (user_id, challenge_id, day, created_at)
    select user_id, challenge_id, (started_at at time zone 'UTC')::date + n, started_at + make_interval(days => n)
    from challenge_progress join challenges on challenges.id = challenge_id cross join lateral generate_series(0, duration_days - 1) n
    where challenges.organization_id = ${organizationId} and started_at + make_interval(days => n) < now() and (challenge_progress.user_id + n) % 5 > 0`)
  // Whoever has the points has the badge.
  await db.run(sql`
    insert into user_badges (user_id, badge_id, awarded_at)
    select earned.user_id, badges.id, earned.last
    from (select user_id, sum(points_awarded) as points, max(completed_at) as last from challenge_progress where organization_id = ${organizationId} and completed_at is not null group by user_id) earned
    join badges on badges.organization_id = ${organizationId} and badges.points_required <= earned.points
    where exists (select from challenge_progress join challenges on challenges.id = challenge_id
      where challenge_progress.user_id = earned.user_id and challenges.badge_id = badges.id and completed_at is not null)`)
}
