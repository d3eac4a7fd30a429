// How the parts may lean on each other. The lists below are the picture of the dependencies: a new line in them is a decision.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { it } from 'node:test'

/** Which features a feature calls. Everybody may also name the type of whoever calls (`accounts/actor.ts`). */
const leansOn: Record<string, readonly string[]> = {
  accounts: ['audit-log', 'notifications'],
  'audit-log': [],
  badges: ['accounts', 'audit-log', 'organizations'],
  challenges: ['accounts', 'audit-log', 'badges', 'media', 'organizations'],
  groups: ['accounts', 'audit-log', 'notifications', 'organizations'],
  journal: [],
  journey: ['challenges', 'organizations', 'trainings'],
  media: ['accounts'],
  notifications: [],
  onboarding: ['accounts', 'challenges', 'organizations', 'trainings'], // whose an offer for everyone is
  organizations: ['accounts', 'audit-log', 'notifications'],
  'personal-data': [
    'accounts',
    'audit-log',
    'badges',
    'challenges',
    'groups',
    'journal',
    'journey',
    'media',
    'notifications',
    'onboarding',
    'organizations',
    'posts',
    'prayer-requests',
    'trainings',
  ],
  posts: ['accounts', 'audit-log', 'groups', 'notifications'],
  'prayer-requests': ['accounts', 'audit-log', 'notifications', 'organizations', 'posts'],
  trainings: ['accounts', 'audit-log', 'media', 'notifications', 'organizations'],
}

/** Tables that more than one feature writes, and why. */
const sharedTables: Record<string, readonly string[]> = {
  users: ['accounts', 'organizations'], // where someone is at home follows where they belong
  subscriptions: ['organizations', 'accounts'], // a person's own goes with their account
  media_files: ['media', 'personal-data'], // an export ends in a file
}

interface Import {
  from: string
  to: string
  isType: boolean
}

