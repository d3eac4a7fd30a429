// Plants words that nobody else may read, lives a whole life with them, and looks for them in all that is written down besides:
// logs, errors, figures, jobs, e-mails, the log of PostgreSQL, and every table.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/database.ts'
import { registry } from '#platform/metrics.ts'
import { ask, startApp } from './app.ts'
import { given as givenFor, type Person } from './given.ts'
import { givenAFullLife } from './given-a-full-life.ts'
import { startSmtpServer } from './smtp-server.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

const WORD = 'Quillonthorpe'
const PASSWORDS = ['a quiet harbour in Thessaly', 'another harbour in Corinth', 'a third harbour in Ephesus']
const EMAIL = 'planted.address@quiet-canary.example'
const ADDRESS = '203.0.113.77'

/** What lets somebody in, by what it is. */
const secrets: Record<string, string> = { password: PASSWORDS[0]!, 'second password': PASSWORDS[1]!, 'third password': PASSWORDS[2]! }
/** Answers that say no. */
const refusals: string[] = []

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await app.request('POST', path, { body, headers: { 'user-agent': 'canary', 'x-forwarded-for': ADDRESS, ...headers } })
  if (answer.status >= 400) refusals.push(answer.text)
  return answer
}
const secretOf = (token: string) => token.slice(token.indexOf('|') + 1)
const lastMailTo = async (address: string) => (await app.mails()).findLast(({ to }) => to.includes(address))!
const tokenIn = (text: string) => /[?&](?:invitation_)?token=([\w%-]+)/.exec(text)![1]!

/** The person with the planted address: invited, registered, signed in, with two more passwords. */
async function comeIn(): Promise<Person> {
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: EMAIL })
  await app.work()
  const invitation = tokenIn((await lastMailTo(EMAIL)).text)
  secrets['invitation'] = invitation
  const key = { 'idempotency-key': 'register once' }
  const { status, body, text } = await post(
    '/register',
    { name: `${WORD} Miller`, email: EMAIL, password: PASSWORDS[0], invitation_token: invitation },
    key,
  )
  assert.equal(status, 201, text)
  secrets['token of registering'] = secretOf(body.token)

  const signedIn = await post('/login', { email: EMAIL, password: PASSWORDS[0] }, { 'idempotency-key': 'sign in once' })
  secrets['token of signing in'] = secretOf(signedIn.body.token)
  await post('/login', { email: EMAIL, password: `${PASSWORDS[1]}` })
  await post('/login', `{"email": "${EMAIL}", "password": "${PASSWORDS[1]}", broken`, { 'content-type': 'application/json' })
  await post('/login', { email: `${EMAIL} `.repeat(30), password: [PASSWORDS[1]] })

  const session = await post('/session', { email: EMAIL, password: PASSWORDS[0] }, { 'sec-fetch-site': 'same-origin' })
  const cookie = [session.headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith('__Host-session='))!
    .split(';')[0]!
  secrets['session'] = secretOf(cookie)
  for (const site of ['same-origin', 'cross-site']) await app.request('GET', '/user', { headers: { cookie, 'sec-fetch-site': site } })

  await post('/forgot-password', { email: EMAIL })
  await app.work()
  secrets['recovery'] = tokenIn((await lastMailTo(EMAIL)).text)
  const reset = { email: EMAIL, token: secrets['recovery'], password: PASSWORDS[1] }
  assert.equal((await post('/reset-password', reset)).status, 200)
  assert.equal((await post('/reset-password', reset)).status, 422)
  const again = (await post('/login', { email: EMAIL, password: PASSWORDS[1] })).body
  secrets['last token'] = secretOf(again.token)
  const person = given.asPerson({ ...again.user, token: again.token })
  const changed = await person.put('/user/password', { current_password: PASSWORDS[1], password: PASSWORDS[2] })
  assert.equal(changed.status, 200, changed.text)
  await setSecondFactorUp(person)
  return person
}

