// The rows of one organization: its own, its people's, and whatever hangs on them by foreign keys, in every table there is. Told by a hash.
import { type Db, type Sql, sql } from '#platform/db/database.ts'

interface Reference {
  table: string
  columns: string
  parent: string
  keys: string
}

export interface RowsOf {
  /** How many rows there are, by table. */
  counts(): Promise<Map<string, number>>
  /** The tables in which they are no longer what they were at first, as `seen` has them. */
  changed(seen: Db): Promise<string[]>
}

/** Looks at the foreign keys once; a table that a later migration adds is among them by itself. */
export async function rowsOf(db: Db, organizationId: number): Promise<RowsOf> {
  const references = await db.many<Reference>(sql`
    select conrelid::regclass::text as table, confrelid::regclass::text as parent,
      (select string_agg(quote_ident(attname), ', ' order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select string_agg(quote_ident(attname), ', ' order by place) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as keys
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 3`)
  const which = new Map([
    ['organizations', `id = ${organizationId}`],
    [
      'users',
      `home_organization_id = ${organizationId} or id in (select user_id from organization_members where organization_id = ${organizationId})`,
    ],
  ])
  for (let before = 0; before < which.size; ) {
    before = which.size
    const found = new Map<string, string[]>()
    for (const { table, columns, parent, keys } of references) {
      if (which.has(table) || !which.has(parent)) continue
      const hangsOn = `(${columns}) in (select ${keys} from ${parent} where ${which.get(parent)})`
      found.set(table, [...(found.get(table) ?? []), hangsOn])
    }
    for (const [table, conditions] of found) which.set(table, conditions.join(' or '))
  }
  // What they were told: the notices hang on nobody, the lists that they are in do.
  which.set('notices', `(${which.get('notices')}) or id in (select notice_id from notifications where ${which.get('notifications')})`)

  return rowsReader(db, which)
}

/** What belongs to a person alone: nobody else's request may touch it, whatever their role. */
export function privateRowsOf(db: Db, userId: number): Promise<RowsOf> {
  const tables = [
    'calendar_feeds',
    'devices',
    'idempotency_keys',
    'journal_entries',
    'journey_entries',
    'notification_preferences',
    'onboarding_surveys',
  ]
  const more = ['pair_private_notes', 'personal_exports', 'tokens', 'user_blocks']
  return rowsReader(db, new Map([...tables, ...more].map((table) => [table, `user_id = ${userId}`])))
}

async function rowsReader(db: Db, which: Map<string, string>): Promise<RowsOf> {
  const each = (what: string): Sql => ({
    text: [...which]
      .map(([table, condition]) => `select '${table}' as name, (select ${what} from ${table} as row where ${condition}) as told`)
      .join(' union all '),
    values: [],
  })
  const rowsRead = async <What>(db: Db, statement: Sql) =>
    new Map((await db.many<{ name: string; told: What }>(statement)).map(({ name, told }) => [name, told]))
  // Whoever takes a place away from somebody marks their kept answers so, and changes nothing else of them.
  const content = `(to_jsonb(row) - 'ask_again')::text`
  const hashes = each(`md5(coalesce(string_agg(md5(${content}), '' order by md5(${content})), ''))`)
  const before = await rowsRead<string>(db, hashes)
  return {
    counts: () => rowsRead<number>(db, each('count(*)::int')),
    async changed(seen) {
      const now = await rowsRead<string>(seen, hashes)
      return [...now.keys()].filter((table) => now.get(table) !== before.get(table))
    },
  }
}
