import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { type Heard, type Listening, listen, mark } from '#test/event-listener.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenAskedPair, givenPair } from '#test/given-pairs.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000, LIVE_HEARTBEAT: 1 } })
const { db } = app.services
const given = givenFor(app)
const { circle, post, comment } = givenPosts(app)
const open: Listening[] = []
after(() => {
  for (const one of open) one.close()
})
const hears = async (person: Person, lastId?: string) => {
  const listening = await listen(app.url, person.token, { lastId })
  open.push(listening)
  assert.equal(listening.status, 200)
  return listening
}
/** What each of them hears of what is done, in order. */
async function heardOf<People extends Person[]>(people: People, work: () => Promise<unknown>): Promise<Heard[][]> {
  const listening = await Promise.all(people.map((person) => hears(person)))
  // What was done before has been told.
  const isReady = await mark(db, ...people)
  for (const one of listening) await one.until(isReady)
  await work()
  const isMark = await mark(db, ...people)
  const heard = await Promise.all(listening.map(async (one) => (await one.until(isMark)).slice(0, -1)))
  for (const one of listening) one.close()
  return heard
}
const kindsIn = (heard: Heard[]) => [...new Set(heard.map(({ kind }) => kind))].sort()

const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })
const other = await given.person({ of: church })
const stranger = (await given.organization()).admin

it('tells members of a group of a new post and an answer, in ids, and nobody else', async () => {
  const group = await circle(church, leader, member)
  let made = { id: 0 }
  const [toMember, toOther, toStranger, toAdmin] = await heardOf([member, other, stranger, church.admin], async () => {
    made = await post(leader, group, { content: 'zaunkoenig' })
    await comment(leader, made as never, 'rotkehlchen')
  })
  assert.deepEqual(toMember, [
    { kind: 'post.changed', group_id: group.id, post_id: made.id },
    { kind: 'comment.changed', group_id: group.id, post_id: made.id },
  ])
  assert.deepEqual([toOther, toStranger, toAdmin], [[], [], []])
  assert.equal((await member.get(`/groups/${group.id}/post/${made.id}`)).status, 200)
  assert.ok(!JSON.stringify(await db.many(sql`select * from live_events`)).match(/zaunkoenig|rotkehlchen/))
})

it('answers as Server-Sent Events, with what proxies need to pass them on at once', async () => {
  const listening = await hears(member)
  assert.equal(listening.headers['content-type'], 'text/event-stream')
  assert.equal(listening.headers['x-accel-buffering'], 'no')
  assert.match(String(listening.headers['cache-control']), /no-store/)
  assert.equal(listening.headers['content-encoding'], undefined)
  await listening.until(await mark(db, member))
  assert.match(listening.text, /^retry: \d+\n\nid: [\w-]+\n\n/)
  const head = await app.request('HEAD', '/events', { token: member.token })
  assert.deepEqual([head.status, head.headers['content-type'], head.text], [200, 'text/event-stream', ''])
  listening.close()
})

it('is open to whoever is signed in with a subscription, and to no program', async () => {
  assert.equal((await app.request('GET', '/events')).status, 401)
  const poor = await given.organization({ plan: 'none' })
  assert.equal((await poor.admin.get('/events')).body.error_type, 'subscription_required')
  const program = await given.program(church, 'groups:read')
  assert.equal((await program.get('/events')).body.code, 'not_with_key')
})

it('tells nothing of a group any more to who left it, was taken out of it, or was suspended, in the moment it is sent', async () => {
  const group = await circle(church, leader, member, other)
  const [toMember, toOther] = await heardOf([member, other], async () => {
    assert.equal((await member.post(`/groups/${group.id}/leave`)).status, 200)
    await post(leader, group)
  })
  assert.deepEqual(kindsIn(toMember!), ['membership.changed'])
  assert.deepEqual(kindsIn(toOther!), ['group.changed', 'post.changed'])
  const late = await circle(church, leader, member)
  const [nothing] = await heardOf([member], () =>
    db.transaction(async (tx) => {
      // Both are committed before anything is sent.
      await tx.run(sql`insert into group_posts (group_id, user_id, message) values (${late.id}, ${leader.id}, 'Hello')`)
      await tx.run(sql`delete from group_members where group_id = ${late.id} and user_id = ${member.id}`)
    }),
  )
  assert.deepEqual(kindsIn(nothing!), ['membership.changed'])
})

