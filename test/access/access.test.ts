// Calls every route as everybody. Who may do what is written to docs/access.md; a change of rights is a change of that file.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { it } from 'node:test'
import { startApp } from '../app.ts'
import type { Person } from '../given.ts'
import { bodies } from './bodies.ts'
import { buildWorld, type Caller, callerNames } from './world.ts'

const app = await startApp()
const world = await buildWorld(app)
const undoing = await app.rolledBack()
const sent = bodies(world)
const routes = app.routes.filter(({ tag }) => tag !== 'Service')

const filled = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    assert.ok(name in world.ids, `${path}: the world of the access test has no {${name}}`)
    return String(world.ids[name])
  })

/** What the answer says about the caller's rights: refused how, or let in (whatever a rule then says). */
function right(status: number): string {
  if (status === 401 || status === 403 || status === 404) return String(status)
  assert.ok(status < 500, `status ${status}`)
  return 'yes'
}

async function ask(caller: Caller, method: string, path: string, body: unknown) {
  const person: Person = world.callers[caller]
  return undoing.request(method, filled(path), { token: person.token, ...(body === undefined ? {} : { body }) })
}

const rows: string[][] = []
for (const { method, path, access, body } of routes) {
  it(`${method} ${path} lets in only whom it should`, async () => {
    const name = `${method} ${path}`
    assert.ok(!body || name in sent, `test/access/bodies.ts has no body for ${name}`)
    const cells: string[] = []
    for (const caller of callerNames) {
      const answer = await ask(caller, method, path, sent[name])
      cells.push(right(answer.status))
      if (access === 'anyone') continue
      if (caller === 'nobody') assert.equal(answer.status, 401, `${name} as nobody: ${answer.text}`)
      if (caller === 'without subscription' && access === 'subscriber')
        assert.equal(answer.body?.error_type, 'subscription_required', `${name}: ${answer.text}`)
      if (caller === 'stranger' && path.includes('{'))
        assert.ok([404, 422].includes(answer.status), `${name} as a stranger: ${answer.status} ${answer.text}`)
    }
    rows.push([name, access, ...cells])
  })
}

it('the table of who may do what is the one in docs/access.md', () => {
  const table = document(rows)
  const file = new URL('../../docs/access.md', import.meta.url)
  if (process.env['WRITE_DOCS']) writeFileSync(file, table)
  assert.equal(readFileSync(file, 'utf8'), table, 'Rights have changed: look at the difference, then run "npm run docs"')
})

function document(rows: string[][]) {
  const head = ['Route', 'Access', ...callerNames]
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return `# Who may do what

Made by the access test, which calls every route as everybody on things of one organization. *yes*: let in (a rule may still refuse). *404*:
may not know that it exists. The group admin and the group member are ordinary members of the organization; leader and admin are in its
roles \`leadership\` and \`admin\`, and outside the group; the stranger is an admin of another organization.

${line(head)}
${line(head.map(() => '---'))}
${rows.map(line).join('\n')}
`
}
