// Starting and stopping, as processes: two at once, beside commands, after a crash.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { after, it } from 'node:test'
import tls from 'node:tls'
import { openDatabase, sql } from '#platform/db/database.ts'
import { command, commandJson } from './command.ts'
import { untilBlocking } from './held-up.ts'
import { scratchDatabase } from './scratch-database.ts'
import { dataFolder, ended, listens, ready, type ServiceProcess, startProcess } from './service-process.ts'

const DATA_DIR = dataFolder()
const found = (name: string) =>
  commandJson(['organization', 'create', '--name', name, '--admin-name', 'Ada', '--admin-email', `${name}@example.org`], { DATA_DIR })

/** Whether a PostgreSQL still runs on the folder: its own note holds the process id. */
function isDatabaseRunning(folder: string): boolean {
  const note = join(folder, 'postgres', 'cluster', 'postmaster.pid')
  if (!existsSync(note)) return false
  try {
    process.kill(Number(readFileSync(note, 'utf8').split('\n')[0]), 0)
    return true
  } catch {
    return false
  }
}

it('starts on an empty folder, serves beside commands, and ends in good order', { timeout: 110_000 }, async () => {
  const service = await ready(await startProcess({ DATA_DIR }))
  const church = await found('grace')
  const { email, password } = church.admin
  const { status, body } = await service.request('POST', '/api/login', { body: { email, password } })
  assert.equal(status, 200)
  assert.equal((await service.request('GET', '/api/groups', { token: body.token })).body.data.length, 2)

  const second = await ended(await startProcess({ DATA_DIR }))
  assert.equal(second.status, 1)
  assert.match(second.output, /Another service is already running on the data folder/)
  assert.equal((await service.request('GET', '/health/ready')).status, 200)

  const onSamePort = dataFolder()
  const third = await ended(await startProcess({ DATA_DIR: onSamePort, PORT: String(service.port) }))
  assert.equal(third.status, 1)
  assert.match(third.output, new RegExp(`Port ${service.port} of 127.0.0.1 is taken`))
  assert.equal(isDatabaseRunning(onSamePort), false)

  assert.equal(await service.end(), 0)
  assert.equal(isDatabaseRunning(DATA_DIR), false)
  assert.ok(!service.output().includes(password) && !service.output().includes(email))
})

it('ends in good order by a signal that comes as soon as it listens, before all of it is open', { timeout: 110_000 }, async () => {
  const database = await scratchDatabase()
  after(() => database.drop())
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataFolder() }
  await (await ready(await startProcess(settings))).end()
  const db = openDatabase({ url: database.url })
  let service: ServiceProcess | undefined
  await db.transaction(async (tx) => {
    // For what is queued once it listens.
    await tx.run(sql`lock table graphile_worker._private_jobs in exclusive mode`)
    service = await startProcess({ ...settings, ACME_NAMES: 'localhost', ACME_DIRECTORY: 'https://127.0.0.1:1/dir' }, [
      'serve',
      '--only',
      'http',
    ])
    assert.ok(await listens(service.child, service.port))
    await untilBlocking(db, tx)
    service.child.kill('SIGTERM')
    while (!service.output().includes('Stopping') && service.child.exitCode === null && service.child.signalCode === null)
      await new Promise((resolve) => setImmediate(resolve))
  })
  await db.close()
  const { status, output } = await ended(service!)
  assert.equal(status, 0, output)
})

it('starts again after it was killed, with everything that had been answered', { timeout: 110_000 }, async () => {
  const service = await ready(await startProcess({ DATA_DIR }))
  const { admin, global_group_id } = await found('hope')
  assert.equal(await service.end('SIGKILL'), 'SIGKILL')
  const again = await ready(await startProcess({ DATA_DIR }))
  const { body } = await again.request('POST', '/api/login', { body: { email: admin.email, password: admin.password } })
  assert.equal((await again.request('GET', `/api/groups/${global_group_id}`, { token: body.token })).status, 200)
  assert.deepEqual((await commandJson(['verify'], { DATA_DIR })).broken, [])
  assert.equal(await again.end('SIGINT'), 0)
  assert.equal(isDatabaseRunning(DATA_DIR), false)
})

