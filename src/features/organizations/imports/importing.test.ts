import assert from 'node:assert/strict'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { organizationJobs } from '#features/organizations/jobs.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { sendList } from '#test/given-imports.ts'
import { countWaiting } from '#test/held-up.ts'
import { runJob } from '#test/run-job.ts'
import { forgetImports } from '../jobs.ts'
import { runImport, sendImported } from './importing.ts'

const app = await startApp({ config: { RATE_LIMIT_MAILS_HOUR: 2 } })
const { db } = app.services
const given = givenFor(app)

const imports = (of: Organization, id?: number, what = '') => `/organizations/${of.id}/imports${id === undefined ? '' : `/${id}`}${what}`
async function check(of: Organization, list: string | Buffer, by = of.admin) {
  const { status, body, text } = await sendList(by, of, list)
  assert.equal(status, 201, text)
  return body.data
}
const rowsOf = async (of: Organization, { id }: { id: number }, result = '') =>
  (await of.admin.get(imports(of, id, `/rows${result && `?result=${result}`}`))).body.data
const results = async (of: Organization, list: { id: number }) =>
  Object.fromEntries((await rowsOf(of, list)).map(({ email, result }: { email: string; result: string }) => [email, result]))
const run = (of: Organization, { id }: { id: number }, send_invitations = false) =>
  of.admin.post(imports(of, id, '/run'), { send_invitations })
const read = async (of: Organization, { id }: { id: number }) => (await of.admin.get(imports(of, id))).body.data
async function imported(of: Organization, list: string, sends = false) {
  const { id } = await check(of, list)
  assert.equal((await run(of, { id }, sends)).status, 200)
  await app.work()
  return read(of, { id })
}
const openInvitations = async (of: Organization) =>
  (await of.admin.get(`/organizations/${of.id}/invitations`)).body.data.map(({ email }: { email: string }) => email).sort()
const mailTo = async (address: string) => (await app.mails()).findLast(({ to }) => to.includes(address))
const linkIn = (text: string) => new URLSearchParams(/register#(\S+)/.exec(text)![1])
/** All fields that an admin sees of a row but those that say which it is. */
const withoutNames = ({ line: _, name: __, email: ___, ...rest }: Record<string, unknown>) => rest

it('says for each row what would happen, and invites nobody yet', async () => {
  const church = await given.organization()
  const member = await given.person({ of: church })
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'invited@example.org' })
  const list = await check(
    church,
    `Vorname;Name;E-Mail;Handy;Geburtsdatum;Rolle\r\nMia;Groß;mia@example.org;0170 1234567;3.4.1990;Leiterin\r\n\r\nMax;;${member.email.toUpperCase()};;;\r\nTom;;INVITED@example.org;;;\r\nMia;;Mia@Example.org;;;\r\n;;nobody@example.org;;;\r\nPia;;pia@;12;31.2.1990;Chef\r\nEva;;;;;\r\n`,
  )
  assert.deepEqual(
    list.columns.map(({ header, field }: Record<string, string>) => [header, field]),
    [
      ['Vorname', 'first_name'],
      ['Name', 'last_name'],
      ['E-Mail', 'email'],
      ['Handy', 'phone'],
      ['Geburtsdatum', 'birthday'],
      ['Rolle', 'none'], // "Chef" is no role
    ],
  )
  const fields = ['first_name', 'last_name', 'email', 'phone', 'birthday', 'role']
  const mapped = await church.admin.put(imports(church, list.id, '/columns'), { fields })
  assert.equal(mapped.status, 200, mapped.text)
  assert.deepEqual(mapped.body.data.counts, { new: 1, member: 1, invited: 1, invalid: 3, twice: 1, no_place: 0, added: 0 })
  const rows = await rowsOf(church, list)
  assert.deepEqual(
    rows.map(({ line, result }: { line: number; result: string }) => [line, result]),
    [
      [2, 'new'],
      [4, 'member'],
      [5, 'invited'],
      [6, 'twice'],
      [7, 'invalid'],
      [8, 'invalid'],
      [9, 'invalid'],
    ],
  )
  assert.deepEqual(rows[0], {
    line: 2,
    name: 'Mia Groß',
    email: 'mia@example.org',
    phone: '0170 1234567',
    birthday: '1990-04-03',
    role: 'leadership',
    result: 'new',
    same_as: null,
    problems: [],
  })
  assert.equal(rows[3].same_as, 2)
  const problems = await rowsOf(church, list, 'invalid')
  assert.deepEqual(
    problems.map(({ problems }: { problems: { field: string; code: string }[] }) => problems.map(({ field, code }) => `${field} ${code}`)),
    [['name required'], ['email email', 'phone phone', 'birthday date', 'role invalid_choice'], ['email required']],
  )
  const german = await church.admin.get(imports(church, list.id, '/rows?result=invalid'), { headers: { 'accept-language': 'de' } })
  assert.equal(german.body.data[0].problems[0].message, 'Das Feld „Name“ wird gebraucht.')
  assert.deepEqual(await openInvitations(church), ['invited@example.org'])
  await app.work()
  assert.equal(await mailTo('mia@example.org'), undefined)
})

