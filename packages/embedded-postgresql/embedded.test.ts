// Real servers and real processes. As root the tests walk the ways of root, as an ordinary user those of an ordinary user.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clusterIn } from './cluster.ts'
import { AlreadyRunning, type Embedded, isMade, type Options, openEmbedded } from './embedded.ts'
import { isServer, readServer } from './server.ts'
import { installedBinaries, runnableBinaries } from './staging.ts'
import { makingUser, ownUser, usersHere } from './users.ts'

const isRoot = process.getuid?.() === 0
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '8MB' }

let scratch: string
/** A data folder with a database in it. Each test finds and leaves it without a server. */
let dataDir: string
let opened: Embedded[] = []
let processes: ChildProcess[] = []

before(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(scratch, 0o755)
  dataDir = join(scratch, 'data')
  const database = await openEmbedded({ dataDir, mode: 'own', settings })
  await query(database.url, "CREATE TABLE word AS SELECT 'kept' AS word")
  await database.stop()
})

afterEach(async () => {
  await Promise.all(processes.map(kill)) // until they have ended they use the server
  await Promise.all(opened.map((database) => database.stop()))
  // What killed processes left running, a command that comes by cleans up.
  for (const name of readdirSync(scratch))
    if (serverOf(join(scratch, name))) await (await openEmbedded({ dataDir: join(scratch, name), mode: 'join' })).stop()
  opened = []
  processes = []
})

after(() => rmSync(scratch, { recursive: true, force: true }))

