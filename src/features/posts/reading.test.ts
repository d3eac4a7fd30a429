import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { listComments } from './comments/queries.ts'
import { invariants } from './invariants.ts'
import { listPosts } from './queries.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)
const { circle, post, comment, prayer, seen } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [author, member, outside] = await given.people(3, church)
const stranger = elsewhere.admin

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
/** What three tests need: so many posts in a group, each with so many comments and likes. */
const fill = async (groupId: number, by: Person[], posts: number, comments = 0) => {
  const people = by.map(({ id }) => id)
  await db.run(sql`
    insert into group_posts (group_id, user_id, message, created_at)
    select ${groupId}, (${people}::bigint[])[1 + n % cardinality(${people}::bigint[])], 'Post ' || n, now() - make_interval(secs => n)
    from generate_series(1, ${posts}::int) n`)
  await db.run(sql`
    insert into post_comments (post_id, user_id, message)
    select id, user_id, 'Comment ' || n from group_posts, generate_series(1, ${comments}::int) n where group_id = ${groupId} order by id, n`)
  await db.run(
    sql`insert into post_likes (post_id, user_id) select id, ${people[0]} from group_posts where group_id = ${groupId} and id % 2 = 0`,
  )
}

it('lets members read, admins of the organization too, and others not', async () => {
  const group = await circle(church, leader, author!)
  const made = await post(author!, group)
  for (const path of ['posts', `post/${made.id}`, `post/${made.id}/comments`]) {
    for (const person of [author!, leader, church.admin]) assert.equal((await person.get(`/groups/${group.id}/${path}`)).status, 200)
    assert.equal((await outside!.get(`/groups/${group.id}/${path}`)).status, 403)
    assert.equal((await stranger.get(`/groups/${group.id}/${path}`)).status, 404)
  }
})

it('shows a global group’s posts to everybody in the organization, and to nobody else', async () => {
  const made = await post(church.admin, { id: church.global_group_id })
  for (const person of [member!, outside!, leader]) assert.equal((await seen(person, made)).id, made.id)
  assert.equal((await stranger.get(`/groups/${church.global_group_id}/posts`)).status, 404)
})

it('pages through posts of the very same moment without repeating or skipping any', async () => {
  const group = await circle(church, leader)
  await db.run(
    sql`insert into group_posts (group_id, user_id, message) select ${group.id}, ${leader.id}, 'Post' from generate_series(1, 7)`,
  )
  const whole = (await leader.get(`/groups/${group.id}/posts`)).body
  assert.equal(whole.data.length, 7)
  assert.deepEqual(
    idsOf(whole.data),
    idsOf(whole.data).toSorted((a, b) => b - a),
  )
  const read: number[] = []
  for (let cursor = ''; ; ) {
    const { data, meta } = (await leader.get(`/groups/${group.id}/posts?per_page=3${cursor}`)).body
    read.push(...idsOf(data))
    await post(leader, group)
    if (!meta.next_cursor) break
    cursor = `&cursor=${meta.next_cursor}`
  }
  assert.deepEqual(read, idsOf(whole.data))
})

it('refuses a cursor that it did not make', async () => {
  const group = await circle(church, leader)
  const made = await post(leader, group)
  for (const path of ['posts', `post/${made.id}/comments`])
    assert.deepEqual(Object.keys((await leader.get(`/groups/${group.id}/${path}?cursor=abc`)).body.errors), ['cursor'])
})

it('shows up to 200 posts whole, and a part of them to whoever asks for it', async () => {
  const group = await circle(church, leader)
  await fill(group.id, [leader], 201)
  const read = async (query: string) => {
    const { body } = await leader.get(`/groups/${group.id}/posts${query}`)
    return { sizes: [body.data.length, body.meta.per_page], next: body.meta.next_cursor, ids: idsOf(body.data) }
  }
  const whole = await read('')
  assert.deepEqual(whole.sizes, [200, 200])
  const rest = await read(`?cursor=${whole.next}`)
  assert.deepEqual([rest.sizes, rest.next], [[1, 50], null])
  assert.equal(new Set([...whole.ids, ...rest.ids]).size, 201)
  const part = await read('?per_page=1000')
  assert.deepEqual([part.sizes, part.ids], [[100, 100], whole.ids.slice(0, 100)])
  const next = await read(`?cursor=${part.next}`)
  assert.deepEqual([next.sizes, next.ids], [[50, 50], whole.ids.slice(100, 150)])
})

const messages = (made: { comments: { message: string }[] }) => made.comments.map(({ message }) => message)
/** `Comment 11`, … up to so many. */
const said = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `Comment ${from + n}`)

it('puts the newest 200 comments into each post, the oldest of them first, and its full number beside them', async () => {
  const group = await circle(church, leader, author!)
  await fill(group.id, [leader, author!], 3, 210)
  const { body } = await author!.get(`/groups/${group.id}/posts`)
  assert.equal(body.data.length, 3)
  for (const made of body.data) {
    assert.deepEqual([made.comment_count, messages(made)], [210, said(11, 210)])
    assert.ok(made.comments.every(({ post_id }: { post_id: number }) => post_id === made.id))
    assert.equal(made.is_liked, false)
    assert.deepEqual((await seen(author!, made)).comments, made.comments)
  }
  const liked = (await leader.get(`/groups/${group.id}/posts`)).body.data
  for (const made of liked) assert.equal(made.is_liked, made.id % 2 === 0)
})

