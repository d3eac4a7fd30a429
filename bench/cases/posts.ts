// Reading a page of posts, however many the group has, writing one, and liking one.
import { type Db, sql } from '#platform/db/database.ts'
import type { BenchCase } from '../case.ts'
import { addChurch, addPeople } from '../rows.ts'

/** A group of all these people with so many posts; the newest 50 have ten comments and five likes each. */
async function addBusyGroup(db: Db, organizationId: number, people: number[], posts: number) {
  const { id } = await db.one<{ id: number }>(
    sql`insert into groups (organization_id, name, status) values (${organizationId}, ${`${posts} posts`}, 'active') returning id`,
  )
  await db.run(
    sql`insert into group_members (group_id, organization_id, user_id) select ${id}, ${organizationId}, unnest(${people}::bigint[])`,
  )
  for (let first = 1; first <= posts; first += 20_000)
    await db.run(sql`
      insert into group_posts (group_id, user_id, message, created_at)
      select ${id}, (${people}::bigint[])[1 + n % ${people.length}::int], repeat('Grace and peace. ', 12), now() - make_interval(secs => n)
      from generate_series(${first}::int, ${Math.min(first + 19_999, posts)}::int) n`)
  const newest = sql`(select id from group_posts where group_id = ${id} order by created_at desc, id desc limit 50)`
  await db.run(sql`
    insert into post_comments (post_id, user_id, message)
    select id, (${people}::bigint[])[1 + n], 'Amen, and thank you.' from ${newest} newest, generate_series(1, 10) n`)
  await db.run(sql`
    insert into post_likes (post_id, user_id) select id, (${people}::bigint[])[n] from ${newest} newest, generate_series(1, 5) n`)
  await db.run(sql`analyze group_posts`)
  return id
}

const readPosts = (posts: number): BenchCase => ({
  name: `GET /groups/{group}/posts of ${posts}`,
  async prepare({ db, tokenFor }) {
    const church = await addChurch(db, `Bench ${posts} Posts`)
    const people = await addPeople(db, church.id, 50)
    const group = await addBusyGroup(db, church.id, people, posts)
    const token = await tokenFor(people[0]!)
    return { request: () => ({ method: 'GET', path: `/groups/${group}/posts?per_page=50`, token }) }
  },
})

const createPost: BenchCase = {
  name: 'POST /groups/{group}/post',
  async prepare({ db, tokenFor, people: count }) {
    const church = await addChurch(db, 'Bench Writing')
    const people = await addPeople(db, church.id, count)
    // Many groups, so that a lock on one of them is not what is measured.
    const groups: number[] = []
    for (let n = 0; n < 50; n++) groups.push(await addBusyGroup(db, church.id, people, 50))
    const tokens = await Promise.all(people.map((id) => tokenFor(id)))
    const at = (n: number) => ({ person: n % people.length, group: groups[(n + Math.floor(n / people.length)) % groups.length]! })
    const tokenId = (person: number) => Number(tokens[person]!.split('|')[0])
    const first = at(0)
    const message = 'Grace and peace to you all, and thank you for the evening.'
    return {
      request: (n) => ({ method: 'POST', path: `/groups/${at(n).group}/post`, token: tokens[at(n).person]!, body: { content: message } }),
      values: (n) =>
        new Map<unknown, unknown>([
          [people[first.person], people[at(n).person]],
          [first.group, at(n).group],
          [tokenId(first.person), tokenId(at(n).person)],
        ]),
    }
  },
}

const likePost: BenchCase = {
  name: 'POST /groups/{group}/post/{post_id}/like',
  async prepare({ db, tokenFor, people: count }) {
    const church = await addChurch(db, 'Bench Likes')
    const people = await addPeople(db, church.id, count)
    const group = await addBusyGroup(db, church.id, people, 500)
    await db.run(sql`delete from post_likes using group_posts where post_id = id and group_id = ${group}`)
    const posts = (await db.many<{ id: number }>(sql`select id from group_posts where group_id = ${group} order by id`)).map(({ id }) => id)
    const tokens = await Promise.all(people.map((id) => tokenFor(id)))
    // Each person likes each post in turn.
    const at = (n: number) => ({ person: n % people.length, post: posts[(n + Math.floor(n / people.length)) % posts.length]! })
    const tokenId = (person: number) => Number(tokens[person]!.split('|')[0])
    const first = at(0)
    return {
      request: (n) => ({ method: 'POST', path: `/groups/${group}/post/${at(n).post}/like`, token: tokens[at(n).person]! }),
      values: (n) =>
        new Map<unknown, unknown>([
          [people[first.person], people[at(n).person]],
          [first.post, at(n).post],
          [tokenId(first.person), tokenId(at(n).person)],
        ]),
      reset: async () => void (await db.run(sql`delete from post_likes using group_posts where post_id = id and group_id = ${group}`)),
    }
  },
}

export const cases = [readPosts(50), readPosts(5_000), readPosts(500_000), createPost, likePost]
