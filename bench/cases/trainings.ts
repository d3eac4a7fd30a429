// The catalogue as a member reads it, and everyone's progress as a leader does.
import { type Db, sql } from '#platform/db/database.ts'
import type { BenchCase } from '../case.ts'
import { addChurch, addPeople } from '../rows.ts'

/** 30 trainings of some 400 words in 6 series, each with 3 modules and a quiz of 5 questions. */
async function addTrainings(db: Db, organizationId: number) {
  await db.run(sql`
    insert into trainings (organization_id, title, type, series, content, quiz_type)
    select ${organizationId}, 'Training ' || n, 'Foundations', 'Series ' || n % 6, repeat('<p>Prayer is talking with God.</p>', 80), 'multiple_choice'
    from generate_series(1, 30) n`)
  await db.run(sql`
    insert into training_modules (training_id, position, title, content)
    select id, n, 'Part ' || n, repeat('<p>Read, and pray.</p>', 10) from trainings, generate_series(1, 3) n where organization_id = ${organizationId}`)
  await db.run(sql`
    insert into training_quizzes (training_id, version, questions)
    select id, 1, (select jsonb_agg(jsonb_build_object('question', 'Question ' || n || '?', 'options', array['One answer', 'Another', 'A third', 'The last'], 'correct_answer_index', n % 4)) from generate_series(1, 5) n)
    from trainings where organization_id = ${organizationId}`)
}

/** Everybody has begun or completed ten trainings, and is asked to take three more. */
async function addProgress(db: Db, organizationId: number) {
  await db.run(sql`
    insert into training_progress (user_id, training_id, quiz_passed_at, quiz_score, completed_at)
    select user_id, trainings.id, case when completed then now() end, case when completed then 80 end, case when completed then now() end
    from organization_members join trainings using (organization_id) cross join lateral (select (user_id + trainings.id) % 2 = 0 as completed) as done
    where organization_id = ${organizationId} and (user_id + trainings.id) % 30 < 10`)
  await db.run(sql`
    insert into training_module_progress (user_id, training_id, module_id, status)
    select user_id, training_id, training_modules.id, 'completed' from training_progress join training_modules using (training_id)
    join trainings on trainings.id = training_id where organization_id = ${organizationId} and (position = 1 or completed_at is not null)`)
  await db.run(sql`
    insert into training_assignments (user_id, training_id, organization_id, due_date)
    select user_id, trainings.id, organization_id, current_date + 10
    from organization_members join trainings using (organization_id) where organization_id = ${organizationId} and (user_id + trainings.id) % 30 between 9 and 12`)
  await db.run(sql`analyze`)
}

async function prepareChurch(db: Db, name: string, people: number) {
  const church = await addChurch(db, name)
  const [leader, ...members] = await addPeople(db, church.id, people)
  await db.run(sql`update organization_members set role = 'leadership' where organization_id = ${church.id} and user_id = ${leader!}`)
  await addTrainings(db, church.id)
  await addProgress(db, church.id)
  return { leader: leader!, member: members[0]! }
}

const catalogue: BenchCase = {
  name: 'GET /qualifications/get_qualifications',
  async prepare({ db, tokenFor, people }) {
    const { member } = await prepareChurch(db, 'Bench Catalogue', people)
    const token = await tokenFor(member)
    return { request: () => ({ method: 'GET', path: '/qualifications/get_qualifications', token }) }
  },
}

const usersProgress: BenchCase = {
  name: 'GET /qualifications/users-progress',
  async prepare({ db, tokenFor, people }) {
    const { leader } = await prepareChurch(db, 'Bench Users Progress', people)
    const token = await tokenFor(leader)
    return { request: () => ({ method: 'GET', path: '/qualifications/users-progress?per_page=50', token }) }
  },
}

export const cases = [catalogue, usersProgress]
