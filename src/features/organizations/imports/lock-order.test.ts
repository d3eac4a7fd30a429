// What else happens to the invitations of an import, and to the admin who runs it, while it is run or undone: none waits for another in a circle. Each
// test lets both come to the same locks, from the two ends, and counts that none had to begin anew after a deadlock.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { sendList } from '#test/given-imports.ts'
import { countingBegun, sendWhileLocked, untilBlocking } from '#test/held-up.ts'
import { run } from './importing.ts'

const app = await startApp({ config: { DATABASE_CONNECTIONS: 12 } })
const { db } = app.services
const given = givenFor(app)
let counter = 0
const emails = () => ['a', 'b'].map((letter) => `${letter}-${++counter}@example.org`)

/** A church with two admins, and a list that the second has sent. */
async function checked(people: readonly string[] = emails()) {
  const church = await given.organization()
  const second = await given.person({ of: church, role: 'admin' })
  const list = await sendList(second, church, `name;email\n${people.map((email) => `Somebody;${email}`).join('\n')}`)
  assert.equal(list.status, 201, list.text)
  return { church, second, import_id: list.body.data.id as number }
}
/** It has run. */
async function imported(people: readonly string[], send_invitations = true) {
  const there = await checked(people)
  await pressRun(there, send_invitations)
  await app.work()
  return there
}
async function pressRun({ church, second, import_id }: Awaited<ReturnType<typeof checked>>, send_invitations = true) {
  const { status, text } = await second.post(`/organizations/${church.id}/imports/${import_id}/run`, { send_invitations })
  assert.equal(status, 200, text)
}
const linkTo = async (email: string) => {
  const { text } = (await app.mails()).findLast(({ to }) => to.includes(email))!
  return new URLSearchParams(/register#(\S+)/.exec(text)![1]).get('invitation_token')
}
/** What is no request, as one that went well. */
const done = (work: Promise<unknown>): Promise<Answer> => work.then(() => ({ status: 200, headers: {}, body: {}, text: '' }))
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

/** Holds `row`, until both wait: `first` comes first, and goes on first. */
async function meet(row: ReturnType<typeof sql>, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  let holder: Db
  return sendWhileLocked(
    db,
    (tx) => {
      holder = tx
      return tx.run(row)
    },
    () => [first(), untilBlocking(db, holder).then(second)],
  )
}

it('somebody accepts while the admin who ran the import is removed, suspended or erased', async () => {
  for (const way of ['removed', 'suspended', 'erased'] as const) {
    const came = await given.person()
    const { church, second } = await imported([came.email, emails()[1]!])
    const invitation_token = await linkTo(came.email)
    const { request, begun } = await countingBegun(app)
    const end = () => {
      const token = church.admin.token!
      if (way === 'removed') return request('DELETE', `/organizations/${church.id}/members/${second.id}`, { token })
      if (way === 'suspended') return request('PUT', `/organizations/${church.id}/members/${second.id}/suspension`, { token })
      return request('DELETE', '/user', { token: second.token, body: { password: PASSWORD } })
    }
    const answers = await meet(
      sql`select from users where id = ${came.id} for update`,
      () => request('POST', '/invitations/accept', { token: came.token, body: { invitation_token } }),
      end,
    )
    assert.deepEqual([way, ...statuses(answers), begun()], [way, 200, 200, 2])
  }
})

it('an import is undone, its e-mails are sent, or again, while the admin who ran it is suspended by the operator', async () => {
  for (const way of ['undo', 'send', 'send-again'] as const) {
    // Rows are brought in 250 at a time, each time by their addresses: so the first address comes last.
    const [first, last] = emails() as [string, string]
    const between = Array.from({ length: 250 }, (_, n) => `c-${n}-${first}`)
    const { church, second, import_id } = await imported([last, ...between, first], false)
    const [path, body] =
      way === 'send-again'
        ? ['invitations/send-again', { invitation_ids: await releasedLongAgo([first, last]) }]
        : [`imports/${import_id}/${way}`, undefined]
    const { request, db: counted, begun } = await countingBegun(app)
    const answers = await meet(
      sql`select from invitations where email = ${first} for update`,
      () => request('POST', `/organizations/${church.id}/${path}`, { token: church.admin.token, body }),
      () => done(suspendAccount(counted, second.id)),
    )
    assert.deepEqual([way, ...statuses(answers), begun()], [way, 200, 200, 2])
  }
})

const releasedLongAgo = async (people: string[]) =>
  (
    await db.many<{ id: number }>(sql`
      update invitations set is_held = false, created_at = created_at - interval '2 hours' where email = any(${people}) returning id`)
  ).map(({ id }) => id)

it('somebody accepts while the import is undone: one of the two, and the other invitations go', async () => {
  for (const comesFirst of [true, false]) {
    const came = await given.person({ of: await given.organization() })
    const { church, import_id } = await imported([came.email, emails()[1]!])
    const invitation_token = await linkTo(came.email)
    const { request, begun } = await countingBegun(app)
    const accept = () => request('POST', '/invitations/accept', { token: came.token, body: { invitation_token } })
    const undo = () => request('POST', `/organizations/${church.id}/imports/${import_id}/undo`, { token: church.admin.token })
    const row = sql`select from invitations where email = ${came.email} for update`
    const answers = await (comesFirst ? meet(row, accept, undo) : meet(row, undo, accept))
    const [accepted, undone] = comesFirst ? answers : answers.toReversed()
    assert.deepEqual([accepted!.status, undone!.status, begun()], [comesFirst ? 200 : 422, 200, 2])
    assert.equal(undone!.body.data.accepted_count, comesFirst ? 1 : 0)
    const open = (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data
    assert.deepEqual([open, (await came.get(`/organizations/${church.id}`)).status], [[], comesFirst ? 200 : 404])
  }
})

it('an admin invites many of the same people while the import runs, in whatever order they stand in the table', async () => {
  const [first, last] = emails() as [string, string]
  const there = await checked([first, last])
  const { church, import_id } = there
  for (const email of [last, first]) await church.admin.post(`/organizations/${church.id}/invitations`, { email })
  await db.run(sql`update invitations set expires_at = now() - interval '1 day' where email in (${first}, ${last})`)
  await pressRun(there)
  const { request, db: counted, begun } = await countingBegun(app)
  const answers = await meet(
    sql`select from invitations where email = ${first} for update`,
    () => done(run(import_id, { db: counted, signal: AbortSignal.timeout(60_000) })),
    () => request('POST', `/organizations/${church.id}/invitations/many`, { token: church.admin.token, body: { emails: [last, first] } }),
  )
  assert.deepEqual([...statuses(answers), begun()], [200, 200, 2])
  assert.deepEqual(
    answers[1]!.body.results.map(({ result }: { result: string }) => result),
    ['already_invited', 'already_invited'],
  )
})

it('whoever runs an import is removed while it runs', async () => {
  const there = await checked()
  const { church, second, import_id } = there
  await pressRun(there)
  const { request, db: counted, begun } = await countingBegun(app)
  const answers = await meet(
    sql`select from imports where id = ${import_id} for update`,
    () => done(run(import_id, { db: counted, signal: AbortSignal.timeout(60_000) })),
    () => request('DELETE', `/organizations/${church.id}/members/${second.id}`, { token: church.admin.token }),
  )
  assert.deepEqual([...statuses(answers), begun()], [200, 200, 2])
  assert.deepEqual((await church.admin.get(`/organizations/${church.id}/invitations`)).body.data, [])
})
