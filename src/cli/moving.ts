// Taking an organization to another service.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { recordAudit } from '#features/audit-log/audit.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readConfig } from '../config.ts'
import { openExisting } from '../data-store.ts'
import { exportOrganization } from '../whole-organization/exporting.ts'
import { importOrganization } from '../whole-organization/importing.ts'
import { CommandFailed } from './errors.ts'
import { requireOrganization } from './overview.ts'
import { interruptSignal, printResult } from './with-data.ts'

export async function exportCommand(id: number, given: string, options: { json?: boolean }) {
  const config = readConfig()
  const file = resolve(given)
  if (existsSync(file)) throw new CommandFailed(`${file} exists already; an export replaces nothing.`)
  const server = await openExisting(config)
  const db = openDatabase({ url: server.url, connections: 1, name: 'discipleship command' })
  try {
    const name = await requireOrganization(db, id)
    await recordAudit(db, { organizationId: id, by: 'operator', action: 'organization.exported', subject: ['organization', id] })
    const {
      bytes,
      manifest,
      left: { reports_left, second_factors_left },
    } = await exportOrganization(config, server.url, { id, name }, file, interruptSignal())
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { count: files, missing: missing_files } = manifest.files
    printResult(
      {
        file,
        bytes,
        organization: { id, name },
        taken_at: manifest.taken_at,
        version: manifest.version,
        rows,
        files,
        missing_files,
        reports_left,
        second_factors_left,
      },
      options,
      `${file}: ${name} with ${rows} rows and ${files} files as of ${manifest.taken_at}, ${bytes} bytes.`,
      'It holds journals, prayers and hashes of passwords, and is not encrypted: only you can read it. Encrypt it before it leaves this machine.',
      ...(missing_files.length > 0 ? [`These files are listed in the database but could not be found: ${missing_files.join(', ')}`] : []),
      ...(reports_left > 0
        ? [
            `Open reports about one to one that stay behind, since whoever sent them has left: ${reports_left}. See to them before you delete the organization here: they go with it.`,
          ]
        : []),
      ...(second_factors_left > 0
        ? [
            `People with a second factor, which stays behind: ${second_factors_left}. There they sign in with the password alone, until they set one up again.`,
          ]
        : []),
    )
  } finally {
    await db.close()
    await server.close()
  }
}

export async function importCommand(given: string, options: { json?: boolean }) {
  const config = readConfig()
  const server = await openExisting(config)
  try {
    const { manifest, id, accounts_made, accounts_found } = await importOrganization(config, server.url, resolve(given), interruptSignal())
    const { name } = manifest.organization
    const files = manifest.files.count
    printResult(
      { id, name, taken_at: manifest.taken_at, accounts_made, accounts_found, files },
      options,
      `${name} is here, as organization ${id}, as it was at ${manifest.taken_at}: ${files} files, ${accounts_made} new accounts, ${accounts_found} people who had one here already.`,
      'People sign in with the password they had, or here already; who belonged to another organization there too asks for a new one. Open invitations and links of before have ended.',
    )
  } finally {
    await server.close()
  }
}
