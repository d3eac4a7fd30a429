// The operator's commands as processes of their own, on the database of a running service.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { command, commandJson, program } from '#test/command.ts'
import { given as givenFor, PASSWORD, unique } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenTraining } from '#test/given-trainings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const settings = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: app.services.config.dataDir }
const run = (...args: string[]) => command(args, settings)
const json = (...args: string[]) => commandJson(args, settings)
const signIn = (email: string, password: string) => app.request('POST', '/login', { body: { email, password } })

it('founds an organization, whose admin signs in with what is printed', async () => {
  const made = await json(
    'organization',
    'create',
    '--name',
    ' Grace Chapel ',
    '--admin-name',
    'Ada',
    '--admin-email',
    'ada@example.org',
    '--timezone',
    'Europe/Berlin',
  )
  assert.deepEqual(Object.keys(made), ['id', 'name', 'global_group_id', 'prayer_group_id', 'admin'])
  assert.deepEqual(Object.keys(made.admin), ['id', 'name', 'email', 'password'])
  const { body } = await signIn('ada@example.org', made.admin.password)
  assert.deepEqual(body.user, { id: made.admin.id, name: 'Ada', email: 'ada@example.org' })
  const mine = (await app.request('GET', '/organizations', { token: body.token })).body.data
  assert.deepEqual([mine[0].id, mine[0].name, mine[0].role, mine[0].timezone], [made.id, 'Grace Chapel', 'admin', 'Europe/Berlin'])
  const taken = await run('organization', 'create', '--name', 'Other', '--admin-name', 'Ada', '--admin-email', 'ADA@example.org', '--json')
  assert.deepEqual([taken.status, taken.stdout], [1, ''])
  assert.match(taken.stderr, /already/)
  assert.equal((await db.many(sql`select from organizations where name = 'Other'`)).length, 0)
})

it('without a plan the service stays closed', async () => {
  const made = await json(
    'organization',
    'create',
    '--name',
    'Poor',
    '--admin-name',
    'P',
    '--admin-email',
    'p@example.org',
    '--admin-password',
    PASSWORD,
    '--plan',
    'none',
  )
  const { token } = (await signIn('p@example.org', PASSWORD)).body
  const groups = async () => (await app.request('GET', '/groups', { token })).status
  assert.equal(await groups(), 403)
  const set = await json('subscription', 'set', '--organization', String(made.id), '--status', 'trialing', '--until', '2999-01-31')
  assert.deepEqual(
    [set.organization_id, set.user_id, set.plan, set.status, set.current_period_end],
    [made.id, null, 'pro', 'trialing', '2999-01-31T00:00:00.000000Z'],
  )
  assert.equal(await groups(), 200)
  await json('subscription', 'set', '--organization', String(made.id), '--status', 'canceled')
  assert.equal(await groups(), 403)
  assert.equal((await json('subscription', 'set', '--user', 'P@example.org', '--status', 'active')).user_id, made.admin.id)
  assert.equal(await groups(), 200)
})

it('makes, suspends, restores and erases accounts, and sets passwords', async () => {
  const church = await given.organization()
  const made = await json(
    'user',
    'create',
    '--organization',
    String(church.id),
    '--name',
    'Uli',
    '--email',
    'Uli@example.org',
    '--role',
    'leadership',
  )
  assert.deepEqual(
    [Object.keys(made), made.email, made.role],
    [['id', 'name', 'email', 'password', 'role'], 'Uli@example.org', 'leadership'],
  )
  const { token } = (await signIn('uli@example.org', made.password)).body
  assert.deepEqual(await json('user', 'suspend', 'uli@EXAMPLE.org'), {
    id: made.id,
    name: 'Uli',
    email: 'Uli@example.org',
    status: 'suspended',
  })
  assert.equal((await app.request('GET', '/user', { token })).status, 401)
  assert.equal((await signIn('uli@example.org', made.password)).status, 403)
  assert.equal((await json('user', 'restore', 'uli@example.org')).status, 'active')
  assert.equal((await app.request('GET', '/user', { token })).status, 401)
  const fresh = (await signIn('uli@example.org', made.password)).body.token
  const { password } = await json('user', 'password', 'uli@example.org')
  assert.equal((await app.request('GET', '/user', { token: fresh })).status, 401)
  const again = (await signIn('uli@example.org', password)).body.token
  const group = (await app.request('POST', '/groups', { token: again, body: { name: 'Led', organization_id: church.id } })).body.data
  const refused = await run('user', 'erase', 'uli@example.org')
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, new RegExp(`Led \\(${group.id}\\)`))
  await app.request('PUT', `/groups/${group.id}/status`, { token: again, body: { status: 'inactive' } })
  assert.equal((await json('user', 'erase', 'uli@example.org')).status, 'erased')
  assert.equal((await signIn('uli@example.org', password)).status, 401)
  assert.equal((await run('user', 'erase', 'uli@example.org')).status, 1)
})

