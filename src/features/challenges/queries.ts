// SQL of challenges, and of who takes part in them.
import type { Static } from 'typebox'
import { type Actor, organizationsAs, organizationsOf } from '#features/accounts/actor.ts'
import { mediaUrl } from '#features/media/addresses.ts'
import { languageOrDefault, offeringOf } from '#features/organizations/queries.ts'
import { OTHERS_COUNTED } from '#features/organizations/schemas.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { withinAnswer } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { Status } from './policy.ts'
import type { Challenge, ChallengeCompletion, ChallengeProgress } from './schemas.ts'

// Reading

type ChallengeView = Static<typeof Challenge>

interface ChallengeRow extends Omit<ChallengeView, 'media' | 'badge_info' | 'user_progress'> {
  participants_count: number
  completed_count: number
  media_type: 'audio' | 'video' | 'pdf' | null
  media_url: string | null
  media_key: string | null
  badge_id: number | null
  badge_name: string
  badge_icon: string
  badge_points_required: number
  progress_status: 'in-progress' | 'completed' | null
  progress_started_at: string
}

const columns = sql`
  challenges.id, challenges.organization_id, challenges.name, challenges.content, challenges.description, challenges.action, challenges.duration_days,
  challenges.topics, challenges.status, challenges.visibility, challenges.language, challenges.media_type, challenges.media_url,
  challenges.media_key, challenges.points_awarded, challenges.auto_award, challenges.participants_count, challenges.completed_count, challenges.created_at,
  challenges.updated_at, badges.id as badge_id, badges.name as badge_name, badges.icon as badge_icon,
  badges.points_required as badge_points_required, mine.status as progress_status, mine.started_at as progress_started_at, ${offeringOf(sql`challenges`)}`

const withBadgeAndProgress = (userId: number) => sql`
  left join badges on badges.id = challenges.badge_id and badges.deleted_at is null
  left join challenge_progress mine on mine.challenge_id = challenges.id and mine.user_id = ${userId}`

/** Members see what is published, and what is archived and they take part in; leaders and admins see all. */
const isVisibleTo = (actor: Actor, organizations: number[]) => sql`(
  challenges.organization_id = any(${organizations}) and (
    challenges.status = 'published' or challenges.status = 'archived' and mine.user_id is not null
    or challenges.organization_id = any(${organizationsAs(actor, 'leadership', 'admin')})))`

/** What is offered to everyone is also seen from other organizations, by its id. */
const isOpen = sql`(
  challenges.visibility = 'everyone' and (challenges.status = 'published' or challenges.status = 'archived' and mine.user_id is not null))`

/** A challenge as the caller sees it, with its two counts, which not every answer shows. */
function asChallenge(row: ChallengeRow, publicUrl: string) {
  const {
    id,
    organization_id,
    name,
    content,
    description,
    action,
    duration_days,
    topics,
    status,
    visibility,
    language,
    points_awarded,
    auto_award,
  } = row
  const { created_at, updated_at, participants_count, completed_count } = row
  const media = row.media_type && { type: row.media_type, url: row.media_key ? mediaUrl(publicUrl, row.media_key) : row.media_url! }
  const { badge_id, badge_name, badge_icon, badge_points_required } = row
  const badge_info =
    badge_id === null ? null : { badge_id, badge_name, badge_icon, points_awarded: points_awarded ?? 0, badge_points_required, auto_award }
  const user_progress = row.progress_status && { status: row.progress_status, started_at: row.progress_started_at }
  // Field by field: what spreading and rest make of a row costs a long list as much as reading it.
  const challenge: ChallengeView = {
    id,
    organization_id,
    organization: row.organization,
    name,
    content,
    description,
    action,
    duration_days,
    topics,
    status,
    visibility,
    language,
    media,
    badge_info,
    points_awarded,
    auto_award,
    user_progress,
    created_at,
    updated_at,
  }
  return { challenge, participants_count, completed_count }
}

export interface Window {
  limit: number
  /** Where the list goes on; at its beginning undefined. */
  after?: Position | undefined
}

const newestFirst = sql`created_at desc, id desc`

