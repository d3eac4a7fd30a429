// Other words for a prayer request: a moderator suggests them, and the author takes them or keeps their own. Nobody's words change without them.
import type { Static, TObject } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { lockOwnPending } from '../asking.ts'
import { PrayerRequestAlreadyReviewed } from '../errors.ts'
import { dayOf, lockForDecision, requireRead } from '../moderating.ts'
import { type RequestRow, saveWords } from '../queries.ts'
import { findProposal, removeProposal, replaceProposal, saveDeclined } from './queries.ts'
import type { ProposeWords } from './schemas.ts'

type Proposed = Static<TObject<typeof ProposeWords>>

export const proposeWords = (db: Db, actor: Actor, requestId: number, { title, request_text, note = null, revision }: Proposed) =>
  db.transaction(async (tx): Promise<RequestRow> => {
    const request = await lockForDecision(tx, actor, requestId)
    if (request.status !== 'pending') throw new PrayerRequestAlreadyReviewed({ status: request.status })
    await requireRead(tx, request, revision)
    const { id } = await replaceProposal(tx, requestId, actor.id, { title, request_text, note })
    await recordAudit(tx, {
      organizationId: request.organization_id,
      by: actor,
      action: 'prayer-request.words-proposed',
      subject: ['prayer-request', requestId],
    })
    await notify(tx, {
      kind: 'prayer_words_proposed',
      to: { users: [request.user_id] },
      once: `proposal-${id}`,
      params: { asked_on: await dayOf(tx, request) },
      quote: note,
      data: { request_id: requestId },
    })
    return request
  })

/** The words that this suggestion showed, and no later ones. */
export const acceptProposal = (db: Db, actor: Actor, requestId: number, proposalId: number) =>
  db.transaction(async (tx): Promise<RequestRow> => {
    const { request } = await lockOwnPending(tx, actor, requestId)
    const { title, request_text } = await requireProposal(tx, requestId, proposalId)
    await removeProposal(tx, requestId)
    return saveWords(tx, requestId, { ...request, title, request_text })
  })

export const declineProposal = (db: Db, actor: Actor, requestId: number, proposalId: number) =>
  db.transaction(async (tx): Promise<RequestRow> => {
    const { request } = await lockOwnPending(tx, actor, requestId)
    await requireProposal(tx, requestId, proposalId)
    await saveDeclined(tx, proposalId)
    return request
  })

async function requireProposal(tx: Db, requestId: number, proposalId: number) {
  const proposed = await findProposal(tx, requestId, proposalId)
  if (!proposed) throw notFound('prayer_proposal_not_found')
  return proposed
}
