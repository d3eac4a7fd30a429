// SQL of second factors: authenticator apps, codes of recovery, and who has given the password alone.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export const findSecondFactor = (db: Db, userId: number) =>
  db.one<{ since: Timestamp | null; recovery_codes_left: number }>(sql`
    select second_factor_at as since, (select count(*) from recovery_codes where user_id = users.id)::int as recovery_codes_left
    from users where id = ${userId}`)

/** Of those who use one. */
export const listSealedSecrets = (db: Db, count: number) =>
  db.many<{ user_id: number; sealed_secret: Buffer }>(sql`
    select user_id, sealed_secret from second_factors join users on users.id = user_id where second_factor_at is not null
    order by user_id limit ${count}`)

export const hasSecondFactor = async (db: Db, userId: number) =>
  (await db.one<{ has: boolean }>(sql`select has_second_factor(${userId}) as has`)).has

/** Whether a church asks for one of whoever has the role that they have there. */
export const isAskedForSecondFactor = async (db: Db, userId: number) =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (
        select from organization_members join organizations on organizations.id = organization_id
        where user_id = ${userId}
          and (require_second_factor = 'admins' and role = 'admin' or require_second_factor = 'leaders' and role <> 'member')) as is`)
  ).is

/** Whether this sign-in gave no more than the password, of an account that has a second factor. */
export const lacksSecondFactor = async (db: Db, userId: number, tokenId: number) =>
  (
    await db.one<{ lacks: boolean }>(sql`
      select has_second_factor(${userId}) and not exists (
        select from tokens where id = ${tokenId} and user_id = ${userId} and signed_in_by <> 'password') as lacks`)
  ).lacks

/** By what an app tells this account from others. */
export const findAppLabel = (db: Db, userId: number) =>
  db.one<{ issuer: string; label: string }>(sql`
    select coalesce(organizations.name, 'Discipleship') as issuer, users.email as label
    from users left join organizations on organizations.id = home_organization_id where users.id = ${userId}`)

/** Keeps a secret until its first code has come. Zero where a second factor is in use. */
export const saveNewSecret = (db: Db, userId: number, sealedSecret: Buffer) =>
  db.run(sql`
    insert into second_factors (user_id, sealed_secret)
    select id, ${sealedSecret} from users where id = ${userId} and second_factor_at is null and erased_at is null for no key update
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0, created_at = now()`)

export interface SecondFactorRow {
  sealed_secret: Buffer
  last_step: number
  is_on: boolean
  is_fresh: boolean
}

/** Locked, with its person: codes of one person are looked at one after the other. */
export async function lockSecondFactor(tx: Db, userId: number) {
  await tx.run(sql`select from users where id = ${userId} for no key update`)
  return tx.maybe<SecondFactorRow>(sql`
    select sealed_secret, last_step, second_factor_at is not null as is_on, second_factors.created_at > now() - interval '1 hour' as is_fresh
    from second_factors join users on users.id = user_id where user_id = ${userId} for no key update of second_factors`)
}

/** Whether this sign-in has not ended meanwhile. Once the person is locked, nothing that ends it is under way. */
export const hasToken = async (tx: Db, userId: number, tokenId: number) =>
  (await tx.maybe(sql`select from tokens where id = ${tokenId} and user_id = ${userId}`)) !== undefined

export const saveLastStep = (tx: Db, userId: number, step: number) =>
  tx.run(sql`update second_factors set last_step = ${step} where user_id = ${userId}`)

export const saveSecondFactorOn = (tx: Db, userId: number, isOn: boolean) =>
  tx.run(sql`update users set second_factor_at = case when ${isOn}::boolean then now() end, updated_at = now() where id = ${userId}`)

export const replaceRecoveryCodes = (tx: Db, userId: number, digests: Buffer[]) =>
  tx.run(sql`
    with old as (delete from recovery_codes where user_id = ${userId} and secret_digest <> all(${digests}::bytea[]))
    insert into recovery_codes (user_id, secret_digest) select ${userId}, unnest(${digests}::bytea[]) on conflict do nothing`)

export const useRecoveryCode = (tx: Db, userId: number, secretDigest: Buffer) =>
  tx.run(sql`delete from recovery_codes where user_id = ${userId} and secret_digest = ${secretDigest}`)

export const removeSecondFactor = (tx: Db, userId: number) => tx.run(sql`delete from second_factors where user_id = ${userId}`)

/** For someone who may sign in now with this password; zero when that has changed meanwhile. */
export const addChallenge = (db: Db, userId: number, challenge: { secretDigest: Buffer; passwordHash: string; minutes: number }) =>
  db.run(sql`
    insert into sign_in_challenges (secret_digest, user_id, expires_at)
    select ${challenge.secretDigest}, id, now() + make_interval(mins => ${challenge.minutes}) from users
    where id = ${userId} and suspended_at is null and erased_at is null and password_hash = ${challenge.passwordHash} for share`)

/** Counts a try: which one it is, or undefined where there were so many already. */
export const tryChallenge = async (db: Db, secretDigest: Buffer, most: number) =>
  (
    await db.maybe<{ tries: number }>(sql`
      update sign_in_challenges set tries = tries + 1 where secret_digest = ${secretDigest} and expires_at > now() and tries < ${most}
      returning tries`)
  )?.tries

export const findChallenge = (db: Db, secretDigest: Buffer) =>
  db.maybe<{ user_id: number }>(sql`select user_id from sign_in_challenges where secret_digest = ${secretDigest} and expires_at > now()`)

export const removeChallenge = (tx: Db, secretDigest: Buffer) =>
  tx.run(sql`delete from sign_in_challenges where secret_digest = ${secretDigest}`)

export const removeSomeOldChallenges = (db: Db, count: number) =>
  db.run(sql`
    delete from sign_in_challenges where secret_digest in (select secret_digest from sign_in_challenges where expires_at <= now() limit ${count})`)
