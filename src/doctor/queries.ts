// SQL with which the doctor looks at a database, of whatever version.
import { type Db, sql } from '#platform/db/database.ts'

interface Condition {
  version: number
  encoding: string
  has_icu: boolean
  is_standby: boolean
  is_read_only: boolean
  may_create: boolean
  /** How many of our tables this user may not write to. */
  unwritable: number
  missing_extensions: string[]
  connections_left: number
}

export const findCondition = (db: Pick<Db, 'one'>) =>
  db.one<Condition>(sql`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'und-x-icu') as has_icu, pg_is_in_recovery() as is_standby,
      current_setting('default_transaction_read_only')::boolean as is_read_only,
      has_schema_privilege('public', 'create') as may_create,
      (
        select count(*) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
      ) as unwritable,
      array(
        select wanted from unnest(array['pg_trgm', 'unaccent']) wanted where not exists (select from pg_extension where extname = wanted)
      ) as missing_extensions,
      current_setting('max_connections')::int - (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections_left`)

/** Milliseconds since 1970, by the database. */
export const readClock = async (db: Pick<Db, 'one'>) =>
  (await db.one<{ now: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)).now
