// SQL of badges: those of an organization, and those that people have earned.
import type { Static } from 'typebox'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { Badge, OwnBadge } from './schemas.ts'

const columns = sql`badges.id, badges.name, badges.description, badges.icon, badges.points_required, badges.organization_id`
const octets = sql`octet_length(name) + octet_length(description) + octet_length(icon) + 80`

/** Those that points can lead to. */
export async function listOfferedBadges(db: Db, organizationId: number, after: number) {
  const offered = sql`
    select ${columns}, row_number() over (order by points_required, id) as place
    from badges where organization_id = ${organizationId} and points_required > 0 and deleted_at is null`
  return withoutPlaces(await db.many<Static<typeof Badge> & WithPlace>(partOf(offered, { octets, after })))
}

/** Holds a badge that a challenge may lead to as it is, until the challenge is saved; undefined when there is none. */
export const lockOfferedBadge = (tx: Db, organizationId: number, badgeId: number) =>
  tx.maybe<{ id: number }>(sql`
    select id from badges where id = ${badgeId} and organization_id = ${organizationId} and points_required > 0 and deleted_at is null for share`)

export const findBadge = (db: Db, organizations: number[], badgeId: number) =>
  db.maybe<Static<typeof Badge>>(sql`
    select ${columns} from badges where id = ${badgeId} and organization_id = any(${organizations}) and deleted_at is null`)

interface BadgeTexts {
  name?: string
  description?: string | null
  icon?: string | null
  points_required?: number | null
}

export const addBadge = (db: Db, organizationId: number, badge: BadgeTexts & { name: string }) =>
  db.one<Static<typeof Badge>>(sql`
    insert into badges (organization_id, name, description, icon, points_required)
    values (${organizationId}, ${badge.name}, ${badge.description ?? ''}, ${badge.icon ?? ''}, ${badge.points_required ?? 0}) returning ${columns}`)

export const saveBadge = (db: Db, badgeId: number, change: BadgeTexts) =>
  db.maybe<Static<typeof Badge>>(sql`
    update badges set name = coalesce(${change.name ?? null}, name),
      description = case when ${change.description !== undefined}::boolean then ${change.description ?? ''} else description end,
      icon = case when ${change.icon !== undefined}::boolean then ${change.icon ?? ''} else icon end,
      points_required = case when ${change.points_required !== undefined}::boolean then ${change.points_required ?? 0} else points_required end,
      updated_at = now()
    where id = ${badgeId} and deleted_at is null returning ${columns}`)

/** No challenge leads to it any more; people who have it keep it. */
export const markBadgeDeleted = (db: Db, badgeId: number) =>
  db.run(sql`update badges set deleted_at = now(), updated_at = now() where id = ${badgeId} and deleted_at is null`)

/** Someone's own, the newest first. */
export async function listBadgesOf(db: Db, userId: number, organizationId: number | undefined, after: number) {
  const own = sql`
    select ${columns}, user_badges.awarded_at, row_number() over (order by awarded_at desc, badges.id desc) as place from user_badges join badges on badges.id = badge_id
    where user_id = ${userId} and (${organizationId ?? null}::bigint is null or organization_id = ${organizationId ?? null})`
  return withoutPlaces(await db.many<Static<typeof OwnBadge> & WithPlace>(partOf(own, { octets, after })))
}

/**
 * Gives someone the badges that their points in an organization have reached: of their completed challenges that award by themselves. Call it
 * under the lock of the person, so that two challenges which they complete at once are added up.
 */
export const addEarnedBadges = (tx: Db, userId: number, organizationId: number) =>
  tx.many<{ id: number; name: string }>(sql`
    with completed as (
      select challenge_id, points_awarded from challenge_progress
      where user_id = ${userId} and organization_id = ${organizationId} and completed_at is not null
    ), earned as (
      insert into user_badges (user_id, badge_id)
      select distinct ${userId}::bigint, badges.id
      from completed join challenges on challenges.id = completed.challenge_id and challenges.auto_award
      join badges on badges.id = challenges.badge_id and badges.deleted_at is null and badges.points_required > 0
      where badges.points_required <= (select sum(points_awarded) from completed)
      on conflict do nothing returning badge_id
    )
    select id, name from earned join badges on badges.id = badge_id order by points_required, id`)

/** Whether someone has the badge of a notice. */
export const isEarned: Subject = (reader) => sql`exists (
  select from user_badges where user_id = ${reader} and badge_id = (notices.data ->> 'badge_id')::bigint)`