/** Their app’s secret, the codes of recovery, and a challenge of signing in, and what it gives. */
async function setSecondFactorUp(person: Person) {
  await person.post('/user/confirm', { password: PASSWORDS[2] })
  const { secret } = (await person.post('/user/second-factor')).body.data
  secrets['secret of an app'] = secret
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { recovery_codes } = (await person.post('/user/second-factor/confirm', { code })).body.data
  for (const [n, one] of recovery_codes.entries()) secrets[`code of recovery ${n}`] = one
  // This refusal is what gives a challenge.
  const { challenge } = (await app.request('POST', '/login', { body: { email: EMAIL, password: PASSWORDS[2] } })).body
  secrets['challenge'] = challenge
  await post('/login/second-factor', { challenge, code: `${recovery_codes[0]}x` })
  const signedIn = await post('/login/second-factor', { challenge, code: recovery_codes[0] })
  assert.equal(signedIn.status, 200, signedIn.text)
  secrets['token of the second step'] = secretOf(signedIn.body.token)
  await app.work()
}

/** Everything that can go wrong with their words on the way. */
async function stumble(person: Person) {
  const tries = [
    () => person.post('/journal', { title: WORD, content: WORD, date: WORD }),
    () => person.post('/journal', `{"title": "${WORD}`, { headers: { 'content-type': 'application/json' } }),
    () => person.get(`/journal?search=${WORD}&from=${WORD}`),
    () => person.post('/prayer-requests', { title: WORD, request_text: 1, anonymous: WORD }),
    () => person.post(`/groups/${WORD}/post`, { content: WORD }),
    () => person.post('/groups/join', { joinCode: WORD }),
    () => person.get(`/no/such/${WORD}?token=${secrets['last token']}`),
    () => ask('GET', `${app.url}/media/${WORD}`),
    () => ask('GET', `${app.url}/unsubscribe?token=${secrets['last token']}`),
    () => app.request('GET', '/journal', { headers: { authorization: `Bearer 1|${secrets['last token']}x` } }),
    () => person.post('/journal', { title: WORD, content: WORD }, { headers: { 'idempotency-key': WORD.repeat(30) } }),
  ]
  for (const attempt of tries) {
    const { status, text } = await attempt()
    if (status >= 400) refusals.push(text)
  }
  // A fault of ours: PostgreSQL's error quotes the whole row.
  await db.run(sql`alter table journal_entries add constraint out_of_order check (title <> 'Quillonthorpe') not valid`)
  const broken = await person.post('/journal', { title: WORD, content: WORD })
  assert.equal(broken.status, 500)
  refusals.push(broken.text)
  await db.run(sql`alter table journal_entries drop constraint out_of_order`)
}

/** Links that are their own key are opened, found broken, and come upon a fault of ours. */
async function followLinks(person: Person) {
  const { body } = await person.post('/user/export', { current_password: PASSWORDS[2] })
  const { pathname } = new URL(body.data.url)
  secrets['link to an export'] = pathname.slice(pathname.indexOf('.') + 1)
  await app.work()
  const mails = (await app.mails()).filter(({ to }) => to.includes(EMAIL))
  const [, unsubscribing, key] = /(\/unsubscribe\/\d+\.\w+\.([\w-]{43}))/.exec(mails.map(({ text }) => text).join())!
  secrets['unsubscribe link'] = key!
  const { get } = app.services.files
  const links = [pathname, `${pathname}x`, unsubscribing!, `${unsubscribing}x`, `/media/${key}.mp3`, `/certificates/${key}`]
  for (const files of [get, () => Promise.reject(new Error(key))]) {
    app.services.files.get = files
    for (const link of [...links, `/register?invitation_token=${key}`, `/api/user?token=${key}`])
      for (const method of ['GET', 'POST', 'PUT']) {
        const { status, text } = await ask(method, app.url + link)
        if (status >= 400) refusals.push(text)
      }
  }
  app.services.files.get = get
  assert.ok(app.logged.some((line) => line.includes('request failed') && line.includes('"/exports/:token"')))
}

const person = await comeIn()
await followLinks(person)
await givenAFullLife(app, church, WORD)
await stumble(person)
await app.work()

/** As it is, and as bytes are written. */
const formsOf = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  encodeURIComponent(secret),
]
function assertWithout(text: string, where: string, planted: Record<string, string>) {
  for (const [what, secret] of Object.entries(planted))
    for (const form of formsOf(secret)) {
      const at = text.toLowerCase().indexOf(form.toLowerCase())
      assert.ok(at < 0, `${where} holds the ${what}: …${text.slice(Math.max(0, at - 150), at + 150)}…`)
    }
}
const everything = { ...secrets, word: WORD, 'e-mail address': EMAIL, address: ADDRESS, 'own address': '127.0.0.1' }

