import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

it('a church’s website shows its active open groups: no codes, nobody’s name, no drafts, nothing of other churches', async () => {
  const church = await given.organization()
  const member = await given.person({ of: church })
  const group = await given.group({ by: church.admin, of: church, name: 'Young Adults', description: 'We read.', location: 'Room 2' })
  await given.group({ by: member, of: church, name: 'A draft' })
  const closed = await given.group({ by: church.admin, of: church, name: 'After a divorce', join_type: 'closed' })
  const elsewhere = await given.organization()
  const other = await given.group({ by: elsewhere.admin, of: elsewhere })
  const made = await church.admin.post(`/organizations/${church.id}/api-keys`, {
    name: 'Website',
    scopes: ['groups:read'],
    origins: ['https://www.example.org'],
  })
  const fromPage = (path: string) => app.request('GET', path, { token: made.body.key, headers: { origin: 'https://www.example.org' } })
  const { status, body, text } = await fromPage('/key/groups')
  assert.equal(status, 200, text)
  assert.deepEqual(
    body.data.map(({ name, purpose, location, member_count, is_full }: Record<string, unknown>) => [
      name,
      purpose,
      location,
      member_count,
      is_full,
    ]),
    [['Young Adults', 'We read.', null, 1, false]],
  )
  for (const hidden of [group.code, church.admin.name, church.admin.email]) assert.ok(!text.includes(hidden), hidden)
  assert.equal((await fromPage(`/key/groups/${group.id}`)).body.data.name, 'Young Adults')
  for (const { id } of [other, closed]) assert.equal((await fromPage(`/key/groups/${id}`)).status, 404)
  assert.equal((await fromPage(`/key/groups/${church.global_group_id}`)).status, 404)
})

it('shows a program that stays in an office where groups meet, and one that writes groups the drafts too', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church, location: 'Room 2' })
  const draft = await given.group({ by: await given.person({ of: church }), of: church })
  const reader = await given.program(church, 'groups:read')
  const writer = await given.program(church, 'groups:read', 'groups:write')
  assert.equal((await reader.get(`/key/groups/${group.id}`)).body.data.location, 'Room 2')
  assert.deepEqual([(await reader.get(`/key/groups/${draft.id}`)).status, (await writer.get(`/key/groups/${draft.id}`)).status], [404, 200])
})

it('writes groups: a draft without anybody, and changes; the audit log names the key, and neither a person nor the operator', async () => {
  const church = await given.organization()
  const office = await given.program(church, 'groups:write')
  const made = await office.post('/key/groups', { name: 'Tuesday table', description: 'We cook.' })
  assert.deepEqual([made.status, made.body.data.status, made.body.data.member_count], [201, 'draft', 0], made.text)
  const { id } = made.body.data
  const changed = await office.put(`/key/groups/${id}`, { name: 'Wednesday table', posting: 'leaders', status: 'active' })
  assert.deepEqual([changed.status, changed.body.data.name, changed.body.data.status], [200, 'Wednesday table', 'draft'])
  assert.deepEqual(Object.keys((await office.put(`/key/groups/${id}`, { member_limit: 100_000 })).body.errors), ['member_limit'])
  const { data } = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body
  assert.deepEqual(
    data.slice(0, 2).map(({ action, actor, key, subject }: Record<string, { id: number }>) => [action, actor, key, subject!.id]),
    [
      ['group.changed', null, { id: office.id, name: 'Church office' }, id],
      ['group.founded', null, { id: office.id, name: 'Church office' }, id],
    ],
  )
  const ids = await db.one<{ posting: string }>(sql`select posting from groups where id = ${id}`)
  assert.equal(ids.posting, 'everyone')
})

it('changes no group of another church, no global one and no deleted one: 404', async () => {
  const church = await given.organization()
  const elsewhere = await given.organization()
  const office = await given.program(church, 'groups:write')
  const gone = await given.group({ by: church.admin, of: church })
  await church.admin.delete(`/groups/${gone.id}`)
  const foreign = await given.group({ by: elsewhere.admin, of: elsewhere })
  for (const id of [gone.id, foreign.id, church.global_group_id, church.prayer_group_id, 999_999])
    assert.equal((await office.put(`/key/groups/${id}`, { name: 'Ours' })).status, 404)
})

