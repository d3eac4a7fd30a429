// What authors say later about their own: that it was answered, or that it is still to be prayed for.
import type { Actor } from '#features/accounts/actor.ts'
import { savePrayerStatus, saveRenewal } from '#features/posts/prayers/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { RequestNotApproved } from './errors.ts'
import { isAuthor, moderatedBy } from './policy.ts'
import { findRequest, type RequestRow, saveCareResolved } from './queries.ts'

/** An approved request stays approved, so nothing has to be locked. Where the post has been deleted there is nothing left to do. */
export async function resolveRequest(db: Db, actor: Actor, requestId: number): Promise<RequestRow> {
  const request = await requireOwnApproved(db, actor, requestId, 'only_author_resolves_prayer')
  await saveResolved(db, request)
  return (await findOwn(db, actor, requestId)) ?? request
}

export async function saveResolved(db: Db, { id, group_post_id }: RequestRow) {
  if (group_post_id !== null) await savePrayerStatus(db, group_post_id, 'resolved')
  else await saveCareResolved(db, id)
}

/** From now on its days begin anew. */
export async function renewRequest(db: Db, actor: Actor, requestId: number): Promise<RequestRow> {
  const request = await requireOwnApproved(db, actor, requestId, 'only_author_changes_prayer')
  if (request.group_post_id !== null) await saveRenewal(db, request.group_post_id)
  return request
}

const findOwn = (db: Db, actor: Actor, requestId: number) => findRequest(db, { id: actor.id, moderated: moderatedBy(actor) }, requestId)

async function requireOwnApproved(
  db: Db,
  actor: Actor,
  requestId: number,
  notAuthor: 'only_author_resolves_prayer' | 'only_author_changes_prayer',
): Promise<RequestRow> {
  const request = await findOwn(db, actor, requestId)
  if (!request) throw notFound('prayer_request_not_found')
  if (!isAuthor(actor, request)) throw forbidden(notAuthor)
  if (request.status !== 'approved') throw new RequestNotApproved({ status: request.status })
  return request
}