describe('A service and its data folder', () => {
  it('finds at later starts what the first one made, as an owner who is not the superuser', async () => {
    const database = await open({ dataDir, mode: 'own' })
    assert.equal(database.started, true)
    const [row] = await query(
      database.url,
      `SELECT word, current_user AS "user", current_database() AS database, current_setting('is_superuser') AS superuser,
              current_setting('server_encoding') AS encoding, current_setting('timezone') AS zone, upper('é') AS upper FROM word`,
    )
    assert.deepEqual(row, {
      word: 'kept',
      user: 'discipleship',
      database: 'discipleship',
      superuser: 'off',
      encoding: 'UTF8',
      zone: 'UTC',
      upper: 'É',
    })
    await database.stop()
    await database.stop()
    assert.equal(serverOf(dataDir), undefined)
    await assert.rejects(query(database.url, 'SELECT 1'), { code: 'ECONNREFUSED' })
  })

  it('can add the extensions and clone the databases that services and tests need', async () => {
    const { url } = await open({ dataDir, mode: 'own' })
    for (const name of ['citext', 'pg_trgm', 'unaccent']) await query(url, `CREATE EXTENSION ${name}`)
    await query(url.replace(/discipleship$/, 'postgres'), 'CREATE DATABASE twin TEMPLATE discipleship')
    assert.deepEqual(await query(url.replace(/discipleship$/, 'twin'), "SELECT similarity('žluťoučký', 'žluťoučky') > 0.5 AS alike"), [
      { alike: true },
    ])
  })

  it('lets in nobody without the password, and keeps the password to itself', async () => {
    const { url } = await open({ dataDir, mode: 'own' })
    const stranger = new URL(url)
    stranger.password = 'guessed'
    await assert.rejects(query(stranger.href, 'SELECT 1'), { code: '28P01' })
    stranger.username = 'postgres'
    await assert.rejects(query(stranger.href, 'SELECT 1'), { code: '28000' })
    for (const path of ['cluster/password', 'server.json', 'server.log']) assert.equal(modeOf(join(dataDir, 'postgres', path)), 0o600, path)
    for (const path of ['cluster', '.']) assert.equal(modeOf(join(dataDir, 'postgres', path)), 0o700, path)
  })

  it("keeps people's words out of the log when statements fail", async () => {
    const { url } = await open({ dataDir, mode: 'own' })
    await query(url, 'CREATE TABLE secret (words text UNIQUE)')
    await query(url, 'INSERT INTO secret VALUES ($1)', ['my prayer'])
    await assert.rejects(query(url, 'INSERT INTO secret VALUES ($1)', ['my prayer']))
    await assert.rejects(query(url, 'SELECT $1::integer', ['my prayer']))
    await assert.rejects(query(url, "SELECT 'my prayer' FROM nowhere"))
    assert.doesNotMatch(readFileSync(join(dataDir, 'postgres/server.log'), 'utf8'), /prayer/)
  })

  it('refuses a second service and says who is there', async () => {
    const first = await start(dataDir, 'own')
    await assert.rejects(open({ dataDir, mode: 'own' }), (error) => {
      assert(error instanceof AlreadyRunning)
      const expected = `Another service is already running on the data folder ${dataDir} (process ${first.pid}). Stop it first, or use another DATA_DIR.`
      return error.message === expected
    })
    assert.deepEqual(await query(first.url, 'SELECT word FROM word'), [{ word: 'kept' }])
  })

  it('goes to exactly one of two services that start in the same instant', async () => {
    const answers = await Promise.allSettled([start(dataDir, 'own'), start(dataDir, 'own')])
    const losers = answers.filter((answer) => answer.status === 'rejected')
    assert.deepEqual(
      losers.map(({ reason }) => reason.name),
      ['AlreadyRunning'],
    )
  })

  it('is its own again after the service was killed, with the server that ran on', async () => {
    const killed = await start(dataDir, 'own')
    await query(killed.url, 'CREATE TABLE made_before_the_kill ()')
    await kill(killed.process)
    const database = await open({ dataDir, mode: 'own' })
    assert.equal(database.started, false)
    assert.deepEqual(await query(database.url, 'SELECT FROM made_before_the_kill'), [])
    await database.stop()
    assert.equal(serverOf(dataDir), undefined)
  })

  it('is its own again after service and server were killed, even when another process has the number of the dead server', async () => {
    const killed = await start(dataDir, 'own')
    const session = await connect(killed.url)
    session.query('SELECT pg_sleep(60)').catch(() => {}) // keeps the shared memory of the dead server in use
    await kill(killed.process)
    const lockFile = join(dataDir, 'postgres/cluster/postmaster.pid')
    const content = readFileSync(lockFile, 'utf8')
    process.kill(serverOf(dataDir)!, 'SIGKILL')
    await until(() => serverOf(dataDir) === undefined)
    writeFileSync(lockFile, content.replace(/^\d+/, String(process.pid)))
    const database = await open({ dataDir, mode: 'own' })
    assert.equal(database.started, true)
    assert.deepEqual(await query(database.url, 'SELECT word FROM word'), [{ word: 'kept' }])
  })

  it('has its server back at the same address when the server alone is killed, whatever became of its log', async () => {
    const messages: string[] = []
    const { url } = await open({ dataDir, mode: 'own', log: (message) => messages.push(message) })
    rmSync(join(dataDir, 'postgres/server.log'))
    process.kill(serverOf(dataDir)!, 'SIGKILL')
    await until(() => messages.some((message) => message.startsWith('PostgreSQL runs again')))
    assert.deepEqual(await query(url, 'SELECT word FROM word'), [{ word: 'kept' }])
  })

  it('starts from nothing after a crash in the middle of the very first start', async () => {
    const dataDir = join(scratch, 'crashed')
    const starting = start(dataDir, 'own')
    starting.catch(() => {})
    const drafts = () =>
      existsSync(join(dataDir, 'postgres')) ? readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('draft')) : []
    await until(() => drafts().some((draft) => existsSync(join(dataDir, 'postgres', draft, 'global/pg_control'))))
    await kill(processes.at(-1)!)
    await assert.rejects(starting)
    assert.equal(existsSync(join(dataDir, 'postgres/cluster')), false)
    const { url } = await open({ dataDir, mode: 'own' })
    assert.equal((await query(url, 'SELECT 1')).length, 1)
    assert.deepEqual(drafts(), [])
  })

  it('is not mistaken for the folder it was copied from, whose server still runs', async () => {
    const copy = copyOfData(scratch)
    const first = await open({ dataDir, mode: 'own' })
    for (const name of ['server.json', 'cluster/postmaster.pid']) cpSync(join(dataDir, 'postgres', name), join(copy, 'postgres', name))
    const second = await open({ dataDir: copy, mode: 'own' })
    assert.equal(second.started, true)
    assert.notEqual(second.url, first.url)
    await second.stop()
    assert.deepEqual(await query(first.url, 'SELECT word FROM word'), [{ word: 'kept' }])
  })
})

