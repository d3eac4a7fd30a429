import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { answersTo, givenTraining, quizOf, start, submit } from '#test/given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const as = (language: string) => ({ headers: { 'accept-language': language } })

it('answers in the language that is asked for: started, refused, forbidden, and not found', async () => {
  const member = await given.person({ of: church })
  const training = await givenTraining({ by: leader, of: church, title: 'Learning to Pray', ...quizOf(2), max_attempts: 1 })
  const started = await member.post(`/qualifications/start/${training.id}`, {}, as('ar'))
  assert.deepEqual([started.status, started.body.message], [200, 'بدأت الدورة «\u2068Learning to Pray\u2069».'])

  const early = await member.post(`/qualifications/complete/${training.id}`, {}, as('es'))
  assert.deepEqual(
    [early.status, early.body.message, early.body.error_type],
    [422, 'Primero aprueba el cuestionario, por favor.', 'quiz_not_passed'],
  )
  await submit(member, training, answersTo(2, 0))
  const again = await member.post(`/qualifications/${training.id}/submit-quiz`, answersTo(2, 2), as('de'))
  assert.deepEqual(
    [again.status, again.body.message, again.body.error_type],
    [422, 'Alle Versuche sind aufgebraucht.', 'attempts_exhausted'],
  )

  const forbidden = await member.put(`/qualifications/${training.id}`, { title: 'Mine' }, as('ar'))
  assert.deepEqual(
    [forbidden.status, forbidden.body],
    [403, { message: 'تعديل دورات الكنيسة متاح لقادتها ومشرفيها فقط.', code: 'only_leaders_change_trainings' }],
  )
  const unknown = await member.get('/qualifications/999999999', as('de'))
  assert.deepEqual([unknown.status, unknown.body], [404, { message: 'Diesen Kurs gibt es nicht.', code: 'training_not_found' }])
})

it('thanks for a consent in the language that is asked for', async () => {
  const member = await given.person({ of: church })
  const training = await givenTraining({ by: leader, of: church, quiz_type: 'completion_consent' })
  await start(member, training)
  const answer = await member.post(`/qualifications/${training.id}/submit-quiz`, { consent: true }, as('es'))
  assert.deepEqual([answer.status, answer.body.message], [200, 'Gracias. Ya puedes completar el curso.'])
})

it('names what is wrong with a field as a rule, beside its sentence', async () => {
  const wrong = await leader.post('/qualifications', { organization_id: church.id, video_link: 'https://example.org/film' }, as('es'))
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'invalid'])
  assert.deepEqual(wrong.body.codes, { title: [{ rule: 'required' }] })
  assert.deepEqual(wrong.body.errors, { title: ['El campo «Título» es obligatorio.'] })

  const elsewhere = { organization_id: church.id, title: 'Film', video_link: 'https://example.org/film' }
  const film = await leader.post('/qualifications', elsewhere, as('de'))
  assert.deepEqual(film.body.codes, { video_link: [{ rule: 'video_platform' }] })
  assert.deepEqual(film.body.errors, {
    video_link: ['Das Feld „Video-Link“ muss die https-Adresse eines Videos bei YouTube, Vimeo, Dailymotion oder Wistia sein.'],
  })

  const training = await givenTraining({ by: leader, of: church })
  const late = { qualification_id: training.id, user_ids: [leader.id], due_date: '2001-01-01' }
  const past = await leader.post('/qualifications/assign', late, as('ar'))
  assert.deepEqual(past.body.codes, { due_date: [{ rule: 'date_from_today' }] })
  assert.deepEqual(past.body.errors, { due_date: ['يجب أن يكون الحقل «تاريخ الاستحقاق» تاريخًا من اليوم فصاعدًا.'] })
})

it('counts the questions that a text is enough for as Arabic counts', async () => {
  const content = '<p>Moses led the people of Israel out of Egypt. Joshua led the people of Israel into the promised land.</p>'
  const training = await givenTraining({ by: leader, of: church, content })
  const refused = await leader.post(`/qualifications/${training.id}/generate-quiz`, { question_count: 20 }, as('ar'))
  assert.equal(refused.status, 422, refused.text)
  assert.match(refused.body.message, /^نص الدورة أقصر من أن يُكتب منه اختبار|^لا يكفي نص الدورة/)
})