it('puts no more than 3,000 comments into a list: posts after that carry their newest 10', async () => {
  const group = await circle(church, leader)
  await fill(group.id, [leader], 20, 205)
  const { body } = await leader.get(`/groups/${group.id}/posts`)
  const shown = body.data
  assert.deepEqual(shown.map(messages), [
    ...Array.from({ length: 14 }, () => said(6, 205)),
    ...Array.from({ length: 6 }, () => said(196, 205)),
  ])
  assert.ok(shown.every(({ comment_count }: { comment_count: number }) => comment_count === 205))
  // A page of its own has room for all of theirs.
  const page = await leader.get(`/groups/${group.id}/posts?per_page=15`)
  assert.deepEqual(page.body.data.flatMap(messages).length, 15 * 200)
})

/** As long as a text may be in bytes. */
const long = (characters: number) => '🙏'.repeat(characters)
const LARGEST = 4 * 1024 * 1024

it('ends a list before 4 MB, and its cursor leads to all posts with all their comments', async () => {
  const group = await circle(church, leader)
  await db.run(sql`
    insert into group_posts (group_id, user_id, title, message)
    select ${group.id}, ${leader.id}, ${long(255)}, ${long(10_000)} from generate_series(1, 150)`)
  await db.run(sql`
    insert into post_comments (post_id, user_id, message)
    select id, user_id, ${long(5000)} from (select * from group_posts where group_id = ${group.id} order by id limit 10) posts, generate_series(1, 60) n order by id, n`)
  const read: { id: number; comment_count: number; comments: unknown[] }[] = []
  let requests = 0
  for (let query = ''; ; ) {
    const { body, text } = await leader.get(`/groups/${group.id}/posts${query}`)
    assert.ok(Buffer.byteLength(text) <= LARGEST, `${Buffer.byteLength(text)} bytes`)
    requests++
    read.push(...body.data)
    if (!body.meta.next_cursor) break
    query = `?cursor=${body.meta.next_cursor}`
  }
  assert.equal(new Set(idsOf(read)).size, 150)
  assert.ok(read.every(({ comment_count, comments }) => comments.length === comment_count))
  assert.ok(requests < 12, `${requests} requests`)
})

it('carries with one post as many of its newest comments as 4 MB hold, however they are written in JSON', async () => {
  const group = await circle(church, leader)
  // Each character takes six bytes: \u0001.
  const { id } = await db.one<{ id: number }>(sql`
    insert into group_posts (group_id, user_id, message) values (${group.id}, ${leader.id}, repeat(chr(1), 10000)) returning id`)
  await db.run(sql`
    insert into post_comments (post_id, user_id, message)
    select ${id}, ${leader.id}, repeat(chr(1), 5000) from generate_series(1, 200)`)
  await post(leader, group) // the newer one comes first, and alone
  const newest = (await db.one<{ id: number }>(sql`select max(id) as id from post_comments where post_id = ${id}`)).id
  for (const path of [`posts?per_page=1&cursor=`, `post/${id}`]) {
    const cursor = path.endsWith('=') ? (await leader.get(`/groups/${group.id}/posts?per_page=1`)).body.meta.next_cursor : ''
    const { body, text } = await leader.get(`/groups/${group.id}/${path}${cursor}`)
    const shown = [body.data].flat()[0]
    assert.ok(Buffer.byteLength(text) <= LARGEST && Buffer.byteLength(text) > LARGEST * 0.9, `${Buffer.byteLength(text)} bytes`)
    assert.equal(shown.comments.at(-1).id, newest)
    assert.equal(shown.comment_count, 200)
  }
})

it('reads 200 posts with as many statements as one of a single post', async () => {
  const [small, large] = [await circle(church, leader, author!), await circle(church, leader, author!)]
  await fill(small.id, [author!], 1, 1)
  await fill(large.id, [author!, leader], 200, 3)
  const query = mock.method(db.pool as unknown as Pick<Db, 'many'> & { query: (...sent: unknown[]) => unknown }, 'query')
  const statements = async (groupId: number) => {
    query.mock.resetCalls()
    const { body } = await author!.get(`/groups/${groupId}/posts`)
    assert.ok(body.data.every(({ comments }: { comments: unknown[] }) => comments.length > 0))
    return query.mock.callCount()
  }
  const counts = [await statements(small.id), await statements(large.id)]
  query.mock.restore()
  // Who is calling, the group, its posts, their comments.
  assert.deepEqual(counts, [4, 4])
})

