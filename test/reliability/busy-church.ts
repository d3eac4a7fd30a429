// The demo church on a database of its own, and what its people ask for on a busy Sunday: nine reads for each thing that is written.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { issueToken } from '#features/accounts/signing-in.ts'
import { type Db, openDatabase, sql } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { PASSWORD } from '#src/demo/church.ts'
import { fillDemo } from '#src/demo/fill.ts'
import { randomFrom } from '#src/demo/random.ts'
import { testDatabase } from '../database.ts'

interface Member {
  email: string
  token: string
  group: number
  /** Of that group. */
  post: number
  organization: number
}

type Ask = (member: Member) => [method: string, path: string, body?: object]

/** How often of a hundred, and what. */
const mix: [share: number, ask: Ask][] = [
  [21, ({ group }) => ['GET', `/groups/${group}/posts`]],
  [3, () => ['GET', '/posts/newest']],
  [2, () => ['GET', '/posts/open-prayers']],
  [2, () => ['GET', '/meetings']],
  [1, ({ group }) => ['GET', `/groups/${group}/meetings`]],
  [2, () => ['GET', '/waiting']],
  [1, () => ['GET', '/pairs']],
  [12, () => ['GET', '/groups']],
  [14, () => ['GET', '/notifications']],
  [4, ({ group }) => ['GET', `/groups/${group}`]],
  [6, ({ group, post }) => ['GET', `/groups/${group}/post/${post}`]],
  [6, () => ['GET', '/challenges']],
  [5, () => ['GET', '/qualifications']],
  [4.8, () => ['GET', '/journey/progress']],
  [3, () => ['GET', '/journal']],
  [2.8, () => ['GET', '/user']],
  [4, ({ group, post }) => ['POST', `/groups/${group}/post/like`, { post_id: post, direction: 'like' }]],
  [2, ({ group, post }) => ['POST', `/groups/${group}/post/${post}/unlike`]],
  [2, ({ group }) => ['POST', `/groups/${group}/read`]],
  [1.5, ({ group, post }) => ['POST', `/groups/${group}/post/comment`, { post_id: post, message: 'Amen to that.' }]],
  [0.5, ({ group }) => ['POST', `/groups/${group}/post`, { content: 'What stayed with you from Sunday?' }]],
  [1.5, () => ['POST', '/journey', { activity_type: 'prayer', duration_minutes: 10 }]],
  [0.5, () => ['POST', '/journal', { title: 'Sunday', content: 'Today I learned to listen.' }]],
  [
    0.2,
    ({ organization }) => [
      'POST',
      '/uploads',
      { organization_id: organization, purpose: 'challenge_audio', filename: 'psalm.mp3', size: 1000 },
    ],
  ],
  [0.2, ({ email }) => ['POST', '/login', { email, password: PASSWORD }]],
]
/** The same, of an admin. */
const adminMix: [share: number, ask: Ask][] = [[0.2, ({ organization }) => ['GET', `/organizations/${organization}/imports`]]]

/** Fills a database; gives its address, and `count` requests as they go over the wire behind a proxy that ended TLS. */
export async function busyChurch(count: number): Promise<{ url: string; requests: string[] }> {
  const { url, drop } = await testDatabase()
  after(drop)
  const db = openDatabase({ url })
  const files = await openFileStore('', { defaultFolder: await mkdtemp(join(tmpdir(), 'busy-church-')) })
  await fillDemo(db, files, 'https://localhost:8443', () => {})
  const members = await listMembers(db)
  const admins = await listAdmins(db, members)
  await db.run(sql`analyze`)
  await db.close()
  const random = randomFrom('A busy Sunday')
  const messages = (mixed: typeof mix, by: Member[]) =>
    mixed.flatMap(([share, ask]) => Array.from({ length: Math.round((share * count) / 100) }, () => message(random.pick(by), ask)))
  const all = [...messages(mix, members), ...messages(adminMix, admins)]
  return { url, requests: random.some(all, all.length) }
}

async function listMembers(db: Db): Promise<Member[]> {
  const rows = await db.many<Omit<Member, 'token'> & { id: number }>(sql`
    select distinct on (users.id) users.id, users.email, groups.id as group, group_posts.id as post, groups.organization_id as organization
    from users join group_members on group_members.user_id = users.id join groups on groups.id = group_members.group_id
    join group_posts on group_posts.group_id = groups.id
    where group_type = 'group' and groups.status = 'active' and groups.posting = 'everyone' order by users.id, md5(group_posts.id::text)`)
  return Promise.all(rows.map(async (row) => ({ ...row, token: await issueToken(db, row.id, null) })))
}

/** They need not be in any group. */
async function listAdmins(db: Db, members: Member[]): Promise<Member[]> {
  const rows = await db.many<{ id: number; email: string; organization: number }>(sql`
    select users.id, email, organization_id as organization from organization_members join users on users.id = user_id where role = 'admin'`)
  return Promise.all(rows.map(async (row) => ({ ...members[0]!, ...row, token: await issueToken(db, row.id, null) })))
}

function message(member: Member, ask: Ask): string {
  const [method, path, body] = ask(member)
  const content = body ? JSON.stringify(body) : undefined
  const lines = [
    `${method} /api${path} HTTP/1.1`,
    'Host: church.example',
    'X-Forwarded-Proto: https',
    'Accept: application/json',
    ...(path === '/login' ? [] : [`Authorization: Bearer ${member.token}`]),
    ...(content ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${content ?? ''}`
}
