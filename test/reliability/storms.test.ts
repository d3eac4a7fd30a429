// Everybody does a few kinds of things to the same few things at the same moment, whatever it is: nothing fails, no two wait for each other
// until PostgreSQL ends one of them, and all that always holds still does.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import type { Db, Sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import type { Route } from '#platform/http/route.ts'
import { invariants } from '#src/invariants.ts'
import { requestBuilder } from '../access/asking.ts'
import { buildPossessions, buildWorld, type Caller, type Possessions, type World } from '../access/world.ts'
import { startApp } from '../app.ts'
import { PASSWORD } from '../given.ts'
import { givenNotifications } from '../given-notifications.ts'
import { formBytes } from '../given-uploads.ts'
import { random } from './random.ts'
import { reportFigures, shortOrLong } from './size.ts'

const AT_ONCE = 14
const app = await startApp({ config: { DATABASE_CONNECTIONS: 2 * AT_ONCE, MAX_GROUPS_PER_LEADER: 1_000_000 } })
const { db } = app.services
const { hurry } = givenNotifications(app)
const chance = random()
const callers: Caller[] = ['member', 'group member', 'group admin', 'leader', 'leader', 'admin', 'admin']
/** Without signing out, after which one could do no more. */
const parting = ['POST /logout', 'DELETE /session']
/** Reading that locks and writes, too. */
const isDeed = ({ method, path }: Route) => method !== 'GET' || path.includes('/exports/')
const routes = app.routes.filter((route) => route.tag !== 'Service' && isDeed(route) && !parting.includes(`${route.method} ${route.path}`))
/** What leaves something for the others to do. */
const mild = routes.filter(({ method }) => method !== 'DELETE')

/** In one more storm of each world the callers are merged into each other, whatever chance says: after it they have less to do. */
const merging = routes.find(({ path }) => path === '/user/merge')!

const names = ['mia', 'tom', 'eva']
const list = formBytes([
  ['file', { name: 'people.csv', bytes: Buffer.from(`name;email\n${names.map((name) => `${name};${name}@example.org`).join('\n')}`) }],
])

const deadlocks: string[] = []
/** Each statement waits a little now and then, as it does when there is more to do: transactions meet in the middle. */
const haltingly = (db: Db): Db => {
  const slowly =
    <Result>(run: (statement: Sql) => Promise<Result>) =>
    async (statement: Sql) => {
      const pause = chance.below(12)
      if (pause < 6) await new Promise((resolve) => setTimeout(resolve, pause))
      return run(statement).catch((error) => {
        if (error.code === '40P01') deadlocks.push(`${statement.text}\n${error.detail}`)
        throw error
      })
    }
  return {
    many: slowly((statement) => db.many(statement)) as Db['many'],
    maybe: slowly((statement) => db.maybe(statement)) as Db['maybe'],
    one: slowly((statement) => db.one(statement)) as Db['one'],
    run: slowly((statement) => db.run(statement)),
    transaction: (work) => db.transaction((tx) => work(haltingly(tx))),
    savepoint: (work) => db.savepoint(work),
  }
}
const { request, work } = await app.on(haltingly(db))

const [STORMS, WORLDS] = [25, shortOrLong(2, 150)]
const statuses = new Map<number, number>()

it('all at once harm neither each other nor what always holds', { timeout: 3_600_000 }, async () => {
  console.log(`Storms: SEED=${chance.seed}`)
  for (let built = 0; built < WORLDS; built++) {
    const world = await buildWorld(app)
    const possessions = await buildPossessions(app, world)
    for (let n = 0; n < STORMS; n++) await storm(world, possessions, someOf(n < 0.8 * STORMS))
    await storm(world, possessions, [merging, ...someOf(false)])
    await hurry()
    await work()
    assert.deepEqual(await checkInvariants(db, invariants), [])
  }
})

const someOf = (isEarly: boolean) =>
  Array.from({ length: 1 + chance.below(4) }, () => chance.pick(isEarly && chance.below(4) ? mild : routes))

/** Those kinds of requests, mostly about what one of them has. */
async function storm({ callers: people, openCode }: World, possessions: Possessions, among: Route[]) {
  const kinds = among.map((route) => ({ route, ...requestBuilder(route, openCode) }))
  const middle = chance.pick(callers)
  const sent = Array.from({ length: AT_ONCE }, () => {
    const { route, write } = chance.pick(kinds)
    const caller = chance.below(3) ? chance.pick(callers) : middle
    const owner = chance.below(3) ? middle : chance.pick(callers)
    const { path, options: written } = write((kind) => possessions[owner][chance.below(4) ? 'own' : 'another’s'][kind]!)
    const passwords = { email: people[owner].email, password: PASSWORD, current_password: PASSWORD }
    const body = route.path.endsWith('/imports') ? list : route.path.startsWith(merging.path) ? passwords : written.body
    const options = { ...written, body, token: people[caller].token! }
    return { method: route.method, path, options }
  })
  const working = chance.below(3) === 0 && hurry().then(work)
  const answers = await Promise.all(sent.map(({ method, path, options }) => request(method, path, options)))
  await working
  const summary = sent.map(({ method, path }, n) => `${method} ${path}: ${answers[n]!.status}`).join('\n')
  for (const { status, text } of answers) {
    assert.ok(status < 500, `${text}\n${summary}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  assert.deepEqual(deadlocks, [], summary)
}

it('much of it is done, and not only refused', () => {
  const done = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)
  assert.ok(done > (STORMS * WORLDS * AT_ONCE) / 4)
})

after(() =>
  reportFigures('Storms', {
    storms: STORMS * WORLDS,
    requests: STORMS * WORLDS * AT_ONCE,
    ...Object.fromEntries([...statuses].sort(([a], [b]) => a - b)),
  }),
)
