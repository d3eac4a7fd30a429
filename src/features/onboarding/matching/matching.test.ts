import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { demoTrainings } from '#src/demo/trainings.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenSurvey } from '#test/given-onboarding.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { demoSubjects, surveys, topicCatalogue } from '#test/topic-catalogue.ts'
import { matchChallenges, matchTrainings } from './queries.ts'
import { significantWords } from './words.ts'

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
    const first = (await matchTrainings(db, viewer, topics, [], 99)).slice(0, 10).map((id) => byId.get(id)!)
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
    const found = await matchChallenges(db, viewer, [topic], [], 99)
    assert.deepEqual(found.slice(0, 5).sort(), all, topic)
  }
  assert.equal((await matchChallenges(db, viewer, ['reconcile'], [], 99))[0], named.id)
})

it('a topic is found in texts without blanks, whatever they are written in', async () => {
  const abroad = await given.organization()
  const there = { id: abroad.admin.id, organizations: [abroad.id], managed: [] }
  const make = async (title: string, content = '') => (await givenTraining({ by: abroad.admin, of: abroad, title, content })).id
  const [first, daily] = [await make('祷告入门'), await make('如何每天祷告')]
  const japanese = await make('日々の祈り')
  const thai = await make('การอธิษฐานทุกวัน')
  const korean = await make('매일 기도하는 삶')
  const written = await make('默想', '<p>我们一起学习门徒训练。</p>')
  for (let n = 0; n < 8; n++) await make(`Other ${n}`)
  const challenge = await givenChallenge({ of: abroad, name: '七天祷告' })
  for (let n = 0; n < 6; n++) await givenChallenge({ of: abroad })

  const found = async (topic: string, count: number) =>
    (await matchTrainings(db, there, [topic], [], 99)).slice(0, count).sort((a, b) => a - b)
  for (const topic of ['祷告', '学习祷告', '祷告会']) assert.deepEqual(await found(topic, 2), [first, daily], topic)
  assert.deepEqual((await found('每天祷告的习惯', 1))[0], daily)
  assert.deepEqual(await found('祈り', 1), [japanese])
  assert.deepEqual(await found('อธิษฐาน', 1), [thai])
  assert.deepEqual(await found('기도', 1), [korean])
  assert.deepEqual(await found('门徒', 1), [written])
  assert.deepEqual((await matchChallenges(db, there, ['祷告'], [], 99))[0], challenge.id)
  assert.deepEqual(await found('告祷', 1), await found('xyz', 1), 'the same signs in another order are another word')
})

it('the words of a text without blanks are found by a dictionary, without its particles', () => {
  assert.deepEqual(significantWords('如何每天祷告'), ['每天', '祷告'])
  assert.deepEqual(significantWords('日々の祈り'), ['日々', '祈り'])
  assert.deepEqual(significantWords('爱'), ['爱'])
})

it('topics that are nothing but small or strange words find nothing, and the newest five come', async () => {
  for (const topics of [['and with the'], ['🙏'], ["' | & ! :* (\\ <->"], ['%'], ['x'.repeat(80)]])
    assert.equal((await matchChallenges(db, viewer, topics, [], 99)).length, 5, topics.join())
  assert.deepEqual(await matchChallenges(db, viewer, ['and'], [], 0), [])
})

it('the words around a topic do not count', () => {
  assert.deepEqual(significantWords('Learning to know my Bible better'), ['to', 'bible'])
  assert.deepEqual(significantWords('Growing'), ['growing'])
  assert.deepEqual(significantWords('…'), [])
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
  assert.ok((await matchTrainings(db, viewer, [letters], [], 99)).length > 0)
})

/** The titles of the trainings and challenges with which the journey for a topic begins. */
async function journeyFor(person: Person, topic: string, count: number) {
  await givenSurvey(person, { focus_topics: [topic] })
  const { body, text } = await person.post('/onboarding/generate-journey')
  assert.ok(body.success, text)
  const titles = (items: { title: string }[]) =>
    items
      .slice(0, count)
      .map(({ title }) => title)
      .sort()
  return { trainings: titles(body.journey.trainings), challenges: titles(body.journey.challenges) }
}

const abroad: [language: string, named: string[], topics: string[], others: string[]][] = [
  ['de', ['Das Gebet', 'Gebete der Psalmen'], ['Gebet', 'Gebete', 'GEBETEN', 'Gebete und wie'], ['Die Taufe', 'Dienst am Nächsten']],
  ['de-CH', ['Von der Vergebung', 'Einander vergeben'], ['Vergebung', 'vergeben', 'Vergebungen'], ['Die Gabe', 'Freude']],
  ['es', ['La oración', 'Oraciones de David'], ['oración', 'oraciones', 'Oracion'], ['El bautismo', 'Servir a otros']],
  ['es-MX', ['La adoración', 'Adoraciones'], ['adoraciones', 'Adoración'], ['El ayuno', 'Dar']],
  ['ar', ['الصلاة اليومية', 'معنى الصلاة'], ['صلاة', 'الصلاة', 'للصلاة', 'الصَّلاة'], ['المعمودية', 'خدمة القريب']],
  ['ar-EG', ['حياة المؤمنين', 'المؤمنون معًا'], ['مؤمنون', 'المؤمنين', 'للمؤمنين'], ['الصوم', 'العطاء']],
  ['pt-BR', ['Adoração', 'Adorações do povo'], ['adorações', 'adoração'], ['O batismo', 'O jejum']],
]
for (const [language, named, topics, others] of abroad) {
  it(`a topic is found in texts of ${language} in whatever form its words have, by whoever asks`, async () => {
    const here = await given.organization()
    for (const title of [...named, ...others]) await givenTraining({ by: here.admin, of: here, title, language, content: '<p>…</p>' })
    for (const name of [...named, ...others]) await givenChallenge({ of: here, name, language, challenge_content: '<p>…</p>' })
    for (const topic of topics) {
      const found = await journeyFor(here.admin, topic, named.length)
      assert.deepEqual(found, { trainings: [...named].sort(), challenges: [...named].sort() }, topic)
    }
  })
}

it('stems by the language that a text says it has, until it says another', async () => {
  const here = await given.organization()
  const there = { id: here.admin.id, organizations: [here.id], managed: [] }
  const training = await givenTraining({
    by: here.admin,
    of: here,
    title: 'Eltern',
    content: '<p>Wir haben einander vergeben.</p>',
    language: 'de',
  })
  for (let n = 0; n < 6; n++) await givenTraining({ by: here.admin, of: here, title: `Thema ${n}`, language: 'de' })
  const first = async () => (await matchTrainings(db, there, ['Vergebung'], [], 99))[0]
  assert.equal(await first(), training.id)
  for (const language of ['tlh', null]) {
    assert.equal((await here.admin.put(`/qualifications/${training.id}`, { language })).body.data.language, language)
    assert.notEqual(await first(), training.id, String(language))
  }
  await here.admin.put(`/qualifications/${training.id}`, { language: 'DE-at' })
  assert.equal(await first(), training.id)
})
