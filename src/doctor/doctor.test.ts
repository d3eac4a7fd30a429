// What the doctor says of a service that lacks something, each with a real counterpart that fails in that way; and that it tells no secret.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { createServer } from 'node:tls'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { generate } from 'selfsigned'
import { sql } from '#platform/db/database.ts'
import { makeCertificate } from '#platform/http/certificate.ts'
import { startApp } from '#test/app.ts'
import { command } from '#test/command.ts'
import { freePort } from '#test/free-port.ts'
import { given as givenFor } from '#test/given.ts'
import { startModelEndpoint } from '#test/model-endpoint.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { dataFolder, ready, startProcess } from '#test/service-process.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const app = await startApp()
const { db } = app.services
const url = String(db.pool.options.connectionString)
const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
after(() => rm(folder, { recursive: true }))
const backups = join(folder, 'backups')
await mkdir(backups)
await writeFile(join(backups, 'today.tar.gz'), 'a backup', { mode: 0o600 })
const SECRET = 'tr0ubadour-and-secret'
const base = { DATABASE_URL: url, DATA_DIR: app.services.config.dataDir }

interface Said {
  status: number | null
  outcome: string
  of: (check: string) => string
  text: string
}

/** What it says with these settings: each check as its findings, one a line. */
async function doctor(settings: Record<string, string>, ...args: string[]): Promise<Said> {
  const { status, stdout, stderr } = await command(['doctor', '--json', ...args], { ...base, ...settings })
  assert.doesNotMatch(stdout + stderr, new RegExp(`${SECRET}|${encodeURIComponent(SECRET)}`))
  const { outcome, checks } = JSON.parse(stdout)
  const of = (name: string) =>
    checks
      .find(({ check }: { check: string }) => check === name)
      .findings.map(({ outcome, message, way_out }: Record<string, string>) => `${outcome}: ${message} ${way_out ?? ''}`.trim())
      .join('\n')
  return { status, outcome, of, text: stdout }
}

/** How many objects a bucket holds. */
async function objectsIn(port: number): Promise<number> {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: SECRET },
  })
  const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket: 'church' }))
  client.destroy()
  return KeyCount ?? 0
}

it('says that all is well where it is, tries it all, and leaves nothing behind', async () => {
  const [smtp, model, s3] = [
    await startSmtpServer({ tls: 'tls', user: { name: 'grace', password: SECRET } }),
    await startModelEndpoint({ answer: { word: 'amen' } }),
    await startFauxqs({ port: 0, logger: false }),
  ]
  try {
    s3.createBucket('church')
    await writeFile(join(folder, 'mail-ca.pem'), smtp.ca)
    const well = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Grace <no-reply@example.org>',
      NODE_EXTRA_CA_CERTS: join(folder, 'mail-ca.pem'),
      PUBLIC_URL: 'https://localhost:8443',
      LANGUAGE_MODEL_URL: model.url,
      LANGUAGE_MODEL: 'small',
      LANGUAGE_MODEL_KEY: SECRET,
      FILES_URL: `s3://key:${SECRET}@127.0.0.1:${s3.port}/church?tls=false`,
      BACKUP_DIR: backups,
    }
    const said = await doctor(well)
    assert.match(said.of('settings'), /^warning: E-mails are sent, but their links lead to this machine\. Set PUBLIC_URL\.$/)
    assert.deepEqual([said.outcome, said.status], ['warning', 1])
    assert.equal(await objectsIn(s3.port), 0)
    for (const check of [
      'certificate',
      'database',
      'clock',
      'second factors',
      'mail',
      'push keys',
      'files',
      'disk',
      'language model',
      'backups',
    ])
      assert.match(said.of(check), /^(ok: .*(\n|$))+$/, `${check}: ${said.of(check)}`)
    assert.equal(smtp.received.length, 0)

    const sent = await doctor(well, '--send-to', 'ada@example.org')
    assert.match(sent.of('mail'), /took an e-mail to ada@example\.org/)
    assert.deepEqual(smtp.received[0]!.to, ['ada@example.org'])
    const lines = await command(['doctor'], { ...base, ...well })
    assert.match(lines.stdout, /^WARNING {2}settings: [\s\S]*\nok {7}database: PostgreSQL 18 answers\.\n/m)
  } finally {
    await Promise.all([smtp.close(), model.close(), s3.stop()])
  }
})

