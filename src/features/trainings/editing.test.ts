import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { wavBytes } from '#test/given-files.ts'
import { type GivenTraining, givenCompletion, givenTraining, progressIn, quizOf, start } from '#test/given-trainings.ts'
import { sendForm } from '#test/given-uploads.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })

const change = (training: { id: number }, body: unknown, by = leader) => by.put(`/qualifications/${training.id}`, body)
const read = async (person: Person, { id }: { id: number }): Promise<GivenTraining> => (await person.get(`/qualifications/${id}`)).body.data
const make = (fields: object = {}) => givenTraining({ by: leader, of: church, ...fields })

it('leaves as it is what is not sent', async () => {
  const fields = { type: 'Basics', series: 'Roots', topics: ['prayer'], content: '<p>Pray</p>', max_attempts: 3, visibility: 'everyone' }
  const training = await make({ ...fields, video_link: 'https://youtu.be/a', modules: [{ title: 'One', content: 'Read' }], ...quizOf(2) })
  const { status, body } = await change(training, { title: 'Renamed' })
  assert.equal(status, 200)
  assert.deepEqual(body.data, { ...training, title: 'Renamed' })
})

it('empties what can be empty by null, and leaves the rest as it is', async () => {
  const fields = {
    title: 'Roots',
    type: 'Basics',
    series: 'Roots',
    topics: ['prayer'],
    content: '<p>Pray</p>',
    visibility: 'assigned_only',
    is_required_for_leadership: true,
    max_attempts: 3,
    ...quizOf(1),
  }
  const training = await make(fields)
  const nothing = { ...Object.fromEntries(Object.keys(fields).map((field) => [field, null])), quiz_type: undefined, content: '' }
  const { body } = await change(training, nothing)
  assert.deepEqual(body.data, { ...training, series: null, topics: [], content: '', max_attempts: null })
})

it('takes back a training as it was read, and changes nothing by that', async () => {
  const training = await make({
    modules: [{ title: 'One', content: 'Read' }, { title: 'Two' }],
    ...quizOf(2),
    is_required_for_leadership: true,
  })
  const { status, body } = await change(training, training)
  assert.equal(status, 200)
  assert.deepEqual(body.data, training)
})

it('keeps modules by their ids, with everyone’s progress, in the order that was sent', async () => {
  const training = await make({ modules: [{ title: 'One', content: 'Read' }, { title: 'Two' }, { title: 'Three' }] })
  const [one, two, three] = training.modules
  await start(member, training)
  for (const module of [one!, three!])
    await member.post(`/qualifications/update-progress/${training.id}`, { module_id: module.id, status: 'completed' })
  const { body } = await change(training, {
    modules: [{ id: three!.id, title: 'Third' }, { title: 'New' }, { id: one!.id, title: 'One', content: '<b>Read</b><script>x</script>' }],
  })
  const modules: GivenTraining['modules'] = body.data.modules
  assert.deepEqual(
    modules.map(({ title, content, position }) => [title, content, position]),
    [
      ['Third', '', 1],
      ['New', '', 2],
      ['One', '<b>Read</b>', 3],
    ],
  )
  assert.deepEqual([modules[0]!.id, modules[2]!.id], [three!.id, one!.id])
  assert.deepEqual(
    (await read(member, training)).modules.map(({ status }) => status),
    ['completed', 'not_started', 'completed'],
  )
  assert.equal((await progressIn(member, training)).progress_percentage, 66)
  const again = await change(training, { modules: [{ id: one!.id, title: 'One' }] })
  assert.deepEqual(
    [again.body.data.modules.length, again.body.data.modules[0].content],
    [1, '<b>Read</b>'],
    'a text that is not sent stays',
  )
  assert.equal((await change(training, { modules: [{ id: two!.id, title: 'Back' }] })).status, 422)
})

