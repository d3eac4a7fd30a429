// Revokes tokens, links and keys that an archive contains: nobody knows who else has the archive, nor what was revoked since.
// docs/operations.md says what stays valid, and what somebody with the archive could do with it.
import { type Db, type Sql, sql } from '#platform/db/database.ts'

/** By the table that holds it. */
const revocations: Record<string, Sql> = {
  // Devices go with the sign-in that registered them, and are registered again at the next one.
  tokens: sql`delete from tokens`,
  sign_in_challenges: sql`delete from sign_in_challenges`,
  password_resets: sql`delete from password_resets`,
  email_proofs: sql`delete from email_proofs`,
  invitations: sql`delete from invitations where accepted_at is null`,
  personal_exports: sql`
    with ended as (delete from personal_exports returning file_key)
    update media_files set removed_at = now() where key in (select file_key from ended)`,
  calendar_feeds: sql`delete from calendar_feeds`,
  // Whoever restores a backup somewhere to look at it sends nothing to a church’s programs.
  webhooks: sql`delete from webhooks`,
  // They count the transactions of another database.
  live_events: sql`delete from live_events`,
  // Their parts are not in the archive.
  unfinished_uploads: sql`delete from unfinished_uploads`,
  api_keys: sql`update api_keys set ended_at = now(), secret_digest = null, held_by = null where ended_at is null`,
  // Phones are ahead of the archive: they read their lists anew.
  list_changes_known: sql`update list_changes_known set since = clock_timestamp()`,
  signing_keys: sql`delete from signing_keys where name <> 'unsubscribe'`,
}

export const revokeCredentials = (db: Db) =>
  db.transaction(async (tx) => {
    for (const end of Object.values(revocations)) await tx.run(end)
  })

/** Columns of digests and secrets that a restore leaves as they are, and why. */
export const keptColumns: Record<string, string> = {
  'replaced_invitation_links.secret_digest':
    'opens nothing: it tells who uses an older link of an invitation, and goes with the invitation',
  'imports.headers_digest': 'is of the headings of a list, and no secret',
  'users.password_hash': 'one goes on signing in with one’s password',
  'second_factors.sealed_secret':
    'opens nothing without its key, which is not in the archive; one goes on with the same app where the key is kept',
  'recovery_codes.secret_digest': 'one goes on getting in with those that one has, where the key is lost',
  'passkeys.public_key': 'opens nothing: the key that signs is on the device alone',
  'used_passkey_challenges.challenge_digest': 'is of what was answered already, and opens nothing',
  'email_changes.undo_digest': 'whose address was changed can take that back for its seven days; the link is at the old address alone',
  'devices.address_digest': 'goes with the sign-in',
  'signing_keys.secret': 'unsubscribe links in e-mails hold for good; the others are gone',
}

export const revokedTables = Object.keys(revocations)
