// No answer grows past 4 MB, however long the texts in it are and however many of them there are; and everything is found by going on.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from './app.ts'
import { given as givenFor, type Person } from './given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const [reader] = await given.people(1, church)
const admin = church.admin
/** As long as a text may be in bytes: each of its characters takes four. */
const long = (characters: number) => '🙏'.repeat(characters)

const [{ first }] = (await db.many<{ first: number }>(sql`
  with people as (
    insert into users (name, email) select ${long(255)}, 'crowd-' || n || '@crowd.example' from generate_series(1, 4500) n returning id
  ), members as (insert into organization_members (organization_id, user_id) select ${church.id}, id from people)
  select min(id) as first from people`)) as [{ first: number }]
await db.run(sql`
  with made as (
    insert into groups (organization_id, name, purpose, status, join_type)
    select ${church.id}, ${long(255)}, ${long(5000)}, 'active', 'closed' from generate_series(1, 600) n returning id
  )
  insert into group_members (group_id, organization_id, user_id, role) select id, ${church.id}, ${admin.id}, 'leader' from made where id % 2 = 0`)
const group = (
  await db.one<{ id: number }>(sql`select max(group_id) as id from group_members where user_id = ${admin.id} and role = 'leader'`)
).id
await db.run(sql`
  insert into group_members (group_id, organization_id, user_id) select ${group}, ${church.id}, id from users where id >= ${first}`)
const waiting = (
  await db.one<{ id: number }>(sql`select min(group_id) as id from group_members where user_id = ${admin.id} and role = 'leader'`)
).id
await db.run(sql`
  insert into join_requests (user_id, group_id, organization_id, note)
  select id, ${waiting}::bigint, ${church.id}::bigint, ${long(1000)} from users where id >= ${first}
  union all select ${reader!.id}::bigint, id, ${church.id}::bigint, ${long(1000)} from groups where organization_id = ${church.id} and group_type = 'group'`)
await db.run(sql`
  insert into join_requests (user_id, group_id, organization_id, note, status, reviewed_at)
  select ${reader!.id}, ${waiting}, ${church.id}, ${long(1000)}, 'rejected', now() from generate_series(1, 1000)`)
await db.run(sql`
  insert into group_invitations (group_id, organization_id, user_id)
  select ${waiting}::bigint, ${church.id}::bigint, id from users where id >= ${first}`)
await db.run(sql`
  insert into suspended_memberships (organization_id, user_id, role, joined_at)
  select ${church.id}, id, 'member', now() from users where id >= ${first}`)
const imported = (
  await db.one<{ id: number }>(sql`
    insert into imports (organization_id, created_by, filename, columns, fields, headers_digest, date_order, row_count)
    select ${church.id}, ${admin.id}, ${long(255)}, jsonb_build_array(jsonb_build_object('header', ${long(200)}::text, 'samples', '[]'::jsonb)), '{email}', '', 'day_first', 0
    from generate_series(1, 9000) returning id`)
).id
await db.run(sql`
  insert into import_rows (import_id, line, name, email, phone, result)
  select ${imported}, n, ${long(255)}, ${long(254)}, ${long(40)}, 'new' from generate_series(1, 10000) n`)
await db.run(sql`
  insert into groups (organization_id, name, status, join_type, deleted_at)
  select ${church.id}, ${long(255)}, 'inactive', 'closed', now() from generate_series(1, 4500)`)
await db.run(sql`
  insert into prayer_requests (organization_id, user_id, title, request_text)
  select ${church.id}, ${reader!.id}, ${long(255)}, ${long(5000)} from generate_series(1, 300)`)
await db.run(sql`
  insert into challenges (organization_id, name, content, status) select ${church.id}, ${long(255)}, ${long(100_000)}, 'published' from generate_series(1, 20)`)
await db.run(sql`insert into user_blocks (user_id, blocked_id) select ${reader!.id}, id from users where id >= ${first}`)
await db.run(sql`
  insert into badges (organization_id, name, description, icon, points_required)
  select ${church.id}, ${long(255)}, ${long(1000)}, ${long(255)}, 10 from generate_series(1, 1000)`)
await db.run(sql`insert into user_badges (user_id, badge_id) select ${reader!.id}, id from badges`)
await db.run(sql`
  insert into invitations (organization_id, email, role, expires_at)
  select ${church.id}, repeat('x', 200) || n || '@invited.example', 'member', now() + interval '1 day' from generate_series(1, 15000) n`)
await db.run(sql`
  insert into journey_entries (user_id, activity_type, notes, date)
  select ${reader!.id}, 'prayer', ${long(5000)}, current_date - n / 3 from generate_series(0, 500) n`)
await db.run(sql`analyze`)

/** Reads a list to its end, and gives how many items and answers there were. */
async function readToEnd(person: Person, path: string) {
  const seen = new Set<number>()
  let answers = 0
  for (let next: string | undefined = path; next; ) {
    const { status, text, body, headers } = await person.get(next)
    assert.equal(status, 200, text.slice(0, 300))
    assert.ok(Buffer.byteLength(text) <= 4 * 1024 * 1024, `${Buffer.byteLength(text)} bytes`)
    const items: { id: number; line?: number }[] = Array.isArray(body) ? body : (body.badges ?? body.data.journey_data ?? body.data)
    for (const { id, line = id } of items) assert.ok(!seen.has(line) && seen.add(line))
    answers++
    const link = /\/api(\/.*)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1]
    const cursor = Array.isArray(body) ? undefined : body.meta.next_cursor
    next = link ?? (cursor ? `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}` : undefined)
  }
  return { items: seen.size, answers }
}

const lists: [Person, string, number][] = [
  [admin, '/groups', 302],
  [reader!, '/groups/available', 600],
  [admin, `/groups/${group}/members`, 4501],
  [admin, `/groups/${waiting}/join-requests`, 4501],
  [admin, `/groups/${waiting}/invitations`, 4500],
  [admin, `/organizations/${church.id}/groups/deleted`, 4500],
  [admin, `/organizations/${church.id}/members/suspended`, 4500],
  [admin, `/organizations/${church.id}/imports`, 9000],
  [admin, `/organizations/${church.id}/imports/${imported}/rows`, 10_000],
  [reader!, '/groups/join-requests/mine', 1600],
  [reader!, '/prayer-requests/my-requests', 300],
  [reader!, '/challenges', 20],
  [reader!, `/challenges/get_challenges?organization_id=${church.id}`, 20],
  [reader!, '/user/blocks', 4500],
  [admin, `/badges/for-challenges?organization_id=${church.id}`, 1000],
  [reader!, '/badges', 1000],
  [admin, `/organizations/${church.id}/invitations`, 15_000],
  [reader!, '/journey', 501],
]
for (const [person, path, expected] of lists)
  it(`GET ${path} ends before 4 MB and leads on to everything`, async (t) => {
    const { items, answers } = await readToEnd(person, path)
    t.diagnostic(`${answers} answers`)
    assert.equal(items, expected)
    assert.ok(answers > 1)
    const { status, body } = await person.get(`${path}${path.includes('?') ? '&' : '?'}cursor=x`)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['cursor']])
  })

it('a page of prayer requests that wait stays below 4 MB with the longest texts', async () => {
  const { body, text } = await admin.get('/prayer-requests/pending?per_page=100')
  assert.equal(body.data.length, 100)
  assert.ok(Buffer.byteLength(text) <= 4 * 1024 * 1024)
})
