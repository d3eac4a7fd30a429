// What could hinder a church from coming to another service, or harm what is there: people of two churches, imports that broke off or meet.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { it } from 'node:test'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { pngBytes } from '#test/given-files.ts'
import { givenAskedPair, givenPair } from '#test/given-pairs.ts'
import { sendForm } from '#test/given-uploads.ts'
import { countWaiting, untilBlocking } from '#test/held-up.ts'
import { importOrganization } from './importing.ts'

const [from, to] = [await startApp(), await startApp()]
const settingsOf = (app: typeof from) => ({
  DATABASE_URL: String(app.services.db.pool.options.connectionString),
  DATA_DIR: app.services.config.dataDir,
})
const folder = from.services.config.dataDir
const given = givenFor(from)

const exported = (id: number, name: string) => commandJson(['organization', 'export', String(id), join(folder, name)], settingsOf(from))
const imported = (name: string) => commandJson(['organization', 'import', join(folder, name)], settingsOf(to))
const addTo = ({ id }: Organization, person: Person) =>
  from.services.db.run(sql`insert into organization_members (organization_id, user_id) values (${id}, ${person.id})`)

/** Their picture's key. */
async function givenAvatar(person: Person): Promise<string> {
  await sendForm(person, '/user/avatar', [['file', { name: 'me.png', bytes: await pngBytes() }]])
  return (await from.services.db.one<{ avatar_key: string }>(sql`select avatar_key from users where id = ${person.id}`)).avatar_key
}

const limits = groupLimits(to.services)

const keyOf = async (email: string) =>
  (await to.services.db.one<{ avatar_key: string | null }>(sql`select avatar_key from users where email = ${email}`)).avatar_key

it('two churches that share a person with a picture both come, and the picture is kept once', async () => {
  const [first, second] = [await given.organization(), await given.organization()]
  const both = await given.person({ of: first })
  await addTo(second, both)
  const key = await givenAvatar(both)
  for (const { id } of [first, second]) await exported(id, `${id}.tar`)
  await imported(`${first.id}.tar`)
  await imported(`${second.id}.tar`)
  assert.equal(await keyOf(both.email), key)
  assert.ok(await to.services.files.stat(key))
  assert.deepEqual(await checkInvariants(to.services.db, invariants), [])
})

it('the picture of somebody who has an account there is not stored', async () => {
  const church = await given.organization()
  const known = await given.person({ of: church })
  const key = await givenAvatar(known)
  await to.services.db.run(sql`insert into users (name, email, password_hash) values ('Known There', ${known.email}, 'another hash')`)
  await exported(church.id, 'known.tar')
  await imported('known.tar')
  assert.deepEqual([await keyOf(known.email), await to.services.files.stat(key)], [null, undefined])
})