describe("The operator's commands", () => {
  it('join the running service and leave it running', async () => {
    const service = await start(dataDir, 'own')
    const command = await open({ dataDir, mode: 'join' })
    assert.equal(command.url, service.url)
    assert.equal(command.started, false)
    await command.stop()
    assert.equal((await query(service.url, 'SELECT 1')).length, 1)
  })

  it('share one server when ten run at once without a service, and the last one stops it', async () => {
    const commands = await Promise.all(Array.from({ length: 10 }, () => start(dataDir, 'join')))
    assert.equal(commands.filter(({ started }) => started).length, 1)
    assert.equal(new Set(commands.map(({ url }) => url)).size, 1)
    await Promise.all(commands.slice(1).map((command) => command.stop()))
    assert.equal((await query(commands[0]!.url, 'SELECT 1')).length, 1)
    await commands[0]!.stop()
    assert.equal(serverOf(dataDir), undefined)
  })

  it('hand the server they started over to a service that comes meanwhile', async () => {
    const command = await open({ dataDir, mode: 'join' })
    const service = await start(dataDir, 'own')
    assert.equal(service.started, false)
    await command.stop()
    assert.equal((await query(service.url, 'SELECT 1')).length, 1)
    await service.stop()
    assert.equal(serverOf(dataDir), undefined)
  })

  it('finish their work when the service stops before them', async () => {
    const service = await open({ dataDir, mode: 'own' })
    const command = await start(dataDir, 'join')
    await service.stop()
    assert.equal((await query(command.url, 'SELECT 1')).length, 1)
    await command.stop()
    assert.equal(serverOf(dataDir), undefined)
  })

  it('stop the server that a killed service left behind', async () => {
    await kill((await start(dataDir, 'own')).process)
    assert.notEqual(serverOf(dataDir), undefined)
    await (await open({ dataDir, mode: 'join' })).stop()
    assert.equal(serverOf(dataDir), undefined)
  })
})