it('names settings that are wrong, unknown or contradict each other, and goes on with the rest', async () => {
  const said = await doctor({
    PORT: 'abc',
    SMTP_URL: `smtps//user:${SECRET}@mail`,
    TLS_CERT: join(backups, 'today.tar.gz'),
    SMTP_PASSWORD: SECRET,
    PUBLIC_ULR: 'https://church.example.org',
    SESSION_IDLE_DAYS: '400',
    PUBLIC_URL: 'https://church.example.org',
  })
  assert.deepEqual([said.outcome, said.status], ['fault', 2])
  for (const line of [
    /^fault: PORT must be a whole number/m,
    /^fault: SMTP_URL must be an address such as/m,
    /^fault: TLS_CERT and TLS_KEY go together/m,
    /^warning: There is no setting SMTP_PASSWORD\. SMTP_URL may be meant/m,
    /^warning: SESSION_IDLE_DAYS is longer than SESSION_DAYS/m,
    /^warning: PUBLIC_URL is a name that others use, but the service answers this machine alone/m,
    /^warning: PUBLIC_URL is a name that others use, but the certificate is the one for localhost/m,
  ])
    assert.match(said.of('settings'), line)
  assert.match(said.of('database'), /^ok: PostgreSQL/)
})

it('says what is wrong with a certificate: its authority, names, dates and key', async () => {
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const { cert, key, root } = await makeCertificate()
  const files = { TLS_CERT: await file('cert.pem', cert), TLS_KEY: await file('key.pem', key) }
  const untrusted = (await doctor({ ...files, PUBLIC_URL: 'https://localhost' })).of('certificate')
  assert.match(
    untrusted,
    /^fault: Browsers do not trust the certificate \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)\..*whole chain.*\nok: It is for localhost\.\nok: It ends/,
  )
  const trusted = { ...files, NODE_EXTRA_CA_CERTS: await file('root.pem', root) }
  assert.match((await doctor({ ...trusted, PUBLIC_URL: 'https://localhost' })).of('certificate'), /^ok: .*trust\.\nok: .*\nok: /)
  assert.match(
    (await doctor({ ...trusted, PUBLIC_URL: 'https://church.example.org' })).of('certificate'),
    /^fault: It is not for church\.example\.org/m,
  )
  const other = await makeCertificate()
  const mixed = { ...files, TLS_KEY: await file('other.pem', other.key) }
  assert.match((await doctor(mixed)).of('certificate'), /^fault: TLS_KEY is not the key of the certificate/)
  for (const [from, to, expected] of [
    [-30, -2, /^fault: It has expired on/m],
    [-30, 5.5, /^warning: It ends on .*, in 5 days/m],
    [2, 30, /^fault: It is valid from/m],
  ] as const) {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)
    const made = await generate([{ name: 'commonName', value: 'localhost' }], {
      notBeforeDate: day(from),
      notAfterDate: day(to),
      algorithm: 'sha256',
    })
    const its = { TLS_CERT: await file('dated.pem', made.cert), TLS_KEY: await file('dated-key.pem', made.private) }
    assert.match((await doctor(its)).of('certificate'), expected)
  }
})

it('looks at the certificate of the proxy in front, and says what to do there', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000)
  const certificate = (from: number, to: number) =>
    generate([{ name: 'commonName', value: '127.0.0.1' }], {
      notBeforeDate: day(from),
      notAfterDate: day(to),
      algorithm: 'sha256',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
    })
  for (const [from, to, expected] of [
    [-1, 90, /^ok: The certificate is of an authority.*\nok: It is for 127\.0\.0\.1\.\nok: It ends on/],
    [-30, -2, /^fault: It has expired on .* Renew it at the proxy/m],
    [-30, 5.5, /^warning: It ends on .*, in 5 days\. Renew it at the proxy/m],
  ] as const) {
    const made = await certificate(from, to)
    const proxy = createServer({ cert: made.cert, key: made.private }, (socket) => socket.end()).listen(0, '127.0.0.1')
    proxy.on('tlsClientError', () => {})
    await once(proxy, 'listening')
    try {
      await writeFile(join(folder, 'proxy.pem'), made.cert)
      const { port } = proxy.address() as AddressInfo
      const behind = {
        TRUSTED_PROXIES: '127.0.0.1',
        PUBLIC_URL: `https://127.0.0.1:${port}`,
        NODE_EXTRA_CA_CERTS: join(folder, 'proxy.pem'),
      }
      const said = await doctor(behind)
      assert.match(said.of('certificate'), expected)
      assert.match(said.of('settings'), /^ok: All settings are known/)
    } finally {
      proxy.close()
    }
  }
  const nobody = { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: `https://127.0.0.1:${await freePort()}` }
  assert.match((await doctor(nobody)).of('certificate'), /^warning: The proxy’s certificate could not be looked at: .* \(ECONNREFUSED: /)
})

