// Deciding about several requests: each by itself, so that one that is refused keeps no other back. Nothing is written before a refusal.
import type { Static, TObject } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound, Refusal } from '#platform/http/errors.ts'
import type { Words } from '#words/languages.ts'
import type { GroupLimits } from '../limits.ts'
import { acceptRequest, rejectRequest } from './reviewing.ts'
import type { DecideRequests, RequestsDecided } from './schemas.ts'

const NOT_FOUND = 'join_request_not_found'

export async function decideRequests(
  db: Db,
  actor: Actor,
  { action, join_request_ids, reason = null }: Static<TObject<typeof DecideRequests>>,
  limits: GroupLimits,
  words: Words,
) {
  const results: Static<typeof RequestsDecided>['results'] = []
  for (const join_request_id of join_request_ids) {
    try {
      const { status, reviewed_by } =
        action === 'accept'
          ? await acceptRequest(db, actor, join_request_id, limits)
          : await rejectRequest(db, actor, join_request_id, reason, limits)
      results.push({ join_request_id, status: status === 'pending' ? null : status, reviewed_by, refusal: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ join_request_id, status: null, reviewed_by: null, refusal: { message: error.sentence(words), code: error.code } })
    }
  }
  if (results.every(({ refusal }) => refusal?.code === NOT_FOUND)) throw notFound(NOT_FOUND)
  return results
}
