// A key as a caller: whose it is, and whether it still counts where something is done with it.
import type { Db } from '#platform/db/database.ts'
import { unauthenticated } from '#platform/http/errors.ts'
import type { Program } from '#platform/http/route.ts'
import { isDigestOf } from '#platform/secrets.ts'
import { findCallingKey, lockKey, saveUse } from './queries.ts'

/** By which whoever looks for lost secrets recognises a key. */
const PREFIX = 'dmsk_'
const KEY = /^dmsk_(\d{1,15})_([\w-]{43})$/

export const isKey = (token: string) => token.startsWith(PREFIX)
export const asKey = (id: number, secret: string) => `${PREFIX}${id}_${secret}`

/** The program whose key this is, if it is one that counts. */
export async function findProgram(db: Db, token: string): Promise<Program | undefined> {
  const [, id, secret] = KEY.exec(token) ?? []
  const key = id === undefined ? undefined : await findCallingKey(db, Number(id))
  if (!key || !isDigestOf(secret!, key.secret_digest)) return undefined
  if (key.is_due) await saveUse(db, key.id)
  return {
    keyId: key.id,
    organizationId: key.organization_id,
    madeBy: key.made_by,
    scopes: key.scopes,
    origins: key.origins,
    isSubscribed: key.is_subscribed,
    locale: key.locale,
  }
}

/** The key may have ended since the request began: it is held until the transaction ends. Gives who answers for it now. */
export async function requireKey(tx: Db, { keyId }: Program): Promise<number> {
  const key = await lockKey(tx, keyId)
  if (!key) throw unauthenticated()
  return key.held_by
}
