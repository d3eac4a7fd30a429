// How the parts may lean on each other. The lists below are the picture of the dependencies: a new line in them is a decision.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { it } from 'node:test'
import pg from 'pg'
import ts from 'typescript'
import { testDatabase } from './database.ts'

/** Which features a feature calls. Everybody may also name the type of whoever calls (`accounts/actor.ts`). */
const leansOn: Record<string, readonly string[]> = {
  accounts: ['audit-log', 'notifications'],
  'api-keys': ['accounts', 'audit-log', 'challenges', 'groups', 'meetings', 'notifications', 'organizations', 'trainings'],
  'audit-log': [],
  badges: ['accounts', 'audit-log', 'notifications', 'organizations'],
  challenges: ['accounts', 'audit-log', 'badges', 'changes', 'media', 'organizations', 'xp'],
  changes: [],
  exports: ['accounts', 'audit-log', 'organizations', 'trainings'],
  'gone-quiet': ['accounts', 'challenges', 'groups', 'meetings', 'organizations', 'trainings'],
  groups: ['accounts', 'audit-log', 'changes', 'notifications', 'organizations', 'trainings'],
  journal: [],
  journey: ['challenges', 'organizations', 'trainings'],
  'live-events': ['accounts', 'groups', 'notifications', 'one-to-one', 'posts'],
  media: ['accounts'],
  meetings: ['accounts', 'audit-log', 'changes', 'groups', 'notifications', 'organizations', 'trainings'],
  notifications: ['changes'],
  onboarding: ['accounts', 'challenges', 'organizations', 'trainings', 'xp'], // whose an offer for everyone is
  'one-to-one': ['accounts', 'audit-log', 'notifications', 'organizations', 'posts', 'trainings'],
  organizations: ['accounts', 'audit-log', 'media', 'notifications'],
  'personal-data': [
    'accounts',
    'api-keys',
    'audit-log',
    'badges',
    'challenges',
    'changes',
    'groups',
    'journal',
    'journey',
    'media',
    'meetings',
    'notifications',
    'onboarding',
    'one-to-one',
    'organizations',
    'posts',
    'prayer-requests',
    'trainings',
  ],
  posts: ['accounts', 'audit-log', 'groups', 'media', 'notifications', 'organizations'],
  'prayer-requests': ['accounts', 'audit-log', 'groups', 'notifications', 'organizations', 'posts'],
  trainings: ['accounts', 'audit-log', 'changes', 'media', 'notifications', 'organizations', 'xp'],
  waiting: ['groups', 'notifications', 'posts', 'prayer-requests'],
  webhooks: ['accounts', 'audit-log', 'notifications', 'organizations'],
  xp: ['accounts', 'notifications'],
}