it('lets an account elsewhere look like nobody’s, before and after: in rows, counts, invitations, limits and mails', async () => {
  const [church, elsewhere] = [await given.organization(), await given.organization()]
  const known = await given.person({ of: elsewhere, name: 'Known Elsewhere' })
  // Their mailbox has got many already.
  for (let n = 0; n < 2; n++)
    await elsewhere.admin.post(`/organizations/${elsewhere.id}/invitations`, { email: known.email.replace('@', '+x@') })
  await given.people(2, elsewhere)
  const list = await check(church, `name,email\nKnown,${known.email}\nNew,quite-new@example.org`)
  const seen = async () => (await rowsOf(church, list)).map(withoutNames)
  const alike = ([one, other]: unknown[]) => assert.deepEqual(one, other)
  alike(await seen())
  assert.equal(list.counts.new, 2)
  await run(church, list, true)
  await app.work()
  alike(await seen())
  assert.equal((await read(church, list)).counts.added, 2)
  const invitations = (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data
  const [one, other] = invitations.map(({ state, role }: Record<string, string>) => ({ state, role }))
  assert.deepEqual(
    [one, other],
    [
      { state: 'waiting', role: 'member' },
      { state: 'waiting', role: 'member' },
    ],
  )
  // Nobody is attached before accepting.
  assert.equal((await church.admin.get(`/organizations/${church.id}/members?search=${encodeURIComponent(known.email)}`)).body.total, 0)
  assert.equal((await known.get(`/organizations/${church.id}`)).status, 404)
  const link = linkIn((await mailTo(known.email))!.text)
  const accepted = await known.post('/invitations/accept', { invitation_token: link.get('invitation_token') })
  assert.equal(accepted.status, 200, accepted.text)
  const account = (await known.get('/user')).body.data
  assert.deepEqual([account.name, account.phone], ['Known Elsewhere', null])
})

it('sends a later e-mail to a mailbox that got many', async () => {
  const church = await given.organization()
  const email = 'full-mailbox@example.org'
  for (let n = 0; n < 2; n++) {
    const other = await given.organization()
    assert.equal((await other.admin.post(`/organizations/${other.id}/invitations`, { email })).status, 201)
  }
  await app.work()
  const before = (await app.mails()).length
  const list = await imported(church, `name;email\nFull;${email}\nFree;free-mailbox@example.org`, true)
  assert.deepEqual([list.state, list.counts.added, list.unsent_count], ['done', 2, 0])
  const sent = (await app.mails()).slice(before).map(({ to }) => to)
  assert.equal(sent.length, 1)
  const { waiting } = await db.one<{ waiting: number }>(sql`
    select count(*) as waiting from graphile_worker.jobs where task_identifier = 'organizations.people-invited' and run_at > now() + interval '50 minutes'`)
  assert.equal(waiting, 1)
  // That it waits is about the mailbox, and no matter of the church.
  const deliveries = async () => (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data
  const put = await deliveries()
  assert.deepEqual(
    put.map(({ delivery, sent_at }: Record<string, string>) => [delivery, Boolean(sent_at)]),
    [
      ['sent', true],
      ['sent', true],
    ],
  )
  // What failed on its way is tried again, however many come to the mailbox meanwhile.
  const { id } = put.find((one: { email: string }) => one.email === email)
  const job = { id: 0, attempt: 2, maxAttempts: 25 }
  await runJob(organizationJobs(app.services), sendImported, { db, job }, { invitation_id: id })
  assert.equal((await app.mails()).slice(before).length, 2)
  assert.deepEqual(await deliveries(), put)
})

it('gives new people the name, phone and birthday of the list, for themselves alone, and forgets them', async () => {
  const church = await given.organization()
  await imported(church, 'Name,Email,Phone,Date of birth\nGrace Miller,grace.m@example.org,+49 170 1234567,1990-05-17', true)
  const link = linkIn((await mailTo('grace.m@example.org'))!.text)
  assert.equal(link.get('name'), 'Grace Miller')
  const registered = await app.request('POST', '/register', {
    body: { name: 'Grace', email: link.get('email'), password: PASSWORD, invitation_token: link.get('invitation_token') },
  })
  assert.equal(registered.status, 201, registered.text)
  const person = given.asPerson({ ...registered.body.user, token: registered.body.token })
  const { phone, birthday, phone_visibility, birthday_visibility } = (await person.get('/user')).body.data
  assert.deepEqual([phone, birthday, phone_visibility, birthday_visibility], ['+49 170 1234567', '1990-05-17', 'nobody', 'nobody'])
  const kept = await db.one(sql`select name, phone, birthday from invitations where email = 'grace.m@example.org'`)
  assert.deepEqual(kept, { name: null, phone: null, birthday: null })
})

it('runs once, however often it is sent and however many press at once, and tells who ran it', async () => {
  const church = await given.organization({ name: 'Grace' })
  const text = `name;email\n${Array.from({ length: 600 }, (_, n) => `Person ${n};many-${n}@example.org`).join('\n')}`
  const list = await check(church, text)
  const pressed = await Promise.all(Array.from({ length: 10 }, () => run(church, list)))
  assert.deepEqual([...new Set(pressed.map(({ status }) => status))], [200])
  await Promise.all([app.work(), app.work()])
  const ended = await read(church, list)
  assert.deepEqual([ended.state, ended.progress, ended.counts.added, ended.counts.new], ['done', 100, 600, 0])
  assert.ok(ended.columns.every(({ samples }: { samples: string[] }) => samples.length === 0))
  assert.equal((await run(church, list)).status, 200)
  const again = await check(church, text)
  assert.deepEqual([again.counts.invited, again.counts.new], [600, 0])
  assert.equal((await openInvitations(church)).length, 600)
  const told = (await church.admin.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'import_ended')
  assert.deepEqual(
    told.map(({ body }: { body: string }) => body),
    ['600 people are invited to Grace.'],
  )
  const entries = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.deepEqual(
    entries
      .slice(0, 1)
      .map(({ action, subject, details }: { action: string; subject: { id: number }; details: object }) => [action, subject.id, details]),
    [['import.run', list.id, { invited: 600 }]],
  )
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('goes on where it broke off', async () => {
  const church = await given.organization()
  const text = `name;email\n${Array.from({ length: 600 }, (_, n) => `Person ${n};broken-${n}@example.org`).join('\n')}`
  const list = await check(church, text)
  await run(church, list)
  const stopping = new AbortController()
  stopping.abort()
  await assert.rejects(runJob(organizationJobs(app.services), runImport, { db, signal: stopping.signal }, { import_id: list.id }))
  const halfway = await read(church, list)
  assert.deepEqual([halfway.state, halfway.progress, halfway.counts.added], ['running', 41, 250])
  await app.work()
  const ended = await read(church, list)
  assert.deepEqual([ended.state, ended.counts.added, (await openInvitations(church)).length], ['done', 600, 600])
})

it('sends the e-mails when an admin says so, once', async () => {
  const church = await given.organization()
  const list = await imported(church, 'name;email\nLater;later@example.org')
  assert.deepEqual([list.unsent_count, await mailTo('later@example.org')], [1, undefined])
  const delivery = async () => (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data[0].delivery
  assert.equal(await delivery(), 'held')
  const sent = await Promise.all(Array.from({ length: 5 }, () => church.admin.post(imports(church, list.id, '/send'))))
  assert.deepEqual([...new Set(sent.map(({ status }) => status))], [200])
  await app.work()
  assert.equal((await app.mails()).filter(({ to }) => to.includes('later@example.org')).length, 1)
  assert.deepEqual([(await read(church, list)).unsent_count, await delivery()], [0, 'sent'])
})

it('leaves the e-mails that wait for an admin when all others are sent again', async () => {
  const church = await given.organization()
  await imported(church, 'name;email\nHeld;held@example.org')
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'due@example.org' })
  await app.work()
  await db.run(sql`update invitations set created_at = created_at - interval '25 hours' where organization_id = ${church.id}`)
  const { body } = await church.admin.post(`/organizations/${church.id}/invitations/send-again`, {})
  await app.work()
  assert.deepEqual([body.results.length, await mailTo('held@example.org')], [1, undefined])
})

it('sends what an admin held back to one of them when they say so, a minute after the import too', async () => {
  const church = await given.organization()
  await imported(church, 'name;email\nFirst;held-first@example.org\nSecond;held-second@example.org')
  const { data } = (await church.admin.get(`/organizations/${church.id}/invitations`)).body
  const { id } = data.find(({ email }: { email: string }) => email === 'held-first@example.org')
  const again = () => church.admin.post(`/organizations/${church.id}/invitations/send-again`, { invitation_ids: [id] })
  assert.equal((await again()).body.results[0].result, 'sent')
  await app.work()
  assert.ok(await mailTo('held-first@example.org'))
  assert.notEqual((await again()).body.results[0].result, 'sent', 'once in an hour')
  assert.equal(await mailTo('held-second@example.org'), undefined)
})

it('sends 20,000 e-mails in a day for a church, and not one more', async () => {
  const church = await given.organization()
  const list = (n: number) => check(church, `name;email\nPerson;of-many-${n}@example.org`)
  for (const n of [1, 2]) {
    const { id } = await list(n)
    await db.run(sql`update imports set counts = '{"new": 10000}' where id = ${id}`)
    const pressed = await Promise.all(Array.from({ length: 3 }, () => run(church, { id }, true)))
    assert.deepEqual(
      pressed.map(({ status }) => status),
      [200, 200, 200],
    )
  }
  const one = await list(3)
  assert.equal((await run(church, one, true)).status, 429)
  assert.equal((await read(church, one)).state, 'checked')
  assert.equal((await run(church, one)).status, 200)
  await app.work()
  assert.equal((await church.admin.post(imports(church, one.id, '/send'))).status, 429)
  assert.equal((await read(church, one)).unsent_count, 1)
})

it('is undone for a day, as far as nobody has accepted', async () => {
  const church = await given.organization()
  const came = await given.person()
  const list = await imported(church, `name;email\nCame;${came.email}\nDidNot;did-not@example.org\nAgain;again@example.org`, true)
  const link = linkIn((await mailTo(came.email))!.text)
  await came.post('/invitations/accept', { invitation_token: link.get('invitation_token') })
  // Invited by hand meanwhile: that is no part of the import any more.
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'again@example.org' })
  const undone = await Promise.all(Array.from({ length: 5 }, () => church.admin.post(imports(church, list.id, '/undo'))))
  assert.deepEqual([...new Set(undone.map(({ status }) => status))], [200])
  assert.deepEqual([undone[0]!.body.data.state, undone[0]!.body.data.accepted_count], ['undone', 1])
  assert.deepEqual(await openInvitations(church), ['again@example.org'])
  assert.equal((await church.admin.get(`/organizations/${church.id}/members?search=${encodeURIComponent(came.email)}`)).body.total, 1)
  const refused = await church.admin.post(imports(church, list.id, '/run'), {})
  assert.deepEqual(refused.body.codes, { import: [{ rule: 'import_has_run' }] })
  const late = await imported(church, 'name;email\nLate;late@example.org')
  await db.run(sql`update imports set ended_at = now() - interval '25 hours' where id = ${late.id}`)
  assert.deepEqual((await church.admin.post(imports(church, late.id, '/undo'))).body.codes, { import: [{ rule: 'import_undo_over' }] })
  const unrun = await check(church, 'name;email\nUnrun;unrun@example.org')
  for (const what of ['/undo', '/send'])
    assert.deepEqual((await church.admin.post(imports(church, unrun.id, what))).body.codes, { import: [{ rule: 'import_not_done' }] })
})

it('ends when whoever runs it is no admin any more', async () => {
  const church = await given.organization()
  const second = await given.person({ of: church, role: 'admin' })
  const list = await check(church, 'name;email\nStopped;stopped@example.org', second)
  assert.equal((await second.post(imports(church, list.id, '/run'))).status, 200)
  await church.admin.patch(`/organizations/${church.id}/members/${second.id}`, { role: 'member' })
  await app.work()
  assert.deepEqual([(await read(church, list)).state, await openInvitations(church)], ['stopped', []])
})

it('leaves no invitation of an admin who is suspended while it runs', async () => {
  const church = await given.organization()
  const second = await given.person({ of: church, role: 'admin' })
  const list = await check(church, 'name;email\nStopped;stopped-meanwhile@example.org', second)
  assert.equal((await second.post(imports(church, list.id, '/run'))).status, 200)
  let worked: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await suspendAccount({ ...tx, transaction: (work) => work(tx) }, second.id)
    let isThrough = false
    worked = app.work().finally(() => {
      isThrough = true
    })
    while (!isThrough && (await countWaiting(db)) < 1);
  })
  await worked
  assert.deepEqual([(await read(church, list)).state, await openInvitations(church)], ['stopped', []])
})

