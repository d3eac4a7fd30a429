// Every route as everybody, on what is theirs, another's of their organization, and another organization's; then requests in which ids are
// swapped at random. Who may do what is written to docs/access.md: a change of rights is a change of that file.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { it } from 'node:test'
import { type Db, sql } from '#platform/db/database.ts'
import type { Route } from '#platform/http/route.ts'
import { type Choose, requestBuilder } from '../access/asking.ts'
import { EVERYBODYS_KEY, tracesIn } from '../access/belongings.ts'
import { buildPossessions, buildWorld, type Caller, callerNames, type Whose, whose } from '../access/world.ts'
import { type Answer, startApp } from '../app.ts'
import { random } from './random.ts'
import { privateRowsOf, rowsOf } from './rows-of.ts'
import { reportFigures, shortOrLong } from './size.ts'

const app = await startApp()
const { db } = app.services
const world = await buildWorld(app)
const possessions = await buildPossessions(app, world)
const undoing = await app.rolledBack()
const routes = app.routes
  .filter(({ tag }) => tag !== 'Service')
  .map((route) => ({ route, name: `${route.method} ${route.path}`, ...requestBuilder(route, world.openCode) }))

const { church, elsewhere, poor, callers } = world
const homeOf = (caller: Caller) => (caller === 'stranger' ? elsewhere : caller === 'without subscription' ? poor : church)
/** What lets people in from outside, by a code or by asking. */
const routesForOutsiders = ['POST /register', 'POST /groups/join', 'POST /groups/join-request']
const moderators: Caller[] = ['stranger', 'without subscription', 'leader', 'admin']

const addresses = await db.many<{ email: string; organization_id: number }>(
  sql`select email, organization_id from users join organization_members on user_id = id`,
)
const rowsOfChurch = await rowsOf(db, church.id)
const rowsOfElsewhere = await rowsOf(db, elsewhere.id)
/** What nobody but two people may touch: one of the church, and one elsewhere. */
const privateRows = await Promise.all([world.ids, possessions.member.elsewhere].map(({ user }) => privateRowsOf(db, Number(user))))

/** Nobody reads what is another's alone, what only leaders look at, or anything of another organization. */
function assertNoLeak(caller: Caller, { text, headers }: Answer, what: string) {
  const { id } = callers[caller]
  const all = text + JSON.stringify(headers)
  for (const trace of tracesIn(all)) {
    if (trace.person === id) continue
    const mayRead =
      caller !== 'nobody' &&
      trace.organization === homeOf(caller).id &&
      (trace.readers === 'shared' || (trace.readers === 'moderated' && moderators.includes(caller)))
    assert.ok(mayRead, `${what} shows ${JSON.stringify(trace)}: ${text.slice(0, 2000)}`)
  }
  for (const { email, organization_id } of addresses) {
    if (caller !== 'nobody' && organization_id === homeOf(caller).id) continue
    assert.ok(!all.includes(email), `${what} shows ${email}: ${text.slice(0, 2000)}`)
  }
}

/** A caller's requests leave alone the rows of the other organization, and what is another's alone. */
async function assertUntouched(caller: Caller, seen: Db, what: string) {
  const others = [homeOf(caller) === church ? rowsOfElsewhere : rowsOfChurch, ...privateRows]
  for (const { changed } of others) assert.deepEqual(await changed(seen), [], `Rows of others have changed: ${what}`)
}

const signedIn = (caller: Caller) => (callers[caller].token ? { token: callers[caller].token } : {})

/** What the answer says about the caller's rights: refused how, or let in (whatever a rule then says). */
function right(status: number, what: string): string {
  assert.ok(status < 500, `${what}: status ${status}`)
  return status === 401 || status === 403 || status === 404 ? String(status) : 'yes'
}

const cells = new Map<string, string>()
const cellOf = (name: string, caller: Caller, of: Whose) => `${name} | ${caller} | ${of}`

