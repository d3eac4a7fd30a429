import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { it } from 'node:test'
import { Agent, request } from 'undici'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenMeeting } from '#test/given-meetings.ts'
import { givenTraining, start } from '#test/given-trainings.ts'

const app = await startApp()
const { db, files } = app.services
const given = givenFor(app)
const church = await given.organization({ timezone: 'Europe/Berlin' })
const { admin } = church
const leader = await given.person({ of: church, role: 'leadership', name: 'Levi Brandt' })
await given.person({ of: church, name: '=HYPERLINK("http://x.example";"Ärger")' })
const member = await given.person({ of: church, name: 'Jürgen Müller' })
const gone = await given.person({ of: church, name: 'Gone Away' })
const foreign = await given.organization()
await member.patch('/user', {
  phone: '+49 170 1234567',
  birthday: '1990-05-17',
  phone_visibility: 'leaders',
  birthday_visibility: 'nobody',
})
const group = await given.group({ by: leader, of: church, name: 'Tuesday table' })
for (const person of [member, gone]) await person.post('/groups/join', { joinCode: group.code })
const meeting = await givenMeeting(leader, group, { title: 'Supper' })
const saved = await leader.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, {
  present: [member.id, gone.id],
  guests: 2,
  note: 'PRIVATE NOTE',
})
assert.equal(saved.status, 200, saved.text)
const training = await givenTraining({ by: leader, of: church, status: 'published', title: 'First steps' })
await start(member, training)
const challenge = await givenChallenge({ of: church, name: 'Pray daily', points_awarded: 5 })
for (const person of [member, gone]) {
  await person.post(`/challenges/start/${challenge.id}`)
  await person.post(`/challenges/complete/${challenge.id}`)
}
await member.post('/journal', { title: 'Evening', content: 'PRIVATE PAGE' })
await member.post('/prayer-requests', { title: 'Peace', request_text: 'PRIVATE PRAYER', is_anonymous: true })
await admin.delete(`/organizations/${church.id}/members/${gone.id}`)

const kinds = ['people', 'groups', 'group-members', 'attendance', 'progress', 'completions']
const take = (kind: string, query = '', person: Person = admin, language = 'en') =>
  person.get(`/organizations/${church.id}/exports/${kind}${query}`, { headers: { 'accept-language': language } })
const rows = async (kind: string) => JSON.parse((await take(kind, '?format=json')).text)
const today = Temporal.Now.plainDateISO('Europe/Berlin').toString()

it('takes people along, with phone and birthday as they show them to leaders', async () => {
  const found = await rows('people')
  assert.equal(found.length, 4)
  const own = found.find(({ id }: { id: number }) => id === member.id)
  assert.deepEqual(own, {
    id: member.id,
    name: 'Jürgen Müller',
    email: member.email,
    phone: '+49 170 1234567',
    birthday: null,
    role: 'member',
    joined_on: own.joined_on,
  })
  assert.match(own.joined_on, /^\d{4}-\d\d-\d\d$/)
})

it('takes groups, who is in them, who came, progress and completions along: of whoever belongs now', async () => {
  const [{ created_on, ...only }, ...others] = await rows('groups')
  assert.deepEqual(others, [])
  assert.deepEqual(only, {
    id: group.id,
    name: 'Tuesday table',
    status: 'active',
    join_type: 'open',
    leader: 'Levi Brandt',
    member_count: 2,
  })
  assert.equal(created_on, today)
  const members = await rows('group-members')
  assert.deepEqual(
    members.map(({ user_id, group_role }: { user_id: number; group_role: string }) => [user_id, group_role]),
    [
      [member.id, 'member'],
      [leader.id, 'leader'],
    ],
  )
  const held = {
    meeting_id: meeting.id,
    group_id: group.id,
    group_name: 'Tuesday table',
    meeting: 'Supper',
    starts_at: meeting.starts_at.replace('T', ' '),
  }
  assert.deepEqual(await rows('attendance'), [
    { ...held, user_id: member.id, name: 'Jürgen Müller', guests: null },
    { ...held, user_id: null, name: null, guests: 2 },
  ])
  const [progress, ...more] = await rows('progress')
  assert.deepEqual(
    [progress.user_id, progress.training, progress.state, progress.completed_on, more],
    [member.id, 'First steps', 'in_progress', null, []],
  )
  assert.deepEqual(await rows('completions'), [
    {
      user_id: member.id,
      name: 'Jürgen Müller',
      challenge_id: challenge.id,
      challenge: 'Pray daily',
      points_awarded: 5,
      completed_on: today,
    },
  ])
})