/** Whose tables a feature's SQL reads beside its own, and what for. */
const foreignTables: Record<string, Record<string, readonly string[]>> = {
  accounts: {
    'who is calling': ['organization_members', 'organizations', 'subscriptions'],
    'answers kept for them, to erase': ['idempotency_keys'],
  },
  'api-keys': {
    'for whom a key opens what': ['organization_members', 'organizations', 'subscriptions'],
    names: ['users'],
    'what programs read': ['challenges', 'groups', 'meetings', 'trainings'],
    'of which the log tells': ['audit_log'],
    'what a kept answer shows': ['invitations'],
  },
  'audit-log': {
    'the organizations of an account': ['organization_members'],
    'what it is about, and with which key it was done, by name': [
      'api_keys',
      'badges',
      'challenges',
      'groups',
      'organizations',
      'trainings',
      'users',
    ],
  },
  backup: {
    'what an archive must not bring back': [
      'api_keys',
      'calendar_feeds',
      'email_proofs',
      'invitations',
      'live_events',
      'list_changes_known',
      'password_resets',
      'personal_exports',
      'sign_in_challenges',
      'signing_keys',
      'tokens',
      'unfinished_uploads',
      'webhooks',
    ],
    'files of exports that go with them': ['media_files'],
    'its version': ['schema_migrations'],
  },
  badges: { 'points that were earned': ['challenge_progress', 'challenges'], 'subjects of notices': ['notices'] },
  challenges: {
    'what points lead to': ['badges'],
    'who completed them': ['organization_members', 'users'],
  },
  exports: {
    'what admins take along': [
      'challenge_progress',
      'challenges',
      'group_members',
      'groups',
      'meeting_attendance',
      'meetings',
      'organization_members',
      'training_assignments',
      'training_progress',
      'trainings',
      'users',
    ],
  },
  'gone-quiet': {
    'of whom somebody may know it': ['group_members', 'groups', 'organization_members'],
    'names, and who is suspended': ['challenges', 'trainings', 'users'],
  },
  groups: {
    'who may do what': ['organization_members', 'organizations'],
    names: ['users'],
    'subjects of notices': ['notices'],
    'when something was last written': ['group_posts'],
    'what somebody has not read': ['group_news', 'user_blocks'],
    'when they meet next': ['meetings'],
  },
  journey: {
    'figures over all that one learns': [
      'challenge_progress',
      'challenges',
      'training_assignments',
      'training_progress',
      'trainings',
      'user_badges',
    ],
    'a focus before there are entries': ['onboarding_surveys'],
  },
  'live-events': {
    'who hears of it': ['group_members', 'organization_members', 'pairs'],
    'which organizations ask for a second factor': ['organizations'],
    'whose sign-ins last': ['subscriptions', 'tokens', 'users'],
    'notices in one’s list': ['notices', 'notifications'],
  },
  media: {
    'what refers to a file': [
      'challenges',
      'organizations',
      'personal_exports',
      'post_picture_files',
      'training_modules',
      'trainings',
      'users',
    ],
  },
  meetings: {
    'who is in a group': ['group_members', 'groups'],
    'whose calendar opens': ['organization_members', 'subscriptions'],
    names: ['users'],
    'subjects of notices': ['notices'],
  },
  notifications: {
    'whom to tell': ['group_members', 'tokens', 'users'],
    'in which language': ['organizations'],
    'what is gone': ['group_posts', 'post_comments'],
    'what is new in a group': ['group_news', 'groups', 'user_blocks'],
  },
  onboarding: { 'what it offers, and how far one is': ['challenge_progress', 'challenges', 'training_progress', 'trainings'] },
  'one-to-one': {
    'who may ask whom, and who agrees': ['organization_members', 'organizations', 'user_blocks'],
    'names, birthdays, and who is suspended': ['users'],
    'what a step is about': ['challenges', 'trainings'],
    'subjects of notices': ['notices'],
  },
  organizations: {
    'names, and who is suspended': ['users'],
    'a group that counts everybody': ['groups'],
    'how much there is of one, for the operator': [
      'challenges',
      'group_posts',
      'media_files',
      'post_picture_files',
      'post_pictures',
      'prayer_requests',
      'tokens',
      'trainings',
    ],
    'subjects of notices': ['notices'],
  },
  'personal-data': {
    'the account': ['passkeys', 'users'],
    'the file of an export': ['media_files'],
    'subjects of notices': ['notices'],
  },
  posts: {
    'who may do what': ['group_members', 'groups', 'organization_members'],
    'whom one walks with': ['pairs'],
    names: ['users'],
    'what became of a prayer, and how long it stands in front': ['organizations', 'prayer_updates'],
    'subjects of notices': ['notices'],
  },
  'prayer-requests': {
    'who may do what': ['organization_members'],
    names: ['users'],
    'where they are shared': ['group_posts', 'groups'],
    'how long they stand in front': ['organizations'],
    'subjects of notices': ['notices'],
  },
  trainings: {
    'who may do what': ['organization_members', 'organizations'],
    'whom a group holds': ['group_members', 'groups'],
    names: ['users'],
    'hearted ones are among theirs': ['hearted_trainings'],
    'subjects of notices': ['notices'],
  },
  waiting: {
    'what has waited for long': ['join_requests', 'organizations', 'prayer_requests'],
    'who decides about it': ['group_members', 'groups', 'organization_members'],
    'subjects of notices': ['notices'],
  },
  webhooks: {
    'how many there are, counted by one at a time': ['organizations'],
    'nothing is sent without one': ['subscriptions'],
    'subjects of notices': ['notices'],
  },
  'whole-organization': {
    'what is written and counted anew where it comes': ['audit_log', 'challenge_activity_days', 'challenge_check_ins'],
    'its version': ['schema_migrations'],
    'the reports that stay': ['pair_reports'],
    'what is of it': [
      'badges',
      'challenge_progress',
      'challenges',
      'groups',
      'media_files',
      'notices',
      'organization_members',
      'organizations',
      'pairs',
      'prayer_requests',
      'suspended_memberships',
      'training_progress',
      'trainings',
      'user_blocks',
      'users',
    ],
  },
  xp: { 'the ledger': ['xp_entries'], 'subjects of notices': ['notices'] },
}
/** The demo fills every table with a year of activity. */
const isMadeUp = /^src\/(demo\/|cli\/demo\.ts$)/

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
const describeImport = ({ from, to }: Import) => `${from} imports ${to}`

