// Making keys, taking them over and ending them: an organization's admins do.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { type FieldErrors, invalid, notFound, refuseInvalid, unauthenticated } from '#platform/http/errors.ts'
import type { RateLimits } from '#platform/http/rate-limit.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import { asKey } from './calling.ts'
import { addKey, endKey, findKey, lockHolder, saveHolder } from './queries.ts'
import { MOST_KEYS } from './schemas.ts'
import { SCOPE_OF_PAGES, type Scope } from './scopes.ts'

interface Wish {
  name: string
  scopes: readonly Scope[]
  origins?: readonly string[]
  days?: number
}

/** Ended ones stay for the audit log: so many may be made in a day. */
const MOST_A_DAY = 100

export async function makeKey(db: Db, limits: RateLimits, caller: Actor, organizationId: number, wish: Wish) {
  requireAdmin(caller, organizationId)
  const origins = [...new Set(wish.origins)]
  refuseInvalid(faultsOf(wish.scopes, origins))
  await limits.requireOfDay('api-keys', MOST_A_DAY, `organization ${organizationId}`, 1)
  const secret = newSecret()
  return db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    requireAdmin(actor, organizationId)
    if (!(await lockHolder(tx, actor.id))) throw unauthenticated()
    const { name, scopes, days = 365 } = wish
    const added = await addKey(
      tx,
      { organizationId, name, scopes, origins, days, heldBy: actor.id, secretDigest: digest(secret) },
      MOST_KEYS,
    )
    if (!added) throw invalid({ name: [{ rule: 'too_many_keys', max: MOST_KEYS }] })
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: 'api-key.made',
      subject: ['api-key', added.id],
      details: { scopes, for_pages: origins.length > 0 },
    })
    return { data: (await findKey(tx, organizationId, added.id))!, key: asKey(added.id, secret) }
  })
}

/** As browsers write it: scheme, name and port, and nothing behind. Pages of `http:` can be changed on their way; those of one's own machine can't. */
function isOrigin(text: string) {
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)))
}

function faultsOf(scopes: readonly Scope[], origins: readonly string[]): FieldErrors {
  const wrong = origins.flatMap((origin, index) => (isOrigin(origin) ? [] : [[`origins.${index}`, [{ rule: 'origin' as const }]] as const]))
  const isForPages = origins.length > 0
  return {
    ...Object.fromEntries(wrong),
    ...(isForPages && scopes.some((scope) => scope !== SCOPE_OF_PAGES) ? { scopes: [{ rule: 'only_groups_in_pages' as const }] } : {}),
  }
}

export const takeOverKey = (db: Db, caller: Actor, organizationId: number, keyId: number) =>
  db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    requireAdmin(actor, organizationId)
    if (!(await lockHolder(tx, actor.id))) throw unauthenticated()
    const before = await saveHolder(tx, organizationId, keyId, actor.id)
    if (!before) throw notFound('api_key_not_found')
    if (before.held_by !== actor.id)
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'api-key.taken-over',
        subject: ['api-key', keyId],
        details: { user_id: before.held_by },
      })
    return (await findKey(tx, organizationId, keyId))!
  })

export const revokeKey = (db: Db, caller: Actor, organizationId: number, keyId: number) =>
  db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    requireAdmin(actor, organizationId)
    if ((await endKey(tx, organizationId, keyId)) === 0) throw notFound('api_key_not_found')
    await recordAudit(tx, { organizationId, by: actor, action: 'api-key.ended', subject: ['api-key', keyId] })
  })
