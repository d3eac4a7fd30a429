// Where a list goes on is in a cursor that anybody can make: whatever stands in it is refused (422) or read, and never a fault (500).
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { scopes } from '#features/api-keys/scopes.ts'
import { cursorOf } from '#platform/http/paging.ts'
import { startApp } from './app.ts'
import { given as givenFor } from './given.ts'
import { givenAFullLife } from './given-a-full-life.ts'
import { sendList } from './given-imports.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100, RATE_LIMIT_PRO: 1_000_000 } })
const given = givenFor(app)
const church = await given.organization()
const life = await givenAFullLife(app, church, 'cursor')
const program = await given.program(church, ...scopes)

interface Shape {
  properties?: Record<string, unknown>
}
const lists = app.routes.filter(({ method, query }) => method === 'GET' && (query as Shape | undefined)?.properties?.['cursor'])

const edges = {
  string: ['0001-01-01', '9999-12-31', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2026-02-28T23:59:59-23:59'],
  number: [0, -1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
}
/** What is read by no one: zones in brackets, years that PostgreSQL or Temporal do not have, numbers that are none of theirs. */
const impossible = [
  ...['2026-01-01T00:00:00+01:00[Europe/Berlin]', '2026-01-01T00:00:00[Europe/Berlin]', '2026-01-01T00:00:00 Europe/Berlin'],
  ...[
    '0000-01-01',
    '0000-12-31T23:59:59Z',
    '0001-01-01T00:00:00+00:01',
    '-000001-01-01T00:00:00Z',
    '10000-01-01',
    '+010000-01-01T00:00:00Z',
  ],
  ...['infinity', '-infinity', 'now', 'epoch', '2026-01-01T24:00:00Z', '2026-06-30T23:59:60Z', '4713-01-01 BC', ''],
  ...[1e300, 2 ** 53, 2 ** 63, 0.5],
]
const shapes = [['number'], ['string', 'number'], ['string', 'string', 'number'], ['string', 'number', 'number']] as const

const training = (await life.person.get('/qualifications')).body.data[0]
const list = (await sendList(church.admin, church, 'name;email\nGrace;grace@example.org')).body.data
const webhook = (
  await church.admin.post(`/organizations/${church.id}/webhooks`, { url: 'https://hooks.example/x', events: ['member.left'] })
).body.data
const ids: Record<string, unknown> = {
  webhook: webhook.id,
  organization: church.id,
  user: life.person.id,
  group: life.group.id,
  meeting: life.meeting.id,
  pair: life.pair.id,
  post_id: life.post.id,
  challenge: life.challenge.id,
  import_id: list.id,
  qualification: training.id,
}
const addressOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name) => String(ids[name]))

/** Positions of each shape: the edges of what the service writes itself, and the impossible in each place. */
const readable = [
  [training.id],
  ...shapes.flatMap((shape) => [0, 1, 2, 3, 4, 5].map((n) => shape.map((kind) => edges[kind][n % edges[kind].length]!))),
]
const unreadable = shapes.flatMap((shape) =>
  impossible.flatMap((value) =>
    shape.flatMap((kind, place) => (kind === typeof value ? [shape.map((other, at) => (at === place ? value : edges[other][1]!))] : [])),
  ),
)

for (const { path, query, access } of lists)
  it(`GET ${path} reads or refuses every cursor`, async () => {
    const asked = 'organization_id' in (query as Shape).properties! ? `organization_id=${church.id}&` : ''
    const address = `${addressOf(path)}?${asked}`
    const readers = access === 'key' ? [program] : [church.admin, life.person]
    const first = await Promise.all(readers.map(async (person) => ({ person, answer: await person.get(address) })))
    const { person } = first.find(({ answer }) => answer.status === 200) ?? assert.fail(first.map(({ answer }) => answer.text).join())
    const ask = (position: (string | number)[]) => person.get(`${address}cursor=${cursorOf(position)}`)
    const statuses = new Set<number>()
    for (const position of readable) {
      const { status, text } = await ask(position)
      assert.ok(status === 200 || status === 422, `${JSON.stringify(position)}: ${status} ${text}`)
      statuses.add(status)
    }
    assert.ok(statuses.has(200), 'No position was of the shape that this list reads')
    for (const position of unreadable) assert.equal((await ask(position)).status, 422, JSON.stringify(position))
  })
