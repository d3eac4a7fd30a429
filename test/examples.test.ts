// Every example of the OpenAPI document is one that the service takes: each is sent, with the ids and secrets of a real church in its places.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { issueToken } from '#features/accounts/signing-in.ts'
import { scopes } from '#features/api-keys/scopes.ts'
import { kinds } from './access/asking.ts'
import type { Belongings } from './access/belongings.ts'
import { buildPossessions, buildWorld } from './access/world.ts'
import { startApp } from './app.ts'
import { authenticator } from './authenticator.ts'
import { given as givenFor, PASSWORD, type Person } from './given.ts'
import { wallIn } from './given-meetings.ts'
import { resolved } from './resolved.ts'

const app = await startApp()
const given = givenFor(app)
const world = await buildWorld(app)
const { admin } = world.callers
const possessions = await buildPossessions(app, world)
// A quiz is made of what a training teaches.
const content = readFileSync('src/features/trainings/built-in-quiz-writer/examples/fasting.txt', 'utf8')
await admin.put(`/qualifications/${world.ids['qualification']}`, { content })
const undone = await app.rolledBack()

interface Schema {
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema; example: Record<string, unknown> }> }
}
const document: { paths: Record<string, Record<string, Operation>> } = resolved((await app.request('GET', '/openapi.json')).body)

// Whose things they are: of somebody in the church, and of its admin. Some routes are about a prayer that waits, others about one that is shared or
// is for the care team.
const { own } = possessions.admin
const someone = Number(world.ids['user'])
const callers = [
  { token: await issueToken(app.services.db, someone, null), ids: world.ids },
  { token: admin.token, ids: world.ids },
  { token: admin.token, ids: own },
  { token: admin.token, ids: { ...own, prayer_request: own['sharedPrayer']! } },
  { token: admin.token, ids: { ...own, prayer_request: own['confidedPrayer']! } },
]
const { email } = (await app.request('GET', '/user', callers[0])).body.data

/** The secret in the link of the newest e-mail to somebody. */
async function mailed(address: string, secret: RegExp): Promise<string> {
  await app.work()
  const found = (await app.mails()).flatMap(({ to, text }) => (to.includes(address) ? [secret.exec(text)?.[1]] : []))
  return decodeURIComponent(found.findLast(Boolean)!)
}
await world.elsewhere.admin.post(`/organizations/${world.elsewhere.id}/invitations`, { email })
const invitation_token = await mailed(email, /invitation_token=([^&\s]+)/)
await app.request('POST', '/forgot-password', { body: { email } })
const token = await mailed(email, /[#&]token=([^&\s]+)/)

/** The token of the link with which somebody confirms another address. */
async function changing(person: Person): Promise<string> {
  const address = `new-${person.email}`
  await person.put('/user/email', { email: address, current_password: PASSWORD })
  return mailed(address, /confirm-email#token=([^&\s]+)/)
}
const [mover, moved] = await Promise.all([given.person({ of: world.church }), given.person({ of: world.church })])
const confirming = await changing(mover)
await app.request('POST', '/confirm-email', { body: { token: await changing(moved) } })
const undoing = await mailed(moved.email, /undo-email-change#token=([^&\s]+)/)

/** Somebody with a second factor, and somebody who is just setting one up. */
const [guarded, beginning] = await Promise.all([given.person({ of: world.church }), given.person({ of: world.church })])
const secretOf = async (person: Person): Promise<string> => (await person.post('/user/second-factor')).body.data.secret
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const confirmed = await guarded.post('/user/second-factor/confirm', { code: codeOf(await secretOf(guarded)) })
const [code] = confirmed.body.data.recovery_codes as string[]
const device = authenticator(app.services.config.publicUrl)
const toMake = async () => (await admin.post('/user/passkeys/options', {})).body.data
await admin.post('/user/passkeys', { name: 'Phone', credential: device.create(await toMake()) })
const answered = async () => device.get((await app.request('POST', '/login/passkey/options')).body.data)
const { challenge } = (await app.request('POST', '/login', { body: { email: guarded.email, password: PASSWORD } })).body
const secret = await secretOf(beginning)
for (const { token } of [guarded, beginning]) callers.push({ token, ids: own })
callers.push({ token: (await given.program(world.church, ...scopes)).token, ids: own })

/** Another account of whoever asks. */
const otherAccount = { email: (await given.person({ of: world.church })).email, password: PASSWORD, current_password: PASSWORD }

/** When the meetings of examples are: a few weeks from now. */
const soon = {
  starts_at: wallIn(7 * 1440),
  repeats: { every: 'week', until: wallIn(28 * 1440).slice(0, 10) },
}

/** What an example cannot know. */
const secrets: Record<string, Record<string, unknown>> = {
  'POST /login': { email, password: PASSWORD },
  'POST /session': { email, password: PASSWORD },
  'POST /register': { joinCode: world.openCode },
  'POST /groups/join': { joinCode: world.openCode },
  'POST /invitations/accept': { invitation_token },
  'POST /reset-password': { email, token },
  'PUT /user/email': { current_password: PASSWORD },
  'POST /confirm-email': { token: confirming },
  'POST /undo-email-change': { token: undoing },
  'PUT /user/password': { current_password: PASSWORD },
  'POST /user/confirm': { password: PASSWORD },
  'POST /organizations/{organization}/api-keys': { current_password: PASSWORD },
  'POST /organizations/{organization}/api-keys/{api_key}/take-over': { current_password: PASSWORD },
  'POST /login/passkey': { credential: await answered() },
  'POST /session/passkey': { credential: await answered() },
  'POST /user/passkeys': { credential: authenticator(app.services.config.publicUrl).create(await toMake()) },
  'POST /login/second-factor': { challenge, code },
  'POST /session/second-factor': { challenge, code },
  'POST /user/passkeys/options': { current_password: PASSWORD },
  'DELETE /user/passkeys/{passkey}': { current_password: PASSWORD },
  'DELETE /user/second-factor': { code, current_password: PASSWORD },
  'POST /user/second-factor/recovery-codes': { code, current_password: PASSWORD },
  // A code of an app is right for half a minute.
  get 'POST /user/second-factor/confirm'() {
    return { code: codeOf(secret) }
  },
  'POST /user/export': { current_password: PASSWORD },
  'POST /user/merge/preview': otherAccount,
  'POST /user/merge': otherAccount,
  'DELETE /user': { password: PASSWORD },
  'POST /groups/{group}/meetings': soon,
  'PUT /groups/{group}/meetings/{meeting}': soon,
}

function withIds(value: unknown, schema: Schema, ids: Belongings, name = ''): unknown {
  if (schema.format === 'int64') return ids[kinds[name]!]
  if (Array.isArray(value)) return value.map((item) => withIds(item, schema.items!, ids, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withIds(field, schema.properties![key]!, ids, key)]))
}

for (const [path, item] of Object.entries(document.paths))
  for (const [method, { requestBody }] of Object.entries(item)) {
    const sent = requestBody?.content['application/json']
    const name = `${method.toUpperCase()} ${path}`
    if (!sent || name === 'POST /setup') continue // where there is no church yet: first-run.test.ts
    it(`takes the example of ${name}`, async () => {
      const answers: string[] = []
      for (const { token, ids } of callers) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, kind: string) => String(ids[kind]))
        const body = { ...(withIds(sent.example, sent.schema, ids) as object), ...secrets[name] }
        const { status, text } = await undone.request(method.toUpperCase(), address, { token, body })
        if (status < 300) return
        answers.push(`${status} ${text}`)
      }
      assert.fail(`${JSON.stringify(sent.example)}: ${answers.join('\n')}`)
    })
  }
