// What one benchmark is: a request of the service, and what it needs to be made again and again.
import type { Db } from '#platform/db/database.ts'

export interface BenchRequest {
  method: string
  path: string
  token?: string
  body?: unknown
}

export interface BenchWorld {
  db: Db
  /** A token for someone, without signing in. */
  tokenFor(userId: number): Promise<string>
  /** How many people the organization has. */
  people: number
}

export interface BenchCase {
  /** Like `GET /groups`. */
  name: string
  /** Makes the rows it needs, in SQL, and says how request number `n` looks. */
  prepare(world: BenchWorld): Promise<Prepared>
}

export interface Prepared {
  request(n: number): BenchRequest
  /** Where requests differ: what request `n` has in place of the values of request 0, for those who run its statements without the service. */
  values?(n: number): ReadonlyMap<unknown, unknown>
  /** Puts things back before each round, where requests use something up. */
  reset?(): Promise<void>
}
