// Whether the data hold together: every invariant, checked by SQL. Exit status 1 when one is broken.
import { invariants } from '../invariants.ts'
import { checkInvariants } from '../platform/db/invariants.ts'
import { printResult, withDatabase } from './with-data.ts'

export async function verifyCommand(options: { json?: boolean }) {
  const broken = await withDatabase((db) => checkInvariants(db, invariants))
  const lines = broken.map(({ invariant, rows }) => `Broken (${rows}): ${invariant}`)
  printResult({ checked: invariants.length, broken }, options, ...lines, `${invariants.length} checked, ${broken.length} broken.`)
  if (broken.length > 0) process.exitCode = 1
}