it('looks again at who came meanwhile', async () => {
  const church = await given.organization()
  const [person] = await given.people(1, await given.organization())
  const list = await check(church, `name;email\nCame;${person!.email}\nAsked;asked@example.org\nNew;new-one@example.org`)
  await db.run(sql`insert into organization_members (organization_id, user_id) values (${church.id}, ${person!.id})`)
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'asked@example.org', role: 'leadership' })
  await run(church, list)
  await app.work()
  assert.deepEqual(await results(church, list), {
    [person!.email]: 'member',
    'asked@example.org': 'invited',
    'new-one@example.org': 'added',
  })
  const [asked] = (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data.filter(
    ({ email }: { email: string }) => email === 'asked@example.org',
  )
  assert.equal(asked.role, 'leadership')
})

it('tells of each row that does not fit', async () => {
  const church = await given.organization()
  await db.run(sql`
    insert into invitations (organization_id, email, role, invited_by, expires_at)
    select ${church.id}, 'open-' || n || '@example.org', 'member', ${church.admin.id}, now() + interval '1 day' from generate_series(1, 19999) n`)
  const list = await check(church, 'name;email\nFits;fits@example.org\nDoes Not;does-not@example.org')
  assert.deepEqual(await results(church, list), { 'fits@example.org': 'new', 'does-not@example.org': 'no_place' })
  await run(church, list)
  await db.run(sql`
    insert into invitations (organization_id, email, role, invited_by, expires_at)
    values (${church.id}, 'one-more@example.org', 'member', ${church.admin.id}, now() + interval '1 day')`)
  await app.work()
  assert.deepEqual(await results(church, list), { 'fits@example.org': 'no_place', 'does-not@example.org': 'no_place' })
})

