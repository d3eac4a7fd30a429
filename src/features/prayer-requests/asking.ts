// Asking for prayer, and changing what was asked while it waits: its author alone changes their words.
import type { Static, TObject } from 'typebox'
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { organizationToWriteIn } from '#features/organizations/policy.ts'
import { findPrayerCategories } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, invalidChoice, notFound } from '#platform/http/errors.ts'
import { PrayerRequestAlreadyReviewed } from './errors.ts'
import { isAuthor, moderatedBy } from './policy.ts'
import { removeProposal } from './proposals/queries.ts'
import { addRequest, lockRequest, type RequestRow, saveWords, type Words } from './queries.ts'
import type { ChangePrayerRequest, Submit } from './schemas.ts'
import { notifyOfWaiting } from './telling.ts'

export const askForPrayer = (db: Db, caller: Actor, wish: Static<TObject<typeof Submit>>): Promise<RequestRow> =>
  db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    const organizationId = organizationToWriteIn(actor, wish.organization_id)
    const { title, request_text, anonymous = false, visibility = 'church', category = null, urgent = false } = wish
    await requireCategory(tx, organizationId, category)
    const words = { title, request_text, anonymous, visibility, category, urgent }
    const request = await addRequest(tx, { organizationId, userId: actor.id, ...words })
    await notifyOfWaiting(tx, request)
    return request
  })

/** Other words are another revision, at the end of the line: whoever read the earlier ones does not decide about them. */
export const changeRequest = (db: Db, caller: Actor, requestId: number, wish: Static<TObject<typeof ChangePrayerRequest>>) =>
  db.transaction(async (tx) => {
    const { actor, request } = await lockOwnPending(tx, caller, requestId)
    const words: Words = {
      title: wish.title ?? request.title,
      request_text: wish.request_text ?? request.request_text,
      anonymous: wish.anonymous ?? request.anonymous,
      visibility: wish.visibility ?? request.visibility,
      category: wish.category === undefined ? request.category : wish.category,
      urgent: wish.urgent ?? request.urgent,
    }
    if (isSame(words, request)) return request
    if (words.category !== request.category) await requireCategory(tx, request.organization_id, words.category)
    await removeProposal(tx, request.id)
    const changed = await saveWords(tx, request.id, words)
    if (changed.visibility !== request.visibility && actor.roles.has(request.organization_id)) await notifyOfWaiting(tx, changed)
    return changed
  })

/** Somebody's own request that waits, locked; 404 for others, 403 for those who moderate it. */
export async function lockOwnPending(tx: Db, caller: Actor, requestId: number) {
  const actor = await lockRoles(tx, caller)
  const request = await lockRequest(tx, { id: actor.id, moderated: moderatedBy(actor) }, requestId)
  if (!request) throw notFound('prayer_request_not_found')
  if (!isAuthor(actor, request)) throw forbidden('only_author_changes_prayer')
  if (request.status !== 'pending') throw new PrayerRequestAlreadyReviewed({ status: request.status })
  return { actor, request }
}

const isSame = (words: Words, request: Words) => (Object.keys(words) as (keyof Words)[]).every((name) => words[name] === request[name])

async function requireCategory(tx: Db, organizationId: number, category: string | null) {
  if (category !== null && !(await findPrayerCategories(tx, organizationId)).includes(category)) throw invalidChoice('category')
}
