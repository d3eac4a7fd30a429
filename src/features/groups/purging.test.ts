// What happens to groups whose thirty days are over.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { removeAllInGroup } from '#features/posts/purging.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { type EmptyGroup, purgeGroups } from './purging.ts'

const app = await startApp()
const { db, log } = app.services
const given = givenFor(app)
const church = await given.organization()
const crowd = 6_000

/** A group in which a crowd wrote, liked, reported and asked to come in, deleted so many days ago. */
async function fullGroup(days: number): Promise<number> {
  const { id } = await given.group({ by: church.admin, of: church })
  await db.run(
    sql`insert into users (name, email, password_hash) select 'One of many', 'crowd-' || n || '@example.org', 'x' from generate_series(1, ${crowd}::int) n on conflict do nothing`,
  )
  const people = sql`(select id, row_number() over (order by id) as n from users where email like 'crowd-%') people`
  await db.run(sql`insert into group_posts (group_id, user_id, message) select ${id}, id, 'Hello' from ${people} where n <= 1200`)
  const post = sql`(select min(id) from group_posts where group_id = ${id})`
  await db.run(sql`insert into post_likes (post_id, user_id) select ${post}, id from ${people}`)
  await db.run(sql`insert into post_comments (post_id, user_id, message) select ${post}, id, 'Amen' from ${people}`)
  await db.run(
    sql`update post_comments set parent_id = (select min(id) from post_comments where post_id = ${post}) where post_id = ${post} and id % 2 = 0`,
  )
  await db.run(sql`
    insert into reports (group_id, organization_id, kind, post_id, comment_id, reported_by, reason)
    select ${id}, ${church.id}, 'comment', post_id, (select min(id) from post_comments where post_id = ${post}), user_id, 'Unkind' from post_comments where post_id = ${post}`)
  await db.run(
    sql`insert into join_requests (user_id, group_id, organization_id, status) select id, ${id}, ${church.id}, 'pending' from ${people}`,
  )
  await db.run(sql`insert into group_ratings (group_id, user_id, rating) select ${id}, id, 5 from ${people}`)
  const notice = await db.one<{ id: number }>(
    sql`insert into notices (kind, title, body, inside_group_id) values ('group_post', 'News', '', ${id}) returning id`,
  )
  await db.run(sql`insert into notifications (user_id, notice_id) select id, ${notice.id} from ${people}`)
  await db.run(sql`update groups set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`)
  return id
}

const exists = async (id: number) => Boolean(await db.maybe(sql`select from groups where id = ${id}`))
const rowsLeft = async (id: number) =>
  (
    await db.one<{ rows: number }>(sql`
    select (select count(*) from group_posts where group_id = ${id}) + (select count(*) from reports where group_id = ${id})
      + (select count(*) from join_requests where group_id = ${id}) + (select count(*) from group_ratings where group_id = ${id})
      + (select count(*) from notices where inside_group_id = ${id}) as rows`)
  ).rows

/** The database, whose statements say how many rows they took. */
function counted(onRun: (rows: number) => void): Db {
  const run: Db['run'] = async (statement) => {
    // Nothing may be left for a deletion of the group itself to find.
    if (/^delete from groups/.test(statement.text)) assert.equal(await rowsLeft(Number(statement.values[0])), 0)
    const rows = await db.run(statement)
    onRun(rows)
    return rows
  }
  return { ...db, run }
}

it('a large one goes bit by bit, whenever it is broken off, and leaves nothing behind', async () => {
  const id = await fullGroup(31)
  const kept = await fullGroup(29)
  const before = await rowsLeft(kept)
  const taken: number[] = []
  const stopping = new AbortController()
  const breaksOff = counted((rows) => {
    taken.push(rows)
    if (taken.length === 5) stopping.abort(new Error('The service stops'))
  })
  await assert.rejects(purgeGroups({ db: breaksOff, log, signal: stopping.signal }, removeAllInGroup), /The service stops/)
  assert.equal(await exists(id), true)
  assert.ok((await rowsLeft(id)) < before, 'what was done stays done')

  const goesOn = counted((rows) => taken.push(rows))
  await purgeGroups({ db: goesOn, log, signal: new AbortController().signal }, removeAllInGroup)
  assert.equal(await exists(id), false)
  assert.ok(Math.max(...taken) <= 5_000, `${Math.max(...taken)} rows in one statement`)
  assert.ok(taken.reduce((sum, rows) => sum + rows) > 6 * crowd)
  assert.ok(taken.length < 60, `${taken.length} statements`)
  assert.deepEqual([await exists(kept), await rowsLeft(kept)], [true, before])
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('one that can’t be taken away keeps no other, and is tried again', async () => {
  const [broken, whole] = [await fullGroup(40), await fullGroup(31)]
  const emptyGroup: EmptyGroup = async (tx, groupId, signal) => {
    if (groupId === broken) throw new Error('Not this one')
    await removeAllInGroup(tx, groupId, signal)
  }
  const context = { db, log, signal: new AbortController().signal }
  await assert.rejects(purgeGroups(context, emptyGroup), /Some deleted groups could not be forgotten/)
  assert.deepEqual([await exists(broken), await exists(whole)], [true, false])
  assert.match(app.logged.join(''), new RegExp(`"of":"deleted groups","id":${broken}`))
  await purgeGroups(context, removeAllInGroup)
  assert.equal(await exists(broken), false)
})
