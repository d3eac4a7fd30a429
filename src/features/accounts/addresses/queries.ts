// SQL of e-mail addresses that are to be proven, and of changes that can be undone.
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'

export const addEmailProof = (db: Db, userId: number, email: string, hours: number) =>
  db.run(sql`
    insert into email_proofs (user_id, email, expires_at) values (${userId}, ${email}, now() + make_interval(hours => ${hours}))
    on conflict (user_id) do update set email = excluded.email, secret_digest = null, created_at = now(), expires_at = excluded.expires_at`)

/** The address a link should be sent to, if it still should, and the account's church. */
export const findOpenProof = (db: Db, userId: number) =>
  db.maybe<{ email: string; church: string | null } & ReaderLocales>(sql`
    select email_proofs.email, ${readerLocales}, (select name from organizations where id = home_organization_id) as church
    from email_proofs join users on id = user_id
    where user_id = ${userId} and expires_at > now() and suspended_at is null and erased_at is null`)

export const saveProofSecret = (db: Db, userId: number, email: string, secretDigest: Buffer) =>
  db.run(sql`update email_proofs set secret_digest = ${secretDigest} where user_id = ${userId} and email = ${email}`)

/** What the link of an e-mail proves. */
export const findEmailProof = (db: Db, secretDigest: Buffer) =>
  db.maybe<{ user_id: number; email: string }>(sql`
    select user_id, email_proofs.email from email_proofs join users on id = user_id
    where secret_digest = ${secretDigest} and expires_at > now() and suspended_at is null and erased_at is null`)

export const removeEmailProof = (db: Db, secretDigest: Buffer) =>
  db.run(sql`delete from email_proofs where secret_digest = ${secretDigest}`)
export const removeEmailProofOf = (db: Db, userId: number) => db.run(sql`delete from email_proofs where user_id = ${userId}`)

/** Ends a change that waits to be confirmed. The link that proves the address they have now stays. */
export const removePendingChange = (tx: Db, userId: number) =>
  tx.run(sql`
    delete from email_proofs proofs using users
    where user_id = ${userId} and users.id = user_id and (email_key(proofs.email) <> email_key(users.email) or email_proven_at is not null)`)

export const addEmailChange = (db: Db, userId: number, oldEmail: string) =>
  db.one<{ id: number }>(sql`insert into email_changes (user_id, old_email) values (${userId}, ${oldEmail}) returning id`)

const canBeUndone = sql`email_changes.created_at > now() - interval '7 days'`

/** Whom to tell of a change that can still be undone. */
export const findChangeToAnnounce = (db: Db, changeId: number) =>
  db.maybe<{ old_email: string } & ReaderLocales>(sql`
    select old_email, ${readerLocales} from email_changes join users on users.id = user_id
    where email_changes.id = ${changeId} and ${canBeUndone} and erased_at is null`)

export const saveUndoSecret = (db: Db, changeId: number, undoDigest: Buffer) =>
  db.run(sql`update email_changes set undo_digest = ${undoDigest} where id = ${changeId}`)

export const findEmailChange = (db: Db, undoDigest: Buffer) =>
  db.maybe<{ user_id: number; old_email: string }>(sql`
    select user_id, old_email from email_changes join users on users.id = user_id
    where undo_digest = ${undoDigest} and ${canBeUndone} and erased_at is null`)

/** Whether their second factor was set up since that change, or within the week before it. */
export const hasSecondFactorSince = async (tx: Db, userId: number, undoDigest: Buffer) =>
  (await tx.maybe(sql`
    select from email_changes join users on users.id = user_id
    where undo_digest = ${undoDigest} and user_id = ${userId} and second_factor_at > email_changes.created_at - interval '7 days'`)) !==
  undefined

/** Those that were added since that change, or within the week before it. */
export const removePasskeysSince = (tx: Db, userId: number, undoDigest: Buffer) =>
  tx.run(sql`
    delete from passkeys using email_changes
    where passkeys.user_id = ${userId} and undo_digest = ${undoDigest} and email_changes.user_id = ${userId}
      and passkeys.created_at > email_changes.created_at - interval '7 days'`)

/** Addresses whose change can still be undone. */
export const findAddressesBefore = async (db: Db, userId: number) =>
  (
    await db.many<{ old_email: string }>(sql`
      select distinct on (email_key(old_email)) old_email from email_changes
      where user_id = ${userId} and ${canBeUndone} order by email_key(old_email), id desc limit 10`)
  ).map(({ old_email }) => old_email)

/** Removes that change and later ones: they can no longer be undone. */
export const removeEmailChangesSince = (db: Db, userId: number, undoDigest: Buffer) =>
  db.run(sql`
    delete from email_changes where user_id = ${userId} and id >= (select id from email_changes where undo_digest = ${undoDigest} and user_id = ${userId})`)

export const removeSomeOldProofs = (db: Db, count: number) =>
  db.run(sql`delete from email_proofs where user_id in (select user_id from email_proofs where expires_at <= now() limit ${count})`)
export const removeSomeOldChanges = (db: Db, count: number) =>
  db.run(
    sql`delete from email_changes where id in (select id from email_changes where created_at < now() - interval '7 days' limit ${count})`,
  )
