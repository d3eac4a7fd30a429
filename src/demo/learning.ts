// The church's trainings and who is how far in them: started, passed, completed, assigned.
import { type Db, sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'
import { demoTrainings } from './trainings.ts'

export async function addTrainings(church: DemoChurch) {
  const { db, id: organizationId, leaders } = church
  for (const [index, training] of demoTrainings.entries()) {
    const { id } = await db.one<{ id: number }>(sql`
      insert into trainings (organization_id, title, type, series, topics, content, quiz_type, visibility, is_required_for_leadership, created_by, created_at)
      values (${organizationId}, ${training.title}, ${training.type}, ${training.series}, ${training.topics}, ${training.content}, ${training.quiz_type}, ${training.visibility},
        ${training.is_required_for_leadership}, ${leaders[index % leaders.length]!.id}, now() - make_interval(days => ${355 - index}))
      returning id`)
    await db.run(sql`
      insert into training_modules (training_id, position, title, content)
      select ${id}, position, title, content
      from unnest(${training.modules.map(({ title }) => title)}::text[], ${training.modules.map(({ content }) => content)}::text[]) with ordinality as module(title, content, position)`)
    if (training.quiz_data) {
      await db.run(
        sql`insert into training_quizzes (training_id, version, questions) values (${id}, 1, ${JSON.stringify(training.quiz_data.questions)}::jsonb)`,
      )
    }
  }
  await addProgress(db, organizationId)
  await addAssignments(church)
}

/** A third of what somebody may see they have begun, two thirds of that they have completed, and whoever completed passed the quiz. */
async function addProgress(db: Db, organizationId: number) {
  await db.run(sql`
    insert into training_progress (user_id, training_id, started_at, quiz_score, quiz_passed_at, completed_at)
    select user_id, training_id, started_at,
      case when quiz_type = 'multiple_choice' then case when completed then 80 + 20 * (user_id % 2) else 60 end end,
      case when quiz_type is not null and completed then started_at + interval '5 days' end,
      case when completed then started_at + interval '6 days' end
    from (
      select organization_members.user_id, trainings.id as training_id, trainings.quiz_type, (organization_members.user_id + trainings.id) % 3 > 0 as completed,
        now() - interval '7 days' - interval '1 hour' * ((organization_members.user_id * 37 + trainings.id * 91) % (24 * 300)) as started_at
      from organization_members join trainings on trainings.organization_id = organization_members.organization_id
      where organization_members.organization_id = ${organizationId} and (organization_members.user_id * 7 + trainings.id * 5) % 3 = 0
        and (trainings.visibility in ('everyone', 'members_only') or organization_members.role <> 'member')
    ) taken`)
  await db.run(sql`
    insert into training_module_progress (user_id, training_id, module_id, status, updated_at)
    select training_progress.user_id, training_progress.training_id, training_modules.id, 'completed', training_progress.started_at + interval '1 day' * training_modules.position
    from training_progress join training_modules on training_modules.training_id = training_progress.training_id
    where training_progress.completed_at is not null or training_modules.position = 1`)
  await db.run(sql`
    insert into training_attempts (user_id, training_id, quiz_version, answers, correct_answers, total_questions, score, submitted_at)
    select user_id, training_progress.training_id, 1, answers, quiz_score * total / 100, total, quiz_score, started_at + interval '5 days'
    from training_progress join training_quizzes on training_quizzes.training_id = training_progress.training_id
    cross join lateral (
      select count(*)::int as total,
        array_agg(case when place <= quiz_score * jsonb_array_length(questions) / 100 then (question ->> 'correct_answer_index')::int else ((question ->> 'correct_answer_index')::int + 1) % 4 end order by place) as answers
      from jsonb_array_elements(questions) with ordinality as asked(question, place)
    ) answered
    where quiz_score is not null`)
  await db.run(sql`
    insert into training_certificates (user_id, training_id, name, title, organization, completed_on)
    select users.id, training_id, users.name, trainings.title, organizations.name, (completed_at at time zone organizations.timezone)::date
    from training_progress join users on users.id = user_id join trainings on trainings.id = training_id
      join organizations on organizations.id = trainings.organization_id
    where completed_at is not null`)
}

async function addAssignments({ db, id: organizationId, admin }: DemoChurch) {
  await db.run(sql`
    insert into training_assignments (user_id, training_id, organization_id, assigned_by, due_date, assigned_at, dated_at)
    select organization_members.user_id, trainings.id, ${organizationId}, ${admin.id}, current_date + ((organization_members.user_id % 40) - 8)::int, now() - interval '20 days', now() - interval '20 days'
    from organization_members join trainings on trainings.organization_id = organization_members.organization_id
    where organization_members.organization_id = ${organizationId}
      and ((trainings.is_required_for_leadership and organization_members.role = 'leadership') or (trainings.visibility = 'assigned_only' and organization_members.user_id % 6 = 0))`)
}