for (const { route, name, takesIds, write } of routes) {
  it(`${name} lets in only whom it should`, async () => {
    for (const caller of callerNames) {
      for (const of of whose) {
        const { path, options } = write((kind) => possessed(caller, of, kind, name))
        const what = `${name} as ${caller} on ${of}`
        await undoing.together(async ({ request, db }) => {
          const answer = await request(route.method, path, { ...options, ...signedIn(caller) })
          assertNoLeak(caller, answer, what)
          const isInvalid = takesIds && of === 'elsewhere' && answer.status === 422
          cells.set(cellOf(name, caller, of), isInvalid ? '422' : right(answer.status, what))
          assertRefused(route, caller, of, answer, what)
          if (of !== 'elsewhere' || routesForOutsiders.includes(name)) return
          if (takesIds && route.access !== 'anyone')
            assert.ok([401, 403, 404, 422].includes(answer.status), `${what}: ${answer.status} ${answer.text}`)
          if (answer.status < 300) await assertUntouched(caller, db, what)
        })
      }
      if (!takesIds) {
        const [own, ...others] = whose.map((of) => cells.get(cellOf(name, caller, of)))
        assert.deepEqual(others, [own, own], `${name} as ${caller} answers otherwise when it is told of others`)
      }
    }
  })
}

function possessed(caller: Caller, of: Whose, kind: string, name: string) {
  const id = possessions[caller][of][kind]
  assert.ok(id !== undefined, `${name}: givenBelongings has no ${kind}`)
  return id
}

/** What follows from the route's access alone. */
function assertRefused({ access, path }: Route, caller: Caller, of: Whose, { status, body, text }: Answer, what: string) {
  if (access === 'anyone') return
  if (caller === 'nobody') assert.equal(status, 401, `${what}: ${text}`)
  else if (access === 'key')
    assert.equal(body?.code, 'only_with_key', `${what}: ${text}`) // access-keys.test.ts
  else if (caller === 'without subscription' && access === 'subscriber')
    assert.equal(body?.error_type, 'subscription_required', `${what}: ${text}`)
  else if (of === 'elsewhere' && path.includes('{')) assert.ok([404, 422].includes(status), `${what}: ${status} ${text}`)
}

it('has a cell for each route, each caller, and each owner', () => {
  const expected = routes.flatMap(({ name }) => callerNames.flatMap((caller) => whose.map((of) => cellOf(name, caller, of))))
  assert.deepEqual([...cells.keys()].sort(), expected.sort())
  assert.ok(cells.size >= 3000)
  reportFigures('Access', { routes: routes.length, cells: cells.size })
})

it('the table of who may do what is the one in docs/access.md', () => {
  const table = document()
  const file = new URL('../../docs/access.md', import.meta.url)
  if (process.env['WRITE_DOCS']) writeFileSync(file, table)
  assert.equal(readFileSync(file, 'utf8'), table, 'Rights have changed: look at the difference, then run "npm run docs"')
})

it('the rows that must stay as they are are rows of every kind', async () => {
  const onlyByTheService = [
    'email_bounces',
    'email_changes',
    'email_proofs',
    'group_news_told',
    'held_notices',
    'journey_recommendations',
    'language_model_days',
    'password_resets',
    'prayed_for_news',
    'recovery_codes',
    'replaced_invitation_links',
    'second_factors',
    'sign_in_challenges',
    'sign_in_places',
    'waiting_reminders',
  ]
  for (const { counts } of [rowsOfChurch, rowsOfElsewhere]) {
    const found = await counts()
    const empty = [...found.keys()].filter((table) => found.get(table) === 0)
    assert.deepEqual(empty.sort(), onlyByTheService)
    reportFigures('Rows of an organization', { tables: found.size, rows: [...found.values()].reduce((sum, count) => sum + count, 0) })
  }
  for (const { counts } of privateRows) for (const [table, count] of await counts()) assert.ok(count > 0, table)
})

