// SQL of moving what somebody did in challenges to another account of theirs. Of what both did, the better counts, once.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

const isBetter = sql`(excluded.completed_at is not null and (
  own.completed_at is null or coalesce(excluded.points_awarded, 0) > coalesce(own.points_awarded, 0)))`

/** All but what is of organizations that stay with the other account. Gives how many challenges, and the organizations where points were moved. */
export async function moveChallenges(tx: Db, { from, to }: Moving, staying: readonly number[]) {
  const locked = await tx.many<{ user_id: number; challenge_id: number; organization_id: number }>(sql`
    select user_id, challenge_id, organization_id from challenge_progress
    where user_id = any(${[from, to]}) and challenge_id = any(array(
      select challenge_id from challenge_progress where user_id = ${from} and organization_id <> all(${staying})))
    order by user_id, challenge_id for update`)
  const theirs = locked.filter(({ user_id }) => user_id === from)
  const challenges = theirs.map(({ challenge_id }) => challenge_id)
  if (challenges.length === 0) return { challenges: 0, organizations: [] }
  await tx.run(sql`
    insert into challenge_progress as own (user_id, challenge_id, organization_id, status, points_awarded, started_at, completed_at)
    select ${to}, challenge_id, organization_id, status, points_awarded, started_at, completed_at
    from challenge_progress where user_id = ${from} and challenge_id = any(${challenges}) order by challenge_id
    on conflict (user_id, challenge_id) do update set
      started_at = least(own.started_at, excluded.started_at),
      status = case when ${isBetter} then excluded.status else own.status end,
      points_awarded = case when ${isBetter} then excluded.points_awarded else own.points_awarded end,
      completed_at = case when ${isBetter} then excluded.completed_at else own.completed_at end`)
  await tx.run(sql`
    insert into challenge_check_ins (user_id, challenge_id, day, created_at)
    select ${to}, challenge_id, day, created_at from challenge_check_ins where user_id = ${from} and challenge_id = any(${challenges})
    on conflict (user_id, challenge_id, day) do nothing`)
  // Check-ins first: the triggers of both tables count down what their rows had added.
  await tx.run(sql`delete from challenge_check_ins where user_id = ${from} and challenge_id = any(${challenges})`)
  await tx.run(sql`delete from challenge_progress where user_id = ${from} and challenge_id = any(${challenges})`)
  return {
    challenges: challenges.length,
    organizations: [...new Set(theirs.map(({ organization_id }) => organization_id))].sort((a, b) => a - b),
  }
}