it('says where the key of second factors is another than that with which people set theirs up', async () => {
  const { admin } = await givenFor(app).organization()
  await admin.post('/user/second-factor')
  await db.run(sql`update users set second_factor_at = now() where id = ${admin.id}`)
  try {
    assert.match((await doctor({})).of('second factors'), /^ok: /)
    const other = { SECOND_FACTOR_KEY: randomBytes(32).toString('base64url') }
    assert.match((await doctor(other)).of('second factors'), /^fault: .*another than that with which 1 of 1 people .* nothing is lost/)
  } finally {
    await db.run(sql`delete from second_factors`)
  }
})

it('starts the database that the service brings where no service runs, and stops it again', async () => {
  const DATA_DIR = dataFolder()
  const service = await ready(await startProcess({ DATA_DIR }))
  const settings = { DATABASE_URL: '', DATA_DIR }
  const pid = join(DATA_DIR, 'postgres/cluster/postmaster.pid')
  const well = async () => {
    const said = await doctor(settings)
    for (const check of ['settings', 'certificate', 'database', 'clock', 'push keys', 'files', 'disk'])
      assert.match(said.of(check), /^(ok: .*(\n|$))+$/, `${check}: ${said.of(check)}`)
  }
  await well() // beside the service
  assert.ok(existsSync(pid))
  await service.end('SIGTERM')
  for (let n = 0; n < 2; n++) {
    assert.ok(!existsSync(pid))
    await well()
  }
  assert.ok(!existsSync(pid))
})

it('says why a database cannot be used: not there, wrong password, empty, older, unwritable', async () => {
  const at = (change: (url: URL) => void) => {
    const changed = new URL(url)
    change(changed)
    return { DATABASE_URL: changed.href }
  }
  const port = await freePort()
  const cases: [Record<string, string>, RegExp][] = [
    [at((to) => (to.port = String(port))), /^fault: The database cannot be used \(ECONNREFUSED\)\. nothing listens there/],
    [at((to) => (to.password = SECRET)), /^fault: The database cannot be used \(28P01\)\. the password is not right/],
    [at((to) => (to.pathname = '/nowhere')), /^fault: The database cannot be used \(3D000\)\. there is no database of that name/],
    [{ DATABASE_URL: '', DATA_DIR: join(folder, 'empty') }, /^fault: There are no data in/],
  ]
  for (const [settings, expected] of cases) {
    const said = await doctor(settings)
    assert.match(said.of('database'), expected)
    assert.match(said.of('clock'), expected)
    assert.match(said.of('mail'), /^warning: There is no mail server/)
  }
  const empty = await scratchDatabase()
  assert.match((await doctor({ DATABASE_URL: empty.url })).of('database'), /^warning: It has no tables yet/m)
  await empty.drop()
  await db.run(sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`)
  assert.match((await doctor({})).of('database'), /^warning: Its tables are of an older version.*migrate/m)
  await db.run(sql`insert into schema_migrations (name, checksum) values ('9999_to_come.sql', 'x')`)
  assert.match((await doctor({})).of('database'), /^fault: Its tables are of a newer version/m)
  await db.pool.query('revoke insert on users, groups from current_user')
  assert.match(
    (await doctor({})).of('database'),
    /^fault: The user of DATABASE_URL may not write to 2 tables\. Use the user who owns them/m,
  )
  await db.pool.query('grant insert on users, groups to current_user')
  await db.pool.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
  assert.match((await doctor({})).of('database'), /^fault: The database takes no changes/m)
})

it('says why e-mails would not go: nobody there, wrong password, no TLS, a certificate that is not trusted, silence, a mailbox that is refused', async () => {
  const user = { name: 'grace', password: SECRET }
  const [secure, open] = [await startSmtpServer({ tls: 'tls', user }), await startSmtpServer({ tls: 'plain' })]
  try {
    const of = async (SMTP_URL: string, ...args: string[]) => (await doctor({ SMTP_URL }, ...args)).of('mail')
    assert.match(
      await of(`smtp://127.0.0.1:${await freePort()}`),
      /^fault: The mail server cannot be used \(ECONNREFUSED\)\. nothing listens/,
    )
    assert.match(await of(secure.url), /^fault: The mail server cannot be used \([\w ]+\)\. .*(certificate|TLS)/)
    assert.match(await of(`${open.url}?starttls=required`), /^fault: .*\(ETLS\)\. It speaks no TLS/)
    await writeFile(join(folder, 'smtp-ca.pem'), secure.ca)
    const trusting = { NODE_EXTRA_CA_CERTS: join(folder, 'smtp-ca.pem') }
    const wrong = new URL(secure.url)
    wrong.password = `${SECRET}-too`
    assert.match(
      (await doctor({ SMTP_URL: wrong.href, ...trusting })).of('mail'),
      /^fault: .*\(535 5\.7\.8\)\. Look at the user and the password/,
    )
    open.behave('silent')
    assert.match(await of(open.url), /^fault: .*\(ETIMEDOUT\)/)
    open.behave('unknown mailbox')
    assert.match(
      await of(open.url, '--send-to', 'ada@example.org'),
      /^ok: .*\nfault: It did not take an e-mail to ada@example\.org \(550 5\.1\.1\)/,
    )
  } finally {
    await Promise.all([secure.close(), open.close()])
  }
})

