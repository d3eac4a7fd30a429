// SQL of challenges. That of who takes part in them is in progress/, of who completed them in completions/.
import type { Static } from 'typebox'
import { type Actor, organizationsAs, organizationsOf } from '#features/accounts/actor.ts'
import { mediaUrl } from '#features/media/addresses.ts'
import { languageOrDefault, offeringOf } from '#features/organizations/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { Status } from './policy.ts'
import type { Challenge } from './schemas.ts'

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

/** A challenge as the caller sees it, and its two counts, which only some answers show. */
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
  // Field by field: in a long list, rest and spread cost as much as reading the rows.
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
  /** The last item of the page before; undefined for the first page. */
  after?: Position | undefined
  /** These alone, by id. */
  only?: number[]
}

const newestFirst = sql`created_at desc, id desc`

/** The challenges of these organizations that the caller sees, the newest first. */
export async function listChallenges(db: Db, actor: Actor, organizations: number[], publicUrl: string, { limit, after, only }: Window) {
  const behind = after ? sql`and (challenges.created_at, challenges.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``
  const rows = sql`
    select ${columns} from challenges ${withBadgeAndProgress(actor.id)}
    where ${isVisibleTo(actor, organizations)} ${only ? sql`and challenges.id = any(${only})` : behind}
    order by ${only ? sql`challenges.id` : sql`challenges.created_at desc, challenges.id desc`} limit ${limit}`
  const octets = sql`octet_length(content) + coalesce(octet_length(description), 0)`
  const found = await db.many<ChallengeRow>(limitedToAnswerSize(sql`page.*`, { rows, octets, order: only ? sql`id` : newestFirst }))
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
  // The row may change until the lock is granted: look at it only then.
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