test('what was planted is where it belongs', async () => {
  assert.equal((await person.get('/user')).body.data.email, EMAIL)
  assert.ok(refusals.length >= 14)
  assert.ok(app.logged.length > 30)
  assert.ok((await app.mails()).length > 2)
})

test('the log holds no secret, no words and no address', () => {
  const [listening, ...lines] = app.logged
  assert.match(listening!, /Server listening/)
  assertWithout(lines.join(''), 'the log', everything)
})

test('an answer that says no repeats nothing that was sent', () => assertWithout(refusals.join('\n'), 'a refusal', everything))

test('figures hold no secret, no words and no address', async () => assertWithout(await registry.metrics(), 'the metrics', everything))

test('jobs hold ids, and no words', async () => {
  // Of those that are done nothing is left; these wait.
  await given.person({ of: church })
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: EMAIL.replace('planted', 'planted.again') })
  await givenAFullLife(app, church, WORD)
  const rows = await db.many<{ job: string }>(sql`select jobs::text as job from graphile_worker._private_jobs jobs`)
  assert.ok(rows.length > 3)
  assertWithout(rows.map(({ job }) => job).join('\n'), 'a job', { ...everything, 'new address': 'planted.again' })
})

test('a job that fails keeps neither the address nor the words of the mail server’s answer', async () => {
  const smtp = await startSmtpServer({ tls: 'plain' })
  after(() => smtp.close())
  const other = await startApp({ config: { SMTP_URL: smtp.url } })
  const chapel = await givenFor(other).organization()
  smtp.behave({ recipient: `451 4.3.0 <${EMAIL}> not now, ${WORD}` })
  await chapel.admin.post(`/organizations/${chapel.id}/invitations`, { email: EMAIL })
  await other.work()
  smtp.behave({ message: `554 5.7.1 <${EMAIL}> never, ${WORD}` })
  await chapel.admin.post('/forgot-password', { email: chapel.admin.email })
  await other.work()
  const rows = await other.services.db.many<{ job: string }>(
    sql`select jobs::text as job from graphile_worker._private_jobs jobs where attempts > 0`,
  )
  assert.equal(rows.length, 2)
  assertWithout(rows.map(({ job }) => job).join('\n'), 'a failed job', everything)
  assertWithout(other.logged.slice(1).join(''), 'the log', everything)
})

test('e-mails hold no password and no sign-in, and nobody else’s words or address', async () => {
  const { invitation: _, recovery: __, 'unsubscribe link': ___, ...rest } = secrets
  for (const { to, subject, text, html } of await app.mails()) {
    const isTheirs = to.includes(EMAIL) || to.includes(WORD)
    assertWithout(
      `${subject}\n${text}\n${html}`,
      `an e-mail to ${to}`,
      isTheirs ? rest : { ...secrets, word: WORD, 'e-mail address': EMAIL },
    )
  }
})

test('no table holds a secret as it is, and words are in no other tables than those that are for them', async () => {
  const tables = await db.many<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const withWords: string[] = []
  for (const { name } of tables) {
    const rows = await db.many<{ row: string }>({ text: `select t::text as row from ${name} t`, values: [] })
    const text = rows.map(({ row }) => row).join('\n')
    assertWithout(text, name, secrets)
    if (text.includes(WORD)) withWords.push(name.replace('public.', ''))
  }
  assert.deepEqual(withWords, [
    'devices', // what the push service calls it
    'group_posts',
    'group_ratings',
    'join_requests',
    'journal_entries',
    'journey_entries',
    'media_files', // the file's name
    'meeting_answers',
    'notices', // the inbox
    'onboarding_surveys',
    'pair_notes',
    'pair_private_notes',
    'pair_reported_notes', // what somebody chose to send
    'pair_reports',
    'pair_steps',
    'post_comments',
    'post_pictures', // what is seen in them
    'prayer_proposals',
    'prayer_requests',
    'prayer_updates',
    'training_certificates', // the name of its day
    'training_module_progress',
    'unfinished_uploads', // the file's name, for a day
    'users', // the name
  ])
})

test('PostgreSQL’s own log holds no secret and no words', () => {
  for (const name of ['server.log', 'server.log.1'])
    try {
      assertWithout(readFileSync(new URL(`../.test/postgres/${name}`, import.meta.url), 'utf8'), name, {
        ...secrets,
        word: WORD,
        'e-mail address': EMAIL,
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
})