it('refuses modules of other trainings and repeated ones, and then changes nothing', async () => {
  const training = await make({ modules: [{ title: 'One' }] })
  const other = await make({ modules: [{ title: 'Other' }] })
  const [one] = training.modules
  const modules = [
    { id: one!.id, title: 'A' },
    { id: one!.id, title: 'B' },
    { id: other.modules[0]!.id, title: 'C' },
  ]
  const { status, body } = await change(training, { title: 'Renamed', modules })
  assert.equal(status, 422)
  assert.deepEqual(Object.keys(body.errors), ['modules.1.id', 'modules.2.id'])
  assert.deepEqual(await read(leader, training), training)
})

it('keeps all texts of a training together below 3 MB, also where they come piece by piece', async () => {
  const long = '“'.repeat(99_000) // 297,000 bytes
  const training = await make({ content: long, modules: [{ title: 'One', content: long }] })
  const parts = (count: number) => [
    ...training.modules.map(({ id, title }) => ({ id, title })),
    ...Array.from({ length: count }, (_, n) => ({ title: `New ${n}`, content: long })),
  ]
  for (let n = 0; n < 8; n++) training.modules = (await change(training, { modules: parts(1) })).body.data.modules
  const { status, body } = await change(training, { modules: parts(1) })
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['modules']])
  assert.equal((await change(training, { title: 'Renamed' })).status, 200)
})

it('tells all that is wrong at once', async () => {
  const { status, body } = await change(await make(), {
    video_link: 'https://example.org/video',
    audio_path: 'ftp://example.org/a.mp3',
    quiz_type: 'multiple_choice',
    modules: [{ id: 1_000_000, title: 'One' }],
  })
  assert.equal(status, 422)
  assert.deepEqual(Object.keys(body.errors).sort(), ['audio_path', 'modules.0.id', 'quiz_data', 'video_link'])
})

it('wants a quiz type and its questions to go together', async () => {
  const { quiz_data } = quizOf(1)
  const refused = async (field: string, fields: object, training?: { id: number }) => {
    const answer = training
      ? await change(training, fields)
      : await leader.post('/qualifications', { title: 'Quiz', organization_id: church.id, ...fields })
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual(Object.keys(answer.body.errors), [field])
  }
  await refused('quiz_data', { quiz_type: 'multiple_choice' })
  await refused('quiz_data', { quiz_data })
  await refused('quiz_data', { quiz_type: 'completion_consent', quiz_data })
  await refused('quiz_data.questions.0.correct_answer_index', {
    quiz_type: 'multiple_choice',
    quiz_data: { questions: [{ question: 'Who?', options: ['A', 'B'], correct_answer_index: 2 }] },
  })
  await refused('quiz_data.questions.0.options.1', {
    quiz_type: 'multiple_choice',
    quiz_data: { questions: [{ question: 'Who?', options: ['A', 'A'], correct_answer_index: 0 }] },
  })
  await refused('quiz_data.questions', { quiz_type: 'multiple_choice', quiz_data: { questions: [] } })
})

it('takes away the quiz with its type', async () => {
  const training = await make(quizOf(1))
  const { quiz_type, quiz_data, quiz_version } = (await change(training, { quiz_type: null })).body.data
  assert.deepEqual([quiz_type, quiz_data, quiz_version], [null, null, null])
})

it('counts a new version of the quiz only where the questions differ', async () => {
  const training = await make(quizOf(2))
  assert.equal(training.quiz_version, 1)
  assert.equal((await change(training, quizOf(2))).body.data.quiz_version, 1)
  assert.equal((await change(training, quizOf(3))).body.data.quiz_version, 2)
})

it('keeps the certificate of who completed a training that is deleted, and hides the rest', async () => {
  const training = await make()
  await givenCompletion(member, training)
  assert.equal((await leader.delete(`/qualifications/${training.id}`)).status, 200)
  assert.equal((await member.get(`/qualifications/${training.id}`)).status, 404)
  assert.equal(await progressIn(member, training), undefined)
  assert.equal((await member.get(`/qualifications/${training.id}/certificate`)).status, 200)
})

