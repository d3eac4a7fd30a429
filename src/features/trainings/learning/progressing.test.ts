import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { answersTo, complete, givenCompletion, givenTraining, progressIn, quizOf, start, submit } from '#test/given-trainings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const make = (fields: object = {}) => givenTraining({ by: leader, of: church, ...fields })
const person = () => given.person({ of: church })

it('starts a training once for someone who presses the button ten times at once', async () => {
  const [training, member] = [await make(), await person()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(member, training)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ body }) => body.data.started_at)).size, 1)
})

it('completes a training at one moment, with one certificate and the XP once, however many ask at once', async () => {
  const [training, member] = [await make(), await person()]
  await start(member, training)
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(member, training)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ body }) => body.data.completed_at)).size, 1)
  assert.equal((await db.many(sql`select from training_certificates where user_id = ${member.id}`)).length, 1)
  assert.deepEqual(await db.many(sql`select xp from xp_entries where user_id = ${member.id}`), [{ xp: 100 }])
})

it('completes nothing that was not started, or whose quiz is not passed', async () => {
  const [training, member] = [await make(quizOf(2)), await person()]
  const refusal = async () => {
    const { status, body } = await complete(member, training)
    return [status, body.error_type]
  }
  assert.deepEqual(await refusal(), [422, 'not_started'])
  await start(member, training)
  assert.deepEqual(await refusal(), [422, 'quiz_not_passed'])
  await submit(member, training, answersTo(2, 1))
  assert.deepEqual(await refusal(), [422, 'quiz_not_passed'])
  await submit(member, training, answersTo(2, 2))
  assert.deepEqual(await refusal(), [200, undefined])
})

it('keeps notes that are not sent again, clears those that are sent empty, and takes a module back', async () => {
  const [training, member] = [await make({ modules: [{ title: 'One' }] }), await person()]
  const module_id = training.modules[0]!.id
  const update = (fields: object) => member.post(`/qualifications/update-progress/${training.id}`, { module_id, ...fields })
  const notes = async () =>
    (await db.one<{ notes: string }>(sql`select notes from training_module_progress where user_id = ${member.id}`)).notes
  await start(member, training)
  await update({ status: 'in_progress', notes: 'Read Romans 8 again' })
  assert.equal((await update({ status: 'completed' })).body.data.progress_percentage, 100)
  assert.equal(await notes(), 'Read Romans 8 again')
  assert.equal((await update({ status: 'in_progress', notes: '' })).body.data.progress_percentage, 0)
  assert.equal(await notes(), null)
})

it('does not fail when a module is taken away while someone finishes it', async () => {
  const [training, member] = [await make({ modules: [{ title: 'One' }, { title: 'Two' }] }), await person()]
  const [one, two] = training.modules
  await start(member, training)
  const [update, edit] = await Promise.all([
    member.post(`/qualifications/update-progress/${training.id}`, { module_id: one!.id, status: 'completed' }),
    leader.put(`/qualifications/${training.id}`, { modules: [{ id: two!.id, title: 'Two' }] }),
  ])
  assert.equal(edit.status, 200)
  assert.ok([200, 422].includes(update.status), update.text)
  assert.equal((await progressIn(member, training)).progress_percentage, 0)
})

it('counts a quiz like one more module, and nothing where there is neither', async () => {
  const [plain, member] = [await make(), await person()]
  const training = await make({ modules: [{ title: 'One' }, { title: 'Two' }], ...quizOf(1) })
  await start(member, plain)
  assert.equal((await progressIn(member, plain)).progress_percentage, 0)
  await start(member, training)
  await submit(member, training, answersTo(1, 1))
  assert.equal((await progressIn(member, training)).progress_percentage, 33)
})

it('shows what someone completed also when they may no longer see it, and what they only began not', async () => {
  const member = await person()
  const [done, begun] = [await make(), await make()]
  await givenCompletion(member, done)
  await start(member, begun)
  for (const { id } of [done, begun]) await leader.put(`/qualifications/${id}`, { visibility: 'leadership_only' })
  const { body } = await member.get('/qualifications/progress')
  assert.deepEqual(
    body.data.map((item: { qualification_id: number }) => item.qualification_id),
    [done.id],
  )
})

it('lists what someone started, whole up to 1,000, and goes on where the cursor leads', async () => {
  const member = await person()
  await db.run(sql`
    with made as (insert into trainings (organization_id, title, type) select ${church.id}, 'Training ' || n, 'Many' from generate_series(1, 1005) n returning id)
    insert into training_progress (user_id, training_id, started_at) select ${member.id}, id, now() - make_interval(secs => id % 3) from made`)
  const read = async (query: string) => {
    const { body } = await member.get(`/qualifications/progress?${query}`)
    return {
      ids: body.data.map(({ qualification_id }: { qualification_id: number }) => qualification_id) as number[],
      next: body.meta.next_cursor,
    }
  }
  const whole = await read('')
  const rest = await read(`cursor=${encodeURIComponent(whole.next)}`)
  assert.deepEqual([whole.ids.length, rest.ids.length, rest.next], [1000, 5, null])
  assert.equal(new Set([...whole.ids, ...rest.ids]).size, 1005)
  assert.deepEqual((await read('per_page=3')).ids, whole.ids.slice(0, 3))
})

it('lets someone lead a group only when every training that leaders need is completed', async () => {
  const strict = await given.organization()
  await strict.admin.patch(`/organizations/${strict.id}`, { enforce_leader_qualifications: true })
  const candidate = await given.person({ of: strict })
  const group = await given.group({ by: candidate, of: strict })
  const lead = () => strict.admin.put(`/groups/${group.id}/leader`, { leader_id: candidate.id })
  const required = { by: strict.admin, of: strict, is_required_for_leadership: true }
  const [one, two] = [await givenTraining(required), await givenTraining({ ...required, visibility: 'leadership_only' })]
  await givenTraining({ by: strict.admin, of: strict })

  const refused = await lead()
  assert.deepEqual([refused.status, refused.body.error_type], [422, 'leader_not_qualified'])
  assert.equal(refused.body.redirect_url, `${app.services.config.publicUrl}/trainings?required=1&organization_id=${strict.id}`)
  const offered = await strict.admin.get(`/qualifications/get_qualifications?organization_id=${strict.id}&required_for_leadership=1`)
  assert.deepEqual(
    offered.body.data.map(({ id }: { id: number }) => id),
    [one.id, two.id],
    'what is missing can be listed',
  )

  await givenCompletion(candidate, one)
  assert.equal((await lead()).body.error_type, 'leader_not_qualified')
  assert.equal((await start(candidate, two)).status, 404)
  await strict.admin.post('/qualifications/assign', { qualification_id: two.id, user_ids: [candidate.id] })
  await givenCompletion(candidate, two)
  assert.equal((await lead()).status, 200)
})
