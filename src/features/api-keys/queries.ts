// SQL of keys.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import type { ApiKey } from './schemas.ts'
import type { Scope } from './scopes.ts'

export type KeyRow = Static<typeof ApiKey>

const isLive = sql`api_keys.ended_at is null and api_keys.expires_at > now()`
const columns = sql`api_keys.id, api_keys.name, api_keys.scopes, api_keys.origins, json_build_object('id', holder.id, 'name', holder.name) as holder,
  api_keys.created_at, api_keys.expires_at, api_keys.last_used_at`

/** The newest first. One that has expired stays in the list until it is ended. */
export const listKeys = (db: Db, organizationId: number) =>
  db.many<KeyRow>(sql`
    select ${columns} from api_keys join users holder on holder.id = held_by
    where organization_id = ${organizationId} and ended_at is null order by api_keys.id desc`)

export const findKey = (db: Db, organizationId: number, keyId: number) =>
  db.maybe<KeyRow>(sql`
    select ${columns} from api_keys join users holder on holder.id = held_by
    where organization_id = ${organizationId} and api_keys.id = ${keyId} and ended_at is null`)

export interface NewKey {
  organizationId: number
  name: string
  scopes: readonly Scope[]
  origins: readonly string[]
  days: number
  heldBy: number
  secretDigest: Buffer
}

/** Holds an account that can sign in until the transaction ends: whoever suspends or erases it finds the keys that it holds by then. */
export const lockHolder = async (tx: Db, userId: number) =>
  (await tx.maybe(sql`select from users where id = ${userId} and suspended_at is null and erased_at is null for share`)) !== undefined

/** Adds one where the organization has fewer than `most`. Whoever adds holds the organization's row, so that those who add together count each other. */
export async function addKey(tx: Db, { organizationId, name, scopes, origins, days, heldBy, secretDigest }: NewKey, most: number) {
  await tx.run(sql`select from organizations where id = ${organizationId} for no key update`)
  return tx.maybe<{ id: number }>(sql`
    insert into api_keys (organization_id, name, scopes, origins, expires_at, made_by, held_by, secret_digest)
    select ${organizationId}, ${name}, ${scopes}::text[], ${origins}::text[], now() + make_interval(days => ${days}), ${heldBy}, ${heldBy}, ${secretDigest}
    where (select count(*) from api_keys where organization_id = ${organizationId} and ended_at is null) < ${most}
    returning id`)
}

/** Gives it another holder; who held it before, or undefined where there is no such key. */
export const saveHolder = (tx: Db, organizationId: number, keyId: number, heldBy: number) =>
  tx.maybe<{ held_by: number }>(sql`
    update api_keys set held_by = ${heldBy}
    from (select held_by from api_keys where id = ${keyId} and organization_id = ${organizationId} and ended_at is null for update) before
    where id = ${keyId} returning before.held_by`)

export const endKey = (tx: Db, organizationId: number, keyId: number) =>
  tx.run(sql`
    update api_keys set ended_at = now(), secret_digest = null, held_by = null
    where id = ${keyId} and organization_id = ${organizationId} and ended_at is null`)

export interface CallingKey {
  id: number
  organization_id: number
  made_by: number
  secret_digest: Buffer
  scopes: Scope[]
  origins: string[]
  locale: string | null
  is_subscribed: boolean
  is_due: boolean
}

/** A key that counts, with what its organization may do. `is_due`: when it was last used is to be written down again. */
export const findCallingKey = (db: Db, keyId: number) =>
  db.maybe<CallingKey>(sql`
    select api_keys.id, organization_id, made_by, secret_digest, scopes, origins, organizations.locale,
      coalesce(last_used_at < now() - interval '1 minute', true) as is_due,
      exists (
        select from subscriptions where subscriptions.organization_id = api_keys.organization_id
          and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now())
      ) as is_subscribed
    from api_keys join organizations on organizations.id = organization_id where api_keys.id = ${keyId} and ${isLive}`)

/** Once a minute, however many use it at once: the others do not wait for that. */
export const saveUse = (db: Db, keyId: number) =>
  db.run(sql`
    update api_keys set last_used_at = now() where id = (
      select id from api_keys where id = ${keyId} and ended_at is null and coalesce(last_used_at < now() - interval '1 minute', true)
      for no key update skip locked)`)

/** Holds a key until the transaction ends, if it still counts; who holds it. */
export const lockKey = (tx: Db, keyId: number) =>
  tx.maybe<{ held_by: number }>(sql`select held_by from api_keys where id = ${keyId} and ${isLive} for share`)

/** Whether any key names this origin. */
export const isOriginOfKey = async (db: Db, origin: string) =>
  (await db.maybe(sql`select from api_keys where origins @> ${[origin]}::text[] and ${isLive} limit 1`)) !== undefined

/** Deletes some of those that ended so many days ago, and of which the audit log tells nothing any more. */
export const removeSomeEnded = (db: Db, days: number, count: number) =>
  db.run(sql`
    delete from api_keys where id in (
      select id from api_keys where ended_at < now() - make_interval(days => ${days})
        and not exists (select from audit_log where api_key_id = api_keys.id) order by ended_at limit ${count})`)
