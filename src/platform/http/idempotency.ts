// The same request with the same key is done once: its answer is kept with its effect, in one transaction, for a day.
import { hash } from 'node:crypto'
import { type Db, sql } from '../db/database.ts'
import { badRequest, invalid, Refusal, unavailable } from './errors.ts'

export const MAX_KEY_LENGTH = 255

export interface Answer {
  status: number
  body: unknown
}

/** The key that a request carries, or undefined. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  const key = Array.isArray(header) ? header.join(',') : header
  if (key.length > MAX_KEY_LENGTH) throw badRequest(`The Idempotency-Key header must not be longer than ${MAX_KEY_LENGTH} characters.`)
  return key
}

/** What makes two requests the same: method, address and body. */
export const fingerprint = (method: string, address: string, body: unknown): Buffer =>
  hash('sha256', `${method} ${address}\n${JSON.stringify(body ?? null)}`, 'buffer')

/**
 * Does `work` once for a person's key. Whoever comes second while the first is under way waits for the first one's answer: its row is
 * locked until then. Refusals are kept like answers; 401, 429 and what failed (5xx) are not, and may be tried again.
 */
export function once(
  db: Db,
  userId: number,
  key: string,
  print: Buffer,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  return db.transaction(async (tx) => {
    const claimed = await tx.run(sql`
      insert into idempotency_keys (user_id, key, fingerprint) values (${userId}, ${key}, ${print})
      on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, status = null, body = null, created_at = now()
        where idempotency_keys.created_at < now() - interval '24 hours'`)
    if (claimed === 0) return replay(tx, userId, key, print)
    const answer = await answerOf(() => tx.savepoint(() => work(tx)))
    await tx.run(
      sql`update idempotency_keys set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)} where user_id = ${userId} and key = ${key}`,
    )
    return { ...answer, replayed: false }
  })
}

/**
 * The same for work that must not run inside a transaction, since it waits for other services: its answer alone is kept. Two requests at
 * the same time may both do the work; both get the answer that was kept first.
 */
export async function onceOutside(db: Db, userId: number, key: string, print: Buffer, work: (db: Db) => Promise<Answer>) {
  const isKept = await db.maybe(sql`
    select from idempotency_keys where user_id = ${userId} and key = ${key} and created_at >= now() - interval '24 hours'`)
  const answer = isKept ? undefined : await answerOf(() => work(db))
  return once(db, userId, key, print, async () => {
    if (!answer) throw unavailable() // the kept one ran out in this very moment
    return answer
  })
}

async function replay(tx: Db, userId: number, key: string, print: Buffer) {
  const kept = await tx.one<{ fingerprint: Buffer; status: number; body: string }>(sql`
    select fingerprint, status, body from idempotency_keys where user_id = ${userId} and key = ${key}`)
  if (!kept.fingerprint.equals(print)) throw invalid({ 'Idempotency-Key': ['This Idempotency-Key was used with another request.'] })
  return { status: kept.status, body: JSON.parse(kept.body), replayed: true }
}

/** The answer, or the refusal as an answer where it is one to keep. */
async function answerOf(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 401 || error.status === 429 || error.status >= 500) throw error
    return { status: error.status, body: error.body }
  }
}

/** Forgets the keys of the days before. */
export const forgetOldKeys = (db: Db) => db.run(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`)