describe("PostgreSQL's programs", () => {
  const runAs = isRoot ? ownUser(usersHere()) : undefined
  /** Programs where they can't be run: for the user root runs them as, out of reach; for an ordinary user, in want of links and read-only. */
  let home: string
  let programs: string

  before(() => {
    home = folder('home', 0o700)
    programs = copyOfPrograms(home)
    if (!isRoot) chmodSync(join(programs, 'lib'), 0o555)
  })
  after(() => chmodSync(join(programs, 'lib'), 0o755))

  it('never run as root', async () => {
    await open({ dataDir, mode: 'own' })
    const owner = statSync(join(dataDir, 'postgres/cluster')).uid
    assert.notEqual(owner, 0)
    if (!isRoot) assert.equal(owner, process.getuid?.())
  })

  it('run as a number that is nobody else’s when we are root, who alone reads their files', { skip: !isRoot }, async () => {
    const dataDir = mkdtempSync(join(scratch, 'own-user-'))
    const { url } = await open({ dataDir, mode: 'own' })
    const cluster = join(dataDir, 'postgres/cluster')
    const { uid } = statSync(cluster)
    assert.ok(uid > 60_000 && !readFileSync('/etc/passwd', 'utf8').includes(`:${uid}:`), `${uid}`)
    for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
      assert.equal(statSync(join(cluster, name)).uid, uid, name)
    const password = new URL(url).password
    const processes = processesOf(uid)
    assert.ok(processes.includes(serverOf(dataDir)!))
    for (const pid of processes) {
      for (const file of ['cmdline', 'environ']) assert.ok(!readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(password), file)
      // Whatever another service may run as.
      for (const stranger of [65534, 1, 60_577])
        for (const path of [
          `/proc/${pid}/cwd/password`,
          `/proc/${pid}/environ`,
          join(cluster, 'password'),
          join(dataDir, 'postgres/server.json'),
        ])
          assert.match(readAs(stranger, path), /Permission denied/, `${stranger} ${path}`)
      assert.match(readAs(uid, `/proc/${pid}/cwd/password`), /^[\w-]{32}$/)
    }
  })

  it('get a user of their own where an earlier version ran them as `nobody`, and not before they have ended well', {
    skip: !isRoot,
  }, async () => {
    const copy = copyOfData(scratch)
    const cluster = join(copy, 'postgres/cluster')
    const giveAway = () => {
      for (const name of [...readdirSync(cluster, { recursive: true, encoding: 'utf8' }), '.']) chownSync(join(cluster, name), 65534, 65534)
    }
    giveAway()
    writeFileSync(join(cluster, 'postmaster.pid'), '') // as after a crash
    chownSync(join(cluster, 'postmaster.pid'), 65534, 65534)
    const recovering = await open({ dataDir: copy, mode: 'own' })
    assert.equal(statSync(cluster).uid, 65534)
    await recovering.stop()
    const { url } = await open({ dataDir: copy, mode: 'own' })
    assert.ok(statSync(cluster).uid > 60_000 && statSync(cluster).uid < 65_534)
    assert.deepEqual(await query(url, 'SELECT word FROM word'), [{ word: 'kept' }])
  })

  it('get a user where root copied the data without one, when they start and not when somebody looks: two who look would give it to two', {
    skip: !isRoot,
  }, async () => {
    const copy = copyOfData(scratch)
    const cluster = join(copy, 'postgres/cluster')
    const owners = () =>
      new Set(['.', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })].map((name) => statSync(join(cluster, name)).uid))
    assert.ok(isMade(copy))
    assert.deepEqual(owners(), new Set([0]))
    await open({ dataDir: copy, mode: 'own' })
    assert.deepEqual([owners().size, owners().has(0)], [1, false])
  })

  it('run from a copy where they are out of reach, on data that stays in a folder only we may enter', async () => {
    const places = [folder('places', 0o755)]
    const messages: string[] = []
    const copy = await runnableBinaries(programs, { runAs, places, log: (message) => messages.push(message) })
    assert(copy.startsWith(places[0]!), copy)
    assert(messages[0]?.includes(copy))
    const { url } = await open({ dataDir: copyOfData(home), mode: 'own', binaries: copy })
    assert.deepEqual(await query(url, 'SELECT word FROM word'), [{ word: 'kept' }])
  })

  it('are copied once, and again when the copy is damaged or open to others', async () => {
    const places = [folder('places', 0o755)]
    const stage = () => runnableBinaries(programs, { runAs, places, log: () => {} })
    const copy = await stage()
    const library = join(copy, 'lib/libxml2.so.2')
    const { ino, size } = statSync(library)
    assert.equal(await stage(), copy)
    assert.equal(statSync(library).ino, ino)
    truncateSync(library, 100)
    await stage()
    assert.equal(statSync(library).size, size)
    chmodSync(join(copy, '..'), 0o777)
    await stage()
    assert.equal(modeOf(join(copy, '..')), 0o755)
    assert.equal(readdirSync(places[0]!).length, 1)
    if (isRoot) {
      chownSync(join(copy, '..'), runAs!.uid, runAs!.gid)
      await assert.rejects(stage(), /belongs to another user/)
    }
  })

  it('are not copied to where others could exchange them', async () => {
    const places = [folder('open', 0o777)]
    await assert.rejects(runnableBinaries(programs, { runAs, places, log: () => {} }), /other users could change files/)
    assert.deepEqual(readdirSync(places[0]!), [])
  })

  it('get the links between libraries that npm leaves out with --ignore-scripts', async () => {
    const programs = copyOfPrograms(folder('checkout', 0o755))
    assert.equal(await runnableBinaries(programs, { runAs, places: [], log: () => {} }), programs)
  })

  it('are not copied about where they lack more than permissions', async () => {
    const programs = copyOfPrograms(folder('checkout', 0o755))
    for (const name of readdirSync(join(programs, 'lib'))) if (/^libicuuc/.test(name)) rmSync(join(programs, 'lib', name))
    const places = [folder('places', 0o755)]
    await assert.rejects(runnableBinaries(programs, { runAs, places, log: () => {} }), /can't be run here/)
    assert.deepEqual(readdirSync(places[0]!), [])
  })

  it('make a cluster as somebody who does nothing else, or `nobody`, or any user there is, with or without a `postgres` account', () => {
    const root = 'root:x:0:0:root:/root:/bin/sh\n'
    const daemon = 'daemon:x:1:1::/:/bin/false\n'
    const ada = 'ada:x:1000:1000::/:/bin/sh\n'
    const nobody = 'nobody:x:65534:65533::/:/bin/false\n'
    const maker = (passwd: string, ...busy: number[]) => makingUser({ passwd, busy: new Set(busy) })
    assert.deepEqual(maker(root + daemon + ada + nobody), { uid: 1, gid: 1 })
    assert.deepEqual(maker(root + daemon + ada + nobody, 1), { uid: 65534, gid: 65533 })
    assert.deepEqual(maker(root + daemon + ada, 1), { uid: 1, gid: 1 })
    assert.throws(() => maker(root), /names no other user/)
  })

  it('run as no number that somebody has', { skip: process.platform !== 'linux' }, () => {
    const numbers = Array.from({ length: 606 }, (_, n) => 60_578 + n)
    const passwd = numbers
      .slice(0, 600)
      .map((uid) => `u${uid}:x:${uid}:100::/:/bin/sh\n`)
      .join('')
    const free = ownUser({ passwd, busy: new Set(numbers.slice(600, 605)) })
    assert.deepEqual(free, { uid: 61_183, gid: 61_183 })
  })
})

