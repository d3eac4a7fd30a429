// SQL of accounts: people, their tokens, their ways back in.

import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { overdue } from './actor.ts'
import type { Visibility } from './contact/queries.ts'

export interface AccountRow {
  id: number
  name: string
  email: string
  timezone: string | null
  locale: string | null
  avatar_key: string | null
  birthday: string | null
  birthday_visibility: Visibility
  phone: string | null
  phone_visibility: Visibility
  home_organization_id: number | null
  email_confirmed: boolean
  pending_email: string | null
  created_at: Timestamp
}

export interface Credentials {
  id: number
  name: string
  email: string
  password_hash: string | null
  is_suspended: boolean
  is_proven: boolean
  is_overdue: boolean
  has_second_factor: boolean
  has_passkey: boolean
}

export const findAccount = (db: Db, userId: number) =>
  db.one<AccountRow>(sql`
    select id, name, email, timezone, locale, avatar_key, birthday, birthday_visibility, phone, phone_visibility, home_organization_id, email_proven_at is not null as email_confirmed, (
        select proofs.email from email_proofs proofs
        where user_id = users.id and expires_at > now() and proofs.email <> users.email
          and (email_key(proofs.email) <> email_key(users.email) or email_proven_at is not null)
      ) as pending_email, created_at
    from users where id = ${userId}`)

/** Whom an e-mail may be sent to; undefined for who is suspended, erased, or nobody. */
export const findActive = (db: Db, userId: number) =>
  db.maybe<{ name: string; email: string; is_proven: boolean } & ReaderLocales>(
    sql`select name, email, email_proven_at is not null as is_proven, ${readerLocales} from users where id = ${userId} and suspended_at is null and erased_at is null`,
  )

/** The form in which addresses are compared: made in the database alone, so that nothing else folds them in a way of its own. */
export const keyOfEmail = async (db: Db, email: string) => (await db.one<{ key: string }>(sql`select email_key(${email}) as key`)).key

/** Whose address it is: of who has proven it, else of the newest account that was made with it. With the form in which it is compared. */
export async function findCredentials(db: Db, email: string): Promise<{ key: string; account: Credentials | undefined }> {
  const { key, ...found } = await db.one<{ key: string } & (Credentials | { id: null })>(sql`
    select asked.key, id, name, email, password_hash, suspended_at is not null as is_suspended, email_proven_at is not null as is_proven, ${overdue} as is_overdue, second_factor_at is not null as has_second_factor,
      exists (select from passkeys where user_id = users.id) as has_passkey
    from (select email_key(${email}) as key) asked left join users on erased_at is null and id = coalesce(
      (select id from users where email_key(email) = asked.key and email_proven_at is not null),
      (select max(id) from users where email_key(email) = asked.key))`)
  return { key, account: found.id === null ? undefined : found }
}

/** Whom signing in names. */
export const findSignedIn = (db: Db, userId: number) =>
  db.one<{ id: number; name: string; email: string; is_overdue: boolean }>(
    sql`select id, name, email, ${overdue} as is_overdue from users where id = ${userId}`,
  )

/** The accounts that an operator may mean: of this id, of who holds this address, else all that were made with it. */
export const listAccountsByIdOrEmail = (db: Db, { id, email }: { id: number | null; email: string }, most: number) =>
  db.many<{ id: number; name: string; email: string; is_proven: boolean }>(sql`
    select id, name, email, email_proven_at is not null as is_proven from users
    where erased_at is null and (id = ${id}::bigint or ${id}::bigint is null and email_key(email) = email_key(${email}))
    order by email_proven_at is null, id limit ${most}`)

export const findPasswordHash = async (db: Db, userId: number) =>
  (await db.one<{ password_hash: string | null }>(sql`select password_hash from users where id = ${userId}`)).password_hash ?? undefined

/** Whether this is still their password hash. If so, the row is locked until the transaction ends. */
export const lockPasswordHash = async (tx: Db, userId: number, passwordHash: string) =>
  (await tx.maybe(sql`select from users where id = ${userId} and password_hash = ${passwordHash} for no key update`)) !== undefined

/** Locks a person, so that what they do at once is counted one after the other. */
export const lockPerson = (tx: Db, userId: number) => tx.run(sql`select from users where id = ${userId} for no key update`)

/** One after the other, those who shall hold an address: until the transaction ends. */
const addressLock = (email: string) => sql`pg_advisory_xact_lock(hashtextextended(email_key(${email}), 67))`
const holds = (email: string) => sql`email_key(email) = email_key(${email}) and email_proven_at is not null`

interface NewUser {
  name: string
  email: string
  passwordHash: string
  timezone?: string | null
  locale?: string | null
}

/** Adds an account that holds its address; undefined when that is taken. */
export const addUser = (db: Db, user: NewUser) =>
  db.maybe<{ id: number; name: string; email: string }>(sql`
    with turn as materialized (select ${addressLock(user.email)})
    insert into users (name, email, password_hash, timezone, locale)
    select ${user.name}, ${user.email}, ${user.passwordHash}, ${user.timezone ?? null}::text, ${user.locale ?? null}::text from turn
    on conflict (email_key(email)) where email_proven_at is not null do nothing returning id, name, email`)

/** Adds an account whose address is still to be proven; undefined when somebody holds it. */
export const addUnprovenUser = (db: Db, user: NewUser) =>
  db.maybe<{ id: number; name: string; email: string }>(sql`
    insert into users (name, email, password_hash, locale, email_proven_at)
    select ${user.name}, ${user.email}, ${user.passwordHash}, ${user.locale ?? null}::text, null where not exists (select from users where ${holds(user.email)})
    returning id, name, email`)