/** The challenges of these organizations that the caller sees, the newest first. */
export async function listChallenges(db: Db, actor: Actor, organizations: number[], publicUrl: string, { limit, after }: Window) {
  const behind = after ? sql`and (challenges.created_at, challenges.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const rows = sql`
    select ${columns} from challenges ${withBadgeAndProgress(actor.id)}
    where ${isVisibleTo(actor, organizations)} ${behind} order by challenges.created_at desc, challenges.id desc limit ${limit}`
  const octets = sql`octet_length(content) + coalesce(octet_length(description), 0)`
  const found = await db.many<ChallengeRow>(withinAnswer(sql`page.*`, { rows, octets, order: newestFirst }))
  return found.map((row) => asChallenge(row, publicUrl))
}

/** A challenge that the caller sees; undefined for others. */
export async function findChallenge(db: Db, actor: Actor, challengeId: number, publicUrl: string) {
  const row = await db.maybe<ChallengeRow>(sql`
    select ${columns} from challenges ${withBadgeAndProgress(actor.id)}
    where challenges.id = ${challengeId} and (${isVisibleTo(actor, organizationsOf(actor))} or ${isOpen})`)
  return row && asChallenge(row, publicUrl).challenge
}

/** What rules look at. */
export interface VisibleChallenge {
  id: number
  organization_id: number
  status: Status
  visibility: 'members_only' | 'everyone'
  points_awarded: number | null
  participants_count: number
  media_type: 'audio' | 'video' | 'pdf' | null
  media_key: string | null
  badge_id: number | null
  /** The caller's own, where they take part. */
  progress: 'in-progress' | 'completed' | null
  started_at: string | null
}

/** As rules look at it; undefined for those who may not see it. */
export const findVisible = (db: Db, actor: Actor, challengeId: number) =>
  db.maybe<VisibleChallenge>(sql`
    select challenges.id, challenges.organization_id, challenges.status, challenges.visibility, challenges.points_awarded, challenges.participants_count,
      challenges.media_type, challenges.media_key, challenges.badge_id, mine.status as progress, mine.started_at
    from challenges left join challenge_progress mine on mine.challenge_id = challenges.id and mine.user_id = ${actor.id}
    where challenges.id = ${challengeId} and (${isVisibleTo(actor, organizationsOf(actor))} or ${isOpen})`)

/** The same, locked: until the transaction ends nobody else starts, completes or changes the challenge. */
export async function lockVisible(tx: Db, actor: Actor, challengeId: number) {
  // What was true when the row was found may have changed until the lock was granted: look only then.
  await tx.run(sql`select from challenges where id = ${challengeId} for no key update`)
  return findVisible(tx, actor, challengeId)
}

export const readContent = async (db: Db, challengeId: number) =>
  (await db.one<{ content: string }>(sql`select content from challenges where id = ${challengeId}`)).content

// Activity

/** What happened in the 7 days up to `today` (UTC), and in the 7 before. */
export const listActivity = (db: Db, challenges: number[], today: string) =>
  db.many<{ challenge_id: number; recent: number; before: number }>(sql`
    select challenge_id, coalesce(sum(starts + check_ins + completions) filter (where day > ${today}::date - 7), 0) as recent,
      coalesce(sum(starts + check_ins + completions) filter (where day <= ${today}::date - 7), 0) as before
    from challenge_activity_days where challenge_id = any(${challenges}) and day > ${today}::date - 14 and day <= ${today}::date
    group by challenge_id`)

// Writing

export interface ChallengeFields {
  name?: string
  content?: string
  status?: Status
  description?: string | null
  action?: string | null
  duration_days?: number
  topics?: string[] | null
  visibility?: string
  language?: string | null
  badge_id?: number | null
  points_awarded?: number | null
  auto_award?: boolean
  /** Undefined leaves what there is, null takes it away. */
  media?: Media | null
}

export interface Media {
  type: 'audio' | 'video' | 'pdf'
  /** One of the two. */
  url: string | null
  key: string | null
}

export const addChallenge = (
  db: Db,
  challenge: ChallengeFields & { name: string; content: string; status: Status },
  { organizationId, createdBy }: { organizationId: number; createdBy: number },
) =>
  db.one<{ id: number }>(sql`
    insert into challenges (organization_id, created_by, name, content, status, description, action, duration_days, topics, visibility, language, badge_id,
      points_awarded, auto_award, media_type, media_url, media_key)
    values (${organizationId}, ${createdBy}, ${challenge.name}, ${challenge.content}, ${challenge.status}, ${challenge.description ?? null},
      ${challenge.action ?? null}, ${challenge.duration_days ?? 1}, ${challenge.topics ?? []}, ${challenge.visibility ?? 'members_only'},
      ${languageOrDefault(challenge.language, organizationId)},
      ${challenge.badge_id ?? null}, ${challenge.points_awarded ?? null}, ${challenge.auto_award ?? true},
      ${challenge.media?.type ?? null}, ${challenge.media?.url ?? null}, ${challenge.media?.key ?? null})
    returning id`)

export function saveChallenge(db: Db, challengeId: number, change: ChallengeFields) {
  const { name = null, content = null, status = null, media } = change
  const given = (field: keyof ChallengeFields) => sql`${change[field] !== undefined}::boolean`
  return db.run(sql`
    update challenges set name = coalesce(${name}, name), content = coalesce(${content}, content), status = coalesce(${status}, status),
      description = case when ${given('description')} then ${change.description ?? null} else description end,
      action = case when ${given('action')} then ${change.action ?? null} else action end,
      duration_days = coalesce(${change.duration_days ?? null}, duration_days),
      topics = case when ${given('topics')} then ${change.topics ?? []} else topics end,
      visibility = coalesce(${change.visibility ?? null}, visibility),
      language = case when ${given('language')} then ${change.language ?? null} else language end,
      badge_id = case when ${given('badge_id')} then ${change.badge_id ?? null} else badge_id end,
      points_awarded = case when ${given('points_awarded')} then ${change.points_awarded ?? null} else points_awarded end,
      auto_award = coalesce(${change.auto_award ?? null}, auto_award),
      media_type = case when ${given('media')} then ${media?.type ?? null} else media_type end,
      media_url = case when ${given('media')} then ${media?.url ?? null} else media_url end,
      media_key = case when ${given('media')} then ${media?.key ?? null} else media_key end, updated_at = now()
    where id = ${challengeId}`)
}

export const removeChallenge = (db: Db, challengeId: number) => db.run(sql`delete from challenges where id = ${challengeId}`)

// Taking part

export const addProgress = (tx: Db, userId: number, challenge: VisibleChallenge) =>
  tx.run(sql`
    insert into challenge_progress (user_id, challenge_id, organization_id) values (${userId}, ${challenge.id}, ${challenge.organization_id})`)

/** Locks a person, so that what they complete at once is added up one after the other. */
export const lockPerson = (tx: Db, userId: number) => tx.run(sql`select from users where id = ${userId} for no key update`)

export const saveCompletion = (tx: Db, userId: number, challengeId: number, points: number | null) =>
  tx.run(sql`
    update challenge_progress set status = 'completed', completed_at = now(), points_awarded = ${points}
    where user_id = ${userId} and challenge_id = ${challengeId} and completed_at is null`)

export const removeCompletion = (tx: Db, userId: number, challengeId: number) =>
  tx.run(sql`
    update challenge_progress set status = 'in-progress', completed_at = null, points_awarded = null
    where user_id = ${userId} and challenge_id = ${challengeId} and completed_at is not null`)

export const addCheckIn = (db: Db, userId: number, challengeId: number, day: string) =>
  db.run(sql`
    insert into challenge_check_ins (user_id, challenge_id, day) values (${userId}, ${challengeId}, ${day}) on conflict do nothing`)

/** How far someone's progress in a challenge is, from 0 to 100; for rows of `challenge_progress` named progress, and `challenges`. */
export const daysCompleted = sql`
  (select count(*) from challenge_check_ins where user_id = progress.user_id and challenge_id = progress.challenge_id)`
export const progressPercentage = sql`
  case when progress.completed_at is not null then 100 else least(100, 100 * ${daysCompleted} / challenges.duration_days) end`

const progressColumns = sql`
  progress.challenge_id, challenges.name as title, progress.status, ${progressPercentage} as progress_percentage,
  ${daysCompleted} as days_completed, challenges.duration_days as days_total, progress.points_awarded, progress.started_at, progress.completed_at`

/** Someone's own progress in the challenges of these organizations, the last started first; `elsewhere` adds those that are for everyone. */
export const listProgress = (
  db: Db,
  userId: number,
  { organizations, elsewhere }: { organizations: number[]; elsewhere: boolean },
  { limit, after }: Window,
) =>
  db.many<Static<typeof ChallengeProgress>>(sql`
    select ${progressColumns} from challenge_progress progress join challenges on challenges.id = progress.challenge_id
    where progress.user_id = ${userId}
      and (progress.organization_id = any(${organizations}) or ${elsewhere}::boolean and challenges.visibility = 'everyone')
      and (progress.started_at, progress.challenge_id) < (coalesce(${after?.[0] ?? null}::timestamptz, 'infinity'), ${after?.[1] ?? 0}::bigint)
    order by progress.started_at desc, progress.challenge_id desc limit ${limit}`)

export const readProgress = (db: Db, userId: number, challengeId: number) =>
  db.one<Static<typeof ChallengeProgress>>(sql`
    select ${progressColumns} from challenge_progress progress join challenges on challenges.id = progress.challenge_id
    where progress.user_id = ${userId} and progress.challenge_id = ${challengeId}`)

// Completions

export interface CompletionFilter {
  organizations: number[]
  challengeId: number | undefined
  since: string | undefined
}

/** Whether whoever completed something belongs to the organization that it is of: only they are named to its leaders. */
const byMember = sql`exists (
  select from organization_members where organization_id = led.organization_id and user_id = challenge_progress.user_id)`

// Each filter is written only where it is set, so that PostgreSQL plans for it.
const matches = ({ challengeId, since }: CompletionFilter) => sql`
  ${challengeId === undefined ? sql`` : sql`and challenge_id = ${challengeId}`} ${since === undefined ? sql`` : sql`and completed_at >= ${since}`}`

/** How many completions are of people from elsewhere, or who have left: up to the bound. */
export const countOthersCompletions = async (db: Db, filter: CompletionFilter) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) from (
        select from unnest(${filter.organizations}::bigint[]) as led (organization_id) join challenge_progress using (organization_id)
        where completed_at is not null ${matches(filter)} and not ${byMember} limit ${OTHERS_COUNTED}) others`)
  ).count

