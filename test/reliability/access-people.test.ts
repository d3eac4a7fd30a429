// The people whom one must not learn of: those whom the list of members refuses, named by whoever counts ids, and those of other organizations who
// have something to do with this one. Every route that names people is asked about them, and everything one may read is searched for them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { request as send } from 'undici'
import { sql } from '#platform/db/database.ts'
import { naming, requestBuilder } from '../access/asking.ts'
import { type Canary, givenCanaries } from '../access/canaries.ts'
import { buildPossessions, buildWorld, type Caller, callerNames, whose } from '../access/world.ts'
import { type Answer, type App, agent, startApp } from '../app.ts'
import { PASSWORD } from '../given.ts'
import { readZip } from '../read-zip.ts'
import { isLong, reportFigures } from './size.ts'

const app = await startApp()
const { db } = app.services
const world = await buildWorld(app)
const { church, callers } = world
const possessions = await buildPossessions(app, world)
const { unmet, taker, former, requester, things } = await givenCanaries(app, world)
await app.work()
const undoing = await app.rolledBack()
const routes = app.routes
  .filter(({ tag }) => tag !== 'Service')
  .map((route) => ({ route, name: `${route.method} ${route.path}`, ...requestBuilder(route, world.openCode) }))
const signedIn = (caller: Caller) => (callers[caller].token ? { token: callers[caller].token } : {})

/** An id that nobody has. */
const NOBODY = 2 ** 40
/** Who is in no role of the church: what its list of members refuses to them, nothing else may tell. */
const ordinary: Caller[] = ['member', 'group member', 'group admin']
const named = routes.filter(({ namesPeople }) => namesPeople)
const reading = routes.filter(({ route }) => route.method === 'GET')

let read = 0
/** Everything that someone may read, of their own, of others, and of what the canaries have to do with; asked with ids and without. */
async function sweep(request: App['request'], caller: Caller, canaries: Canary[], check: (answer: Answer, what: string) => void) {
  for (const { write } of reading) {
    const paths = new Set<string>()
    for (const of of whose) paths.add(write((kind) => possessions[caller][of][kind]!).path)
    for (const { person } of canaries) for (const on of things) paths.add(write(naming(person.id, (kind) => on[kind]!)).path)
    for (const path of [...paths]) paths.add(path.split('?')[0]!)
    for (const path of paths) {
      const answer = await request('GET', path, signedIn(caller))
      assert.ok(answer.status < 500, `GET ${path} as ${caller}: ${answer.status}`)
      if (answer.status === 200) read++
      check(answer, `GET ${path} as ${caller}`)
    }
  }
}

it('they would be found: whoever may, sees them', async () => {
  assert.ok(unmet.isIn((await callers.leader.get(`/organizations/${church.id}/members?per_page=100`)).text))
  assert.ok(requester.isIn((await callers.leader.get(`/groups/${things[1]['group']}/join-requests`)).text))
  assert.ok(former.isIn((await callers['group member'].get(`/groups/${things[0]['group']}/posts`)).text))
  assert.ok(taker.isIn((await taker.person.get('/user')).text))
})

it('nobody is made out by naming them: whom one may not know is like nobody, and is not shown afterwards', async () => {
  assert.ok(named.length >= 11)
  for (const caller of [...ordinary, 'leader', 'admin'] as const) {
    // Those who wrote in a group are known to whoever is in it, and those who lead know all of the church.
    const unknown = caller === 'member' ? [unmet, taker, former] : ordinary.includes(caller) ? [unmet, taker] : [taker]
    await undoing.together(async ({ request }) => {
      const notShown = (after: string) =>
        sweep(request, caller, unknown, ({ text }, what) => {
          for (const { person, isIn } of unknown)
            assert.ok(!isIn(text), `After ${after} ${what} shows ${person.name}: ${text.slice(0, 2000)}`)
        })
      for (const { route, name, write } of named) {
        for (const on of [possessions[caller].own, possessions[caller]['another’s'], ...things]) {
          const what = `${name} as ${caller} on ${JSON.stringify(on)}`
          const answered = async (person: number) => {
            const { path, options } = write(naming(person, (kind) => on[kind]!))
            const { status, text } = await request(route.method, path, { ...options, ...signedIn(caller) })
            return { status, text: text.replaceAll(String(person), 'them') }
          }
          for (const { person } of unknown)
            assert.deepEqual(await answered(person.id), await answered(NOBODY), `${what} tells ${person.name} from nobody`)
          if (isLong) await notShown(what)
        }
      }
      await notShown('all')
    })
  }
  reportFigures('People who are named', { routes: named.length, 'answers read afterwards': read })
})

