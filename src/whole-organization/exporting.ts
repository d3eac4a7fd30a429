// One organization out of a running service into one file, as it is at one moment: its rows, then its files.
import type pg from 'pg'
import { connectForCopy, copyOutOf, listTables, type Table } from '#platform/db/copy.ts'
import { type AddEntry, writeArchive } from '#platform/files/archive.ts'
import { addFiles, addTable } from '../backup/backing-up.ts'
import type { BackedUpTable, Manifest } from '../backup/manifest.ts'
import type { Config } from '../config.ts'
import { readVersion } from '../version.ts'
import { type Carried, carried, conditionOf, openReportsLeft, ownPeopleOf, peopleOf, secondFactorsLeft } from './belongings.ts'
import { type References, readReferences } from './references.ts'

export interface OrganizationManifest extends Pick<Manifest, 'version' | 'taken_at' | 'migrations' | 'tables' | 'files'> {
  format: 'organization-1'
  organization: { id: number; name: string }
  /** Where addresses of its files lead. */
  public_url: string
}

export async function exportOrganization(
  config: Config,
  databaseUrl: string,
  organization: { id: number; name: string },
  file: string,
  signal: AbortSignal,
) {
  let manifest: OrganizationManifest | undefined
  let left = { reports_left: 0, second_factors_left: 0 }
  const bytes = await writeArchive(
    file,
    async (add) => {
      const { keys, left: found, ...rows } = await addRows(databaseUrl, organization.id, add)
      left = found
      const files = await addFiles(config, keys, add)
      manifest = { format: 'organization-1', version: readVersion(), organization, public_url: config.publicUrl, ...rows, files }
      return manifest
    },
    { signal },
  )
  return { bytes, manifest: manifest!, left }
}

async function addRows(url: string, organizationId: number, add: AddEntry) {
  const client = await connectForCopy(url)
  try {
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query<{ taken_at: string }>(`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as taken_at`)
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    )
    const references = await readReferences(client)
    const tables: BackedUpTable[] = []
    for (const table of await carriedTables(client)) {
      const name = table.name as Carried
      const select =
        name === 'users'
          ? selectPeople(table, organizationId, references)
          : `select ${table.columns.join(', ')} from ${name} where ${conditionOf(name, organizationId)} order by 1, 2`
      tables.push(await addTable(table, copyOutOf(client, `(${select})`), add))
    }
    const { rows: files } = await client.query<{ key: string }>(
      `select key from media_files where ${conditionOf('media_files', organizationId)} order by key`,
    )
    const { rowCount: reports_left } = await client.query(openReportsLeft(organizationId))
    const { rowCount: second_factors_left } = await client.query(secondFactorsLeft(organizationId))
    const left = { reports_left: reports_left ?? 0, second_factors_left: second_factors_left ?? 0 }
    return { taken_at: rows[0]!.taken_at, migrations, tables, keys: files.map(({ key }) => key), left }
  } finally {
    await client.end()
  }
}

/** In the order in which they can be filled. */
export async function carriedTables(client: pg.ClientBase): Promise<Table[]> {
  const known = new Map((await listTables(client, ['public'])).map((table) => [table.name, table]))
  return Object.keys(carried).map((name) => known.get(name)!)
}

/** What of somebody goes along who does not belong to it any more: that they are somebody. */
const OF_NOBODY: Record<string, string> = {
  name: `'Deleted user'`,
  erased_at: 'coalesce(erased_at, now())',
  birthday_visibility: `'nobody'`,
  phone_visibility: `'nobody'`,
}
const ALWAYS = ['id', 'created_at', 'updated_at', 'links_valid_from']
/** What does not go along of somebody who belongs to another organization here too: that one did not decide to move. */
const OF_THEIR_OWN = ['password_hash', 'phone', 'birthday', 'latest_birthday']
const NEVER: Record<string, string> = { is_system_admin: 'false', told_of_tries_at: 'null', second_factor_at: 'null' }

function selectPeople({ columns }: Table, organizationId: number, references: References): string {
  const people = peopleOf(organizationId)
  const isMember = `exists (select from organization_members where user_id = somebody.id and organization_id = ${organizationId})`
  const values = columns.map((column) => {
    if (column in NEVER) return `${NEVER[column]} as ${column}`
    if (ALWAYS.includes(column)) return column
    if (column === 'home_organization_id') return `case when ${isMember} then ${organizationId} end as ${column}`
    if (OF_THEIR_OWN.includes(column)) return `case when is_own then ${column} end as ${column}`
    return `case when belongs then ${column} else ${OF_NOBODY[column] ?? 'null'} end as ${column}`
  })
  const named = (Object.keys(carried) as Carried[])
    .filter((table) => table !== 'users')
    .flatMap((table) =>
      Object.entries(references[table]!)
        .filter(([, root]) => root === 'users')
        .map(([column]) => `select ${column} from ${table} where ${conditionOf(table, organizationId)}`),
    )
  return `select ${values.join(', ')} from (
    select *, id in ${people} as belongs, id in ${ownPeopleOf(organizationId)} as is_own from users where id in (${named.join(' union ')}) or id in ${people}) somebody order by id`
}