const root = join(import.meta.dirname, '..')
const files = globSync('src/**/*.ts', { cwd: root })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !name.endsWith('.test.ts'))
  .sort()
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')
const aliases: [RegExp, string][] = [
  [/^#(platform|features)\//, 'src/$1/'],
  [/^#words\//, 'src/words/'],
  [/^#src\//, 'src/'],
  [/^#test\//, 'test/'],
]

function importsOf(name: string): Import[] {
  const found = textOf(name).matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found].flatMap(([, type, fixed, lazy]) => {
    let to = (fixed ?? lazy)!
    for (const [alias, place] of aliases) to = to.replace(alias, place)
    if (to.startsWith('.')) to = join(dirname(name), to).replaceAll('\\', '/')
    return to.startsWith('src/') || to.startsWith('test/') ? [{ from: name, to, isType: Boolean(type) }] : []
  })
}
const imports = files.flatMap(importsOf)
const featureOf = (name: string) => /^src\/features\/([^/]+)\//.exec(name)?.[1]
const told = ({ from, to }: Import) => `${from} imports ${to}`

it('imports go from main to app to features to platform to words, never back', () => {
  const allowed = (from: string, { to, isType }: Import) => {
    if (to.startsWith('src/words/')) return true
    if (from.startsWith('src/words/')) return false
    if (from.startsWith('src/platform/')) return to.startsWith('src/platform/')
    if (from.startsWith('src/features/'))
      return to.startsWith('src/platform/') || to.startsWith('src/features/') || (isType && to === 'src/services.ts')
    return to.startsWith('src/')
  }
  assert.deepEqual(imports.filter((one) => !allowed(one.from, one)).map(told), [])
})

it('the platform says nothing of the domain', () => {
  const words = /\b(church|prayer|discipl\w+|training|challenge|journal|organization)s?\b/i
  const names = /'discipleship[\w ]*'/g // what our processes and our database are called
  const found = files
    .filter((name) => name.startsWith('src/platform/'))
    .flatMap((name) =>
      textOf(name)
        .split('\n')
        .map((line, n) => ({ place: `${name}:${n + 1}`, line }))
        .filter(({ line }) => words.test(line.replace(names, ''))),
    )
  assert.deepEqual(found, [])
})

it('features lean on those that the list says, and no others', () => {
  const found: Record<string, Set<string>> = {}
  for (const name of new Set(files.map(featureOf))) if (name) found[name] = new Set()
  for (const { from, to, isType } of imports) {
    const [leaning, on] = [featureOf(from), featureOf(to)]
    if (!leaning || !on || leaning === on || (isType && to === 'src/features/accounts/actor.ts')) continue
    found[leaning]!.add(on)
  }
  const seen = Object.fromEntries(Object.entries(found).map(([name, on]) => [name, [...on].sort()]))
  assert.deepEqual(seen, leansOn)
})

it('nobody leans on somebody who leans on them', () => {
  const reaches = (from: string, to: string, on: readonly string[] = []): boolean =>
    leansOn[from]!.some((next) => next === to || (!on.includes(next) && reaches(next, to, [...on, next])))
  assert.deepEqual(
    Object.keys(leansOn).filter((name) => reaches(name, name)),
    [],
  )
})

it('no files import each other in a circle', () => {
  const importedBy = Map.groupBy(imports, ({ from }) => from)
  const reach = (from: string, reached = new Set<string>()) => {
    for (const { to } of importedBy.get(from) ?? [])
      if (!reached.has(to)) {
        reached.add(to)
        reach(to, reached)
      }
    return reached
  }
  const reachedFrom = new Map(files.map((file) => [file, reach(file)]))
  const circleOf = (file: string) => files.filter((other) => reachedFrom.get(file)!.has(other) && reachedFrom.get(other)!.has(file))
  const circles = new Set(files.map((file) => circleOf(file).join(', ')).filter((circle) => circle !== ''))
  assert.deepEqual([...circles].sort(), [])
})

it('no feature calls the routes of another', () => {
  const calls = imports.filter(({ from, to }) => /\/routes\.ts$/.test(to) && featureOf(from) && featureOf(from) !== featureOf(to))
  assert.deepEqual(calls.map(told), [])
})

const sqlOf = (name: string) => [...textOf(name).matchAll(/\bsql`((?:[^`\\]|\\.)*)`/g)].map((match) => match[1]!)

it('SQL stands in queries.ts, in what features say about their data as a whole, and in the platform', () => {
  const places = /\/(queries|invariants|personal-data)\.ts$|^src\/(platform|demo|backup)\/|^src\/cli\/demo\.ts$/
  const exceptions = ['src/app.ts', 'src/features/accounts/actor.ts'] // whether the database answers; who is calling, in one statement
  const found = files.filter((name) => sqlOf(name).length > 0 && !places.test(name) && !exceptions.includes(name))
  assert.deepEqual(found, [])
})

it('a table is written by its own feature', () => {
  const writers: Record<string, Set<string>> = {}
  for (const name of files) {
    const feature = featureOf(name)
    if (!feature) continue
    for (const statement of sqlOf(name))
      for (const [, table] of statement.matchAll(/\b(?:insert into|delete from|update)\s+(?!set\b|of\b|skip\b)([a-z_]+)/g))
        writers[table!] = (writers[table!] ?? new Set()).add(feature)
  }
  const shared = Object.entries(writers).filter(([, features]) => features.size > 1)
  assert.deepEqual(
    Object.fromEntries(shared.map(([table, features]) => [table, [...features].sort()])),
    Object.fromEntries(Object.entries(sharedTables).map(([table, features]) => [table, [...features].sort()])),
  )
})

it('a file can be read in one sitting', () => {
  const grown = (name: string) => textOf(name).split('\n').length > 251 && !/^src\/(words|demo\/trainings)\//.test(name)
  const packages = globSync('packages/*/*.ts', { cwd: root }).filter((name) => !name.endsWith('.test.ts'))
  assert.deepEqual([...files, ...packages].filter(grown), [])
})

it('the environment is read in one place', () => {
  // The built-in PostgreSQL is started with an environment of its own; the demo has another folder by default.
  const exceptions = ['src/config.ts', 'src/cli/demo.ts', 'packages/embedded-postgresql/cluster.ts']
  assert.deepEqual(
    files.filter((name) => /\bprocess\.env\b/.test(textOf(name)) && !exceptions.includes(name)),
    [],
  )
})

it('the service starts without Node’s own fetch, which takes memory that nobody uses', () => {
  const load = `import('./src/main.ts').then(() => console.log(process.moduleLoadList.filter((name) => name.includes('undici')).join()))`
  assert.equal(execFileSync(process.execPath, ['-e', load], { cwd: root, encoding: 'utf8' }).trim(), '')
})

it('PostgreSQL is asked for the time of no zone but UTC: it knows others than Node does, and one row of an unknown one would fail a whole list', () => {
  const ofDemo = 'src/demo/learning.ts' // of the church that the demo makes
  const others = files.filter(
    (name) => name !== ofDemo && /\bat\s+time\s+zone\b(?!\s+'UTC')|\b(make_timestamptz|timezone)\s*\(/i.test(textOf(name)),
  )
  assert.deepEqual(others, [])
})
