// SQL of passkeys, and of challenges that were answered.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export interface PasskeyRow {
  id: number
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

const shown = sql`id, name, created_at, last_used_at`
/** What a device knows an account by: it says nothing about it, and is the same for all its passkeys. */
const handle = sql`sha256(convert_to('passkeys of user ' || users.id || ' ' || extract(epoch from users.created_at), 'UTF8'))`

export const listPasskeys = (db: Db, userId: number) =>
  db.many<PasskeyRow>(sql`select ${shown} from passkeys where user_id = ${userId} order by id limit 100`)

/** What devices of theirs have one already. */
export const listCredentials = (db: Db, userId: number) =>
  db.many<{ credential_id: Buffer; transports: string[] }>(
    sql`select credential_id, transports from passkeys where user_id = ${userId} order by id limit 100`,
  )

/** What a device shows when it asks which account. */
export const findPasskeyOwner = (db: Db, userId: number) =>
  db.one<{ handle: Buffer; email: string; name: string; service: string }>(sql`
    select ${handle} as handle, users.email, users.name, coalesce(organizations.name, 'Discipleship') as service
    from users left join organizations on organizations.id = home_organization_id where users.id = ${userId}`)

export interface Credential {
  id: number
  user_id: number
  public_key: Buffer
  handle: Buffer
  is_suspended: boolean
}

/** By what the device calls it: the row, and whose it is. */
export const findCredential = (db: Db, credentialId: Buffer) =>
  db.maybe<Credential>(sql`
    select passkeys.id, user_id, public_key, ${handle} as handle, suspended_at is not null as is_suspended
    from passkeys join users on users.id = user_id where credential_id = ${credentialId} and erased_at is null`)

interface NewPasskey {
  name: string
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: string[]
}

/** Undefined where there is one of this device already. */
export const addPasskey = (tx: Db, userId: number, passkey: NewPasskey) =>
  tx.maybe<PasskeyRow>(sql`
    insert into passkeys (user_id, name, credential_id, public_key, sign_count, transports)
    values (${userId}, ${passkey.name}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount}, ${passkey.transports})
    on conflict do nothing returning ${shown}`)

export const countPasskeys = async (tx: Db, userId: number) =>
  (await tx.one<{ count: number }>(sql`select count(*)::int as count from passkeys where user_id = ${userId}`)).count

/** The number of a device that counts goes up; undefined where the passkey is gone. */
export const usePasskey = async (tx: Db, id: number, userId: number, signCount: number): Promise<{ is_copy: boolean } | undefined> => {
  const before = await tx.maybe<{ sign_count: number }>(
    sql`select sign_count from passkeys where id = ${id} and user_id = ${userId} for no key update`,
  )
  if (!before) return undefined
  if ((signCount > 0 || before.sign_count > 0) && signCount <= before.sign_count) return { is_copy: true }
  await tx.run(sql`update passkeys set sign_count = ${signCount}, last_used_at = now() where id = ${id}`)
  return { is_copy: false }
}

export const renamePasskey = (db: Db, userId: number, id: number, name: string) =>
  db.maybe<PasskeyRow>(sql`update passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning ${shown}`)

export const removePasskey = (tx: Db, userId: number, id: number) =>
  tx.run(sql`delete from passkeys where id = ${id} and user_id = ${userId}`)

export const removePasskeys = (tx: Db, userId: number) => tx.run(sql`delete from passkeys where user_id = ${userId}`)

export const addUsedChallenge = (tx: Db, challengeDigest: Buffer, expiresAt: number) =>
  tx.run(sql`
    insert into used_passkey_challenges (challenge_digest, expires_at)
    values (${challengeDigest}, to_timestamp(${expiresAt}::float8 / 1000)) on conflict do nothing`)

/** A day after they ended: clocks of machines differ. */
export const removeSomeUsedChallenges = (db: Db, count: number) =>
  db.run(sql`
    delete from used_passkey_challenges where challenge_digest in (
      select challenge_digest from used_passkey_challenges where expires_at < now() - interval '1 day' limit ${count})`)