/** The newest completions by people of each organization, one more than `perPage`. Each gives its newest, so that none is read whole. */
export async function listCompletions(db: Db, filter: CompletionFilter, perPage: number, after: readonly (string | number)[] | undefined) {
  const behind = after ? sql`and (completed_at, id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const rows = await db.many<
    Omit<Static<typeof ChallengeCompletion>, 'user' | 'challenge'> & {
      user_id: number
      name: string
      email: string
      challenge_id: number
      title: string
    }
  >(sql`
    select newest.id, newest.points_awarded, newest.started_at, newest.completed_at, users.id as user_id, users.name, users.email,
      challenges.id as challenge_id, challenges.name as title
    from unnest(${filter.organizations}::bigint[]) as led (organization_id)
    cross join lateral (
      select id, user_id, challenge_id, points_awarded, started_at, completed_at from challenge_progress
      where organization_id = led.organization_id and completed_at is not null ${matches(filter)} ${behind} and ${byMember}
      order by completed_at desc, id desc limit ${perPage + 1}
    ) newest
    join users on users.id = newest.user_id join challenges on challenges.id = newest.challenge_id
    order by newest.completed_at desc, newest.id desc limit ${perPage + 1}`)
  return rows.map(({ user_id, name, email, challenge_id, title, ...completion }) => ({
    ...completion,
    user: { id: user_id, name, email },
    challenge: { id: challenge_id, name: title },
  }))
}
