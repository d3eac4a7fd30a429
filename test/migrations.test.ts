// The migrations as they stand in the folder, on an empty database.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, it } from 'node:test'
import pg from 'pg'
import type { Kind } from '#features/notifications/kinds.ts'
import { type StoredNotice, textOf } from '#features/notifications/notice.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { migrateDatabase } from '#src/data-store.ts'
import { wordsOf } from '#words/languages.ts'
import { scratchDatabase } from './scratch-database.ts'

const folder = new URL('../migrations/', import.meta.url)
const names = readdirSync(folder).sort()
const { url, drop } = await scratchDatabase()
after(drop)

it('are numbered without repetition', () => {
  for (const name of names) assert.match(name, /^\d{4}_[a-z0-9_]+\.sql$/)
  const numbers = names.map((name) => name.slice(0, 4))
  assert.deepEqual(numbers, [...new Set(numbers)])
})

it('go forward only', () => {
  for (const name of names) assert.doesNotMatch(readFileSync(new URL(name, folder), 'utf8'), /^\s*(begin|commit|rollback)\s*;/im, name)
})

it('apply to an empty database, also when two services start at once, and once', async () => {
  const applied = await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  assert.deepEqual(applied.flat().sort(), names)
  assert.deepEqual(await migrateDatabase(url), [])
})

/**
 * Foreign keys without an index by which those who refer to a row are found, without whose help each deletion reads their whole table. One of the
 * key's columns comes first in it: all of them, or the one that names the row. It has every row that refers to something.
 */
const withoutIndex = `
  with keys as (
    select constraints.oid, conrelid, conname, conkey, array(
      select conkey[place] from generate_subscripts(conkey, 1) as place
      where exists (select from pg_index where indrelid = confrelid and indisunique and indpred is null and indnkeyatts = 1 and indkey[0] = confkey[place])
    ) as telling
    from pg_constraint as constraints where contype = 'f' and connamespace = 'public'::regnamespace
  )
  select conrelid::regclass::text as table, conname as name from keys where not exists (
    select from pg_index
    where indrelid = conrelid and indisvalid
      and (indkey[0] = any(telling) or (select array_agg(part) from unnest((indkey::smallint[])[0:cardinality(conkey) - 1]) as part) @> conkey)
      and (indpred is null or pg_get_expr(indpred, indrelid) in
        (select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)))
  ) order by 1, 2`

it('leave no foreign key without an index for deletions', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrateDatabase(url)
  assert.deepEqual((await client.query(withoutIndex)).rows, [])
  // It finds one.
  await client.query(
    'create table children (parent bigint references users, other bigint references groups); create index on children (other) where other > 0',
  )
  assert.equal((await client.query(withoutIndex)).rowCount, 2)
  await client.query('create index on children (parent) where parent is not null; create index on children (other, parent)')
  assert.deepEqual((await client.query(withoutIndex)).rows, [])
  await client.end()
})

it('put the church’s time zone in the place of one that nothing can reckon with, and tell whom it concerns', async () => {
  const scratch = await scratchDatabase()
  const mending = names.find((name) => name.endsWith('_time_zones_that_all_know.sql'))!
  await migrateDatabase(scratch.url, { only: names.filter((name) => name < mending) })
  const db = openDatabase({ url: scratch.url })
  await db.run(sql`insert into organizations (name, timezone) values ('In Berlin', 'Europe/Berlin'), ('Anywhere', 'BST')`)
  await db.run(sql`
    insert into users (name, email, timezone)
    values ('Asha', 'a@example.org', 'IST'), ('Ben', 'b@example.org', 'Asia/Kolkata'), ('Cleo', 'c@example.org', 'systemv/EST5'), ('Dora', 'd@example.org', null)`)
  await db.run(
    sql`insert into organization_members (organization_id, user_id, role) values (1, 1, 'admin'), (2, 2, 'member'), (2, 4, 'admin')`,
  )
  await migrateDatabase(scratch.url)

  assert.deepEqual(await db.many(sql`select timezone from organizations order by id`), [{ timezone: 'Europe/Berlin' }, { timezone: 'UTC' }])
  const zones = await db.many<{ timezone: string | null }>(sql`select timezone from users order by id`)
  assert.deepEqual(
    zones.map(({ timezone }) => timezone),
    [null, 'Asia/Kolkata', null, null],
  )
  const notificationRows = await db.many(sql`
    select user_id, params ->> 'organization' as organization from notifications join notices on notices.id = notice_id where kind = 'time_zone_replaced' order by user_id`)
  assert.deepEqual(notificationRows, [
    { user_id: 1, organization: null },
    { user_id: 3, organization: null },
    { user_id: 4, organization: 'Anywhere' },
  ])
  const mails = await db.many(sql`select from graphile_worker.jobs where task_identifier = 'notifications.email'`)
  assert.equal(mails.length, 3)
  await db.close()
  await scratch.drop()
})