it('whoever gets an account there while their church is on its way keeps it, with all that is theirs', async () => {
  const church = await given.organization()
  const late = await given.person({ of: church })
  const group = await given.group({ by: late, of: church })
  await late.post(`/groups/${group.id}/post`, { content: 'Peace' })
  const key = await givenAvatar(late)
  await exported(church.id, 'late.tar')
  const { db, config, files } = to.services
  let coming: ReturnType<typeof importOrganization> | undefined
  await db.transaction(async (tx) => {
    // Nobody else sees it yet: the import looks, and then waits for us.
    await tx.run(sql`insert into users (name, email, password_hash) values ('Came Early', ${late.email.toUpperCase()}, 'another hash')`)
    coming = importOrganization(config, settingsOf(to).DATABASE_URL, join(folder, 'late.tar'), AbortSignal.timeout(120_000))
    await untilBlocking(db, tx)
  })
  const { id, accounts_made, accounts_found } = await coming!
  assert.deepEqual([accounts_made, accounts_found], [1, 1])
  const theirs = await db.many(sql`
    select users.name, avatar_key, role, (select count(*) from group_posts where user_id = users.id) as posts
    from users join organization_members on user_id = users.id where email_key(email) = email_key(${late.email}) and organization_id = ${id}`)
  assert.deepEqual(theirs, [{ name: 'Came Early', avatar_key: null, role: 'member', posts: 1 }])
  assert.equal(await files.stat(key), undefined)
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('whoever is erased there while their church is on its way comes with the account that they have in it', async () => {
  const church = await given.organization()
  const gone = await given.person({ of: church })
  const group = await given.group({ by: gone, of: church })
  await gone.post(`/groups/${group.id}/post`, { content: 'Peace' })
  await exported(church.id, 'erased.tar')
  const { db, config } = to.services
  const { id: there } = await db.one<{ id: number }>(
    sql`insert into users (name, email, password_hash) values ('Soon Gone', ${gone.email}, 'another hash') returning id`,
  )
  let coming: ReturnType<typeof importOrganization> | undefined
  await db.transaction(async (tx) => {
    await tx.run(sql`lock table organizations in row exclusive mode`)
    coming = importOrganization(config, settingsOf(to).DATABASE_URL, join(folder, 'erased.tar'), AbortSignal.timeout(120_000))
    await untilBlocking(db, tx)
    await eraseAccount(tx, there, 'operator', limits)
  })
  const { id, accounts_made, accounts_found } = await coming!
  assert.deepEqual([accounts_made, accounts_found], [2, 0])
  const theirs = await db.many(sql`
    select users.name, users.id <> ${there} as is_new, (select count(*) from group_posts where user_id = users.id) as posts
    from users join organization_members on user_id = users.id where email = ${gone.email} and organization_id = ${id}`)
  assert.deepEqual(theirs, [{ name: gone.name, is_new: true, posts: 1 }])
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('whoever is the admin of a church that is just coming in cannot be erased any more, which would leave it alone', async () => {
  const church = await given.organization()
  await given.person({ of: church })
  await exported(church.id, 'alone.tar')
  const { db, config } = to.services
  const { id } = await db.one<{ id: number }>(
    sql`insert into users (name, email, password_hash) values ('Admin There', ${church.admin.email}, 'another hash') returning id`,
  )
  const under: Promise<unknown>[] = []
  await db.transaction(async (tx) => {
    await tx.run(sql`lock table audit_log in share mode`)
    under.push(importOrganization(config, settingsOf(to).DATABASE_URL, join(folder, 'alone.tar'), AbortSignal.timeout(120_000)))
    await untilBlocking(db, tx)
    under.push(eraseAccount(db, id, 'operator', limits))
    while ((await countWaiting(db)) < 2);
  })
  const [came, erased] = await Promise.allSettled(under)
  assert.deepEqual([came!.status, erased!.status], ['fulfilled', 'rejected'])
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('a file that a killed import left behind does not stop the next one', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  const key = await givenAvatar(person)
  const { stream } = (await from.services.files.get(key))!
  await to.services.files.put(key, Buffer.concat(await stream.toArray()))
  await exported(church.id, 'killed.tar')
  await imported('killed.tar')
  assert.equal(await keyOf(person.email), key)
  assert.ok(await to.services.files.stat(key))
})

it('what somebody wrote in a pair before they left stays behind, and their report, which is told; what the other wrote and reported comes', async () => {
  const [LEFT, STAYED] = ['weggezogenkiebitz', 'hiergebliebenamsel']
  const church = await given.organization()
  const mentor = await given.person({ of: church, role: 'leadership' })
  const leaver = await given.person({ of: church })
  const pair = await givenPair(mentor, leaver, church)
  const note_ids: number[] = []
  for (const [person, word] of [
    [leaver, LEFT],
    [mentor, STAYED],
  ] as const) {
    note_ids.push((await person.post(`/pairs/${pair.id}/notes`, { text: `${word} note` })).body.data.id)
    await person.post(`/pairs/${pair.id}/private-notes`, { text: `${word} private` })
    await person.post(`/pairs/${pair.id}/steps`, { kind: 'sentence', text: `${word} step` })
  }
  for (const [person, word] of [
    [leaver, LEFT],
    [mentor, STAYED],
  ] as const)
    assert.equal((await person.post(`/pairs/${pair.id}/report`, { reason: `${word} report`, note_ids })).status, 201)
  await church.admin.delete(`/organizations/${church.id}/members/${leaver.id}`)
  await from.services.db.run(sql`update users set second_factor_at = now() where id = ${mentor.id}`)
  await from.services.db.run(
    sql`insert into passkeys (user_id, name, credential_id, public_key) values (${church.admin.id}, 'Phone', '\\x01', '\\x01')`,
  )
  const { reports_left, second_factors_left } = await exported(church.id, 'left.tar')
  assert.deepEqual([reports_left, second_factors_left], [1, 2])
  const said = await command(['organization', 'export', String(church.id), join(folder, 'told.tar')], settingsOf(from))
  assert.match(said.stdout, /^Open reports about one to one that stay behind, .*: 1\./m)
  assert.match(said.stdout, /^People with a second factor, which stays behind: 2\./m)
  const file = await readFile(join(folder, 'left.tar'))
  for (const what of ['private', 'step', 'report']) assert.ok(!file.includes(`${LEFT} ${what}`))
  const { id } = await imported('left.tar')
  const texts = await to.services.db.many<{ text: string }>(sql`
    select text from (
      select pair_id, text from pair_notes union all select pair_id, text from pair_private_notes
      union all select pair_id, text from pair_steps union all select pair_id, reason from pair_reports
      union all select pair_id, text from pair_reported_notes join pair_reports on pair_reports.id = report_id) written
    join pairs on pairs.id = pair_id where organization_id = ${id} order by text`)
  assert.deepEqual(
    texts.map(({ text }) => text),
    // Of whoever left, the copy that is the evidence of the report.
    [...['note', 'note', 'private', 'report', 'step'].map((what) => `${STAYED} ${what}`), `${LEFT} note`],
  )
  const [writer] = await to.services.db.many<object>(sql`
    select name, email from users where id = (select written_by from pair_reported_notes where text = ${`${LEFT} note`})`)
  assert.deepEqual(writer, { name: 'Deleted user', email: null })
  assert.deepEqual(await checkInvariants(to.services.db, invariants), [])
  // Nobody needs to be told of what the admins have seen to.
  const open = (await church.admin.get(`/organizations/${church.id}/pair-reports`)).body.data
  for (const report of open) await church.admin.post(`/organizations/${church.id}/pair-reports/${report.id}/close`)
  assert.equal((await exported(church.id, 'closed.tar')).reports_left, 0)
})

it('a pair waits for an admin where an account there counts as a minor’s; two of whom one has blocked the other walk together no longer', async () => {
  const church = await given.organization()
  await church.admin.patch(`/organizations/${church.id}`, { pair_agreement: 'minors' })
  const group = await given.group({ by: church.admin, of: church })
  const adult = async (word: string) => {
    const person = await given.person({ of: church, role: 'leadership', name: word })
    await person.patch('/user', { birthday: '1980-05-17' })
    await person.post('/groups/join', { joinCode: group.code })
    return person
  }
  const two = async (word: string) => [await adult(`${word} Mentor`), await adult(`${word} Mentee`)] as const
  const pairOf = async ([mentor, mentee]: readonly [Person, Person]) => {
    const { id } = await givenAskedPair(mentor, mentee, church)
    assert.equal((await mentee.post(`/pairs/${id}/agree`)).body.data.status, 'active')
  }
  const [young, fallenOut, parted] = [await two('Young'), await two('Fallen Out'), await two('Parted')]
  await pairOf(young)
  await pairOf(fallenOut)
  await parted[0].post(`/users/${parted[1].id}/block`)

  const there = to.services.db
  const accountOf = async ({ name, email }: Person) =>
    (await there.one<{ id: number }>(sql`insert into users (name, email, password_hash) values (${name}, ${email}, 'hash') returning id`))
      .id
  await accountOf(young[1])
  const [one, other] = [await accountOf(fallenOut[0]), await accountOf(fallenOut[1])]
  await there.run(sql`insert into user_blocks (user_id, blocked_id) values (${one}, ${other})`)
  const { id: already } = await givenFor(to).organization()
  const [mentor, mentee] = [await accountOf(parted[0]), await accountOf(parted[1])]
  await there.run(sql`
    insert into organization_members (organization_id, user_id) select ${already}, id from users where id in (${mentor}, ${mentee})`)
  await there.run(sql`
    insert into pairs (organization_id, mentor_id, mentee_id, asked_by) values (${already}, ${mentor}, ${mentee}, ${mentor})`)

  await exported(church.id, 'pairs.tar')
  const { id } = await imported('pairs.tar')
  const pairs = await there.many(sql`
    select name, status, closed_at is not null as is_closed, waiting_since is not null as waits
    from pairs join users on users.id = mentor_id where organization_id in (${id}, ${already}) order by pairs.id desc`)
  assert.deepEqual(pairs, [
    { name: 'Fallen Out Mentor', status: 'ended', is_closed: true, waits: false },
    { name: 'Young Mentor', status: 'waiting', is_closed: false, waits: true },
    { name: 'Parted Mentor', status: 'withdrawn', is_closed: true, waits: false },
  ])
  assert.deepEqual(await checkInvariants(there, invariants), [])
})

it('of two imports of one file at once one comes in with its files, also where the other, which stored them, breaks off', async () => {
  const church = await given.organization()
  const key = await givenAvatar(church.admin)
  await exported(church.id, 'twice.tar')
  const { db, files } = to.services
  const start = () => command(['organization', 'import', join(folder, 'twice.tar'), '--json'], settingsOf(to))
  const imports: ReturnType<typeof start>[] = []
  await db.transaction(async (tx) => {
    await tx.run(sql`lock table organizations in row exclusive mode`)
    let ended = 0
    const startAnother = async () => {
      imports.push(start().finally(() => ended++))
      while ((await countWaiting(db)) + ended < imports.length);
    }
    await startAnother()
    const { pid } = await db.one<{ pid: number }>(
      sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'discipleship copy'`,
    )
    await startAnother()
    await db.run(sql`select pg_terminate_backend(${pid})`)
  })
  const said = await Promise.all(imports)
  assert.deepEqual(
    said.map(({ status }) => status),
    [1, 0],
  )
  assert.equal(await keyOf(church.admin.email), key)
  assert.ok(await files.stat(key))
})

/** A way to the database that breaks when a commit of a copy was answered, before the answer arrives. */
async function losingCommits(url: string) {
  const { hostname, port } = new URL(url)
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let isCopy = false
    let isCommitted = false
    client.on('data', (bytes) => {
      isCopy ||= bytes.includes('discipleship copy')
      isCommitted ||= isCopy && bytes.includes('commit\0')
      database.write(bytes)
    })
    database.on('data', (bytes) => (isCommitted ? client.destroy() : client.write(bytes)))
    client.on('error', () => {}).on('close', () => database.destroy())
    database.on('error', () => {}).on('close', () => client.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const way = new URL(url)
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: way.href, close: () => server.close() }
}

it('an import that came in keeps its files, also where nobody heard that it did', async () => {
  const church = await given.organization()
  const key = await givenAvatar(church.admin)
  await exported(church.id, 'unheard.tar')
  const way = await losingCommits(settingsOf(to).DATABASE_URL)
  await assert.rejects(
    importOrganization(to.services.config, way.url, join(folder, 'unheard.tar'), new AbortController().signal),
    /terminated/,
  )
  way.close()
  assert.equal(await keyOf(church.admin.email), key)
  assert.ok(await to.services.files.stat(key))
})

it('an import that does not come in takes back the files that it stored', async () => {
  const church = await given.organization()
  const key = await givenAvatar(church.admin)
  await given.group({ by: church.admin, of: church })
  await exported(church.id, 'refused.tar')
  const { code } = await from.services.db.one<{ code: string }>(sql`select code from groups where organization_id = ${church.id} limit 1`)
  const { db, files } = to.services
  const theirs = await givenFor(to).organization()
  await db.run(sql`update groups set code = ${code} where id = ${theirs.global_group_id}`)
  const { status, stderr } = await command(['organization', 'import', join(folder, 'refused.tar'), '--json'], settingsOf(to))
  assert.equal(status, 1)
  assert.match(stderr, /here already/)
  assert.equal(await files.stat(key), undefined)
})

it('an import waits for a table that is in use, and lets others write to the rest meanwhile', async () => {
  const church = await given.organization()
  await exported(church.id, 'busy.tar')
  const { db } = to.services
  const { id } = await givenFor(to).organization()
  let importing: ReturnType<typeof imported> | undefined
  await db.transaction(async (tx) => {
    await tx.run(sql`lock table quiet_hours in row exclusive mode`)
    let ended = 0
    importing = imported('busy.tar')
    importing.finally(() => ended++).catch(() => {})
    while ((await countWaiting(db)) + ended < 1);
    await db.transaction(async (other) => {
      await other.run(sql`set local lock_timeout = '8s'`)
      await other.run(sql`update organizations set name = 'Written meanwhile' where id = ${id}`)
    })
  })
  assert.ok((await importing!).id)
})

it('an import that is called off lets go of everybody at once, whatever it waits for, and leaves nothing', async () => {
  const church = await given.organization()
  const key = await givenAvatar(church.admin)
  await exported(church.id, 'called-off.tar')
  const { db, files, config } = to.services
  const { id } = await givenFor(to).organization()
  for (const hold of [
    sql`select pg_advisory_xact_lock(hashtextextended('organization import', 0))`, // another import
    sql`lock table quiet_hours in row exclusive mode`, // before others wait
    sql`lock table audit_log in share mode`, // when all rows are in, and everybody waits
  ])
    await db.transaction(async (tx) => {
      await tx.run(hold)
      const stopping = new AbortController()
      const importing = importOrganization(config, settingsOf(to).DATABASE_URL, join(folder, 'called-off.tar'), stopping.signal)
      await Promise.race([importing, untilBlocking(db, tx)])
      stopping.abort(new Error('Called off'))
      await assert.rejects(importing, /Called off/)
      await db.run(sql`update organizations set name = 'Written afterwards' where id = ${id}`)
    })
  assert.equal(await files.stat(key), undefined)
  assert.ok((await imported('called-off.tar')).id)
})

it('whoever belongs to another church too leaves their password, telephone and birthday there', async () => {
  const [church, other] = [await given.organization(), await given.organization()]
  const [both, own] = [await given.person({ of: church }), await given.person({ of: church })]
  await addTo(other, both)
  for (const person of [both, own]) {
    const { status, text } = await person.patch('/user', { birthday: '1980-05-17', phone: '+49 170 5550100' })
    assert.equal(status, 200, text)
  }
  await exported(church.id, 'secrets.tar')
  await imported('secrets.tar')
  const people = await to.services.db.many(sql`
    select email, password_hash is not null as has_password, phone, birthday::text, latest_birthday::text
    from users where email in (${both.email}, ${own.email}) order by id`)
  const nothing = { has_password: false, phone: null, birthday: null, latest_birthday: null }
  assert.deepEqual(people, [
    { email: both.email, ...nothing },
    { email: own.email, has_password: true, phone: '+49 170 5550100', birthday: '1980-05-17', latest_birthday: '1980-05-17' },
  ])
  assert.equal((await to.request('POST', '/login', { body: { email: both.email, password: PASSWORD } })).status, 401)
  assert.equal((await to.request('POST', '/login', { body: { email: own.email, password: PASSWORD } })).status, 200)
})

it('a church comes where columns stand in another order, and is refused where there are others', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  await person.post('/journal', { title: 'The title', content: 'The content' })
  await exported(church.id, 'columns.tar')
  const { db } = to.services
  const swap = async () => {
    await db.run(sql`alter table journal_entries rename title to swapped`)
    await db.run(sql`alter table journal_entries rename content to title`)
    await db.run(sql`alter table journal_entries rename swapped to content`)
  }
  await db.run(sql`alter table quiet_hours add column something text`)
  const { status, stderr } = await command(['organization', 'import', join(folder, 'columns.tar'), '--json'], settingsOf(to))
  await db.run(sql`alter table quiet_hours drop column something`)
  assert.equal(status, 1)
  assert.match(stderr, /quiet_hours/)
  await swap()
  await imported('columns.tar')
  const entries = await db.many(sql`
    select title, content from journal_entries where user_id = (select id from users where email = ${person.email})`)
  await swap()
  assert.deepEqual(entries, [{ title: 'The title', content: 'The content' }])
})