it('guesses nobody where several accounts were made with an address that none has proven, and takes an id', async () => {
  const email = 'shared@example.org'
  const [first, second] = await db.many<{ id: number }>(sql`
    insert into users (name, email, password_hash, email_proven_at) select name, ${email}, 'nobody signs in', null
    from unnest(array['Owner', 'Stranger']) name returning id`)
  for (const command of ['suspend', 'password', 'erase']) {
    const { status, stderr } = await run('user', command, email)
    assert.equal(status, 1, command)
    assert.match(stderr, new RegExp(`${first!.id} \\(Owner\\), ${second!.id} \\(Stranger\\)`))
  }
  const paid = await run('subscription', 'set', '--user', email, '--status', 'active')
  assert.deepEqual([paid.status, paid.stdout], [1, ''])
  assert.match(paid.stderr, /none has proven it\. Name one by its id/)
  assert.deepEqual(await db.many(sql`select from subscriptions where user_id = any(${[first!.id, second!.id]})`), [])
  assert.equal((await json('user', 'erase', String(second!.id))).status, 'erased')
  assert.equal((await json('user', 'suspend', email)).id, first!.id)
  assert.match((await run('user', 'suspend', '999999999999999')).stderr, /no account with the id/)
})

it('prints names of long ago without what a terminal would obey', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: person, of: church })
  const hostile = 'Eve\u001b]0;owned\u0007\u009b2J\r\nAll is well \u202e'
  const shared = unique('shared').replace(' ', '-')
  await db.run(sql`
    insert into users (name, email, password_hash, email_proven_at)
    select ${hostile}, ${`${shared}@example.org`}, 'nobody signs in', null from generate_series(1, 2)`)
  await db.run(sql`update users set name = ${hostile} where id = ${person.id}`)
  await db.run(sql`update groups set name = ${hostile} where id = ${group.id}`)
  await db.run(sql`update organizations set name = ${hostile} where id = ${church.id}`)
  const said = [
    await run('user', 'suspend', person.email),
    await run('user', 'restore', person.email),
    await run('user', 'password', person.email),
    await run('user', 'erase', person.email),
    await run('user', 'suspend', `${shared}@example.org`),
    await run('user', 'suspend', 'Eve\u001b[2J@example.org'),
    await run('organization', 'set', String(church.id), '--max-group-members', '9'),
    await run('organization', 'set', String(church.id), '--max-group-members', '9', '--json'),
  ]
  for (const { stdout, stderr } of said) {
    assert.match(stdout + stderr, /Eve/)
    assert.doesNotMatch(stdout + stderr, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    assert.equal((stdout + stderr).trimEnd().split('\n').length, 1)
  }
  assert.equal(JSON.parse(said.at(-1)!.stdout).name, hostile)
})

it('sets the limits of an organization', async () => {
  const church = await given.organization()
  const set = await json(
    'organization',
    'set',
    String(church.id),
    '--max-group-members',
    '7',
    '--max-groups-per-leader',
    '2',
    '--enforce-leader-qualifications',
    'true',
  )
  assert.deepEqual([set.id, set.max_group_members, set.max_groups_per_leader, set.enforce_leader_qualifications], [church.id, 7, 2, true])
  const kept = await json('organization', 'set', String(church.id), '--max-group-members', '8')
  assert.deepEqual([kept.max_group_members, kept.max_groups_per_leader], [8, 2])
  const group = await given.group({ by: church.admin, of: church })
  assert.equal(group['max_members'], 8)
  assert.equal((await run('organization', 'set', '999999', '--max-group-members', '7')).status, 1)
})