async function open(options: Options): Promise<Embedded> {
  const database = await openEmbedded({ settings, ...options })
  opened.push(database)
  return database
}

/** Opens the database in a process of its own, which ends when its input does. */
async function start(dataDir: string, mode: Options['mode']) {
  const program = `
    import { openEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))}
    const [dataDir, mode] = process.argv.slice(1)
    const tell = (answer) => console.log(JSON.stringify(answer))
    try {
      const { url, started, stop } = await openEmbedded({ dataDir, mode, settings: ${JSON.stringify(settings)} })
      tell({ url, started })
      process.stdin.on('end', stop).resume()
    } catch ({ name, message }) {
      tell({ error: { name, message } })
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir, mode], { stdio: ['pipe', 'pipe', 'inherit'] })
  processes.push(child)
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'close').then(() => ['{"error":{"message":"It ended"}}']),
  ])
  const { url, started, error } = JSON.parse(line)
  if (error) throw Object.assign(new Error(), error)
  return {
    process: child,
    pid: child.pid!,
    url: url as string,
    started: started as boolean,
    async stop() {
      child.stdin.end()
      await once(child, 'close')
    },
  }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The process of the server that runs on the data folder. */
function serverOf(dataDir: string): number | undefined {
  if (!existsSync(join(dataDir, 'postgres/cluster'))) return undefined
  const cluster = clusterIn(join(dataDir, 'postgres'))
  const server = readServer(cluster)
  return server && isServer(cluster, server.pid) ? server.pid : undefined
}

async function connect(url: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client
}

async function query(url: string, text: string, values?: unknown[]) {
  const client = await connect(url)
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

async function until(condition: () => boolean) {
  while (!condition()) await sleep(5)
}

const processesOf = (uid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid === uid)
    .map(Number)

/** What a process of that user reads there, or why it can't. */
function readAs(uid: number, path: string): string {
  const { stdout, stderr } = spawnSync('cat', [path], { uid, gid: uid, encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C' } })
  return stdout || stderr
}

const modeOf = (path: string) => statSync(path).mode & 0o777

function folder(name: string, mode: number): string {
  const path = mkdtempSync(join(scratch, `${name}-`))
  chmodSync(path, mode)
  return path
}

function copyOfData(within: string): string {
  const path = mkdtempSync(join(within, 'copy-'))
  cpSync(dataDir, path, { recursive: true })
  return path
}

/** As npm installs them without scripts: the links between libraries are missing. */
function copyOfPrograms(within: string): string {
  const native = join(within, 'native')
  mkdirSync(native)
  cpSync(installedBinaries(), native, {
    recursive: true,
    filter: (path) => !statSync(path, { throwIfNoEntry: false }) || !/\.a$/.test(path),
  })
  for (const { target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
    rmSync(join(native, '..', target), { force: true })
  return native
}