it('offers the columns of the last time for a list with the same headers, in this church alone', async () => {
  const [church, other] = [await given.organization(), await given.organization()]
  const text = 'A;B;C\nmia@example.org;Mia;3/4/1990'
  const list = await check(church, text)
  assert.deepEqual(
    list.columns.map(({ field }: { field: string }) => field),
    ['email', 'none', 'none'],
  )
  const mapped = await church.admin.put(imports(church, list.id, '/columns'), {
    fields: ['email', 'name', 'birthday'],
    date_order: 'month_first',
  })
  assert.equal(mapped.body.data.counts.new, 1)
  await run(church, list)
  await app.work()
  const next = await check(church, 'A;B;C\ntom@example.org;Tom;5/6/1991')
  assert.deepEqual(
    [next.date_order, ...next.columns.map(({ field }: { field: string }) => field)],
    ['month_first', 'email', 'name', 'birthday'],
  )
  assert.equal((await rowsOf(church, next))[0].birthday, '1991-05-06')
  assert.equal((await check(other, text)).columns[1].field, 'none')
  const short = await church.admin.put(imports(church, next.id, '/columns'), { fields: ['email'] })
  assert.deepEqual(short.body.codes, { fields: [{ rule: 'one_for_each_column', count: 3 }] })
  const late = await church.admin.put(imports(church, list.id, '/columns'), { fields: ['email', 'name', 'none'] })
  assert.deepEqual(late.body.codes, { import: [{ rule: 'import_has_run' }] })
})

