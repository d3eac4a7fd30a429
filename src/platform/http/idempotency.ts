// The same request with the same key is done once: its answer is kept with its effect, in one transaction, for a day. What is kept can be read
// only with the key, which only the client has, and is replayed only to a caller who may still do it now.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Language, Words } from '#words/languages.ts'
import { type Db, sql } from '../db/database.ts'
import { badRequest, businessError, invalid, notFound, Refusal, type RefusalCode, unavailable } from './errors.ts'

export const MAX_KEY_LENGTH = 255

export interface Answer {
  status: number
  body: unknown
}

/** As it was kept, in the language in which it was written then, or just made. */
export type IdempotentAnswer = Answer & ({ replayed: false } | { replayed: true; language: Language })

/** The row of a table that an answer shows: with the row, the answer is forgotten. Triggers see to it (`forgets_answers`). */
export interface Subject {
  table: string
  id: number
}

/** A request that carries a key. */
export interface IdempotentRequest {
  /** With whose account it goes. */
  userId: number
  /** Who asked: a person, or a program with a key that they made. */
  owner: string
  key: string
  /** In which the answer is written. */
  words: Words
  /** All that makes two requests the same: method, address and body. */
  request: string
  /** Its answer is shown once and not kept. */
  showsSecret?: boolean | undefined
  subjectOf?: ((body: never) => Subject | null) | undefined
}

export const SecretShownOnce = businessError('secret_shown_once', {})

/** The key that a request carries, or undefined. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  const key = Array.isArray(header) ? header.join(',') : header
  if (key.length > MAX_KEY_LENGTH) throw badRequest('idempotency_key_too_long', { params: { max: MAX_KEY_LENGTH } })
  return key
}

/**
 * Does `work` once for a person's key. A second request waits while the first one is under way, and gets the same answer: its row is
 * locked until then. Refusals are kept like answers; those of fields (422), 401, 423, 429, an upload that has not
 * arrived whole, what asks for the password again and what failed (5xx) are not, and may be tried again.
 */
export function runOnce(db: Db, keyed: IdempotentRequest, work: (tx: Db) => Promise<Answer>): Promise<IdempotentAnswer> {
  const { userId, showsSecret, subjectOf } = keyed
  const { name, seal, print } = derivedFrom(keyed)
  return db.transaction(async (tx) => {
    const claimed = await tx.run(sql`
      insert into idempotency_keys (user_id, name, fingerprint, language) values (${userId}, ${name}, ${print}, ${keyed.words.language})
      on conflict (user_id, name) do update
        set fingerprint = excluded.fingerprint, status = null, sealed_body = null, subject_table = null, subject_id = null, ask_again = false,
          created_at = now()
        where idempotency_keys.created_at < now() - interval '24 hours'`)
    if (claimed === 0) return replay(tx, keyed, work)
    const answer = await answerOf(keyed.words, () => tx.savepoint(() => work(tx)))
    const isDone = answer.status < 300
    const subject = isDone ? subjectOf?.(answer.body as never) : undefined
    await tx.run(sql`
      update idempotency_keys set status = ${answer.status}, language = ${keyed.words.language}, sealed_body = ${isDone && showsSecret ? null : encrypted(answer.body, seal)},
        subject_table = ${subject?.table ?? null}, subject_id = ${subject?.id ?? null}, ask_again = false
      where user_id = ${userId} and name = ${name}`)
    return { ...answer, replayed: false }
  })
}

/**
 * The same for work that must not run inside a transaction, since it waits for other services: its answer alone is kept. Two requests at
 * the same time may both do the work; both get the answer that was kept first.
 */
export async function runOnceWithExternalCalls(
  db: Db,
  keyed: IdempotentRequest,
  work: (db: Db) => Promise<Answer>,
): Promise<IdempotentAnswer> {
  const { name, print } = derivedFrom(keyed)
  const kept = await db.maybe<{ fingerprint: Buffer; ask_again: boolean }>(sql`
    select fingerprint, ask_again from idempotency_keys
    where user_id = ${keyed.userId} and name = ${name} and created_at >= now() - interval '24 hours'`)
  if (kept && !kept.fingerprint.equals(print)) throw usedWithAnother()
  if (kept?.ask_again) return { ...(await work(db)), replayed: false } // it can't be undone, so it is done for whom it is open to now
  const answer = kept ? undefined : await answerOf(keyed.words, () => work(db))
  return runOnce(db, keyed, async () => {
    if (!answer) throw unavailable() // the kept one has just expired
    return answer
  })
}

async function replay(tx: Db, keyed: IdempotentRequest, work: (tx: Db) => Promise<Answer>): Promise<IdempotentAnswer> {
  const { name, seal, print } = derivedFrom(keyed)
  const kept = await tx.one<{
    fingerprint: Buffer
    status: number
    language: Language
    sealed_body: Buffer | null
    ask_again: boolean
  }>(sql`
    select fingerprint, status, language, sealed_body, ask_again from idempotency_keys where user_id = ${keyed.userId} and name = ${name}`)
  if (!kept.fingerprint.equals(print)) throw usedWithAnother()
  if (kept.ask_again) await requireAccess(tx, work)
  if (keyed.showsSecret && !kept.sealed_body) throw new SecretShownOnce({})
  if (!kept.sealed_body) throw notFound('answer_not_found')
  return { status: kept.status, body: decrypted(kept.sealed_body, seal), language: kept.language, replayed: true }
}

/**
 * Throws the refusal for a person who has lost access since: only the work itself knows who may do it, so it runs again and is rolled back.
 * What it then says about the thing itself does not count: it was done already.
 */
async function requireAccess(tx: Db, work: (tx: Db) => Promise<Answer>) {
  const undone = new Error('Access is all that was asked')
  try {
    await tx.savepoint(async () => {
      await work(tx)
      throw undone
    })
  } catch (error) {
    if (error !== undone && !(error instanceof Refusal && error.status === 422 && error.code !== 'invalid')) throw error
  }
}

const usedWithAnother = () => invalid({ 'Idempotency-Key': [{ rule: 'idempotency_key_used' }] })

/** The answer, or the refusal as an answer where it is one to keep. */
async function answerOf(words: Words, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !isKept(error)) throw error
    return { status: error.status, body: error.bodyIn(words) }
  }
}

const passing: readonly RefusalCode[] = ['invalid', 'upload_incomplete', 'confirm_identity']
const isKept = ({ status, code }: Refusal) => status < 500 && ![400, 401, 413, 415, 423, 429].includes(status) && !passing.includes(code)

/**
 * From the key and whose it is (HKDF, RFC 5869): the name under which the answer is kept, the key that seals it, and what tells the request
 * from others. None of them leads back to the key or the request.
 */
function derivedFrom({ owner, key, request }: IdempotentRequest) {
  const bytes = Buffer.from(hkdfSync('sha256', key, owner, 'kept answer', 96))
  const [name, seal, printing] = [bytes.subarray(0, 32), bytes.subarray(32, 64), bytes.subarray(64)]
  return { name, seal, print: createHmac('sha256', printing).update(request).digest() }
}

const NONCE = 12
const TAG = 16

/** Nonce, AES-256-GCM's tag and the encrypted JSON. */
function encrypted(body: unknown, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(body ?? null)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function decrypted(bytes: Buffer, key: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString())
}

/** Forgets some of the keys of the days before. */
export const removeSomeOldKeys = (db: Db, count: number) =>
  db.run(sql`
    delete from idempotency_keys where (user_id, name) in (
      select user_id, name from idempotency_keys where created_at < now() - interval '24 hours' limit ${count})`)