it('lists people with their addresses and roles, and neither telephone nor birthday', async () => {
  const church = await given.organization()
  const member = await given.person({ of: church })
  await member.patch('/user', { phone: '+49 30 123456', birthday: '1990-05-17' })
  await given.person({ of: await given.organization() })
  const office = await given.program(church, 'members:read')
  const { body, text } = await office.get('/key/members')
  assert.equal(body.total, 2)
  assert.deepEqual(new Set(Object.keys(body.data[0])), new Set(['id', 'name', 'email', 'role', 'joined_at']))
  assert.ok(!text.includes('123456') && !text.includes('1990'))
  assert.deepEqual((await office.get(`/key/members?search=${encodeURIComponent(member.email)}`)).body.data[0].id, member.id)
})

it('invites somebody as a member, whatever role the program asks for', async () => {
  const church = await given.organization()
  const office = await given.program(church, 'members:write')
  const invited = await office.post('/key/invitations', { email: 'newcomer@example.org', role: 'admin' })
  assert.equal(invited.status, 201, invited.text)
  const { data } = (await church.admin.get(`/organizations/${church.id}/invitations`)).body
  assert.deepEqual(
    data.map(({ id, role }: Record<string, unknown>) => [id, role]),
    [[invited.body.data.id, 'member']],
  )
  assert.deepEqual(Object.keys((await office.post('/key/invitations', { email: church.admin.email })).body.errors), ['email'])
})

it('leaves an invitation alone that waits already: role, link and all, also one that an admin holds back', async () => {
  const church = await given.organization()
  const office = await given.program(church, 'members:write')
  const rowOf = (id: number) => db.one<{ row: string }>(sql`select invitations::text as row from invitations where id = ${id}`)
  const { body } = await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'elder@example.org', role: 'admin' })
  await app.work()
  const { id } = body.data
  for (const isHeld of [false, true]) {
    await db.run(sql`update invitations set is_held = ${isHeld} where id = ${id}`)
    const before = await rowOf(id)
    const again = await office.post('/key/invitations', { email: 'Elder@example.org' })
    assert.deepEqual([again.status, again.body.data?.id, again.body.data?.email], [201, id, 'elder@example.org'], again.text)
    assert.deepEqual(await rowOf(id), before)
  }
  await app.work()
  assert.equal((await app.mails()).filter(({ to }) => to.includes('elder@example.org')).length, 1)
  await db.run(sql`update invitations set expires_at = now(), is_held = false where id = ${id}`)
  assert.equal((await office.post('/key/invitations', { email: 'elder@example.org' })).status, 201)
  const renewed = await db.one<{ role: string; expired: boolean }>(
    sql`select role, expires_at <= now() as expired from invitations where id = ${id}`,
  )
  assert.deepEqual(renewed, { role: 'member', expired: false })
})

it('invites as many a day as its admins may by a list, and is refused for what its own church sent an address alone', async () => {
  const [church, other] = [await given.organization(), await given.organization()]
  const [office, elsewhere] = [await given.program(church, 'members:write'), await given.program(other, 'members:write')]
  const email = 'asked-by-many@example.org'
  for (let n = 0; n < app.services.config.RATE_LIMIT_MAILS_HOUR; n++) {
    assert.equal((await elsewhere.post('/key/invitations', { email })).status, 201)
    await db.run(sql`delete from invitations where organization_id = ${other.id}`)
  }
  assert.equal((await elsewhere.post('/key/invitations', { email })).status, 429)
  assert.equal((await office.post('/key/invitations', { email })).status, 201)
  await app.services.limits.requireOfDay('invitations', 10_000, `organization ${church.id}`, 9_999)
  assert.equal((await office.post('/key/invitations', { email: 'one-more@example.org' })).status, 429)
  assert.equal((await office.post('/key/invitations', { email })).status, 201, 'it is there already')
})