/** The plan of the one statement that `read` makes, and how many rows it touched at most in one step. */
async function planOf(read: (recording: Db) => Promise<unknown>) {
  const statements: Sql[] = []
  await read({
    ...db,
    many: async (statement) => {
      statements.push(statement)
      return []
    },
  })
  assert.equal(statements.length, 1)
  const rows = await db.many<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(sql`explain (analyze, format json) ${statements[0]}`)
  const nodes = flat(rows[0]!['QUERY PLAN'][0]!.Plan)
  return {
    scans: nodes.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim()),
    rows: Math.max(...nodes.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])),
  }
}
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)]

it('reads only the page of 5,000 posts, from the middle too, and for someone who likes half of them', async () => {
  const group = await circle(church, leader, author!)
  await fill(group.id, [leader, author!], 5000)
  await db.run(sql`analyze group_posts`)
  const reader = { id: leader.id, today: '2026-03-01', publicUrl: '' }
  const middle = await db.one<{ created_at: string; id: number }>(sql`
    select created_at, id from group_posts where group_id = ${group.id} order by created_at desc, id desc offset 2500 limit 1`)
  for (const before of [undefined, [middle.created_at, middle.id]]) {
    const { scans, rows } = await planOf((recording) => listPosts(recording, reader, group.id, before, 51))
    assert.ok(!scans.includes('Seq Scan group_posts'), scans.join(', '))
    assert.ok(scans.includes('Index Scan group_posts'), scans.join(', '))
    assert.ok(rows <= 51 * 2, `${rows} rows`)
  }
})

it('reads only the page of 5,000 comments', async () => {
  const group = await circle(church, leader)
  await fill(group.id, [leader], 1, 5000)
  await db.run(sql`analyze post_comments`)
  const { id } = await db.one<{ id: number }>(sql`select id from group_posts where group_id = ${group.id}`)
  const { scans, rows } = await planOf((recording) =>
    listComments(recording, { id: leader.id, today: '2026-03-01', publicUrl: '' }, id, undefined, 51),
  )
  assert.ok(!scans.includes('Seq Scan post_comments'), scans.join(', '))
  assert.ok(rows <= 51 * 2, `${rows} rows`)
})

it('keeps what someone wrote whose account is deleted, without the name', async () => {
  const gone = await given.person({ of: church, name: 'Gone Gallagher' })
  const group = await circle(church, leader, gone)
  const made = await post(gone, group, { content: 'Remember me' })
  await comment(gone, made, 'Remember this')
  await eraseAccount(db, gone.id, 'operator', groupLimits(app.services))
  const answer = await leader.get(`/groups/${group.id}/posts`)
  const [left] = answer.body.data
  const nobody = {
    id: 0,
    name: 'Deleted user',
    avatar: `${app.services.config.publicUrl}/avatars/-/0.png`,
    status: 'active',
    is_blocked: false,
  }
  assert.deepEqual([left.message, left.user_id, left.user], ['Remember me', 0, nobody])
  assert.deepEqual([left.comments[0].message, left.comments[0].user], ['Remember this', nobody])
  assert.ok(!answer.text.includes('Gallagher'))
})

it('shows nobody who wrote an anonymous prayer: not its author, not who blocked them, not after they are suspended or gone', async () => {
  const praying = await given.person({ of: church, name: 'Pia Praying' })
  const made = await prayer(praying, church, { isAnonymous: true })
  assert.equal((await leader.post(`/users/${praying.id}/block`)).status, 200)
  const expected = {
    user_id: 0,
    user: { id: 0, name: 'Anonymous', avatar: `${app.services.config.publicUrl}/avatars/-/0.png`, status: 'active', is_blocked: false },
    meta: { is_prayer_request: true, prayer_request_status: 'active', anonymous: true },
  }
  const assertHidden = async (...people: Person[]) => {
    for (const person of people) {
      const { user_id, user, meta } = await seen(person, made)
      assert.deepEqual({ user_id, user, meta }, expected)
      const { text } = await person.get(`/groups/${church.prayer_group_id}/posts`)
      assert.ok(!text.includes(praying.name))
    }
  }
  await assertHidden(praying, member!, leader, church.admin)
  await db.run(sql`update users set suspended_at = now() where id = ${praying.id}`)
  await assertHidden(member!, leader, church.admin)
  await eraseAccount(db, praying.id, 'operator', groupLimits(app.services))
  await assertHidden(member!, leader, church.admin)
})

it('shows who wrote a prayer that is not anonymous', async () => {
  const made = await prayer(author!, church)
  const { user_id, user, title, message, meta } = await seen(member!, made)
  assert.deepEqual([user_id, user.name, title, message], [author!.id, author!.name, 'For my mother', 'She is ill.'])
  assert.deepEqual(meta, { is_prayer_request: true, prayer_request_status: 'active', anonymous: false })
})

it('says so when someone is suspended', async () => {
  const person = await given.person({ of: church })
  const group = await circle(church, leader, person)
  const made = await post(person, group)
  await db.run(sql`update users set suspended_at = now() where id = ${person.id}`)
  const { user } = await seen(leader, made)
  assert.deepEqual([user.id, user.status], [person.id, 'suspended'])
})

it('leaves nothing broken behind', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
