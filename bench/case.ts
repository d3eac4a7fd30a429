// What one benchmark is: a request of the service, and what it needs to be made again and again.
import { globSync } from 'node:fs'
import type { Pool } from 'undici'
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

/** Every case whose name has one of these in it; all of them where none is given. */
export async function casesNamed(filters: readonly string[]): Promise<BenchCase[]> {
  const modules = globSync('cases/*.ts', { cwd: import.meta.dirname }).sort()
  const cases = (await Promise.all(modules.map(async (file) => (await import(`./${file}`)).cases as BenchCase[]))).flat()
  return cases.filter(({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)))
}

/** Makes the request under /api. */
export const send = (pool: Pool, { method, path, token, body }: BenchRequest) =>
  pool.request({
    method: method as 'GET',
    path: `/api${path}`,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** The same, and reads the answer to its end, so that the connection stays; whether it was answered well. */
export async function ask(pool: Pool, request: BenchRequest): Promise<boolean> {
  const { body, statusCode } = await send(pool, request)
  await body.dump({ limit: Number.MAX_SAFE_INTEGER })
  return statusCode < 300
}
