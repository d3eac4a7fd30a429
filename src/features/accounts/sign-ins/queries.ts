// SQL of sign-ins: the tokens that apps keep themselves, and browsers in a cookie.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { type Lifetimes, lasts } from '../actor.ts'

/** An app keeps a token itself; a browser keeps one in a cookie, as its session. */
export type TokenKind = 'token' | 'session'
/** What was given: the password alone, a code beside it, or a passkey, which is as much. */
export type SignedInBy = 'password' | 'second_factor' | 'passkey'

interface NewToken {
  secretDigest: Buffer
  kind: TokenKind
  device: string | null
  /** Of the password that was checked. */
  passwordHash: string | null
  by: SignedInBy
}

/**
 * A token for someone who may sign in now; undefined when they were suspended or erased in the meantime, or have another password than
 * the one that was checked, or have a second factor and did not give it: whoever comes by whatever way.
 */
export const addToken = (db: Db, userId: number, token: NewToken) =>
  db.maybe<{ id: number }>(sql`
    insert into tokens (user_id, secret_digest, kind, device, signed_in_by)
    select id, ${token.secretDigest}, ${token.kind}, ${token.device}, ${token.by} from users
    where id = ${userId} and suspended_at is null and erased_at is null and password_hash = coalesce(${token.passwordHash}, password_hash)
      and (${token.by !== 'password'}::boolean or second_factor_at is null) for share
    returning id`)

/** The hash of their password, if they gave it in this sign-in within so many minutes. */
export const findConfirmedPasswordHash = async (db: Db, tokenId: number, minutes: number) =>
  (
    await db.maybe<{ password_hash: string | null }>(sql`
      select password_hash from tokens join users on users.id = user_id
      where tokens.id = ${tokenId} and confirmed_at > now() - make_interval(mins => ${minutes})`)
  )?.password_hash ?? undefined

export const saveConfirmation = (db: Db, tokenId: number) => db.run(sql`update tokens set confirmed_at = now() where id = ${tokenId}`)

/** What this sign-in gave besides the password, once it is open. */
export const saveGiven = (tx: Db, tokenId: number, by: SignedInBy) =>
  tx.run(sql`update tokens set signed_in_by = ${by} where id = ${tokenId} and signed_in_by = 'password'`)

interface TokenRow {
  id: number
  kind: TokenKind
  device: string | null
  is_current: boolean
  signed_in_by: SignedInBy
  created_at: Timestamp
  last_used_at: Timestamp
}

export const listTokens = (db: Db, userId: number, currentId: number, lifetimes: Lifetimes) =>
  db.many<TokenRow>(sql`
    select id, kind, device, id = ${currentId} as is_current, signed_in_by, created_at, last_used_at from tokens
    where user_id = ${userId} and ${lasts(lifetimes)} order by last_used_at desc, id desc limit 1000`)

export const removeToken = (db: Db, userId: number, tokenId: number) =>
  db.run(sql`delete from tokens where id = ${tokenId} and user_id = ${userId}`)

/** Who has given the password alone begins anew too. */
export async function removeTokens(db: Db, userId: number, { except = 0 }: { except?: number } = {}) {
  await db.run(sql`
    with begun as (delete from sign_in_challenges where user_id = ${userId})
    delete from tokens where user_id = ${userId} and id <> ${except}`)
}

/** Forgets some of the tokens that have ended, unused or by age. Those of admins, which end sooner, count no more and stay a while. */
export const removeSomeEndedTokens = (db: Db, { tokenIdle, token, sessionIdle, session }: Lifetimes, count: number) =>
  db.run(sql`
    delete from tokens where id in (
      select id from tokens
      where kind = 'token' and last_used_at < now() - make_interval(days => ${tokenIdle}) or kind = 'token' and created_at < now() - make_interval(days => ${token})
        or kind = 'session' and last_used_at < now() - make_interval(days => ${sessionIdle}) or kind = 'session' and created_at < now() - make_interval(days => ${session})
      limit ${count})`)
