// The database: whether it can be reached, is one that the service works with, lets it do its work, and has its clock.
import { isMade } from 'embedded-postgresql'
import { openDatabase } from '#platform/db/database.ts'
import type { Config } from '../config.ts'
import { inspectDatabase, openServer } from '../data-store.ts'
import { codeOf, connectionFaults, type Finding, fault, ok, warning } from './finding.ts'
import { findCondition, readClock } from './queries.ts'

const OLDEST = 15

/** What PostgreSQL's own codes mean for who set it up. */
const refusals: Record<string, string> = {
  '28P01': 'the password is not right',
  '28000': 'it does not let this user in from here (pg_hba.conf)',
  '3D000': 'there is no database of that name',
  '53300': 'it has no connection left (max_connections)',
  '57P03': 'it is starting or stopping: wait a moment',
}

export async function withServer(config: Config, look: (url: string) => Promise<Finding[]>): Promise<Finding[]> {
  if (!config.DATABASE_URL && !isMade(config.dataDir))
    return [
      fault(
        `There are no data in ${config.dataDir}.`,
        'Start the service there once, restore a backup, or say with DATA_DIR where they are.',
      ),
    ]
  try {
    const server = await openServer(config, { mode: 'join' })
    try {
      return await look(server.url)
    } finally {
      await server.close()
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'UnusableData') return [fault(error.message, 'docs/operations.md says how to restore.')]
    const code = codeOf(error)
    return [
      fault(
        `The database cannot be used (${code}).`,
        refusals[code] ??
          connectionFaults[code] ??
          (config.DATABASE_URL ? 'Look at DATABASE_URL and its log.' : 'Look at postgres/server.log in the data folder.'),
      ),
    ]
  }
}

export const checkDatabase = (config: Config) =>
  withServer(config, async (url) => {
    const { progress } = await inspectDatabase(url)
    const db = openDatabase({ url, connections: 1, name: 'discipleship doctor', statementTimeout: 8_000 })
    try {
      const condition = await findCondition(db)
      const { version, encoding, has_icu, is_standby, is_read_only, may_create, unwritable, missing_extensions, connections_left } =
        condition
      const found: Finding[] = []
      const demand = (isMet: boolean, message: string, wayOut: string) => {
        if (!isMet) found.push(fault(message, wayOut))
      }
      demand(Math.floor(version / 10_000) >= OLDEST, `PostgreSQL ${Math.floor(version / 10_000)} is too old.`, `Use ${OLDEST} or newer.`)
      demand(encoding === 'UTF8', `The database holds ${encoding}, not UTF-8.`, 'Make another one: docs/operations.md has the line.')
      demand(has_icu, 'This PostgreSQL was built without ICU.', 'Use a build with it, such as Debian’s or the official image.')
      demand(
        !is_standby && !is_read_only,
        'The database takes no changes: it is a standby, or read-only.',
        'Name the primary in DATABASE_URL.',
      )
      demand(may_create, 'The user of DATABASE_URL may make no tables.', 'Make it the owner of the database.')
      demand(unwritable === 0, `The user of DATABASE_URL may not write to ${unwritable} tables.`, 'Use the user who owns them.')
      demand(
        missing_extensions.length === 0 || progress === 'none',
        `An extension is missing: ${missing_extensions.join(', ')}.`,
        'As an administrator: create extension pg_trgm; create extension unaccent;',
      )
      if (connections_left < config.DATABASE_CONNECTIONS + 8)
        found.push(
          warning(
            `The database has ${connections_left} connections left.`,
            'Raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS.',
          ),
        )
      found.push(...ofProgress[progress])
      return [ok(`PostgreSQL ${Math.floor(version / 10_000)} answers.`), ...found]
    } finally {
      await db.close()
    }
  })

const ofProgress: Record<Awaited<ReturnType<typeof inspectDatabase>>['progress'], Finding[]> = {
  current: [ok('Its tables are of this version.')],
  none: [warning('It has no tables yet.', 'The service makes them when it starts.')],
  older: [warning('Its tables are of an older version.', 'Restart the service from this folder, or run discipleship migrate.')],
  newer: [fault('Its tables are of a newer version than this program.', 'Use the version that the service was started from.')],
}

export const checkClock = (config: Config) =>
  withServer(config, async (url) => {
    const db = openDatabase({ url, connections: 1, name: 'discipleship doctor', statementTimeout: 8_000 })
    try {
      await readClock(db) // the first one connects, which takes its time
      const before = Date.now()
      const there = await readClock(db)
      const here = (before + Date.now()) / 2
      return [ofDifference((here - there) / 1000)]
    } finally {
      await db.close()
    }
  })

function ofDifference(seconds: number): Finding {
  const apart = Math.abs(seconds)
  if (apart < 2) return ok('The clocks of this machine and of the database agree.')
  const message = `The clock of this machine is ${apart.toFixed(0)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the database.`
  const wayOut = 'Let both machines set their clocks by the network (timedatectl set-ntp true).'
  return apart < 60 ? warning(message, wayOut) : fault(message, wayOut)
}
