// People who write all the time, through whatever happens to the service: each write carries a word of its own, and each is repeated
// until it is answered, as phones do. Afterwards every one of them must be there once, and everybody must have been told.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { kindNames, type Kind as NoticeKind, kinds as noticeKinds } from '#features/notifications/kinds.ts'
import { saveLimits } from '#features/organizations/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { jobCounts } from '#platform/jobs/jobs.ts'
import { type Answer, ask } from '#test/app.ts'
import { given as givenFor, type Organization, type Person, type Reach } from '#test/given.ts'
import { wavBytes } from '#test/given-files.ts'
import { givenPosts } from '#test/given-posts.ts'
import { sendForm } from '#test/given-uploads.ts'
import type { PushEndpoint, TestSubscription } from '#test/push-endpoint.ts'
import type { SmtpTestServer } from '#test/smtp-server.ts'
import { shortOrLong } from './size.ts'

export interface Writers {
  /** How many writes were answered so far, and how many answers said "come back later" or never came. */
  counts: { answered: number; later: number; lost: number }
  /** Resolves when so many more writes have been answered. */
  answers(count: number): Promise<void>
  /** Resolves when everybody has been answered something that they began to write from now on. */
  answersToAll(): Promise<void>
  /** Ends when each has been answered what they asked last. */
  stop(): Promise<void>
  /** Every write is there once, with all that belongs to it. */
  checkWrites(db: Db): Promise<Record<string, number>>
  /** Every e-mail and push that these writes caused has come; says how many came twice. To be asked when no job is left. */
  checkSent(db: Db): Promise<Record<string, number>>
}

export interface WritersOptions {
  count: number
  mail: SmtpTestServer
  push: PushEndpoint
}