/** Gives somebody an address; tells what they had. Undefined when another account holds it. Links that were handed out to another one before end. */
export async function saveEmail(tx: Db, userId: number, email: string) {
  await tx.run(sql`select ${addressLock(email)}`)
  if (await tx.maybe(sql`select from users where ${holds(email)} and id <> ${userId}`)) return undefined
  return tx.maybe<{ email: string; was_proven: boolean; is_same: boolean }>(sql`
    update users set email = ${email}, email_proven_at = now(), updated_at = now(),
      links_valid_from = case when before.is_same then links_valid_from else clock_timestamp() end
    from (
      select email, email_proven_at is not null as was_proven, email_key(email) = email_key(${email}) as is_same
      from users where id = ${userId} and erased_at is null for no key update
    ) before
    where id = ${userId} returning before.email, was_proven, is_same`)
}

interface AccountChange {
  name?: string
  timezone?: string | null
  locale?: string | null
  birthday?: string | null
  birthday_visibility?: Visibility
  phone?: string | null
  phone_visibility?: Visibility
  home_organization_id?: number
}

export const saveAccount = (db: Db, userId: number, change: AccountChange) =>
  db.run(sql`
    update users set name = coalesce(${change.name ?? null}, name),
      timezone = case when ${change.timezone !== undefined}::boolean then ${change.timezone ?? null} else timezone end,
      locale = case when ${change.locale !== undefined}::boolean then ${change.locale ?? null} else locale end,
      birthday = case when ${change.birthday !== undefined}::boolean then ${change.birthday ?? null}::date else birthday end,
      birthday_visibility = coalesce(${change.birthday_visibility ?? null}, birthday_visibility),
      phone = case when ${change.phone !== undefined}::boolean then ${change.phone ?? null} else phone end,
      phone_visibility = coalesce(${change.phone_visibility ?? null}, phone_visibility),
      home_organization_id = coalesce(${change.home_organization_id ?? null}, home_organization_id), updated_at = now()
    where id = ${userId}`)

export const saveAvatar = (db: Db, userId: number, key: string) =>
  db.run(sql`update users set avatar_key = ${key}, updated_at = now() where id = ${userId} and erased_at is null`)

/** Sets another password, or none; links that were handed out before end. */
export const savePassword = (db: Db, userId: number, passwordHash: string | null) =>
  db.run(
    sql`update users set password_hash = ${passwordHash}, links_valid_from = clock_timestamp(), updated_at = now() where id = ${userId}`,
  )

/** What others know of someone, and would try as a password: their name, address and churches. */
export const listGuessableWords = async (db: Db, userId: number) =>
  (
    await db.many<{ word: string }>(sql`
      select name as word from users where id = ${userId}
      union all select email from users where id = ${userId} and email is not null
      union all (
        select name from organization_members join organizations on organizations.id = organization_id
        where user_id = ${userId} order by joined_at, organization_id limit 10)`)
  ).map(({ word }) => word)

/** Another hash of the same password, unless the password was changed meanwhile. */
export const renewPasswordHash = (db: Db, userId: number, oldHash: string, newHash: string) =>
  db.run(sql`update users set password_hash = ${newHash} where id = ${userId} and password_hash = ${oldHash}`)

/** Whom to tell that somebody tries passwords, once a day; undefined for who was told, or can't be. */
export const findOwnerToWarn = (db: Db, userId: number) =>
  db.maybe<{ name: string; email: string } & ReaderLocales>(sql`
    select name, email, ${readerLocales} from users
    where id = ${userId} and suspended_at is null and erased_at is null and email_proven_at is not null
      and (told_of_tries_at is null or told_of_tries_at < now() - interval '1 day')`)

export const saveWarned = (db: Db, userId: number) => db.run(sql`update users set told_of_tries_at = now() where id = ${userId}`)

// Password recovery

/** The name of the organization whose admin has a link sent. */
export const findChurch = async (db: Db, organizationId: number) =>
  (await db.maybe<{ name: string }>(sql`select name from organizations where id = ${organizationId}`))?.name

export const addPasswordReset = (db: Db, userId: number, secretDigest: Buffer) =>
  db.run(
    sql`insert into password_resets (user_id, secret_digest, expires_at) values (${userId}, ${secretDigest}, now() + interval '1 hour')`,
  )

/** Uses a reset up, once; gives whose it was. */
export const usePasswordReset = (db: Db, email: string, secretDigest: Buffer) =>
  db.maybe<{ user_id: number }>(sql`
    delete from password_resets using users
    where password_resets.secret_digest = ${secretDigest} and expires_at > now() and users.id = user_id and email_key(users.email) = email_key(${email})
    returning user_id`)

export const removeSomeExpiredResets = (db: Db, count: number) =>
  db.run(sql`delete from password_resets where id in (select id from password_resets where expires_at <= now() limit ${count})`)

/** Whether there is such a reset now; asked before the work of hashing begins. */
export const findPasswordReset = (db: Db, email: string, secretDigest: Buffer) =>
  db.maybe<{ user_id: number }>(sql`
    select user_id from password_resets join users on users.id = user_id
    where secret_digest = ${secretDigest} and expires_at > now() and email_key(email) = email_key(${email})`)

export const removePasswordResets = (db: Db, userId: number) => db.run(sql`delete from password_resets where user_id = ${userId}`)

/** Links that were handed out before end, and stay ended. */
export const saveSuspension = (db: Db, userId: number, suspended: boolean) =>
  db.run(sql`
    update users set suspended_at = case when ${suspended}::boolean then coalesce(suspended_at, now()) end,
      links_valid_from = case when ${suspended}::boolean then clock_timestamp() else links_valid_from end, updated_at = now()
    where id = ${userId}`)