it('takes a sound that was uploaded for the organization, and no other', async () => {
  const elsewhere = await given.organization()
  const upload = async (by: Person, organization?: number) => {
    const answer = await sendForm(by, '/qualifications/upload-audio', [
      ...(organization ? [['organization_id', organization] as [string, number]] : []),
      ['file', { name: 'psalm.wav', bytes: wavBytes() }],
    ])
    assert.equal(answer.status, 201, answer.text)
    return answer.body.data.audio_path as string
  }
  const own = await upload(leader)
  const foreign = await upload(elsewhere.admin, elsewhere.id)
  const training = await make({ audio_path: own })
  assert.equal(training['audio_path'], own)
  for (const audio_path of [foreign, `${own}x`, 'http://example.org/a.mp3', 'javascript:alert(1)', '/etc/passwd']) {
    const { status, body } = await change(training, { audio_path })
    assert.equal(status, 422, audio_path)
    assert.deepEqual(Object.keys(body.errors), ['audio_path'])
  }
  const address = 'https://example.org/a.mp3'
  assert.equal((await change(training, { audio_path: address })).body.data.audio_path, address)
  await start(member, training)
  assert.equal((await progressIn(member, training)).has_audio, true)
  assert.equal((await change(training, { audio_path: null })).body.data.audio_path, null)
})

it('lets nobody but leaders and admins upload sounds, each for their own organization', async () => {
  const elsewhere = await given.organization()
  const parts = (organization: number) => [
    ['organization_id', organization] as [string, number],
    ['file', { name: 'psalm.wav', bytes: wavBytes() }] as [string, { name: string; bytes: Buffer }],
  ]
  assert.equal((await sendForm(member, '/qualifications/upload-audio', parts(church.id))).status, 403)
  assert.equal((await sendForm(leader, '/qualifications/upload-audio', parts(elsewhere.id))).status, 422)
})

it('makes a training in the home organization where no other is named', async () => {
  const { body } = await leader.post('/qualifications', { title: 'At home' })
  assert.equal(body.data.organization_id, church.id)
  const nowhere = await given.person()
  await app.services.db.pool.query(`insert into subscriptions (user_id, status) values ($1, 'active')`, [nowhere.id])
  const refused = await nowhere.post('/qualifications', { title: 'Nowhere' })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors ?? {})], [422, ['organization_id']])
})

it('keeps what each of ten people changes at once', async () => {
  const training = await make(quizOf(1))
  const changes = {
    title: 'Renamed',
    type: 'Advanced',
    series: 'Fruit',
    topics: ['hope'],
    content: '<p>Hope</p>',
    audio_path: 'https://example.org/a.mp3',
    video_link: 'https://youtu.be/b',
    quiz_data: quizOf(2).quiz_data,
    max_attempts: 5,
    is_required_for_leadership: true,
  }
  await Promise.all(Object.entries(changes).map(([field, value]) => change(training, { [field]: value })))
  assert.deepEqual(await read(leader, training), { ...training, ...changes, quiz_version: 2 })
})

it('makes one version of the questions after the other when ten people edit them at once', async () => {
  const training = await make(quizOf(1))
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change(training, quizOf(n + 2))))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal((await read(leader, training)).quiz_version, 11)
})

it('shows everyone no picture that tells another host who reads: in the content and the modules, also where only the visibility changes', async () => {
  const picture = '<p>Look: <img src="https://spy.example/a.png" alt="A lamb" /></p>'
  const linked = '<p>Look: <a href="https://spy.example/a.png" rel="noopener noreferrer nofollow">A lamb</a></p>'
  const textsOf = ({ content, modules }: GivenTraining) => [content, ...modules.map((module) => module.content)]
  const texts = { content: picture, modules: [{ title: 'One', content: picture }] }
  const own = await make(texts)
  assert.deepEqual(textsOf(own), [picture, picture])
  const open = await make({ ...texts, visibility: 'everyone' })
  assert.deepEqual(textsOf(open), [linked, linked])
  await change(open, { content: picture, modules: [{ title: 'Two', content: picture }] })
  assert.deepEqual(textsOf(await read(member, open)), [linked, linked])

  assert.equal((await change(own, { visibility: 'everyone' })).status, 200)
  assert.deepEqual(textsOf(await read(member, own)), [linked, linked])
  await change(own, { visibility: 'members_only', ...texts })
  const { modules } = await read(leader, own)
  const kept = modules.map(({ id, title }) => ({ id, title }))
  assert.equal((await change(own, { visibility: 'everyone', modules: kept })).status, 200)
  assert.deepEqual(textsOf(await read(member, own)), [linked, linked])
})