it('leave an address that two accounts have in this form to the one that was used last', async () => {
  const scratch = await scratchDatabase()
  const mending = names.find((name) => name.endsWith('_addresses_in_one_form.sql'))!
  await migrateDatabase(scratch.url, { only: names.filter((name) => name < mending) })
  const db = openDatabase({ url: scratch.url })
  // As in a database that knows small letters of ASCII alone.
  await db.run(sql`drop index users_email`)
  await db.run(sql`create unique index users_email on users (lower(email collate "C"))`)
  await db.run(sql`drop index invitations_open`)
  await db.run(
    sql`create unique index invitations_open on invitations (organization_id, lower(email collate "C")) where accepted_at is null`,
  )
  await db.run(sql`
    insert into users (name, email)
    values ('Old', 'MÜLLER@example.org'), ('Used', 'müller@example.org'), ('First', 'ÖZ@example.org'), ('Second', 'öz@example.org'), ('Other', 'oz@example.org')`)
  await db.run(sql`insert into tokens (user_id, secret_digest) values (2, sha256('x'))`)
  await db.run(sql`insert into organizations (name) values ('Grace')`)
  await db.run(sql`
    insert into invitations (organization_id, email, role, expires_at)
    values (1, 'ÄDA@example.org', 'member', now()), (1, 'äda@example.org', 'admin', now())`)
  await migrateDatabase(scratch.url)
  const holders = await db.many<{ name: string }>(sql`select name from users where email_proven_at is not null order by id`)
  assert.deepEqual(
    holders.map(({ name }) => name),
    ['Used', 'First', 'Other'],
  )
  assert.deepEqual(await db.many(sql`select email from invitations`), [{ email: 'äda@example.org' }])
  await db.close()
  await scratch.drop()
})

it('let every notice say what it said, made from values wherever they can be had from its own words', async () => {
  const scratch = await scratchDatabase()
  const mending = names.find((name) => name.endsWith('_notices_say_it_for_their_reader.sql'))!
  await migrateDatabase(scratch.url, { only: names.filter((name) => name < mending) })
  const db = openDatabase({ url: scratch.url })
  const place = { group: 'Welcome at Dawn. now', organization: 'St. Mary at Hill.' }
  const { notices } = wordsOf('en').notifications
  type Text = { title: string; body: string }
  /** What it says now and, where it has other words, what it said. */
  const noticeTexts: [Kind, Text, Partial<Text>?][] = [
    ['comment_on_post', notices.comment_on_post({})],
    ['export_ready', notices.export_ready({ days: 3 }), { body: 'You can take it along for 3 days.' }],
    ['group_leader_named', notices.group_leader_named(place)],
    ['group_leader_stepped_down', notices.group_leader_stepped_down(place)],
    ['join_request_accepted', notices.join_request_accepted(place)],
    ['join_request_rejected', notices.join_request_rejected(place)],
    ...(['role', 'invitation', 'operator'] as const).map((way): [Kind, Text] => [
      'organization_admin_added',
      notices.organization_admin_added({ ...place, way }),
    ]),
    ['prayer_request_approved', notices.prayer_request_approved({ title: 'Rain', beginning: 'For the \\ farmers' }), { title: 'Rain' }],
    ['prayer_request_approved', notices.prayer_request_approved({ title: 'Rain', beginning: '' }), { title: 'Rain' }],
    [
      'prayer_request_reviewed',
      notices.prayer_request_reviewed({ decision: 'approved' }),
      { body: 'It is in the Prayer Requests group now.' },
    ],
    [
      'prayer_request_reviewed',
      notices.prayer_request_reviewed({ decision: 'rejected' }),
      { body: 'A leader has looked at it and did not share it with the group.' },
    ],
    [
      'time_zone_replaced',
      notices.time_zone_replaced({ organization: null }),
      { body: 'The one that was set names no single place. Until you choose another, your days are those of your organization.' },
    ],
    [
      'time_zone_replaced',
      notices.time_zone_replaced({ organization: 'your time zone' }),
      { body: 'The one that was set names no single place. Until an admin chooses another, the organization goes by UTC.' },
    ],
    [
      'training_assigned',
      notices.training_assigned({ training: 'Reading: 1', due_date: null }),
      { body: 'Please complete it when you can.' },
    ],
    [
      'training_assigned',
      notices.training_assigned({ training: 'Reading', due_date: '2026-03-01' }),
      { body: 'Please complete it by 1 March 2026.' },
    ],
    [
      'training_due',
      notices.training_due({ training: 'Reading', due_date: '2026-12-24', reminder: 'before' }),
      { body: 'It is due on 24 December 2026.' },
    ],
    ['training_due', notices.training_due({ training: 'Reading', due_date: '2026-12-24', reminder: 'on' }), { body: 'It is due today.' }],
  ]
  const otherwise: typeof noticeTexts = [
    ['join_request_accepted', { title: 'Welcome to Dawn', body: 'You are now a member of Dawn.' }],
    ['training_due', { title: 'Due soon: Reading', body: 'It is due on some day.' }],
    ['group_post', { title: 'News', body: '' }] as never,
  ]
  for (const [kind, now, before] of [...noticeTexts, ...otherwise]) {
    const { title, body } = { ...now, ...before }
    await db.run(sql`insert into notices (kind, title, body) values (${kind}, ${title}, ${body})`)
  }
  await migrateDatabase(scratch.url)
  const rows = await db.many<StoredNotice>(sql`select kind, params, title, body from notices order by id`)
  assert.deepEqual(
    rows.map((row) => [row.kind, textOf(row, wordsOf('en'))]),
    [...noticeTexts, ...otherwise].map(([kind, now]) => [kind, now]),
  )
  assert.deepEqual(
    rows.map(({ params }) => params !== null),
    [...noticeTexts.map(() => true), ...otherwise.map(() => false)],
  )
  await db.close()
  await scratch.drop()
})
