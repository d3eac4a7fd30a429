// What trainings keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'trainings/progress': rowsOf(
      (id) => sql`
        select training_id, trainings.title, started_at, quiz_score, quiz_passed_at, completed_at
        from training_progress join trainings on trainings.id = training_id where user_id = ${id} order by started_at, training_id`,
    ),
    'trainings/modules': rowsOf(
      (id) => sql`
        select progress.training_id, module_id, title, status, notes, updated_at
        from training_module_progress progress join training_modules on training_modules.id = module_id
        where user_id = ${id} order by progress.training_id, position`,
    ),
    'trainings/attempts': rowsOf(
      (id) => sql`
        select id, training_id, quiz_version, answers, correct_answers, total_questions, score, submitted_at
        from training_attempts where user_id = ${id} order by id`,
    ),
    'trainings/certificates': rowsOf(
      (id) => sql`
        select code, training_id, name, title, organization, completed_on from training_certificates where user_id = ${id} order by training_id`,
    ),
    'trainings/assignments': rowsOf(
      (id) =>
        sql`select training_id, due_date, assigned_at, reminded_at from training_assignments where user_id = ${id} order by assigned_at, training_id`,
    ),
  },
  // Modules with their notes, attempts and certificates go along.
  erase: inTurn(
    (id) => sql`delete from training_progress where user_id = ${id}`,
    (id) => sql`delete from training_assignments where user_id = ${id}`,
  ),
}