it('says what is wrong with the bucket, the keys for pushes, the disk, the language model and the backups', async () => {
  const s3 = await startFauxqs({ port: 0, logger: false })
  const model = await startModelEndpoint({ status: 401 })
  try {
    const at = (port: number) => ({ FILES_URL: `s3://key:${SECRET}@127.0.0.1:${port}/nowhere?tls=false` })
    assert.match((await doctor(at(s3.port))).of('files'), /^fault: .*could not put a file there \(NoSuchBucket\)\. There is no such bucket/)
    assert.match((await doctor(at(await freePort()))).of('files'), /^fault: .*\(ECONNREFUSED\)/)

    const broken = { DATA_DIR: join(folder, 'broken') }
    await mkdir(broken.DATA_DIR)
    await writeFile(join(broken.DATA_DIR, 'vapid-keys.json'), `{"publicKey":"x","privateKey":"${SECRET}"}`)
    assert.match(
      (await doctor({ ...broken, FCM_SERVICE_ACCOUNT: `{"a":"${SECRET}"}` })).of('push keys'),
      /^fault: The keys .* are not a pair.*\nfault: FCM_SERVICE_ACCOUNT is no/,
    )
    assert.match((await doctor({ DATA_DIR: join(folder, 'nowhere') })).of('disk'), /^fault: .*\(ENOENT\)/)

    const asking = { LANGUAGE_MODEL_URL: model.url, LANGUAGE_MODEL: 'small', LANGUAGE_MODEL_KEY: SECRET }
    assert.match((await doctor(asking)).of('language model'), /^warning: .*\(refused, HTTP 401\)\. It refuses: look at LANGUAGE_MODEL_KEY/)
    model.replies.splice(0, 1, { hang: 'silent' })
    const began = performance.now()
    const said = await doctor({ ...asking, ...broken })
    assert.ok(performance.now() - began < 30_000)
    assert.match(said.of('language model'), /^warning: .*\(slow\)/)
    assert.match(said.of('database'), /^ok: /)

    const aged = async (hours: number) => {
      const moment = new Date(Date.now() - hours * 3_600_000)
      await utimes(join(backups, 'today.tar.gz'), moment, moment)
      return (await doctor({ BACKUP_DIR: backups })).of('backups')
    }
    assert.match(await aged(50), /^warning: The newest backup is 50 hours old\. Run discipleship backup/)
    assert.match(await aged(200), /^fault: /)
    await chmod(join(backups, 'today.tar.gz'), 0o644)
    assert.match(await aged(1), /^ok: .*\nwarning: Others on this machine can read the newest backup/)
    await rm(join(backups, 'today.tar.gz'))
    assert.match((await doctor({ BACKUP_DIR: backups })).of('backups'), /^fault: There is no backup in/)
  } finally {
    await Promise.all([s3.stop(), model.close()])
  }
})

it('as root tries nothing in a data folder of somebody else, since what it makes there would not be the service’s', async () => {
  const isRoot = process.getuid!() === 0
  const young = isRoot ? join(folder, 'young') : '/'
  if (isRoot) {
    await mkdir(young)
    await chown(young, 12_345, 12_345)
  }
  const before = await readdir(young)
  const said = await doctor({ DATA_DIR: young })
  for (const check of ['files', 'disk'])
    assert[isRoot ? 'match' : 'doesNotMatch'](
      said.of(check),
      new RegExp(`^warning: ${young} is of another user.* systemd-run --pipe .*-p User=\\d+ .* bin/discipleship doctor$`),
      said.of(check),
    )
  assert.deepEqual(await readdir(young), before)
})
