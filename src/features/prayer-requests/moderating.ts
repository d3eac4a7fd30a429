// Deciding about a prayer request, once: approved it becomes a post of the Prayer Requests group, whose members are told, or goes to the care team.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { findGlobalGroups } from '#features/groups/queries.ts'
import { notify } from '#features/notifications/notifying.ts'
import { findTimeZone } from '#features/organizations/queries.ts'
import { findPost } from '#features/posts/comments-inside.ts'
import { addNews } from '#features/posts/news/queries.ts'
import { addPrayerPost } from '#features/posts/prayers/queries.ts'
import type { PostReader } from '#features/posts/queries.ts'
import { knownZone, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { ForCareTeam, PrayerRequestAlreadyReviewed, RequestChanged } from './errors.ts'
import { canModerate, moderatedBy } from './policy.ts'
import { removeProposal } from './proposals/queries.ts'
import { isFresh, lockRequest, type RequestRow, saveApproval, saveCare, saveRejection } from './queries.ts'

interface Approval {
  reader: PostReader
  /** What the moderator has read. */
  revision?: number | undefined
  visibility?: RequestRow['visibility'] | undefined
}

/** The post as the moderator sees it; approved again, the same one, or undefined when it has been deleted since, or the care team has it. */
export const approveRequest = (db: Db, actor: Actor, requestId: number, { reader, revision, visibility = 'church' }: Approval) =>
  db.transaction(async (tx) => {
    const request = await lockForDecision(tx, actor, requestId)
    if (request.status === 'rejected') throw new PrayerRequestAlreadyReviewed({ status: request.status })
    const isForCareTeam = request.visibility === 'care_team'
    if (request.status === 'approved') {
      if (visibility !== request.visibility)
        throw isForCareTeam ? new ForCareTeam({}) : new PrayerRequestAlreadyReviewed({ status: request.status })
      return request.group_post_id === null ? undefined : findPost(tx, reader, request.group_post_id)
    }
    await requireRead(tx, request, revision)
    if (isForCareTeam) throw new ForCareTeam({})
    if (visibility === 'care_team') {
      await giveToCareTeam(tx, actor, request, 'narrowed')
      return undefined
    }
    return findPost(tx, reader, await share(tx, actor, request))
  })

export const rejectRequest = (
  db: Db,
  actor: Actor,
  requestId: number,
  { reason, revision }: { reason: string | null; revision?: number | undefined },
) =>
  db.transaction(async (tx) => {
    const request = await lockForDecision(tx, actor, requestId)
    if (request.status === 'rejected') return request
    if (request.status === 'approved') throw new PrayerRequestAlreadyReviewed({ status: request.status })
    await requireRead(tx, request, revision)
    await removeProposal(tx, requestId)
    await notify(tx, {
      ...toAuthor(request),
      params: { decision: 'rejected', asked_on: await dayOf(tx, request) },
      quote: reason,
    })
    await auditReview(tx, actor, request, 'prayer-request.rejected')
    return saveRejection(tx, requestId, { reviewedBy: actor.id, reason })
  })

/** `cared`: the organizations in which somebody who moderates nothing may do it too. */
export async function lockForDecision(tx: Db, caller: Actor, requestId: number, cared: readonly number[] = []): Promise<RequestRow> {
  const actor = await lockRoles(tx, caller)
  const request = await lockRequest(tx, { id: actor.id, moderated: moderatedBy(actor) }, requestId)
  if (!request) throw notFound('prayer_request_not_found')
  if (!canModerate(actor, request) && !(actor.roles.has(request.organization_id) && cared.includes(request.organization_id)))
    throw forbidden('only_leaders_decide_prayers')
  return request
}

/** Nobody decides about what they have not read: not by an older revision, nor without one while the words may be new. */
export async function requireRead(tx: Db, { id, revision: current }: RequestRow, revision: number | undefined) {
  if (revision === undefined ? await isFresh(tx, id) : revision !== current) throw new RequestChanged({ revision: current })
}

/** From now on the care team prays for it. The author is told which way it went. */
export async function giveToCareTeam(tx: Db, actor: Actor, request: RequestRow, decision: 'carried' | 'narrowed'): Promise<RequestRow> {
  await removeProposal(tx, request.id)
  const taken = await saveCare(tx, request.id, actor.id)
  await auditReview(tx, actor, request, `prayer-request.${decision}`)
  await notify(tx, { ...toAuthor(request), params: { decision, asked_on: await dayOf(tx, request) } })
  return taken
}

/** What everybody hears names nobody, whether the request is anonymous or not: the post says who wrote it, where it may. */
async function share(tx: Db, actor: Actor, request: RequestRow): Promise<number> {
  const { id, user_id, title, request_text, anonymous, organization_id } = request
  const { prayer_group_id: group_id } = await findGlobalGroups(tx, organization_id)
  const post = await addPrayerPost(tx, { groupId: group_id, userId: user_id, title, message: request_text, isAnonymous: anonymous })
  const data = { group_id, post_id: post.id }
  await removeProposal(tx, id)
  await saveApproval(tx, id, { reviewedBy: actor.id, postId: post.id })
  await auditReview(tx, actor, request, 'prayer-request.approved')
  await notify(tx, {
    kind: 'prayer_request_approved',
    to: { group: group_id, except: user_id },
    once: `prayer-request-${id}`,
    params: { title, beginning: beginningOf(request_text) },
    data,
  })
  const news = toAuthor(request)
  await notify(tx, {
    ...news,
    data: { ...news.data, ...data },
    params: { decision: 'approved', ...(anonymous ? { asked_on: await dayOf(tx, request) } : { title }) },
  })
  await addNews(tx, { postId: post.id }) // of which everybody was told just now
  return post.id
}

const auditReview = (
  tx: Db,
  by: Actor,
  { id, organization_id: organizationId }: RequestRow,
  action: `prayer-request.${'approved' | 'rejected' | 'carried' | 'narrowed'}`,
) => recordAudit(tx, { organizationId, by, action, subject: ['prayer-request', id] })

const toAuthor = ({ id, user_id }: RequestRow) =>
  ({ kind: 'prayer_request_reviewed', to: { users: [user_id] }, once: `prayer-request-${id}`, data: { request_id: id } }) as const

/**
 * The author tells an anonymous request, and one that was not shared, by the day on which they asked: a locked phone shows no title that is not
 * to be read beside their name.
 */
export const dayOf = async (tx: Db, { organization_id, created_at }: Pick<RequestRow, 'organization_id' | 'created_at'>) =>
  todayIn(knownZone(await findTimeZone(tx, organization_id)), { now: () => Temporal.Instant.from(created_at).epochMilliseconds })

/** The first 120 characters. */
const beginningOf = (text: string) => Array.from(text).slice(0, 120).join('')