it('ends within the next heartbeat when a sign-in or a subscription has run out, of which nothing is announced', async () => {
  const lapsed = await given.organization()
  const listening = await hears(lapsed.admin)
  await db.run(sql`update subscriptions set status = 'canceled' where organization_id = ${lapsed.id}`)
  await listening.ended
  const old = await given.person({ of: church })
  const theirs = await hears(old)
  await db.run(sql`update tokens set last_used_at = now() - interval '400 days' where user_id = ${old.id}`)
  await theirs.ended
  const strict = await given.organization()
  const factorless = await given.person({ of: strict, role: 'leadership' })
  const open = await hears(factorless)
  await db.run(sql`update organizations set require_second_factor = 'leaders' where id = ${strict.id}`)
  await open.ended
})

it('sends nothing with a sign-in that has run out, also before anybody has looked at it', async () => {
  const person = await given.person({ of: church })
  const phone = await given.asPerson({
    ...person,
    token: (await app.request('POST', '/login', { body: { email: person.email, password: 'correct horse battery staple' } })).body.token,
  })
  const [ended, lasting] = await Promise.all([hears(person), hears(phone)])
  const isMark = await db.transaction(async (tx) => {
    await tx.run(sql`update tokens set last_used_at = now() - interval '400 days' where id = ${Number(person.token.split('|')[0])}`)
    return mark(tx, person)
  })
  await lasting.until(isMark)
  await ended.ended
  assert.deepEqual(ended.heard, [])
  lasting.close()
})

it('tells of a notice that is in one’s list, and of its being read on another device', async () => {
  const group = await circle(church, leader, member)
  const made = await post(member, group)
  const [toMember] = await heardOf([member], async () => {
    await comment(leader, made)
    await app.work()
  })
  const { notification_id } = toMember!.find(({ kind }) => kind === 'notification.changed')!
  const { body } = await member.get('/notifications')
  assert.ok(body.data.some(({ id }: { id: number }) => id === notification_id))
  const [read] = await heardOf([member], () => member.post(`/notifications/${notification_id}/read`))
  assert.deepEqual(read, [{ kind: 'notification.changed', notification_id }])
})

it('tells nothing of a notice about what is gone when it is sent', async () => {
  const group = await circle(church, leader, member)
  const { id } = await comment(leader, await post(member, group))
  await app.work()
  const [heard] = await heardOf([member], () =>
    db.transaction(async (tx) => {
      const notices = sql`select id from notices where comment_id = ${id}`
      assert.equal(
        await tx.run(sql`update notifications set read_at = now() where user_id = ${member.id} and notice_id in (${notices})`),
        1,
      )
      await tx.run(sql`delete from post_comments where id = ${id}`)
    }),
  )
  assert.deepEqual(kindsIn(heard!), ['comment.changed'])
})

it('tells those who decide that something waits, whoever may see the list, and not who asks', async () => {
  const group = await circle(church, leader, other)
  await leader.put(`/groups/${group.id}`, { join_type: 'closed' })
  const [toLeader, toAdmin, toOther, toMember] = await heardOf([leader, church.admin, other, member], async () => {
    assert.equal((await member.post('/groups/join-request', { group_id: group.id })).status, 201)
  })
  const waits = { kind: 'waiting.changed', organization_id: church.id, group_id: group.id }
  assert.deepEqual(
    toLeader!.filter(({ kind }) => kind === 'waiting.changed'),
    [waits],
  )
  assert.deepEqual(
    toAdmin!.filter(({ kind }) => kind === 'waiting.changed'),
    [waits],
  )
  assert.deepEqual([toOther, toMember], [[], []])
})