it('made links of the pictures that were there before', async () => {
  const before =
    '<p>A <b>lamb</b>: <img src="https://spy.example/a.png?x=1&amp;y=2" alt="" /></p><a href="https://x.example/"><img src="https://spy.example/b.png" alt="Go" /></a>'
  const after =
    '<p>A <b>lamb</b>: <a href="https://spy.example/a.png?x=1&amp;y=2" rel="noopener noreferrer nofollow">spy.example</a></p><a href="https://x.example/">Go</a>'
  const { pool } = app.services.db
  const migrations = new URL('../../../migrations/', import.meta.url)
  const [open, own] = [await make({ visibility: 'everyone', modules: [{ title: 'One' }] }), await make({ modules: [{ title: 'One' }] })]
  const challenge = await givenChallenge({ of: church, visibility: 'everyone' })
  for (const { id } of [open, own]) {
    await pool.query('update trainings set content = $1 where id = $2', [before, id])
    await pool.query('update training_modules set content = $1 where training_id = $2', [before, id])
  }
  await pool.query('update challenges set content = $1 where id = $2', [before, challenge.id])
  const migration = readdirSync(migrations).find((name) => name.endsWith('_links_for_foreign_pictures.sql'))!
  await pool.query(readFileSync(new URL(migration, migrations), 'utf8'))
  const textsOf = ({ content, modules }: GivenTraining) => [content, modules[0]!.content]
  assert.deepEqual(textsOf(await read(member, open)), [after, after])
  assert.deepEqual(textsOf(await read(member, own)), [before, before])
  assert.equal((await member.get(`/challenges/${challenge.id}`)).body.data.content, after)
})

it('has the language that it says, else that of its organization, else none, and is listed by it', async () => {
  const abroad = await given.organization()
  const german = () => givenTraining({ by: abroad.admin, of: abroad })
  assert.equal((await german()).language, null)
  await app.services.db.run(sql`update organizations set locale = 'de-AT' where id = ${abroad.id}`)
  const said = await givenTraining({ by: abroad.admin, of: abroad, language: 'PT-br' })
  const [unsaid, unknown] = [await german(), await givenTraining({ by: abroad.admin, of: abroad, language: null })]
  assert.deepEqual([said.language, unsaid.language, unknown.language], ['pt-BR', 'de-AT', null])

  for (const path of ['/qualifications', '/qualifications/get_qualifications'])
    for (const [language, ids] of [
      ['pt', [said.id]],
      ['pt-BR', [said.id]],
      ['de', [unsaid.id]],
      ['de-CH', []],
      ['p', null],
    ] as const) {
      const { status, body } = await abroad.admin.get(`${path}?organization_id=${abroad.id}&language=${language}`)
      if (ids)
        assert.deepEqual(
          body.data.map(({ id }: { id: number }) => id),
          ids,
          `${path} ${language}`,
        )
      else assert.deepEqual([status, body.codes], [422, { language: [{ rule: 'locale' }] }])
    }

  assert.equal((await change(said, { title: 'Renamed' }, abroad.admin)).body.data.language, 'pt-BR')
  assert.equal((await change(said, { language: null }, abroad.admin)).body.data.language, null)
  const { status, body } = await change(said, { language: 'Deutsch_1' }, abroad.admin)
  assert.deepEqual([status, body.codes], [422, { language: [{ rule: 'locale' }] }])
})
