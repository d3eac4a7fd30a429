import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { restoreAccount, suspendAccount } from './suspending.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

it('a recovery link that somebody had when the account was suspended sets no password, then or when it is let in again', async () => {
  const person = await given.person({ of: church })
  await app.request('POST', '/forgot-password', { body: { email: person.email } })
  await app.work()
  const { text } = (await app.mails()).find(({ to }) => to.includes(person.email))!
  const [, token] = /token=([\w-]+)/.exec(text)!
  const reset = () =>
    app.request('POST', '/reset-password', { body: { email: person.email, token, password: 'a quiet harbour in Thessaly' } })
  await suspendAccount(db, person.id)
  assert.equal((await reset()).status, 422)
  await restoreAccount(db, person.id)
  assert.equal((await reset()).status, 422)
  assert.equal((await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })).status, 200)
})
