// What challenges keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'challenges/progress': rowsOf(
      (id) => sql`
        select challenge_id, challenges.name, progress.status, progress.points_awarded, progress.started_at, progress.completed_at
        from challenge_progress progress join challenges on challenges.id = challenge_id where user_id = ${id} order by progress.id`,
    ),
    'challenges/check-ins': rowsOf(
      (id) => sql`select challenge_id, day, created_at from challenge_check_ins where user_id = ${id} order by challenge_id, day`,
    ),
  },
  // Check-ins first: the triggers of both tables count down what their rows had added.
  erase: inTurn(
    (id) => sql`delete from challenge_check_ins where user_id = ${id}`,
    (id) => sql`delete from challenge_progress where user_id = ${id}`,
  ),
}
