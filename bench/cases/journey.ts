// The figures of a long journey, a guided journey, and generating one from a large catalogue.
import { type Db, sql } from '#platform/db/database.ts'
import { topicCatalogue } from '#test/topic-catalogue.ts'
import type { BenchCase } from '../case.ts'
import { addChurch, addPeople } from '../rows.ts'

const progress: BenchCase = {
  name: 'GET /journey/progress after 3 years',
  async prepare({ db, tokenFor }) {
    const church = await addChurch(db, 'Bench Journeys')
    const people = await addPeople(db, church.id, 100)
    await db.run(sql`
      insert into journey_entries (user_id, activity_type, duration_minutes, notes, date)
      select person, (array['prayer', 'study', 'service', 'worship', 'rest'])[1 + n % 5], 10 + n % 50, repeat('word ', 20), current_date - n
      from unnest(${people}::bigint[]) person, generate_series(0, 3 * 365) n`)
    await db.run(sql`vacuum analyze journey_entries`)
    const token = await tokenFor(people[0]!)
    return { request: () => ({ method: 'GET', path: '/journey/progress', token }) }
  },
}

/** Adds this many trainings and challenges with 24 subjects. */
async function addCatalogue(db: Db, organizationId: number, count: number) {
  const items = topicCatalogue(Math.ceil(count / 288)).slice(0, count)
  for (let first = 0; first < count; first += 1000) {
    const some = sql`jsonb_to_recordset(${JSON.stringify(items.slice(first, first + 1000))}::jsonb) as item (title text, type text, topics jsonb, content text)`
    const topics = sql`array(select jsonb_array_elements_text(topics))`
    await db.run(sql`
      insert into trainings (organization_id, title, type, topics, content) select ${organizationId}, title, type, ${topics}, content from ${some}`)
    await db.run(sql`
      insert into challenges (organization_id, name, content, topics, status) select ${organizationId}, title, content, ${topics}, 'published' from ${some}`)
  }
  await db.run(sql`vacuum analyze trainings`)
  await db.run(sql`vacuum analyze challenges`)
}

/** So many people who answered the survey alike. */
async function addSurveyed(db: Db, organizationId: number, count: number, topics: string[]) {
  const people = await addPeople(db, organizationId, count)
  await db.run(sql`
    insert into onboarding_surveys (user_id, purpose, outcome, focus_topics, weekly_commitment, learning_style, learning_track)
    select person, 'To grow', 'Peace', ${topics}, 'An hour', 'Reading', 'guided' from unnest(${people}::bigint[]) person`)
  return people
}

const readJourney: BenchCase = {
  name: 'GET /onboarding/journey of 99 and 99',
  async prepare({ db, tokenFor }) {
    const church = await addChurch(db, 'Bench Guided')
    await addCatalogue(db, church.id, 1_000)
    const [member] = await addSurveyed(db, church.id, 1, ['prayer'])
    await db.run(sql`insert into guided_journeys (user_id, generated_at) values (${member}, now())`)
    await db.run(sql`
      insert into guided_journey_trainings (user_id, training_id, position)
      select ${member}, id, row_number() over (order by id) from (select id from trainings where organization_id = ${church.id} order by id limit 99) item`)
    await db.run(sql`
      insert into guided_journey_challenges (user_id, challenge_id, position)
      select ${member}, id, row_number() over (order by id) from (select id from challenges where organization_id = ${church.id} order by id limit 99) item`)
    await db.run(sql`
      insert into challenge_progress (user_id, challenge_id, organization_id, status, completed_at)
      select user_id, challenge_id, ${church.id}, 'completed', now() from guided_journey_challenges where user_id = ${member} and position % 2 = 0`)
    const token = await tokenFor(member!)
    return { request: () => ({ method: 'GET', path: '/onboarding/journey', token }) }
  },
}

const generate = (count: number): BenchCase => ({
  name: `POST /onboarding/generate-journey from ${count} trainings`,
  async prepare({ db, tokenFor }) {
    const church = await addChurch(db, `Bench Catalogue ${count}`)
    await addCatalogue(db, church.id, count)
    const members = await addSurveyed(db, church.id, 64, ['learning to pray', 'forgivness', 'small groups'])
    const tokens = await Promise.all(members.map((member) => tokenFor(member)))
    return {
      // Each of them again and again: what they have must be thrown away before, or nothing is written the second time.
      request: (n) => ({ method: 'POST', path: '/onboarding/generate-journey', token: tokens[n % tokens.length]! }),
      values: (n) =>
        new Map<unknown, unknown>([
          [members[0], members[n % members.length]],
          [Number(tokens[0]!.split('|')[0]), Number(tokens[n % tokens.length]!.split('|')[0])],
        ]),
      reset: async () => void (await db.run(sql`delete from guided_journeys where user_id = any(${members})`)),
    }
  },
})

export const cases = [progress, readJourney, generate(100), generate(10_000)]
