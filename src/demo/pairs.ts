// Three who have walked one to one with somebody for a while, one pair that waits for an admin, and somebody who has just asked. And what people
// say of themselves.
import { sql } from '#platform/db/database.ts'
import type { DemoChurch, DemoPerson } from './church.ts'

interface Walk {
  mentor: DemoPerson
  mentee: DemoPerson
  days: number
  steps: [text: string, day: number | null, isDone: boolean][]
  notes: [by: 'mentor' | 'mentee', text: string, daysAgo: number][]
  private: [by: 'mentor' | 'mentee', text: string, daysAgo: number][]
}

export async function addPairs(church: DemoChurch) {
  await addContacts(church)
  const { db, id: organizationId, admin, leaders, members } = church
  const [levi, second, third, fourth] = leaders as [DemoPerson, DemoPerson, DemoPerson, DemoPerson]
  const [mia, other, quiet, young, asking] = members as [DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson]
  const walks: Walk[] = [
    {
      mentor: levi,
      mentee: mia,
      days: 330,
      steps: [
        ['Read the Gospel of Mark together, a chapter a week', null, true],
        ['Write down three things to be thankful for every evening', -20, true],
        ['Tell my sister how I came to faith', 9, false],
        ['Look for a place where I can serve', null, false],
      ],
      notes: [
        ['mentor', 'Good to begin. We meet every other Tuesday, and either may call at any time.', 329],
        ['mentee', 'Mark 4: the seed grows, and he knows not how. I needed to hear that this week.', 120],
        ['mentor', 'We talked about patience. Let’s pray for Mia’s new start at work.', 34],
        ['mentee', 'The first week was good. Thank you for praying.', 6],
      ],
      private: [
        ['mentee', 'I have not told him yet how hard the winter was. Maybe next time.', 50],
        ['mentor', 'Listen more, explain less. Ask about her father.', 33],
      ],
    },
    {
      mentor: second,
      mentee: other,
      days: 150,
      steps: [
        ['Learn Psalm 23 by heart', -40, true],
        ['Take a walk without a phone, and pray', 3, false],
      ],
      notes: [['mentor', 'What would it look like to rest one day a week?', 12]],
      private: [],
    },
    {
      mentor: third,
      mentee: quiet,
      days: 90,
      steps: [['Finish the first training together', null, false]],
      notes: [['mentee', 'I liked our first conversation. When do we meet again?', 45]],
      private: [],
    },
  ]
  for (const walk of walks) await addWalk(church, walk)
  await db.run(sql`
    update pair_steps set kind = 'training', text = null, training_id = (select id from trainings where organization_id = ${organizationId} order by id limit 1)
    where text = 'Finish the first training together'`)
  await db.run(sql`
    insert into pairs (organization_id, mentor_id, mentee_id, asked_by, status, created_at, waiting_since) values
      (${organizationId}, ${fourth.id}, ${young.id}, ${young.id}, 'waiting', now() - interval '2 days', now() - interval '1 day'),
      (${organizationId}, ${levi.id}, ${asking.id}, ${asking.id}, 'asked', now() - interval '3 hours', null)`)
  await db.run(sql`
    with told as (
      insert into notices (kind, params, data)
      select case status when 'asked' then 'pair_asked' else 'pair_waiting' end, jsonb_build_object('organization', name),
        jsonb_build_object('pair_id', pairs.id, 'organization_id', organization_id)
      from pairs join organizations on organizations.id = organization_id where organization_id = ${organizationId} and status in ('asked', 'waiting')
      returning id, kind)
    insert into notifications (user_id, notice_id) select case kind when 'pair_asked' then ${levi.id}::bigint else ${admin.id}::bigint end, id from told`)
}

async function addWalk({ db, id: organizationId, admin }: DemoChurch, { mentor, mentee, days, steps, notes, private: own }: Walk) {
  const of = { mentor: mentor.id, mentee: mentee.id }
  const last = Math.min(...notes.map(([, , ago]) => ago))
  const { id } = await db.one<{ id: number }>(sql`
    insert into pairs (organization_id, mentor_id, mentee_id, asked_by, status, created_at, waiting_since, agreed_by, agreed_at, began_at, active_at)
    select ${organizationId}, ${mentor.id}, ${mentee.id}, ${mentee.id}, 'active', begin - interval '2 days', begin - interval '1 day', ${admin.id}, begin, begin,
      now() - make_interval(days => ${last})
    from (select now() - make_interval(days => ${days}) as begin) at returning id`)
  await db.run(sql`
    insert into pair_steps (pair_id, added_by, kind, text, day, ticked_by, ticked_at, created_at)
    select ${id}, ${mentor.id}, 'sentence', text, current_date + days, case when is_done then ${mentee.id}::bigint end,
      case when is_done then now() - interval '20 days' end, now() - make_interval(days => ${days}::int - place::int)
    from unnest(${steps.map(([text]) => text)}::text[], ${steps.map(([, day]) => day)}::int[], ${steps.map(([, , isDone]) => isDone)}::boolean[])
      with ordinality as step(text, days, is_done, place)`)
  const rows = (written: Walk['notes']) => sql`
    unnest(${written.map(([by]) => of[by])}::bigint[], ${written.map(([, text]) => text)}::text[], ${written.map(([, , ago]) => ago)}::int[]) as note(by, text, ago)`
  await db.run(sql`
    insert into pair_notes (pair_id, written_by, text, created_at) select ${id}, by, text, now() - make_interval(days => ago) from ${rows(notes)}`)
  await db.run(sql`
    insert into pair_private_notes (pair_id, user_id, text, created_at) select ${id}, by, text, now() - make_interval(days => ago) from ${rows(own)}`)
}

/** Half of them gave a birthday, a third a phone number; most show them to their leaders. */
const addContacts = ({ db, id }: DemoChurch) =>
  db.run(sql`
    update users set
      birthday = case when place % 2 = 1 then date '1955-01-01' + (place * 137 % 16000)::int end,
      birthday_visibility = (array['church', 'leaders', 'nobody'])[1 + place % 3],
      phone = case when place % 3 = 1 then '+49 30 5550' || lpad(place::text, 3, '0') end,
      phone_visibility = (array['leaders', 'leaders', 'church', 'nobody'])[1 + place % 4]
    from (
      select user_id, row_number() over (order by user_id) as place from organization_members where organization_id = ${id}) people
    where users.id = user_id`)