/** Where people who have left or are coming are named all the same: to readers of what they wrote, and to those who decide about them. */
const openly: [Canary, RegExp, Caller[]][] = [
  [former, /^GET \/groups\/\d+\/posts?\b/, ['group member', 'group admin', 'leader', 'admin']],
  [former, /^GET \/manage\/reports\b/, ['group admin', 'leader', 'admin']],
  [former, /^GET \/waiting\b/, ['group admin', 'leader', 'admin']],
  [former, /^GET \/organizations\/\d+\/audit-log\b/, ['admin']],
  [requester, /^GET \/groups\/\d+\/join-requests\b/, ['leader', 'admin']],
  [requester, /^GET \/waiting\b/, ['leader', 'admin']],
]
const outsiders = [taker, former, requester]
const insiders = callerNames.filter((caller) => !['nobody', 'stranger', 'without subscription'].includes(caller))

it('nobody of another organization is shown by what they have to do with this one', async () => {
  for (const caller of callerNames.filter((caller) => caller !== 'stranger')) {
    await undoing.together(async ({ request }) => {
      await sweep(request, caller, outsiders, ({ text }, what) => {
        for (const canary of outsiders)
          if (!openly.some(([known, where, readers]) => known === canary && where.test(what) && readers.includes(caller)))
            assert.ok(!canary.isIn(text), `${what} shows ${canary.person.name}: ${text.slice(0, 2000)}`)
        assert.ok(!text.includes(former.person.email), what)
      })
    })
  }
  reportFigures('People from elsewhere', { routes: reading.length, 'answers read': read })
})

it('nobody of another organization is found, or counted, by a search for them', async () => {
  const searching = reading.filter(({ route }) => route.query && 'search' in (route.query as { properties: object }).properties)
  assert.ok(searching.length >= 5)
  for (const caller of insiders) {
    for (const { write } of searching) {
      const { path } = write((kind) => possessions[caller].own[kind]!)
      const found = async (search: string) => {
        const { text } = await app.request('GET', `${path}${path.includes('?') ? '&' : '?'}search=${search}`, signedIn(caller))
        return text.replaceAll(search, '')
      }
      const nothing = await found('zzzzzzzzzzzz')
      for (const { person } of outsiders)
        for (const word of [person.name.split(' ')[1]!, person.email])
          assert.equal(await found(encodeURIComponent(word)), nothing, `${path} as ${caller} finds ${word}`)
    }
  }
})

it('nobody of another organization stands in what people of this one are mailed, told, or take along', async () => {
  await db.run(sql`delete from personal_exports`)
  const taken = new Map<Caller, string>()
  for (const caller of insiders) {
    const asked = await callers[caller].post('/user/export', { current_password: PASSWORD })
    taken.set(caller, new URL(asked.body.data.url).pathname)
  }
  await app.work()
  for (const [caller, path] of taken) {
    const answer = await send(app.url + path, { dispatcher: agent })
    const files = readZip(Buffer.from(await answer.body.arrayBuffer()))
    assert.ok(files.size > 20)
    for (const [name, bytes] of files)
      for (const canary of outsiders) assert.ok(!canary.isIn(bytes.toString()), `${name} of ${caller} shows ${canary.person.name}`)
  }
  const mails = await app.mails()
  for (const caller of insiders) assert.ok(mails.some(({ to }) => to.includes(callers[caller].email)))
  for (const { to, ...mail } of mails)
    for (const canary of outsiders)
      if (!canary.isIn(to)) assert.ok(!canary.isIn(JSON.stringify(mail)), `"${mail.subject}" to ${to} shows ${canary.person.name}`)
  // What lists and pushes show is made of these.
  for (const notice of await db.many(sql`select params, title, body, quote from notices`))
    for (const canary of [unmet, ...outsiders]) assert.ok(!canary.isIn(JSON.stringify(notice)), JSON.stringify(notice))
})
