import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'

const PER_HOUR = 4
const app = await startApp({ config: { RATE_LIMIT_LOGIN_HOUR: PER_HOUR } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

const tokenIdOf = ({ token }: Person) => Number(token.split('|')[0])
const givenMinutesAgo = (person: Person, minutes: number) =>
  db.run(sql`update tokens set confirmed_at = now() - make_interval(mins => ${minutes}) where id = ${tokenIdOf(person)}`)
/** What asks whether it is still they, without a password. */
const asking: Record<string, (person: Person, password?: string | null) => ReturnType<Person['get']>> = {
  'an export': (person, current_password) => person.post('/user/export', { current_password }),
  'another address': (person, current_password) => person.put('/user/email', { email: `new-${person.email}`, current_password }),
  erasing: (person, password) => person.delete('/user', { body: { password } }),
}
const forgotten = async (minutes = 16) => {
  const person = await given.person({ of: church })
  await givenMinutesAgo(person, minutes)
  return person
}

for (const [what, ask] of Object.entries(asking)) {
  it(`asks for the password again before ${what}, once it was given more than 15 minutes ago`, async () => {
    const person = await forgotten()
    for (const nothing of [undefined, null]) {
      const { status, body } = await ask(person, nothing)
      assert.deepEqual(
        [status, body],
        [403, { message: 'Please confirm with your password that it is you.', error_type: 'confirm_identity' }],
      )
    }
    const wrong = await ask(person, 'not the right horse')
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors).length], [422, 1])
    assert.equal((await person.post('/user/confirm', { password: PASSWORD })).status, 200)
    assert.equal((await ask(person)).status, 200)
  })

  it(`takes the password in the request for ${what} itself`, async () => {
    assert.equal((await ask(await forgotten(), PASSWORD)).status, 200)
  })

  it(`does not ask before ${what} where it was given a short while ago`, async () => {
    assert.equal((await ask(await forgotten(14))).status, 200)
    const { email, ...person } = await forgotten()
    const { token } = (await app.request('POST', '/login', { body: { email, password: PASSWORD } })).body
    const again: Person = { ...person, email, post: (path, body) => app.request('POST', path, { token, body }) } as Person
    again.put = (path, body) => app.request('PUT', path, { token, body })
    again.delete = (path, options) => app.request('DELETE', path, { token, ...options })
    assert.equal((await ask(again)).status, 200)
  })
}

it('confirms the sign-in alone that sends it', async () => {
  const person = await forgotten()
  const { token } = (await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })).body
  await db.run(sql`update tokens set confirmed_at = null where user_id = ${person.id}`)
  assert.equal((await person.post('/user/confirm', { password: PASSWORD })).status, 200)
  assert.equal((await app.request('POST', '/user/export', { token, body: {} })).status, 403)
  assert.equal((await asking['an export']!(person)).status, 200)
})

it('confirms a browser’s session too, from the service’s own pages alone', async () => {
  const { email, id } = await given.person({ of: church })
  const own = { 'sec-fetch-site': 'same-origin' }
  const started = await app.request('POST', '/session', { body: { email, password: PASSWORD }, headers: own })
  const cookie = [started.headers['set-cookie']]
    .flat()
    .find((one) => one?.startsWith('__Host-session='))!
    .split(';')[0]!
  await db.run(sql`update tokens set confirmed_at = null where user_id = ${id}`)
  const send = (path: string, body: object, headers: Record<string, string> = own) =>
    app.request('POST', path, { body, headers: { ...headers, cookie } })
  assert.equal((await send('/user/confirm', { password: PASSWORD }, { 'sec-fetch-site': 'cross-site' })).status, 403)
  assert.equal((await send('/user/export', {})).body.error_type, 'confirm_identity')
  assert.equal((await send('/user/confirm', { password: PASSWORD })).status, 200)
  assert.equal((await send('/user/export', {})).status, 200)
})

it('counts wrong passwords as signing in does, and confirms nothing by them', async () => {
  const person = await forgotten()
  for (let n = 0; n < PER_HOUR; n++) {
    const { status, body } = await person.post('/user/confirm', { password: 'not the right horse' })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['password']])
  }
  assert.equal((await person.post('/user/confirm', { password: PASSWORD })).status, 429)
  assert.equal((await asking['an export']!(person)).status, 403)
  assert.equal((await app.request('POST', '/user/confirm', { body: { password: PASSWORD } })).status, 401)
})

it('needs no password after one was set in this sign-in', async () => {
  const person = await forgotten()
  const sent = { current_password: PASSWORD, password: 'quite another horse battery' }
  assert.equal((await person.put('/user/password', sent)).status, 200)
  assert.equal((await asking['an export']!(person)).status, 200)
})