it('imports go from main to app to features to platform to words, never back', () => {
  const allowed = (from: string, { to, isType }: Import) => {
    if (to.startsWith('src/words/')) return true
    if (from.startsWith('src/words/')) return false
    if (from.startsWith('src/platform/')) return to.startsWith('src/platform/')
    if (from.startsWith('src/features/'))
      return to.startsWith('src/platform/') || to.startsWith('src/features/') || (isType && to === 'src/services.ts')
    return to.startsWith('src/')
  }
  assert.deepEqual(imports.filter((one) => !allowed(one.from, one)).map(describeImport), [])
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

it('no SQL needs a PostgreSQL newer than 15', () => {
  // What came with 16, 17 and 18, as far as one might reach for it.
  const newer = /\breturning\b[^`]*\b(old|new)\.|\bany_value\(|\bjson_table\(|\buuidv7\(|\bmerge into\b[^`]*\breturning\b|\bvirtual\b/i
  const sqlOf = (name: string) => [...textOf(name).matchAll(/sql`([^`]*)`/g)].map(([, text]) => text!)
  assert.deepEqual(
    files.filter((name) => sqlOf(name).some((text) => newer.test(text))),
    [],
  )
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
  assert.deepEqual(calls.map(describeImport), [])
})

/** Whose each table is: of a feature, or of the platform. */
const tables: Record<string, readonly string[]> = {
  accounts: [
    'email_changes',
    'email_proofs',
    'passkeys',
    'password_resets',
    'recovery_codes',
    'second_factors',
    'sign_in_challenges',
    'sign_in_places',
    'tokens',
    'used_passkey_challenges',
    'users',
  ],
  'api-keys': ['api_keys'],
  'audit-log': ['audit_log'],
  badges: ['badges', 'user_badges'],
  challenges: ['challenge_activity_days', 'challenge_check_ins', 'challenge_progress', 'challenges'],
  changes: ['list_changes', 'list_changes_known'],
  groups: [
    'closed_groups_found',
    'group_invitations',
    'group_members',
    'group_ratings',
    'group_waits',
    'groups',
    'join_requests',
    'suspended_group_memberships',
  ],
  journal: ['journal_entries'],
  journey: ['journey_entries', 'journey_recommendations'],
  'live-events': ['live_events'],
  media: ['media_files', 'received_uploads', 'shown_pictures', 'unfinished_uploads', 'upload_parts'],
  meetings: ['calendar_feeds', 'meeting_answers', 'meeting_attendance', 'meeting_series', 'meetings'],
  notifications: [
    'devices',
    'email_bounces',
    'group_news_told',
    'held_notices',
    'notices',
    'notification_preferences',
    'notifications',
    'quiet_hours',
  ],
  onboarding: [
    'guided_journey_challenges',
    'guided_journey_trainings',
    'guided_journeys',
    'hearted_challenges',
    'hearted_trainings',
    'onboarding_surveys',
    'xp_entries',
  ],
  'one-to-one': ['pair_notes', 'pair_private_notes', 'pair_reported_notes', 'pair_reports', 'pair_steps', 'pairs'],
  organizations: [
    'import_rows',
    'imports',
    'invitations',
    'language_model_days',
    'organization_members',
    'organizations',
    'replaced_invitation_links',
    'subscriptions',
    'suspended_memberships',
  ],
  'personal-data': ['personal_exports'],
  platform: ['idempotency_keys', 'schema_migrations', 'signing_keys'],
  posts: [
    'group_news',
    'group_posts',
    'post_comments',
    'post_likes',
    'post_picture_files',
    'post_pictures',
    'post_prayers',
    'reports',
    'user_blocks',
  ],
  'prayer-requests': ['care_team_members', 'prayed_for_news', 'prayer_proposals', 'prayer_requests', 'prayer_updates'],
  trainings: [
    'training_assignments',
    'training_attempts',
    'training_certificates',
    'training_module_progress',
    'training_modules',
    'training_progress',
    'training_quizzes',
    'trainings',
  ],
  waiting: ['waiting_reminders'],
  webhooks: ['webhook_deliveries', 'webhooks'],
}

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

it('every table belongs to somebody', async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  await client.end()
  await drop()
  const there = rows.map(({ tablename }) => tablename)
  assert.deepEqual(there.sort(), Object.values(tables).flat().sort())
})

/** The tables that a file's SQL names: in statements, in pieces of them, and as what a kept answer is about. */
function tablesIn(name: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    const text = ts.isTemplateExpression(node) || ts.isStringLiteralLike(node) ? quasis(node) : undefined
    if (text !== undefined) {
      const isSql = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'sql'
      const isTable = ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'table'
      if (isSql || isTable || statement.test(text)) texts.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, textOf(name), ts.ScriptTarget.Latest, true))
  return texts.flatMap((text) => [...withoutLiterals(text).matchAll(tableNames)].map(([table]) => table))
}
const statement =
  /^\s*(select|insert into|update|delete from|truncate|lock|copy|with|(create|alter|drop) (table|index|view|trigger|function))\s/
const quasis = (node: ts.TemplateExpression | ts.StringLiteralLike) =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('?')
    : node.text
const withoutLiterals = (text: string) => text.replace(/'[^']*'|--.*/g, '')
/** Not as the name of a column. */
const tableNames = new RegExp(`(?<![\\w.])(?<!\\bas )(?:${Object.values(tables).flat().join('|')})(?!\\w)`, 'g')

it('SQL touches the tables of other features where the list says so, and no others', () => {
  const owner = new Map(Object.entries(tables).flatMap(([feature, own]) => own.map((table) => [table, feature])))
  const named = files
    .filter((name) => !isMadeUp.test(name))
    .flatMap((name) => tablesIn(name).map((table) => ({ feature: featureOf(name) ?? name.split('/')[1]!, table })))
  const touched = Map.groupBy(
    named.filter(({ feature, table }) => owner.get(table) !== feature),
    ({ feature }) => feature,
  )
  const seen = [...touched].map(([feature, foreign]) => [feature, [...new Set(foreign.map(({ table }) => table))].sort()])
  const listed = Object.entries(foreignTables).map(([feature, reasons]) => [feature, Object.values(reasons).flat().sort()])
  assert.deepEqual(Object.fromEntries(seen), Object.fromEntries(listed))
})

it('a file can be read in one sitting', () => {
  const grown = (name: string) => textOf(name).split('\n').length > 251 && !/^src\/(words|demo\/trainings)\//.test(name)
  const isWritten = (name: string) => !name.endsWith('.test.ts') && name !== 'packages/client/paths.ts'
  const packages = globSync('packages/*/*.ts', { cwd: root }).filter(isWritten)
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