it('runs with the columns that whoever runs it has seen, or not at all', async () => {
  const church = await given.organization()
  const list = await check(church, 'name;email;role;was\nMia;mia-seen@example.org;member;admin')
  const press = (fields: string[]) => church.admin.post(imports(church, list.id, '/run'), { fields })
  const [seen, changed] = [
    ['name', 'email', 'role', 'none'],
    ['name', 'email', 'none', 'role'],
  ]
  assert.equal((await church.admin.put(imports(church, list.id, '/columns'), { fields: changed })).status, 200)
  for (const fields of [seen!, changed!.slice(0, 3)]) {
    const { status, body } = await press(fields)
    assert.deepEqual([status, body.codes], [422, { fields: [{ rule: 'columns_changed' }] }])
  }
  assert.equal((await read(church, list)).state, 'checked')
  assert.equal((await press(changed!)).body.data.state, 'running')
  // Pressed again from a window that shows the old columns: it is told how it stands.
  assert.equal((await press(seen!)).status, 200)
  await app.work()
  assert.deepEqual(await openInvitations(church), ['mia-seen@example.org'])
})

it('refuses what is no list, and says why', async () => {
  const church = await given.organization()
  const long = (rows: number) => `name;email\n${Array.from({ length: rows }, (_, n) => `P;p${n}@example.org`).join('\n')}`
  for (const [list, rule] of [
    [Buffer.from('504b030414000600', 'hex'), 'list_is_workbook'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'list_is_workbook'],
    [Buffer.from([1, 2, 0, 3]), 'list_not_text'],
    ['name;email\n', 'list_empty'],
    [' \n\n', 'list_empty'],
    ['name;email\n"Mia;mia@example.org\nTom;tom@example.org', 'list_quote_open'],
    [`a${',b'.repeat(201)}\nc`, 'list_too_wide'],
    [long(10_001), 'list_too_long'],
  ] as [string | Buffer, string][]) {
    const { status, body } = await sendList(church.admin, church, list)
    assert.deepEqual([status, body.codes?.file?.[0].rule], [422, rule])
  }
  assert.equal((await check(church, long(10_000))).counts.new, 10_000)
  const [first, ...others] = (await church.admin.get(imports(church))).body.data
  assert.deepEqual([first.row_count, others], [10_000, []])
  const rows = await church.admin.get(imports(church, first.id, '/rows'))
  assert.deepEqual([rows.body.data.length, rows.body.meta.next_cursor], [10_000, null])
})

