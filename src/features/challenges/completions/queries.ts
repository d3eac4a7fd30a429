// SQL of who completed which challenge, for leaders and admins.
import type { Static } from 'typebox'
import { MAX_OTHERS_COUNTED } from '#features/organizations/schemas.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { ChallengeCompletion } from '../schemas.ts'

export interface CompletionFilter {
  organizations: number[]
  challengeId: number | undefined
  userId?: number | undefined
  since: string | undefined
}

/** Whether the person belongs to the organization of the challenge: leaders see only the names of their own people. */
const byMember = sql`exists (
  select from organization_members where organization_id = led.organization_id and user_id = challenge_progress.user_id)`

// Each filter is written only where it is set, so that PostgreSQL plans for it.
const matches = ({ challengeId, userId, since }: CompletionFilter) => sql`
  ${challengeId === undefined ? sql`` : sql`and challenge_id = ${challengeId}`} ${userId === undefined ? sql`` : sql`and challenge_progress.user_id = ${userId}`}
  ${since === undefined ? sql`` : sql`and completed_at >= ${since}`}`

/** How many completions are of people from elsewhere, or who have left: up to the bound. */
export const countOthersCompletions = async (db: Db, filter: CompletionFilter) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) from (
        select from unnest(${filter.organizations}::bigint[]) as led (organization_id) join challenge_progress using (organization_id)
        where completed_at is not null ${matches(filter)} and not ${byMember} limit ${MAX_OTHERS_COUNTED}) others`)
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
