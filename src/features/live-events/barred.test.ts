// A church that asks for a second factor tells nothing to whom it lets in nowhere else.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { listen, mark } from '#test/event-listener.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenPair } from '#test/given-pairs.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp({ config: { LIVE_HEARTBEAT: 45 } })
const { db } = app.services
const given = givenFor(app)
const { circle, post, comment } = givenPosts(app)
type Made = Awaited<ReturnType<typeof post>>

it('tells an admin without a second factor only that it is needed, of another church everything, and both again once they have one', async () => {
  const [strict, other] = [await given.organization(), await given.organization()]
  const admin = await given.person({ of: strict, role: 'admin' })
  const member = await given.person({ of: strict })
  const alsoIn = ({ id }: typeof strict, person: Person, role: string) =>
    db.run(sql`insert into organization_members (organization_id, user_id, role) values (${id}, ${person.id}, ${role})`)
  await alsoIn(other, admin, 'member')
  const theirs = await circle(strict, strict.admin, admin, member)
  const ours = await circle(other, other.admin, admin)
  const rounds: [there: Made, here: Made][] = []
  for (let round = 0; round < 3; round++) rounds.push([await post(admin, theirs), await post(admin, ours)])
  const { id: pair } = await givenPair(admin, member, strict)
  const listening = await listen(app.url, admin.token)
  assert.equal(listening.status, 200)
  await listening.until(await mark(db, admin))
  const start = listening.lastId
  const happens = async () => {
    const [there, here] = rounds.shift()!
    await post(strict.admin, theirs)
    await comment(member, there)
    await comment(other.admin, here)
    await givenMeeting(strict.admin, theirs, { starts_at: wallIn(48) })
    await strict.admin.put(`/groups/${theirs.id}`, { name: `Table ${Math.random()}` })
    assert.equal((await member.post(`/pairs/${pair}/notes`, { text: 'Ours' })).status, 201)
    await post(other.admin, ours)
    await app.work()
    return mark(db, admin)
  }
  const open = (await listening.until(await happens())).slice(0, -1)
  const kinds = (events: typeof open) => [...new Set(events.map(({ kind }) => kind))].sort()
  const all = ['comment.changed', 'group.changed', 'meeting.changed', 'notification.changed', 'pair.changed', 'post.changed']
  assert.deepEqual(kinds(open), all)

  await db.run(sql`update users set second_factor_at = now() where id = ${strict.admin.id}`)
  const asked = await strict.admin.patch(`/organizations/${strict.id}`, { require_second_factor: 'admins' })
  assert.equal(asked.status, 200, asked.text)
  const barred = (await listening.until(await happens())).slice(0, -1)
  for (const { kind, group_id } of barred) if (kind !== 'notification.changed') assert.equal(group_id, ours.id)
  const notices = barred.flatMap(({ notification_id }) => notification_id ?? [])
  assert.deepEqual(
    await db.many(sql`select kind, data ->> 'group_id' as group_id from notices where id = any(${notices as number[]}) order by kind`),
    [
      { kind: 'comment_on_post', group_id: String(ours.id) },
      { kind: 'second_factor_needed', group_id: null },
    ],
  )
  assert.deepEqual(kinds(barred), ['comment.changed', 'notification.changed', 'post.changed'])

  const again = await listen(app.url, admin.token, { lastId: start })
  const isMark = await mark(db, admin)
  const missed = (await again.until(isMark)).slice(0, -1)
  await listening.until(isMark)
  assert.ok(missed.length > 0)
  assert.deepEqual(
    missed.filter(({ kind, group_id: of }) => kind !== 'notification.changed' && kind !== 'membership.changed' && of !== ours.id),
    [],
    'nor what happened before',
  )
  again.close()

  await db.run(sql`update users set second_factor_at = now() where id = ${admin.id}`)
  const back = (await listening.until(await happens())).slice(0, -1)
  assert.deepEqual(kinds(back), all)
  listening.close()
})
