// SQL of moving what somebody learned to another account of theirs. Of what both learned, the better counts, once. Notes beside modules are private writing:
// they stay where they were written.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/**
 * Locks what both did in the trainings that will move, all but those of organizations that stay with the other account; gives the trainings. What only
 * holds the place of notes has moved before.
 */
export async function lockTrainingsToMove(tx: Db, { from, to }: Moving, staying: readonly number[]) {
  const locked = await tx.many<{ user_id: number; training_id: number }>(sql`
    select user_id, training_id from training_progress
    where user_id = any(${[from, to]}) and training_id = any(array(
      select training_id from training_progress join trainings on trainings.id = training_id
      where user_id = ${from} and organization_id <> all(${staying})))
    order by user_id, training_id for update`)
  const theirs = locked.filter(({ user_id }) => user_id === from).map(({ training_id }) => training_id)
  const both = theirs.filter((id) => locked.some(({ user_id, training_id }) => user_id === to && training_id === id))
  if (both.length === 0) return theirs
  const places = await tx.many<{ training_id: number }>(sql`
    select training_id from training_progress
    where user_id = ${from} and training_id = any(${both}) and completed_at is null and quiz_score is null
      and training_id = any(array(select training_id from training_module_progress where user_id = ${from}))
      and not exists (
        select from training_module_progress done
        where done.user_id = ${from} and done.training_id = training_progress.training_id and (notes is null or status = 'completed'))`)
  return theirs.filter((id) => !places.some(({ training_id }) => training_id === id))
}

/** Gives how many certificates were moved, and how many ended because the other account has an earlier one. */
export async function moveTrainings(tx: Db, { from, to }: Moving, trainings: readonly number[]) {
  if (trainings.length === 0) return { certificates: 0, certificates_ended: 0 }
  const theirs = sql`user_id = ${from} and training_id = any(${trainings})`
  // Whoever completed it twice keeps the certificate of the first time.
  const replaced = await tx.run(sql`
    delete from training_certificates certificates using training_progress own, training_progress other
    where certificates.user_id = ${to} and own.user_id = ${to} and own.training_id = certificates.training_id
      and other.user_id = ${from} and other.training_id = certificates.training_id and other.training_id = any(${trainings})
      and other.completed_at < own.completed_at`)
  await tx.run(sql`
    insert into training_progress as own (user_id, training_id, started_at, quiz_score, quiz_passed_at, completed_at)
    select ${to}, training_id, started_at, quiz_score, quiz_passed_at, completed_at from training_progress where ${theirs} order by training_id
    on conflict (user_id, training_id) do update set
      started_at = least(own.started_at, excluded.started_at), quiz_score = greatest(own.quiz_score, excluded.quiz_score),
      quiz_passed_at = least(own.quiz_passed_at, excluded.quiz_passed_at), completed_at = least(own.completed_at, excluded.completed_at)`)
  await tx.run(sql`
    insert into training_module_progress as own (user_id, training_id, module_id, status, updated_at)
    select ${to}, training_id, module_id, status, updated_at from training_module_progress where ${theirs}
    on conflict (user_id, training_id, module_id) do update set status = 'completed', updated_at = excluded.updated_at
      where excluded.status = 'completed' and own.status <> 'completed'`)
  await tx.run(sql`update training_attempts set user_id = ${to} where ${theirs}`)
  const moved = await tx.run(sql`
    update training_certificates set user_id = ${to}
    where ${theirs} and not exists (
      select from training_certificates own where own.user_id = ${to} and own.training_id = training_certificates.training_id)`)
  const ended = await tx.run(sql`delete from training_certificates where ${theirs}`)
  await tx.run(sql`delete from training_module_progress where ${theirs} and notes is null`)
  await tx.run(sql`update training_module_progress set status = 'in_progress' where ${theirs}`)
  await tx.run(sql`
    delete from training_progress where ${theirs} and not exists (
      select from training_module_progress written where written.user_id = ${from} and written.training_id = training_progress.training_id)`)
  await tx.run(sql`update training_progress set quiz_score = null, quiz_passed_at = null, completed_at = null where ${theirs}`)
  return { certificates: moved, certificates_ended: replaced + ended }
}

/** What somebody was asked to do in organizations to which both accounts belong; gives how much. Of what both were asked, the date of the one that stays counts. */
export const moveAssignments = (tx: Db, { from, to }: Moving, organizations: readonly number[]) =>
  tx.run(sql`
    insert into training_assignments (
      user_id, training_id, organization_id, assigned_by, due_date, assigned_at, dated_at, reminded_before, reminded_on, reminded_at)
    select ${to}, training_id, organization_id, assigned_by, due_date, assigned_at, dated_at, reminded_before, reminded_on, reminded_at
    from training_assignments where user_id = ${from} and organization_id = any(${organizations}) order by training_id
    on conflict (user_id, training_id) do nothing`)