it('does a request once for an Idempotency-Key, and mixes two keys up as little as a key with a person', async () => {
  const church = await given.organization()
  const [one, two] = [await given.program(church, 'groups:write'), await given.program(church, 'groups:write')]
  const headers = { 'idempotency-key': 'the same' }
  const send = (by: typeof one) => by.post('/key/groups', { name: 'Once' }, { headers })
  const first = await send(one)
  const again = await send(one)
  assert.deepEqual([again.status, again.headers['idempotency-replayed'], again.body.data.id], [201, 'true', first.body.data.id])
  assert.notEqual((await send(two)).body.data.id, first.body.data.id)
  const other = await given.person({ of: church, role: 'admin' })
  assert.equal((await other.post(`/organizations/${church.id}/api-keys/${one.id}/take-over`)).status, 200)
  assert.equal((await send(one)).body.data.id, first.body.data.id, 'also when another admin has taken it over')
  const own = await church.admin.post('/groups', { name: 'Once', organization_id: church.id }, { headers })
  assert.equal(own.status, 201)
})

it('lists when and where groups meet, without links and agendas', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church })
  const begins = Temporal.Now.plainDateISO('UTC').add({ days: 3 })
  const planned = await church.admin.post(`/groups/${group.id}/meetings`, {
    starts_at: `${begins}T19:30`,
    timezone: 'Europe/Berlin',
    location: 'Room 2',
    online_url: 'https://meet.example.org/secret',
    agenda: 'A private agenda',
    repeats: { every: 'week', until: begins.add({ weeks: 3 }).toString() },
  })
  assert.equal(planned.status, 201, planned.text)
  const office = await given.program(church, 'meetings:read')
  const first = await office.get('/key/meetings?per_page=3')
  assert.deepEqual([first.status, first.body.data.length], [200, 3], first.text)
  assert.deepEqual(
    [first.body.data[0].group, first.body.data[0].location, first.body.data[0].status],
    [{ id: group.id, name: group.name }, 'Room 2', 'planned'],
  )
  assert.ok(!first.text.includes('secret') && !first.text.includes('agenda'))
  const rest = await office.get(`/key/meetings?per_page=3&cursor=${first.body.meta.next_cursor}`)
  assert.deepEqual([rest.body.data.length, rest.body.meta.next_cursor], [1, null])
  const none = await office.get(`/key/meetings?from=${begins.add({ days: 1 })}&to=${begins.add({ days: 5 })}`)
  assert.deepEqual(none.body.data, [])
})

it('lists what every member finds of trainings and challenges, and how far people of the church are, by their ids', async () => {
  const church = await given.organization()
  const { admin } = church
  const member = await given.person({ of: church })
  const training = async (title: string, visibility: string) =>
    (await admin.post('/qualifications', { title, type: 'Course', visibility, organization_id: church.id })).body.data.id
  const open = await training('Foundations', 'members_only')
  await training('For leaders', 'leadership_only')
  await training('For some', 'assigned_only')
  const challenge = async (name: string, status: string) =>
    (await admin.post('/challenges', { name, challenge_content: '<p>Go</p>', status, organization_id: church.id })).body.data.id
  const shown = await challenge('Pray', 'published')
  await challenge('Later', 'draft')
  await member.post(`/qualifications/start/${open}`)
  await member.post(`/challenges/start/${shown}`)
  await member.post(`/challenges/complete/${shown}`)
  const office = await given.program(church, 'trainings:read', 'challenges:read', 'progress:read')
  const titles = async (path: string, name: string) => (await office.get(path)).body.data.map((row: Record<string, string>) => row[name])
  assert.deepEqual(await titles('/key/qualifications', 'title'), ['Foundations'])
  assert.deepEqual(await titles('/key/challenges', 'name'), ['Pray'])
  const progress = await office.get('/key/qualifications/progress')
  const theirs = progress.body.data.find(({ user_id }: { user_id: number }) => user_id === member.id)
  assert.deepEqual(theirs.qualifications, [
    { qualification_id: open, progress_percentage: 0, status: 'in_progress', due_date: null, completed_on: null },
  ])
  const completions = await office.get('/key/challenges/completions')
  assert.deepEqual(
    completions.body.data.map(({ user_id, challenge_id }: Record<string, number>) => [user_id, challenge_id]),
    [[member.id, shown]],
  )
  for (const { text } of [progress, completions]) assert.ok(!text.includes(member.name) && !text.includes(member.email))
})
