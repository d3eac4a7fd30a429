// SQL of taking part in challenges: starts, check-ins, completions, and how far somebody is.
import type { Static } from 'typebox'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { VisibleChallenge, Window } from '../queries.ts'
import type { ChallengeProgress } from '../schemas.ts'

export const addProgress = (tx: Db, userId: number, challenge: VisibleChallenge) =>
  tx.run(sql`
    insert into challenge_progress (user_id, challenge_id, organization_id) values (${userId}, ${challenge.id}, ${challenge.organization_id})`)

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
const lastCheckIn = sql`
  (select max(day) from challenge_check_ins where user_id = progress.user_id and challenge_id = progress.challenge_id)`

const progressColumns = sql`
  progress.challenge_id, challenges.name as title, progress.status, ${progressPercentage} as progress_percentage,
  ${daysCompleted} as days_completed, challenges.duration_days as days_total, ${lastCheckIn} as last_check_in,
  progress.points_awarded, progress.started_at, progress.completed_at`

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

/** Who has gone quiet (features/gone-quiet): those of `people` who took no step for four weeks in a challenge of the organization that they began. */
export const stalledChallenges = (organizationId: number, people: Sql) => sql`
  select progress.user_id, 'challenge_stalled' as code, null::bigint as group_id, progress.challenge_id as subject_id, last.step as since
  from challenge_progress progress join challenges on challenges.id = progress.challenge_id and challenges.status = 'published'
  cross join lateral (
    select greatest(progress.started_at, max(created_at)) as step from challenge_check_ins
    where user_id = progress.user_id and challenge_id = progress.challenge_id
  ) last
  where progress.organization_id = ${organizationId} and progress.completed_at is null and progress.started_at < now() - interval '4 weeks'
    and progress.user_id in (${people}) and last.step between now() - interval '26 weeks' and now() - interval '4 weeks'`
