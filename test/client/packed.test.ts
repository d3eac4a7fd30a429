// The client as it is packed, in an empty folder and with the Node.js of the machine: its types, and the lines that docs/integrations.md shows.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startApp, testCertificate } from '../app.ts'
import { readCommitted } from '../committed.ts'
import { given as givenFor, PASSWORD } from '../given.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'program-'))
after(() => rm(folder, { recursive: true }))
const [, section] = /## A client for JavaScript and TypeScript([\s\S]+?)\n## /.exec(readCommitted('docs/integrations.md'))!
const linesIn = (language: string) =>
  [...section!.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``, 'g'))].map(([, lines]) => lines!)

const app = await startApp()
const given = givenFor(app)
const baseUrl = `${app.url}/api`
/** Without what npm puts before it: there the newest Node.js lies. */
const path = process.env['PATH']!.split(delimiter).filter((one) => !one.includes('node_modules'))
const env = { ...process.env, PATH: path.join(delimiter), npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
const certificate = join(folder, 'root.pem')

await writeFile(certificate, (await testCertificate()).root!)
const [packing, installing] = linesIn('sh').map((lines) => lines.replace(/^npm ci\n/, '').replaceAll('/tmp', folder))
await run('bash', ['-ec', packing!], { cwd: root, env: { ...env, PATH: process.env['PATH'] } })
await run('bash', ['-ec', installing!], { cwd: folder, env })

/** Starts a program there, answers what it asks, and gives what it said. */
async function program(source: string, args: string[], settings: Record<string, string>, input = '') {
  await writeFile(join(folder, 'program.mjs'), source)
  const child = execFile('node', ['program.mjs', ...args], {
    cwd: folder,
    env: { PATH: env.PATH, NODE_EXTRA_CA_CERTS: certificate, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (piece) => (said += piece))
  child.stdin!.end(input)
  const [status] = await once(child, 'close')
  assert.equal(status, 0, said)
  return said
}

it('holds one file without dependencies, its types and its licences', async () => {
  const there = join(folder, 'node_modules', 'discipleship-client')
  assert.deepEqual(await readdir(join(folder, 'node_modules')), ['.package-lock.json', 'discipleship-client'])
  assert.deepEqual((await readdir(there)).sort(), ['README.md', 'dist', 'package.json'])
  const files = await readdir(join(there, 'dist'))
  assert.deepEqual(files.filter((name) => !name.endsWith('.d.ts')).sort(), ['LICENSE', 'client.js'])
})

it('lists the groups of a church and invites somebody, by the lines that are shown', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church })
  const { token } = await given.program(church, 'groups:read', 'members:write')
  const [lines] = linesIn('js')
  const said = await program(lines!, [baseUrl, 'grace@example.org'], { KEY: token })
  assert.equal(said, `${group.name} has room\n`)
  const invited = (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data
  assert.deepEqual(
    invited.map(({ email }: { email: string }) => email),
    ['grace@example.org'],
  )
  assert.equal(
    await program(lines!, [baseUrl, 'nobody'], { KEY: token }),
    `invalid { email: [ 'The email field must be a valid email address.' ] }\n${group.name} has room\n`,
  )
})

it('signs somebody in, and out, by the lines that are shown', async () => {
  const person = await given.person({ of: await given.organization(), name: 'Grace Miller' })
  await person.post('/journal', { title: 'Rain', content: 'All day' })
  const [, lines] = linesIn('js')
  assert.equal(await program(lines!, [baseUrl, person.email], { PASSWORD }), 'Grace Miller\nRain\n')
  assert.equal((await person.get('/user/tokens')).body.data.length, 1, 'only the one that the person had')
})

it('knows by its types what each address takes and gives, and how lists end', async () => {
  const source = `
import { ApiError, createClient, type Item, type Schemas } from 'discipleship-client'
const client = createClient({ baseUrl: 'https://church.example.org/api', key: 'dmsk_1_a' })
export async function right(): Promise<void> {
  const { data, meta } = await client.get('/groups')
  const names: string[] = data.map(({ name }) => name)
  const cursor: string | null = meta.next_cursor
  const { data: group } = await client.get('/groups/{group}', { path: { group: 3 }, signal: AbortSignal.timeout(1) })
  const made: Schemas['JournalEntry'] = (await client.post('/journal', { body: { title: 'a', content: 'b' } })).data
  for await (const { id } of client.each('/organizations/{organization}/members', { path: { organization: 1 }, query: { page: 2 } })) id.toFixed()
  for await (const request of client.each('/groups/{group}/join-requests', { path: { group: 1 } })) request.note?.trim()
  const badge: Item<'/badges/for-challenges'> = { id: 1, name: 'a', description: 'b', icon: 'c', points_required: 1, organization_id: 1 }
  const csv: string = await client.get('/organizations/{organization}/exports/people', { path: { organization: 1 } })
  const pdf: Blob = await client.get('/qualifications/{qualification}/certificate', { path: { qualification: 1 } })
  const { etag, body } = await client.request('get', '/journal/{journal}', { path: { journal: 1 } })
  await client.put('/journal/{journal}', { path: { journal: 1 }, body: { title: body.data.title }, ifMatch: etag })
  await client.post('/user/avatar', { body: new FormData() })
  for await (const { data, lastEventId } of client.events({ lastEventId: '3' })) console.log(data.kind === 'post.changed', data.post_id?.toFixed(), lastEventId?.trim())
  try { await client.signOut() } catch (error) { if (error instanceof ApiError) console.log(error.errors['title']?.[0], error.status.toFixed()) }
  console.log(names, cursor, group.name, made.id, badge, csv, pdf.size)
}
export async function wrong(): Promise<void> {
  // @ts-expect-error no such address
  await client.get('/nothing')
  // @ts-expect-error it only takes a POST
  await client.get('/groups/join')
  // @ts-expect-error which group is meant must be said
  await client.get('/groups/{group}')
  // @ts-expect-error a number
  await client.get('/groups/{group}', { path: { group: 'three' } })
  // @ts-expect-error the content is missing
  await client.post('/journal', { body: { title: 'a' } })
  // @ts-expect-error a body where there is none
  await client.post('/logout', { body: {} })
  // @ts-expect-error no such field
  ;(await client.get('/groups')).data[0]?.nothing
  // @ts-expect-error one thing is no list
  client.each('/groups/{group}', { path: { group: 1 } })
}
`
  await writeFile(join(folder, 'program.ts'), source)
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc')
  const strict = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--ignoreConfig', '--types', '']
  for (const module of [
    ['--module', 'nodenext'],
    ['--module', 'preserve', '--moduleResolution', 'bundler'],
  ])
    await run(process.execPath, [tsc, ...strict, ...module, '--target', 'es2022', '--lib', 'es2022,dom', 'program.ts'], {
      cwd: folder,
    }).catch(({ stdout }) => assert.fail(stdout))
})
