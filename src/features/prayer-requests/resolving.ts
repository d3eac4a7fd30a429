// Telling the group that a prayer has been answered: the post says so, the request stays as it is.
import type { Actor } from '#features/accounts/actor.ts'
import { savePrayerStatus } from '#features/posts/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { RequestNotApproved } from './errors.ts'
import { canResolve, moderatedBy } from './policy.ts'
import { findRequest, type RequestRow } from './queries.ts'

/** An approved request stays approved, so nothing has to be locked. Where the post has been deleted there is nothing left to do. */
export async function resolveRequest(db: Db, actor: Actor, requestId: number): Promise<RequestRow> {
  const request = await findRequest(db, { id: actor.id, moderated: moderatedBy(actor) }, requestId)
  if (!request) throw notFound('prayer_request_not_found')
  if (!canResolve(actor, request)) throw forbidden('only_author_resolves_prayer')
  if (request.status !== 'approved') throw new RequestNotApproved({ status: request.status })
  if (request.group_post_id !== null) await savePrayerStatus(db, request.group_post_id, 'resolved')
  return request
}
