import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { demoTrainings } from '#src/demo/trainings.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { demoSubjects, surveys, topicCatalogue } from '#test/topic-catalogue.ts'
import { matchChallenges, matchTrainings } from './queries.ts'
import { tellingWords } from './words.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const viewer = { id: church.admin.id, organizations: [church.id], managed: [] }

it('of the first 10 trainings for each of 40 surveys, at least 8 are about its topics', async (test) => {
  const catalogue = [
    ...topicCatalogue(),
    ...demoTrainings.map((training) => ({ ...training, about: demoSubjects[training.title.replace("'", '’')]! })),
  ]
  const rows = await db.many<{ id: number }>(sql`
    insert into trainings (organization_id, title, type, series, topics, content)
    select ${church.id}, title, type, series, array(select jsonb_array_elements_text(topics)), content
    from jsonb_to_recordset(${JSON.stringify(catalogue)}::jsonb) as item (title text, type text, series text, topics jsonb, content text)
    returning id`)
  const byId = new Map(rows.map(({ id }, index) => [id, catalogue[index]!]))
  const scores: number[] = []
  for (const { topics, about } of surveys) {
    const first = (await matchTrainings(db, viewer, topics, 99)).slice(0, 10).map((id) => byId.get(id)!)
    const fitting = first.filter((training) => training.about.some((subject) => about.includes(subject)))
    scores.push(fitting.length)
    assert.ok(fitting.length >= 8, `${topics.join(', ')}: ${first.map(({ title }) => title).join('; ')}`)
  }
  assert.equal(scores.length, 40)
  test.diagnostic(`${scores.reduce((a, b) => a + b) / 40} of the first 10 are on topic in the mean, ${Math.min(...scores)} at least`)
})

it('a challenge is found by its name, topics, description, action and content, whatever form the words have', async () => {
  const named = await givenChallenge({ of: church, name: 'Reconciling' })
  const filed = await givenChallenge({ of: church, topics: ['Reconciliation'] })
  const described = await givenChallenge({ of: church, description: 'To be reconciled' })
  const acted = await givenChallenge({ of: church, action: 'Réconcile!' })
  const written = await givenChallenge({ of: church, challenge_content: '<p class="other">We <b>reconcil</b>e and are reconciling</p>' })
  for (let n = 0; n < 6; n++) await givenChallenge({ of: church })
  const all = [named, filed, described, acted, written].map(({ id }) => id).sort()
  for (const topic of ['reconcile', 'RECONCILED people', 'reconcilation']) {
    const found = await matchChallenges(db, viewer, [topic], 99)
    assert.deepEqual(found.slice(0, 5).sort(), all, topic)
  }
  assert.equal((await matchChallenges(db, viewer, ['reconcile'], 99))[0], named.id)
})

it('topics that are nothing but small or strange words find nothing, and the newest five come', async () => {
  for (const topics of [['and with the'], ['🙏'], ["' | & ! :* (\\ <->"], ['%'], ['x'.repeat(80)]])
    assert.equal((await matchChallenges(db, viewer, topics, 99)).length, 5, topics.join())
  assert.deepEqual(await matchChallenges(db, viewer, ['and'], 0), [])
})

it('the words around a topic do not count', () => {
  assert.deepEqual(tellingWords('Learning to know my Bible better'), ['to', 'bible'])
  assert.deepEqual(tellingWords('Growing'), ['growing'])
  assert.deepEqual(tellingWords('…'), [])
})

it('the longest texts that one may write are taken, whatever they are made of', async () => {
  const hundredThousand = (piece: (n: number) => string) =>
    Array.from({ length: 100_000 }, (_, n) => piece(n))
      .join('')
      .slice(0, 100_000)
  const texts = [
    hundredThousand(() => 'x'),
    hundredThousand((n) => `${n.toString(36)} `),
    hundredThousand((n) => `${String.fromCodePoint(0x4e00 + (n % 20_000))} `),
    hundredThousand((n) => String.fromCodePoint(0x3358 + (n % 100))),
  ]
  for (const content of texts) await givenTraining({ by: church.admin, of: church, type: 'Long', content: `${content.slice(0, 99_980)}` })
  const letters = 'ﷺ'.repeat(80)
  await givenTraining({ by: church.admin, of: church, title: 'ﷺ'.repeat(255), type: 'ﷺ'.repeat(100), topics: [letters] })
  await givenChallenge({ of: church, challenge_content: texts[1], description: 'ﷺ'.repeat(500), topics: [letters] })
  assert.ok((await matchTrainings(db, viewer, [letters], 99)).length > 0)
})