/** Gets people ready while all is well, and lets them begin. */
export async function startWriters(reach: Reach, { count, mail, push }: WritersOptions): Promise<Writers> {
  const given = givenFor(reach)
  const church = await given.organization()
  const people = await given.people(count, church)
  const { admin } = church
  const devices = new Map<Person, TestSubscription>()
  for (const person of [admin, ...people]) devices.set(person, await register(person, push))
  const { circle, post } = givenPosts(reach)
  const open = await circle(church, admin, ...people)
  await saveLimits(reach.services.db, church.id, { maxGroupsPerLeader: 1_000_000 })
  const talk = await post(admin, open)

  const counts = { answered: 0, later: 0, lost: 0 }
  const waiting: (() => void)[] = []
  const began = people.map(() => 0) // what was answered last
  let isStopping = false
  let isOver = false // the test has failed or ended: nobody waits for answers any more
  after(() => {
    isOver = true
  })

  /** Sends it until it is answered. Only what may safely be repeated is sent so. */
  async function settle(send: () => Promise<Answer>, expected: number): Promise<Answer> {
    for (;;) {
      const answer = await send().catch(() => undefined)
      if (answer && answer.status !== 503) {
        assert.equal(answer.status, expected, answer.text)
        return answer
      }
      if (answer) assert.ok(answer.headers['retry-after'], '503 without Retry-After')
      counts[answer ? 'later' : 'lost']++
      if (isOver) throw new Error('No answer before the end')
      await sleep(100)
    }
  }
  const settled = (by: Person, path: string, body: unknown = {}, status = 201) => {
    const headers = { 'idempotency-key': randomUUID() }
    return settle(() => by.post(path, body, { headers }), status)
  }

  const written: Record<Kind, string[]> = { post: [], comment: [], journal: [], prayer: [], joined: [], challenge: [], file: [] }
  /** Comments that were sent once and without a key, and were not answered: there or not there. */
  const unsure: string[] = []

  const actions: Record<Kind, (by: Person, word: string) => Promise<unknown>> = {
    post: (by, word) => settled(by, `/groups/${open.id}/post`, { content: word }),
    async comment(by, word) {
      const answer = await by.post(`/groups/${open.id}/post/comment`, { post_id: talk.id, message: word }).catch(() => undefined)
      if (answer?.status === 201) return
      if (answer) assert.equal(answer.status, 503, answer.text)
      counts[answer ? 'later' : 'lost']++
      unsure.push(word)
    },
    journal: (by, word) => settled(by, '/journal', { title: word, content: word }),
    async prayer(by, word) {
      const { body } = await settled(by, '/prayer-requests', { title: word, request_text: word })
      await settled(admin, `/prayer-requests/${body.request.id}/approve`, {}, 200)
    },
    async joined(by, word) {
      // They stay in it: whoever has left is no longer told that they were let in.
      const closed = await settled(admin, '/groups', { name: word, organization_id: church.id, join_type: 'closed' })
      const { body } = await settled(by, '/groups/join-request', { group_id: closed.body.data.id, note: word })
      await settled(admin, `/groups/join-requests/${body.request.id}/accept`, {}, 200)
    },
    async challenge(by, word) {
      const challenge = {
        name: word,
        challenge_content: '<p>Pray</p>',
        status: 'published',
        organization_id: church.id,
        points_awarded: 10,
      }
      const { body } = await settled(admin, '/challenges', challenge)
      await settled(by, `/challenges/start/${body.data.id}`, {}, 200)
      await settled(by, `/challenges/complete/${body.data.id}`, {}, 200)
    },
    async file(by) {
      // A form carries no key: sent again, it is another file.
      const { body } = await settle(() => sendForm(admin, '/challenges/upload-media', uploadOf(church, by)), 200)
      written.file.push(body.url)
    },
  }

  async function write(person: Person, at: number) {
    for (let n = at; !isStopping && !isOver; n++) {
      const kind = kinds[n % kinds.length]!
      const word = `${kind} ${person.id} ${n}`
      const now = performance.now()
      await actions[kind](person, word)
      if (kind !== 'file' && !unsure.includes(word)) written[kind].push(word)
      counts.answered++
      began[at] = now
      for (const resolve of waiting.splice(0)) resolve()
    }
  }
  const writing = Promise.all(people.map(write))
  writing.catch(() => {
    isOver = true // whoever waits for an answer or the end hears of it
  })

  const nextAnswer = () => Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), writing.then(() => {})])

  return {
    counts,
    async answers(count) {
      for (const goal = counts.answered + count; counts.answered < goal; ) await nextAnswer()
    },
    async answersToAll() {
      for (const now = performance.now(); began.some((moment) => moment < now); ) await nextAnswer()
    },
    async stop() {
      isStopping = true
      await writing
    },

    async checkWrites(db) {
      for (const kind of Object.keys(found) as (keyof typeof found)[]) {
        const there = (await db.many<{ word: string }>(found[kind])).map(({ word }) => word)
        const certain = kind === 'comment' ? there.filter((word) => !unsure.includes(word)) : there
        assert.deepEqual(certain.toSorted(), written[kind].toSorted(), `every ${kind}, once`)
        assert.equal(new Set(there).size, there.length)
      }
      for (const url of written.file) {
        const { status, headers } = await ask('GET', url)
        assert.deepEqual([status, headers['content-length']], [200, String(sound.length)], url)
      }
      return Object.fromEntries(Object.entries(written).map(([kind, words]) => [kind, words.length]))
    },

    async checkSent(db) {
      const emails = await db.many<{ id: string }>(wantedEmails)
      const mailed = countEach(mail.received.map(({ mail }) => mail.messageId!.slice(1).replace(/@.*/, '')))
      const notMailed = emails.filter(({ id }) => !mailed.has(id))
      assert.deepEqual(notMailed, [], 'e-mails that never came')

      const pushes = await db.many<{ id: string }>(wantedPushes)
      const single = push.received.filter(({ topic }) => topic?.startsWith('notice-'))
      const pushed = countEach(single.map(({ topic, endpoint }) => `${topic} ${endpoint}`))
      const notPushed = pushes.filter(({ id }) => !pushed.has(id))
      assert.deepEqual(notPushed, [], 'pushes that never came')
      const news = new Set(push.received.map(({ endpoint, payload }) => `${JSON.parse(payload).title} ${endpoint}`))
      for (const [person, { endpoint }] of devices)
        for (const title of await newsOf(person)) assert.ok(news.has(`${title} ${endpoint}`), `a push that says: ${title}`)
      assert.ok(emails.length > 0 && pushes.length > 0)
      return {
        'e-mails': emails.length,
        'e-mails twice': mail.received.length - mailed.size,
        pushes: pushes.length,
        'pushes twice': single.length - pushed.size,
      }
    },
  }
}