it('is for admins alone, and stays in its church', async () => {
  const [church, elsewhere] = [await given.organization(), await given.organization()]
  const list = await check(church, 'name;email\nMia;mia-own@example.org')
  const leader = await given.person({ of: church, role: 'leadership' })
  const asked = (by: Person, at: Organization) => [
    sendList(by, at, 'name;email\nMia;mia@example.org'),
    by.get(imports(at)),
    by.get(imports(at, list.id)),
    by.get(imports(at, list.id, '/rows')),
    by.put(imports(at, list.id, '/columns'), { fields: ['name', 'email'] }),
    ...['/run', '/send', '/undo'].map((what) => by.post(imports(at, list.id, what), {})),
  ]
  for (const { status } of await Promise.all(asked(leader, church))) assert.equal(status, 403)
  for (const { status } of await Promise.all(asked(elsewhere.admin, church))) assert.equal(status, 404)
  // By the address of their own church.
  for (const { status, text } of (await Promise.all(asked(elsewhere.admin, elsewhere))).slice(2)) assert.equal(status, 404, text)
  assert.equal((await read(church, list)).state, 'checked')
})

it('forgets lists that were not run after a day, rows a day after the end, and people who did not come', async () => {
  const church = await given.organization()
  const done = await imported(church, 'name;email;phone\nMia;mia-old@example.org;0170 1234567')
  const unrun = await check(church, 'name;email\nTom;tom-old@example.org')
  const forget = () => runJob(organizationJobs(app.services), forgetImports, { db, log: app.services.log })
  await forget()
  assert.equal((await rowsOf(church, done)).length, 1)
  await db.run(sql`update imports set ended_at = ended_at - interval '25 hours', created_at = created_at - interval '25 hours'`)
  await db.run(sql`update invitations set expires_at = now() - interval '31 days' where email = 'mia-old@example.org'`)
  await forget()
  assert.equal((await church.admin.get(imports(church, unrun.id))).status, 404)
  const [left, ...others] = (await church.admin.get(imports(church))).body.data
  assert.deepEqual([left.id, left.counts.added, others, await rowsOf(church, done)], [done.id, 1, [], []])
  assert.deepEqual(await openInvitations(church), [])
  await db.run(sql`update imports set ended_at = now() - interval '366 days'`)
  await forget()
  assert.deepEqual((await church.admin.get(imports(church))).body.data, [])
})