it('ends, to be started again, when PostgreSQL died and something else has its port', { timeout: 110_000 }, async () => {
  const service = await ready(await startProcess({ DATA_DIR }))
  const [pid, , , port] = readFileSync(join(DATA_DIR, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
    .split('\n')
    .map(Number)
  process.kill(pid!, 'SIGKILL')
  const squatter = net.createServer()
  while (!squatter.listening) {
    squatter.once('error', () => {}).listen(port!, '127.0.0.1')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const { status, output } = await ended(service)
  squatter.close()
  assert.equal(status, 1)
  assert.match(output, /PostgreSQL had to take another port/)
  const again = await ready(await startProcess({ DATA_DIR }))
  assert.equal(await again.end(), 0)
})

it('commands work without a service too, and leave nothing running', { timeout: 60_000 }, async () => {
  assert.deepEqual(await commandJson(['migrate'], { DATA_DIR }), { applied: [] })
  assert.equal((await command(['user', 'suspend', 'grace@example.org'], { DATA_DIR })).status, 0)
  assert.equal(isDatabaseRunning(DATA_DIR), false)
})

it('finishes a request under way when it is told to stop', { timeout: 60_000 }, async () => {
  const { url, drop } = await scratchDatabase()
  after(drop)
  const service = await ready(await startProcess({ DATA_DIR: dataFolder(), DATABASE_URL: url }))
  const socket = tls.connect({ port: service.port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'a good password' })
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await service.request('GET', '/health/live') // what was written before has arrived
  const stopped = service.end()
  while (await isListening(service.port)) await new Promise((resolve) => setTimeout(resolve, 20))
  socket.write(body.slice(5))
  await once(socket, 'close')
  assert.match(text, /^HTTP\/1\.1 401 /)
  assert.match(text, /connection: close/i)
  assert.equal(await stopped, 0)
})

it('two services start at once on one empty database, and both serve', { timeout: 110_000 }, async () => {
  const { url, drop } = await scratchDatabase()
  after(drop)
  const both = await Promise.all([
    startProcess({ DATA_DIR: dataFolder(), DATABASE_URL: url }),
    startProcess({ DATA_DIR: dataFolder(), DATABASE_URL: url }),
  ])
  await Promise.all(both.map(ready))
  const { admin } = await commandJson(
    ['organization', 'create', '--name', 'Two', '--admin-name', 'Ada', '--admin-email', 'two@example.org'],
    { DATABASE_URL: url, DATA_DIR: dataFolder() },
  )
  const { token } = (await both[0].request('POST', '/api/login', { body: { email: admin.email, password: admin.password } })).body
  assert.equal((await both[1].request('GET', '/api/user', { token })).status, 200)
  // What one ends, the other knows at once.
  assert.equal((await both[1].request('POST', '/api/logout', { token })).status, 200)
  assert.equal((await both[0].request('GET', '/api/user', { token })).status, 401)
  assert.deepEqual(await Promise.all(both.map((service) => service.end())), [0, 0])
})

it('says what is wrong with its settings', { timeout: 60_000 }, async () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ PUBLIC_URL: 'http://church.example' }, /PUBLIC_URL must be an address that begins with https/],
    [{ PUBLIC_URL: 'https://church.example/path' }, /PUBLIC_URL must be an address that .* has no path/],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /TRUSTED_PROXIES must be addresses/],
    [{ TLS_CERT: 'package.json' }, /TLS_CERT and TLS_KEY go together/],
    [{ HOST: '192.0.2.1' }, /HOST must be an address of this machine/],
    [{ RATE_LIMIT_PRO: 'many' }, /RATE_LIMIT_PRO/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  ]
  for (const [settings, message] of wrong) {
    const { status, output } = await ended(await startProcess({ DATA_DIR: dataFolder(), ...settings }))
    assert.equal(status, 1)
    assert.match(output, message)
    assert.ok(output.trim().split('\n').length <= 2, output)
  }
})

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