type Kind = 'post' | 'comment' | 'journal' | 'prayer' | 'joined' | 'challenge' | 'file'
const kinds: readonly Kind[] = ['post', 'comment', 'prayer', 'journal', 'joined', 'challenge', 'file']

/** The words that are in the database, with all that belongs to each: half of a deed is no deed. */
const found: Record<Exclude<Kind, 'file'>, Sql> = {
  post: sql`select message as word from group_posts where message like 'post %'`,
  comment: sql`
    select message as word from post_comments join notices on notices.comment_id = post_comments.id join notifications on notice_id = notices.id`,
  journal: sql`select title as word from journal_entries where title like 'journal %'`,
  prayer: sql`
    select prayer_requests.title as word from prayer_requests join notices as own on own.kind = 'prayer_request_reviewed' and (own.data ->> 'request_id')::bigint = prayer_requests.id
      join notices as others on others.kind = 'prayer_request_approved' and others.post_id = group_post_id where status = 'approved'`,
  joined: sql`
    select note as word from join_requests join notices on kind = 'join_request_accepted' and (data ->> 'request_id')::bigint = join_requests.id
      join notifications on notice_id = notices.id where status = 'accepted'`,
  challenge: sql`
    select name as word from challenges join challenge_progress on challenge_id = challenges.id where challenge_progress.status = 'completed'`,
}

const wantedEmails = sql`
  select 'notice-' || notice_id || '-' || user_id as id from notices join notifications on notice_id = notices.id
  where kind = 'join_request_accepted'`
/** Whoever decides hears of what waits, unless it was decided before. */
const maybePushed = ['join_request_received', 'prayer_request_received']
const notPushed = kindNames.filter((kind) => !noticeKinds[kind].push)
const wantedPushes = sql`
  select 'notice-' || notice_id || ' ' || (subscription ->> 'endpoint') as id
  from notices join notifications on notice_id = notices.id join devices using (user_id)
  where gathers is null and kind <> all(${[...maybePushed, ...notPushed]})`

const sound = wavBytes(0.1)
const uploadOf = (church: Organization, { id }: Person) =>
  [
    ['type', 'audio'],
    ['organization_id', church.id],
    ['file', { name: `${id}.wav`, bytes: sound }],
  ] satisfies Parameters<typeof sendForm>[2]

async function register(person: Person, push: PushEndpoint): Promise<TestSubscription> {
  const { public_key } = (await person.get('/push/public-key')).body.data
  const subscription = push.subscribe(public_key)
  const { status, text } = await person.post('/devices', { platform: 'web', subscription })
  assert.equal(status, 201, text)
  return subscription
}

/** What is new in the groups, as it stands in the reader's list: it grows with all that is written. */
async function newsOf(person: Person): Promise<string[]> {
  const titles: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, meta }: Answer['body'] = (await person.get(`/notifications?per_page=100${cursor && `&cursor=${cursor}`}`)).body
    titles.push(...data.filter(({ kind }: { kind: NoticeKind }) => kind === 'group_news').map(({ title }: { title: string }) => title))
    cursor = meta.next_cursor
  }
  assert.ok(titles.length > 0)
  return titles
}

const unfinished = sql`
  select identifier, attempts, locked_at, last_error, payload, run_at from graphile_worker._private_jobs
  join graphile_worker._private_tasks on _private_tasks.id = task_id order by _private_jobs.id limit 5`

/** Waits until the queue is empty. Jobs that wait for another try begin it at once; none may have been given up. */
export async function untilNoJobIsLeft(db: Db) {
  const end = performance.now() + shortOrLong(60_000, 600_000)
  for (;;) {
    const { waiting, running, failed } = await jobCounts(db)
    assert.equal(failed, 0, 'a job was given up')
    if (performance.now() > end) assert.deepEqual(await db.many(unfinished), [], `${waiting} jobs wait and ${running} run without an end`)
    if (waiting + running === 0) return
    await db.run(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`)
    await sleep(100)
  }
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