it('is not run once it is a day old, nor forgotten in half when it is run at that moment', async () => {
  const church = await given.organization()
  const list = await check(church, 'name;email\nMia;mia-late@example.org\nTom;tom-late@example.org')
  await db.run(sql`update imports set created_at = created_at - interval '25 hours' where id = ${list.id}`)
  assert.equal((await run(church, list)).status, 404)
  assert.equal((await church.admin.put(imports(church, list.id, '/columns'), { fields: ['name', 'email'] })).status, 404)
  let forgotten: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await tx.run(sql`update imports set state = 'running', started_at = now() where id = ${list.id}`)
    forgotten = runJob(organizationJobs(app.services), forgetImports, { db, log: app.services.log })
    while ((await countWaiting(db)) < 1);
  })
  await forgotten
  assert.equal((await rowsOf(church, list)).length, 2)
})

it('ends when its job has failed for good, is told of, and can be undone then', async () => {
  const church = await given.organization({ name: 'Grace' })
  const list = await check(church, `name;email\n${Array.from({ length: 600 }, (_, n) => `Person ${n};failed-${n}@example.org`).join('\n')}`)
  await run(church, list)
  const stopping = new AbortController()
  stopping.abort()
  await assert.rejects(runJob(organizationJobs(app.services), runImport, { db, signal: stopping.signal }, { import_id: list.id }))
  const forget = () => runJob(organizationJobs(app.services), forgetImports, { db, log: app.services.log })
  const daysPass = (days: number) =>
    db.run(sql`update imports set started_at = started_at - make_interval(days => ${days}) where id = ${list.id}`)
  await daysPass(4)
  await forget()
  assert.equal((await read(church, list)).state, 'running')
  await daysPass(2)
  await Promise.all([forget(), forget()])
  const ended = await read(church, list)
  assert.deepEqual([ended.state, ended.progress, ended.columns[0].samples], ['done', 100, []])
  assert.deepEqual([ended.counts.added, ended.counts.new], [250, 350])
  const entries = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.deepEqual(
    entries
      .filter(({ action }: { action: string }) => action === 'import.run')
      .map(({ actor, subject, details }: never) => [(actor as { id: number }).id, (subject as { id: number }).id, details]),
    [[church.admin.id, list.id, { invited: 250 }]],
  )
  await app.work()
  const told = (await church.admin.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'import_ended')
  assert.deepEqual(
    told.map(({ body }: { body: string }) => body),
    ['250 people are invited to Grace.'],
  )
  assert.equal((await church.admin.post(imports(church, list.id, '/undo'))).body.data.state, 'undone')
  await app.work()
  assert.deepEqual(await openInvitations(church), [])
})

it('forgets the invitations that nobody accepted a month after they ended', async () => {
  const church = await given.organization()
  for (const email of ['ended@example.org', 'ended-long-ago@example.org'])
    await church.admin.post(`/organizations/${church.id}/invitations`, { email })
  await db.run(sql`update invitations set expires_at = now() - interval '29 days' where email = 'ended@example.org'`)
  await db.run(sql`update invitations set expires_at = now() - interval '31 days' where email = 'ended-long-ago@example.org'`)
  await runJob(organizationJobs(app.services), forgetImports, { db, log: app.services.log })
  assert.deepEqual(await openInvitations(church), ['ended@example.org'])
})

it('keeps nothing of an admin whose account is erased, and stops what they run', async () => {
  const church = await given.organization()
  const second = await given.person({ of: church, role: 'admin' })
  const unrun = await check(church, 'name;email\nMia;mia-erased@example.org', second)
  await second.delete('/user', { body: { password: PASSWORD } })
  assert.equal((await church.admin.get(imports(church, unrun.id))).status, 404)
})

it('says nothing to other churches when an account is erased: what they have sent to its address stays', async () => {
  const [own, other] = [await given.organization(), await given.organization()]
  const person = await given.person({ of: own })
  const nobody = 'nobody-at-all@example.org'
  for (const email of [person.email, nobody]) await other.admin.post(`/organizations/${other.id}/invitations`, { email })
  await person.delete('/user', { body: { password: PASSWORD } })
  assert.deepEqual(await openInvitations(other), [person.email, nobody].sort())
})
