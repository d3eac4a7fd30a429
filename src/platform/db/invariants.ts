// Invariants of the data: SQL that finds violations.
import type { Db, Sql } from './database.ts'

export interface Invariant {
  /** A sentence that is true: "A group has as many members as it counts". */
  name: string
  /** Gives a row for each thing that breaks it; none when all is well. */
  broken: Sql
}

export interface Violation {
  invariant: string
  rows: number
}

/** Checks each; returns the broken ones, with the number of violating rows. */
export async function checkInvariants(db: Pick<Db, 'many'>, invariants: readonly Invariant[], signal?: AbortSignal): Promise<Violation[]> {
  const breaches: Violation[] = []
  for (const { name, broken } of invariants) {
    signal?.throwIfAborted()
    const rows = (await db.many(broken)).length
    if (rows > 0) breaches.push({ invariant: name, rows })
  }
  return breaches
}
