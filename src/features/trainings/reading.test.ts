import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { answersTo, givenTraining, quizOf, start, submit } from '#test/given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })

const idsFor = async (person: Person, query = '') => {
  const { status, body, text } = await person.get(`/qualifications/get_qualifications${query}`)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: { id: number }) => id)
}
const make = (fields: object = {}) => givenTraining({ by: leader, of: church, ...fields })

it('lists trainings series by series, in each the oldest first, those without one last', async () => {
  const { admin, ...of } = await given.organization()
  const made: number[] = []
  for (const series of ['Roots', null, 'Fruit', 'Roots']) made.push((await givenTraining({ by: admin, of: { admin, ...of }, series })).id)
  const [roots, plain, fruit, rootsToo] = made
  assert.deepEqual(
    (await idsFor(admin, `?organization_id=${of.id}`)).filter((id: number) => made.includes(id)),
    [fruit, roots, rootsToo, plain],
  )
})

it('lists by organization, series, type, and what leaders need', async () => {
  const one = await make({ series: 'S 100%', type: 'Basics', is_required_for_leadership: true })
  const two = await make({ series: 'S 100%', type: 'Advanced' })
  const far = await givenTraining({ by: elsewhere.admin, of: elsewhere, series: 'S 100%', visibility: 'everyone' })
  assert.deepEqual(await idsFor(member, `?series=${encodeURIComponent('S 100%')}`), [one.id, two.id, far.id])
  assert.deepEqual(await idsFor(member, `?series=${encodeURIComponent('S 100%')}&type=Basics`), [one.id])
  assert.deepEqual(await idsFor(member, `?organization_id=${church.id}&required_for_leadership=true`), [one.id])
  assert.deepEqual(await idsFor(member, '?series=S'), [])
  assert.equal((await member.get(`/qualifications/get_qualifications?organization_id=${elsewhere.id}`)).status, 404)
})

it('shows a training that is assigned whatever its visibility, with the date, and no longer to who has left', async () => {
  const training = await make({ visibility: 'leadership_only' })
  const learner = await given.person({ of: church })
  assert.equal((await learner.get(`/qualifications/${training.id}`)).status, 404)
  await leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [learner.id], due_date: '2100-01-31' })
  const { is_assigned, due_date } = (await learner.get(`/qualifications/${training.id}`)).body.data
  assert.deepEqual([is_assigned, due_date], [true, '2100-01-31'])
  assert.ok((await idsFor(learner)).includes(training.id))
  await church.admin.delete(`/organizations/${church.id}/members/${learner.id}`)
  await app.services.db.pool.query(`insert into subscriptions (user_id, status) values ($1, 'active')`, [learner.id])
  assert.equal((await learner.get(`/qualifications/${training.id}`)).status, 404)
})

it('shows the right answers to everybody, until an organization keeps them from learners who have not passed', async () => {
  const training = await make({ visibility: 'everyone', ...quizOf(2) })
  const answers = async (person: Person) =>
    (await person.get(`/qualifications/${training.id}`)).body.data.quiz_data.questions.map(
      (question: { correct_answer_index?: number }) => question.correct_answer_index,
    )
  for (const person of [leader, member, elsewhere.admin]) assert.deepEqual(await answers(person), [0, 1])
  await church.admin.patch(`/organizations/${church.id}`, { reveal_quiz_answers: 'after_passing' })
  assert.deepEqual(await answers(leader), [0, 1])
  assert.deepEqual(await answers(elsewhere.admin), [undefined, undefined], 'leading elsewhere is not enough')
  await start(elsewhere.admin, training)
  await submit(elsewhere.admin, training, answersTo(2, 2))
  assert.deepEqual(await answers(elsewhere.admin), [0, 1])
  await church.admin.patch(`/organizations/${church.id}`, { reveal_quiz_answers: 'always' })
})
