// What waits in the queue was allowed when it was queued. Each job looks again at its start: docs/decisions/0007-jobs.md says at what.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { jobHandlers } from '#src/background-jobs.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

it('each kind of job says in the decision about jobs what it looks at again', () => {
  const text = readFileSync(new URL('../docs/decisions/0007-jobs.md', import.meta.url), 'utf8')
  const documentedJobs = [...text.matchAll(/^\| `([a-z.-]+)`(?:, `([a-z.-]+)`)*/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([a-z.-]+)`/g)].map(([, name]) => name!),
  )
  assert.deepEqual(
    documentedJobs.sort(),
    jobHandlers(app.services)
      .map(({ job }) => job.name)
      .sort(),
  )
})

const mailsTo = async (address: string) => (await app.mails()).filter(({ to }) => to.includes(address)).length
const endings: Record<string, (person: Person) => Promise<unknown>> = {
  suspended: (person) => suspendAccount(db, person.id),
  erased: (person) => person.delete('/user', { body: { password: PASSWORD } }),
}

for (const [what, end] of Object.entries(endings))
  it(`whoever is ${what} before their recovery e-mail leaves gets none`, async () => {
    const person = await given.person({ of: church })
    await app.request('POST', '/forgot-password', { body: { email: person.email } })
    await end(person)
    await app.work()
    assert.equal(await mailsTo(person.email), 0)
  })

const goings: Record<string, (admin: Person) => Promise<unknown>> = {
  demoted: ({ id }) => church.admin.patch(`/organizations/${church.id}/members/${id}`, { role: 'member' }),
  removed: ({ id }) => church.admin.delete(`/organizations/${church.id}/members/${id}`),
  ...endings,
}

for (const [what, go] of Object.entries(goings))
  it(`whom an admin invited who is ${what} before the e-mail leaves gets none`, async () => {
    const admin = await given.person({ of: church, role: 'admin' })
    const email = `guest-of-${admin.id}@example.org`
    assert.equal((await admin.post(`/organizations/${church.id}/invitations`, { email })).status, 201)
    await go(admin)
    await app.work()
    assert.equal(await mailsTo(email), 0)
  })