it('keeps an organization from publishing for everyone; what it offers already stays', async () => {
  const church = await given.organization()
  const open = await givenChallenge({ of: church, visibility: 'everyone' })
  const draft = await givenChallenge({ of: church, visibility: 'everyone', status: 'draft' })
  const training = await givenTraining({ by: church.admin, of: church, visibility: 'everyone' })
  const own = await givenTraining({ by: church.admin, of: church })
  const set = (value: string) => json('organization', 'set', String(church.id), '--publish-for-everyone', value)
  assert.equal((await set('false')).publish_for_everyone, false)
  const refusals = [
    await church.admin.post('/challenges', {
      name: 'X',
      challenge_content: 'X',
      status: 'draft',
      organization_id: church.id,
      visibility: 'everyone',
    }),
    await church.admin.put(`/challenges/${draft.id}`, { status: 'published' }),
    await church.admin.post('/qualifications', { title: 'X', organization_id: church.id, visibility: 'everyone' }),
    await church.admin.put(`/qualifications/${own.id}`, { visibility: 'everyone' }),
  ]
  for (const { status, body } of refusals)
    assert.deepEqual(
      [status, body.errors],
      [422, { visibility: ['Your organization may not publish for everyone; whoever runs this service decides that.'] }],
    )
  assert.equal((await church.admin.put(`/challenges/${open.id}`, { name: 'Still there', visibility: 'everyone' })).status, 200)
  assert.equal((await church.admin.put(`/qualifications/${training.id}`, { title: 'Still there' })).status, 200)
  await church.admin.put(`/challenges/${open.id}`, { visibility: 'members_only' })
  assert.equal((await church.admin.put(`/challenges/${open.id}`, { visibility: 'everyone' })).status, 422)
  assert.equal((await set('true')).publish_for_everyone, true)
  assert.equal((await church.admin.put(`/challenges/${open.id}`, { visibility: 'everyone' })).status, 200)
})

it('says with 2 that it was called wrongly, and prints nothing else on standard output', async () => {
  const create = ['organization', 'create', '--name', 'X', '--admin-name', 'X', '--json']
  const user = ['user', 'create', '--organization', '1', '--name', 'X']
  const wrong = [
    ['nonsense'],
    ['organization'],
    ['organization', 'create'],
    [...create, '--admin-email', 'nowhere'],
    [...create, '--admin-email', 'x@example.org', '--admin-password', 'short'],
    [...create, '--admin-email', 'x@example.org', '--admin-password', 'qwerty123456'],
    [...create, '--admin-email', 'wetherington@example.org', '--admin-password', 'Wetherington2026'],
    [...user, '--email', 'wetherington@example.org', '--password', 'Wetherington2026'],
    ['user', 'password', 'ada@example.org', '--password', 'ada@example.org1'],
    [...create, '--admin-email', 'x@example.org', '--timezone', 'Mars'],
    [...create, '--admin-email', 'x@example.org', '--plan', 'gold'],
    ['organization', 'create', '--name', ' ', '--admin-name', 'X', '--admin-email', 'x@example.org'],
    ['organization', 'set', 'abc'],
    ['organization', 'set', '1', '--max-group-members', '0'],
    ['organization', 'set', '1', '--enforce-leader-qualifications', 'maybe'],
    [...user, '--email', 'x@example.org', '--role', 'emperor'],
    ['user', 'suspend'],
    ['subscription', 'set', '--status', 'active'],
    ['subscription', 'set', '--user', 'a@example.org', '--organization', '1', '--status', 'active'],
    ['subscription', 'set', '--user', 'a@example.org', '--status', 'gold'],
    ['subscription', 'set', '--user', 'a@example.org', '--status', 'active', '--until', 'soon'],
    ['migrate', '--unknown'],
  ]
  for (const args of wrong) {
    const { status, stdout, stderr } = await run(...args)
    assert.deepEqual([status, stdout], [2, ''], `${args.join(' ')}: ${stderr}`)
    assert.notEqual(stderr, '')
    const again = await run(...args.filter((one) => one !== '--json'), '--json')
    assert.deepEqual([again.status, again.stdout, JSON.parse(again.stderr).code], [2, '', 'wrong_usage'], args.join(' '))
  }
})

