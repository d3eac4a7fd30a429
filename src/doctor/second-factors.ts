// The key of second factors: whether it is the one with which people set theirs up.
import { findFaultOfKey } from '#features/accounts/second-factor/key.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Config } from '../config.ts'
import { inspectDatabase } from '../data-store.ts'
import { secondFactorSealing } from '../services.ts'
import { withServer } from './database.ts'
import { type Finding, fault, ok } from './finding.ts'

export const checkSecondFactors = (config: Config) =>
  withServer(config, async (url): Promise<Finding[]> => {
    const { progress } = await inspectDatabase(url)
    if (progress !== 'current') return [ok('The database says nothing of second factors yet.')]
    const db = openDatabase({ url, connections: 1, name: 'discipleship doctor', statementTimeout: 8_000 })
    try {
      const found = await findFaultOfKey({ db, sealing: secondFactorSealing(config) })
      return [found ? fault(found.message, found.way_out) : ok('No second factor lacks its key.')]
    } finally {
      await db.close()
    }
  })