it('swapped ids show nothing of others and change nothing of theirs', { timeout: 3_600_000 }, async () => {
  const chance = random()
  const wanted = shortOrLong(2_000, 20_000)
  const together = 50
  const parting = ['POST /logout', 'DELETE /session', 'DELETE /user'] // nobody could go on after them
  const closed = routes.filter(({ name }) => ![...routesForOutsiders, ...parting].includes(name))
  const swappable = closed.filter(({ takesIds }) => takesIds)
  const unnamed = closed.filter(({ takesIds }) => !takesIds)
  const swappers = callerNames.filter((caller) => caller !== 'nobody' && caller !== 'without subscription')
  const statuses = new Map<number, number>()
  let sent = 0
  console.log(`Swapped ids: SEED=${chance.seed}`)
  while (sent < wanted) {
    const caller = swappers[(sent / together) % swappers.length]!
    const log: string[] = []
    await undoing.together(async ({ request, db }) => {
      for (let n = 0; n < together; n++, sent++) {
        const { route, write } = chance.pick(chance.below(10) ? swappable : unnamed)
        const { path, options, isElsewhere } = swapped(write, route, caller)
        const key: Record<string, string> = chance.below(4) ? {} : { 'idempotency-key': EVERYBODYS_KEY }
        const answer = await request(route.method, path, { ...options, headers: { ...options.headers, ...key }, ...signedIn(caller) })
        const what = `${route.method} ${path} as ${caller}`
        log.push(`${what}: ${answer.status}`)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        assert.ok(answer.status < 500, `${what}: ${answer.status}\n${log.join('\n')}`)
        assertNoLeak(caller, answer, what)
        if (isElsewhere) assert.ok(answer.status >= 400, `${what}: ${answer.status} ${answer.text}`)
      }
      await assertUntouched(caller, db, log.join('\n'))
    })
  }
  reportFigures('Swapped ids', { requests: sent, ...Object.fromEntries([...statuses].sort(([a], [b]) => a - b)) })

  function swapped(write: (choose: Choose) => ReturnType<(typeof routes)[number]['write']>, route: Route, caller: Caller) {
    for (;;) {
      const chosen: Whose[] = []
      const request = write((kind) => {
        const of = chance.pick(whose)
        chosen.push(of)
        return possessed(caller, of, kind, route.path)
      })
      if (chosen.every((of) => of === 'own')) continue
      const inPath = route.path.match(/\{/g)?.length ?? 0
      return { ...request, isElsewhere: chosen.slice(0, inPath).includes('elsewhere') }
    }
  }
})

function document() {
  const cell = (name: string, caller: Caller) => [...new Set(whose.map((of) => cells.get(cellOf(name, caller, of))))]
  const row = ({ name, route, takesIds }: (typeof routes)[number]) => [
    name,
    route.scope ? `key: ${route.scope}` : route.access,
    ...callerNames.map((caller) => {
      const all = whose.map((of) => cells.get(cellOf(name, caller, of)))
      return takesIds && cell(name, caller).length > 1 ? all.join(' · ') : all[0]!
    }),
  ]
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const head = ['Route', 'Access', ...callerNames]
  return `# Who may do what

Made by the access test, which calls every route as everybody on what is their own, another's of their organization, and another
organization's: three answers, or one where all are the same. *yes*: let in (a rule may still refuse). *404*: may not know that it exists;
*422*: may not name it.

The member, the group member and the group admin are ordinary members of the organization. The group admin and the group member are in the
other's group, the member is not; in their own groups all three are members, and the group admin one of its admins. Leader and admin are in
the organization's roles \`leadership\` and \`admin\`. The stranger is an admin of another organization. What one may not make oneself is made for them.

With \`key\` and a scope in the second column: open to API keys of the organization that have this scope, to nobody else; and keys are let in
nowhere else but where anyone is.

${line(head)}
${line(head.map(() => '---'))}
${routes.map((route) => line(row(route))).join('\n')}
`
}
