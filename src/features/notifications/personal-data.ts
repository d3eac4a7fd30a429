// What notifications keep about a person.
import { type Db, sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'
import { wordsOf } from '#words/languages.ts'
import { newsColumn } from './gathering/queries.ts'
import { languageOfReader } from './languages.ts'
import { type StoredNotice, textOf } from './notice.ts'
import { findReaderLocales } from './queries.ts'

interface Row extends StoredNotice {
  quote: string | null
  created_at: string
  read_at: string | null
}

const rows = rowsOf(
  (id) => sql`
    select kind, params, title, body, ${newsColumn}, quote, created_at, read_at from notifications join notices on notices.id = notice_id
    where notifications.user_id = ${id} order by notice_id`,
) as (db: Db, userId: number) => AsyncGenerator<Row>

async function* notificationsOf(db: Db, userId: number): AsyncGenerator<object> {
  const locales = await findReaderLocales(db, userId)
  const words = wordsOf(locales ? languageOfReader(locales) : 'en')
  for await (const row of rows(db, userId)) {
    const { kind, quote, created_at, read_at } = row
    yield { kind, ...textOf(row, words), quote, created_at, read_at }
  }
}

export const personalData: PersonalData = {
  exports: {
    'notifications/notifications': notificationsOf,
    'notifications/preferences': rowsOf(
      (id) => sql`select kind, channel, enabled from notification_preferences where user_id = ${id} order by kind, channel`,
    ),
    'notifications/quiet-hours': rowsOf(
      (id) => sql`select to_char(starts, 'HH24:MI') as from, to_char(ends, 'HH24:MI') as to from quiet_hours where user_id = ${id}`,
    ),
    'notifications/devices': rowsOf((id) => sql`select id, platform, registered_at from devices where user_id = ${id} order by id`),
  },
  erase: inTurn(
    // What only they were told.
    (id) => sql`
      delete from notices where inside_group_id is null and id in (select notice_id from notifications where user_id = ${id})
        and not exists (select from notifications where notice_id = notices.id and user_id <> ${id})`,
    (id) => sql`delete from notifications where user_id = ${id}`,
    // Who was left out when a group was told wrote what it was told of, perhaps anonymously.
    (id) => sql`update notices set except_user_id = null where except_user_id = ${id}`,
    (id) => sql`delete from notification_preferences where user_id = ${id}`,
    (id) => sql`delete from quiet_hours where user_id = ${id}`,
    (id) => sql`delete from devices where user_id = ${id}`,
    (id) => sql`delete from email_bounces where user_id = ${id}`,
  ),
}