it('tells moderators of a prayer that waits, nobody of who asks for it, and nobody when somebody prays', async () => {
  let id = 0
  const [toLeader, toOther, toAuthor] = await heardOf([leader, other, member], async () => {
    const { body, status } = await member.post('/prayer-requests', {
      title: 'For her',
      request_text: 'She is ill',
      anonymous: true,
      organization_id: church.id,
    })
    assert.equal(status, 201)
    id = body.request.id
  })
  assert.deepEqual(
    toLeader!.filter(({ kind }) => kind === 'waiting.changed'),
    [{ kind: 'waiting.changed', organization_id: church.id, group_id: null }],
  )
  assert.deepEqual([toOther, toAuthor], [[], []])
  const [wall] = await heardOf([other], async () => {
    assert.equal((await leader.post(`/prayer-requests/${id}/approve`)).status, 200)
  })
  const shared = wall!.find(({ kind }) => kind === 'post.changed')!
  assert.equal(shared['group_id'], church.prayer_group_id)
  assert.ok(!JSON.stringify(wall).includes('user'))
  const heard = await heardOf([member, leader, church.admin], async () => {
    const { status } = await other.post(`/groups/${church.prayer_group_id}/post/${shared['post_id']}/prayed`)
    assert.equal(status, 200)
    await other.post(`/groups/${church.prayer_group_id}/post/${shared['post_id']}/like`)
    assert.equal((await member.post(`/prayer-requests/${id}/resolve`)).status, 200)
    assert.equal((await member.post(`/prayer-requests/${id}/renew`)).status, 200)
  })
  assert.deepEqual(heard, [[], [], []])
})

it('tells both of a pair of what both read, and nobody of a private note or a journal', async () => {
  const { id } = await givenPair(leader, member, church)
  const [toMentor, toMentee, toAdmin] = await heardOf([leader, member, church.admin], async () => {
    assert.equal((await leader.post(`/pairs/${id}/notes`, { text: 'Ours' })).status, 201)
  })
  const changed = [{ kind: 'pair.changed', pair_id: id }]
  assert.deepEqual([toMentor, toMentee, toAdmin], [changed, changed, []])
  const heard = await heardOf([leader, member, church.admin], async () => {
    assert.equal((await leader.post(`/pairs/${id}/private-notes`, { text: 'Mine' })).status, 201)
    assert.equal((await member.post('/journal', { title: 'Mine', content: 'Alone', date: '2025-01-01' })).status, 201)
  })
  assert.deepEqual(heard, [[], [], []])
})

it('tells of every kind what each may read then: a sweep over everybody and everything they hear', async () => {
  const group = await circle(church, leader, member)
  const people = [church.admin, leader, member, other, stranger]
  const heard = await heardOf(people, async () => {
    await comment(member, await post(leader, group))
    await givenMeeting(leader, group, { starts_at: wallIn(48) })
    await leader.put(`/groups/${group.id}`, { name: 'Tuesday table' })
    await other.post('/groups/join', { joinCode: group.code })
    await givenAskedPair(leader, other, church)
    await leader.patch('/user', { name: 'Lea' })
    await app.work()
  })
  const seen = new Set<string>()
  for (const [index, events] of heard.entries())
    for (const { kind, ...ids } of events) {
      seen.add(kind)
      const path = {
        'notification.changed': '/notifications?per_page=100',
        'membership.changed': '/organizations',
        'group.changed': `/groups/${ids['group_id']}`,
        'post.changed': `/groups/${ids['group_id']}/post/${ids['post_id']}`,
        'comment.changed': `/groups/${ids['group_id']}/post/${ids['post_id']}`,
        'meeting.changed': `/groups/${ids['group_id']}/meetings`,
        'waiting.changed': '/waiting',
        'pair.changed': `/pairs/${ids['pair_id']}`,
      }[kind]!
      const { status, body } = await people[index]!.get(path)
      assert.equal(status, 200, `${people[index]!.name} hears of ${kind} and gets ${status} from ${path}`)
      if (kind === 'notification.changed') assert.ok(body.data.some(({ id }: { id: number }) => id === ids['notification_id']))
    }
  assert.deepEqual([...seen].sort(), [
    'comment.changed',
    'group.changed',
    'meeting.changed',
    'membership.changed',
    'notification.changed',
    'pair.changed',
    'post.changed',
  ])
  assert.deepEqual(heard.at(-1), [])
})

it('lets a person have five connections, and ends the oldest, which comes back late', async () => {
  const person = await given.person({ of: church })
  const six = []
  for (let count = 0; count < 6; count++) six.push(await hears(person))
  await six[0]!.ended
  assert.deepEqual(six[0]!.heard.at(-1), { kind: 'replaced' })
  assert.equal(six[0]!.retries.at(-1), 60_000)
  const isMark = await mark(db, person)
  for (const one of six.slice(1)) await one.until(isMark)
  for (const one of six) one.close()
})