it('gives a table that spreadsheets open as it is: with their mark, in their language, and nothing that they would run', async () => {
  const { text, headers } = await take('people', '', admin, 'de')
  const [head, ...lines] = text.split('\r\n')
  assert.equal(head, 'Nummer;Name;E-Mail;Telefon;Geburtstag;Rolle;Seit')
  assert.ok(
    lines.some((line) => line.startsWith(`${member.id};Jürgen Müller;${member.email};'+49 170 1234567;;Mitglied;`)),
    text,
  )
  assert.ok(
    lines.some((line) => line.includes(`;"'=HYPERLINK(""http://x.example"";""Ärger"")";`)),
    text,
  )
  assert.match(String(headers['content-disposition']), /filename="people\.csv"; filename\*=UTF-8''menschen\.csv/)
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
  assert.ok((await take('people')).text.startsWith('Number,Name,E-mail,'))
  const answer = await request(`${app.url}/api/organizations/${church.id}/exports/people`, {
    dispatcher: new Agent({ connect: { rejectUnauthorized: false } }),
    headers: { authorization: `Bearer ${admin.token}` },
  })
  assert.deepEqual([...new Uint8Array(await answer.body.arrayBuffer()).slice(0, 3)], [0xef, 0xbb, 0xbf])
})

it('holds nothing private, whatever it is, and leaves no file behind', async () => {
  for (const kind of kinds)
    for (const format of ['csv', 'json']) {
      const { status, text } = await take(kind, `?format=${format}`)
      assert.equal(status, 200, text)
      assert.ok(!text.includes('PRIVATE') && !text.includes('1990') && !text.includes('Gone Away'), kind)
    }
  while (readdirSync(files.incoming).length > 0) await new Promise((resolve) => setImmediate(resolve))
})

it('is for admins, stands in the audit log, and ends with their role', async () => {
  for (const kind of kinds) {
    assert.equal((await take(kind, '', leader)).status, 403)
    assert.equal((await take(kind, '', foreign.admin)).status, 404)
  }
  assert.equal((await take('people', '?format=xml')).status, 422)
  const second = await given.person({ of: church, role: 'admin' })
  assert.equal((await take('progress', '?format=json', second)).status, 200)
  const { data } = (await admin.get(`/organizations/${church.id}/audit-log`)).body
  const { action, actor, details } = data[0]
  assert.deepEqual([action, actor.id, details], ['organization.data-exported', second.id, { kind: 'progress', format: 'json' }])
  await admin.patch(`/organizations/${church.id}/members/${second.id}`, { role: 'member' })
  assert.equal((await take('people', '', second)).status, 403)
})

it('writes ten thousand people row by row, and thirty files an hour for a church at most', async () => {
  const large = await given.organization()
  await db.run(
    sql`insert into users (name, email, email_proven_at) select 'Person ' || n, 'person' || n || '@large.example', now() from generate_series(1, 10000) n`,
  )
  await db.run(sql`
    insert into organization_members (organization_id, user_id) select ${large.id}, id from users where email like '%@large.example' on conflict do nothing`)
  const path = `/organizations/${large.id}/exports/people?format=json`
  const { status, text } = await large.admin.get(path)
  assert.deepEqual([status, JSON.parse(text).length], [200, 10_001])
  const together = await Promise.all(Array.from({ length: 10 }, () => large.admin.get(path)))
  assert.deepEqual(new Set(together.map(({ status }) => status)), new Set([200]))
  const empty = await given.organization()
  const statuses = []
  for (let n = 0; n < 31; n++) statuses.push((await empty.admin.get(`/organizations/${empty.id}/exports/groups?format=json`)).status)
  assert.deepEqual([statuses.slice(0, 30).every((status) => status === 200), statuses[30]], [true, 429])
})