it('says with 1 that it failed', async () => {
  for (const args of [
    ['user', 'suspend', 'nobody@example.org'],
    ['user', 'create', '--organization', '999999', '--name', 'X', '--email', 'x@example.org'],
    ['subscription', 'set', '--organization', '999999', '--status', 'active'],
  ]) {
    const { status, stdout, stderr } = await run(...args, '--json')
    assert.deepEqual([status, stdout], [1, ''], args.join(' '))
    const { code, message } = JSON.parse(stderr)
    assert.deepEqual(code, 'not_found')
    assert.match(message, /^There is no .*$/)
    assert.equal((await run(...args)).stderr, `${message}\n`)
  }
  const unreachable = await command(['verify'], { ...settings, DATABASE_URL: 'postgresql://127.0.0.1:1/x' })
  assert.deepEqual([unreachable.status, unreachable.stdout], [1, ''])
  const odd = await command(['verify'], { ...settings, PORT: 'abc' })
  assert.equal(odd.status, 1)
  assert.match(odd.stderr, /PORT/)
})

it('shows how it is used', async () => {
  for (const args of [['--help'], ['organization', '--help'], ['user', 'create', '--help']]) {
    const { status, stdout } = await run(...args)
    assert.equal(status, 0)
    assert.match(stdout, /^Usage: discipleship/)
  }
})

it('says which version it is', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  assert.deepEqual(await run('--version'), { status: 0, stdout: `${version}\n`, stderr: '' })
  assert.deepEqual(await json('--version'), { version })
})

it('reads a password from standard input and tells nobody; as an argument it is taken, with a word about that', async () => {
  const church = await given.organization()
  const user = ['user', 'create', '--organization', String(church.id), '--name', 'Ina']
  const quiet = await command([...user, '--email', 'ina@example.org', '--password-stdin', '--json'], settings, { input: `${PASSWORD}\n` })
  assert.deepEqual([quiet.status, quiet.stderr, quiet.stdout.includes(PASSWORD)], [0, '', false])
  assert.equal((await signIn('ina@example.org', PASSWORD)).status, 200)
  const changed = await command(['user', 'password', 'ina@example.org', '--password-stdin'], settings, { input: 'tangerine harbour 41' })
  assert.deepEqual([changed.status, changed.stderr], [0, ''])
  assert.doesNotMatch(changed.stdout, /tangerine/)
  assert.equal((await signIn('ina@example.org', 'tangerine harbour 41')).status, 200)
  const founding = ['organization', 'create', '--name', 'Quiet', '--admin-name', 'Q', '--admin-email', 'q@example.org', '--password-stdin']
  assert.equal((await command(founding, settings, { input: `${PASSWORD}\r\n` })).status, 0)
  assert.equal((await signIn('q@example.org', PASSWORD)).status, 200)

  const loud = await run('user', 'password', 'ina@example.org', '--password', PASSWORD)
  assert.equal(loud.status, 0)
  assert.match(loud.stderr, /^Others .*--password-stdin.*\n$/)
  assert.equal((await run('user', 'password', 'ina@example.org', '--password', PASSWORD, '--json')).stderr, '')
  for (const [args, input] of [
    [['--password-stdin', '--password', PASSWORD], PASSWORD],
    [['--password-stdin'], ''],
    [['--password-stdin'], 'short'],
  ] as const)
    assert.equal((await command(['user', 'password', 'ina@example.org', ...args], settings, { input })).status, 2)
})

it('brings the database up to date, and checks that the data hold together', async () => {
  assert.deepEqual(await json('migrate'), { applied: [] })
  const { checked, broken } = await json('verify')
  assert.ok(checked > 10)
  assert.deepEqual(broken, [])
  const church = await given.organization()
  await db.run(sql`update groups set member_count = 99 where id = ${church.global_group_id}`)
  const found = await run('verify', '--json')
  assert.equal(found.status, 1)
  assert.deepEqual(JSON.parse(found.stdout).broken, [{ invariant: 'A group has as many members as it counts', rows: 1 }])
  await db.run(sql`update groups set member_count = 1 where id = ${church.global_group_id}`)
})

it('keeps what it compiled where nobody else can put something to run', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'shared-'))
  assert.equal((await command(['--help'], { TMPDIR: shared })).status, 0)
  assert.deepEqual(await readdir(shared), [])
  await rmdir(shared)
})

it('stops without complaint when whoever reads its output has seen enough', async () => {
  const child = spawn(process.execPath, [program, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  assert.deepEqual([status, stderr], [0, ''])
})
