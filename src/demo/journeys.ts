// Journals, journeys with streaks, surveys and guided journeys of the church's people.
import { sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'

const pages = [
  ['A slow morning', 'Psalm 23 again. I noticed “he makes me lie down”: rest as something one is made to do.'],
  ['After the conversation', 'I was too quick with advice. Tomorrow I will ask her how she is, and then be quiet.'],
  ['Thankful', 'For coffee, for the rain on the roof, for M. who called without a reason.'],
  ['Hard day', 'I do not feel anything when I pray. I wrote it down so that it is said to someone.'],
  ['A question', 'What would I do if I were not afraid of being laughed at?'],
]

export async function addJourneys({ db, id: organizationId, members }: DemoChurch) {
  await db.run(sql`
    insert into journey_entries (user_id, activity_type, duration_minutes, date, created_at)
    select user_id, (array['prayer', 'prayer', 'study', 'worship', 'service', 'fellowship', 'meditation'])[1 + (user_id + n) % 7], 5 + ((user_id * 7 + n * 3) % 8) * 5,
      current_date - n, now() - make_interval(days => n)
    from organization_members cross join generate_series(0, 364) n
    where organization_id = ${organizationId} and (user_id * 13 + n * 7) % (2 + user_id % 5) = 0`)
  // The member that one signs in as has kept it up for twelve days.
  await db.run(sql`
    insert into journey_entries (user_id, activity_type, duration_minutes, notes, date, created_at)
    select id, case when n % 3 = 0 then 'study' else 'prayer' end, 15, 'On the tram', current_date - n, now() - make_interval(days => n)
    from users cross join generate_series(0, 11) n where email = 'member@demo.example'`)
  await db.run(sql`
    insert into journal_entries (user_id, title, content, date, created_at, updated_at)
    select id, (${pages.map(([title]) => title)}::text[])[1 + n % ${pages.length}::int], (${pages.map(([, text]) => text)}::text[])[1 + n % ${pages.length}::int],
      current_date - n * 9, now() - make_interval(days => n * 9), now() - make_interval(days => n * 9)
    from users cross join generate_series(0, 30) n where home_organization_id = ${organizationId} and (id + n) % 3 = 0`)
  await addSurveys(
    db,
    members.map(({ id }) => id),
  )
}

async function addSurveys(db: DemoChurch['db'], people: number[]) {
  await db.run(sql`
    insert into onboarding_surveys (user_id, purpose, outcome, focus_topics, weekly_commitment, learning_style, learning_track)
    select user_id, 'To grow deeper roots', 'A steady life of prayer', case user_id % 3 when 0 then array['prayer', 'rest'] when 1 then array['leading a group', 'service'] else array['bible', 'forgiveness'] end,
      'Two hours', 'Reading, then talking', case when user_id % 4 = 0 then 'manual' else 'guided' end
    from unnest(${people}::bigint[]) as user_id where user_id % 2 = 0`)
  await db.run(
    sql`insert into guided_journeys (user_id, generated_at) select user_id, now() - interval '40 days' from onboarding_surveys where learning_track = 'guided'`,
  )
  await db.run(sql`
    insert into guided_journey_trainings (user_id, training_id, position)
    select user_id, training_id, row_number() over (partition by user_id order by training_id)
    from (
      select guided_journeys.user_id, trainings.id as training_id from guided_journeys join users on users.id = user_id
      join trainings on trainings.organization_id = users.home_organization_id and trainings.visibility in ('everyone', 'members_only') where (trainings.id + guided_journeys.user_id) % 4 = 0
    ) chosen`)
  await db.run(sql`
    insert into guided_journey_challenges (user_id, challenge_id, position)
    select user_id, challenge_id, row_number() over (partition by user_id order by challenge_id)
    from (
      select guided_journeys.user_id, challenges.id as challenge_id from guided_journeys join users on users.id = user_id
      join challenges on challenges.organization_id = users.home_organization_id and challenges.status = 'published' where (challenges.id + guided_journeys.user_id) % 3 = 0
    ) chosen`)
  await db.run(sql`
    insert into hearted_trainings (user_id, training_id)
    select onboarding_surveys.user_id, trainings.id from onboarding_surveys join users on users.id = user_id
    join trainings on trainings.organization_id = users.home_organization_id and trainings.visibility in ('everyone', 'members_only') where (trainings.id * 3 + users.id) % 7 = 0`)
}
