// Reporting a post or a comment, each person once, and deciding about a report, once.
import { type Actor, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { findManaged, managesAnything } from '#features/groups/managing.ts'
import { listManagers, type Managed } from '#features/groups/members/queries.ts'
import { canManageGroup } from '#features/groups/policy.ts'
import { placeOf } from '#features/groups/telling.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { lockReadableGroup } from '../access.ts'
import { findCommentFacts } from '../comments/queries.ts'
import { lockPost, type PostGroup } from '../queries.ts'
import { removeCommentWithReports, removePostWithReports } from '../removing.ts'
import {
  addCommentReport,
  addPostReport,
  dismissReport,
  findOwnReport,
  findReport,
  lockReport,
  type ReportRow,
  readReport,
} from './queries.ts'

interface Reported {
  report: ReportRow
  isNew: boolean
}

export const reportPost = (db: Db, actor: Actor, groupId: number, postId: number, reason: string) =>
  db.transaction(async (tx): Promise<Reported> => {
    const { group } = await lockReadableGroup(tx, actor, groupId)
    if (!(await lockPost(tx, groupId, postId))) throw notFound('post_not_found')
    const added = await addPostReport(tx, { groupId, postId, userId: actor.id, reason })
    const report = added ?? (await findOwnReport(tx, actor.id, 'post', postId))
    if (!report) throw notFound('post_not_found')
    if (added) await notifyOfReport(tx, group, added.id, actor)
    return { report, isNew: added !== undefined }
  })

export const reportComment = (db: Db, actor: Actor, groupId: number, commentId: number, reason: string) =>
  db.transaction(async (tx): Promise<Reported> => {
    const { group } = await lockReadableGroup(tx, actor, groupId)
    const comment = await findCommentFacts(tx, groupId, commentId)
    if (!comment) throw notFound('comment_not_found')
    await lockPost(tx, groupId, comment.post_id)
    const added = await addCommentReport(tx, { groupId, commentId, userId: actor.id, reason })
    const report = added ?? (await findOwnReport(tx, actor.id, 'comment', commentId))
    if (!report) throw notFound('comment_not_found')
    if (added) await notifyOfReport(tx, group, added.id, actor)
    return { report, isNew: added !== undefined }
  })

/** Whoever may decide about it hears of it at once, but not what was said, nor by whom. */
const notifyOfReport = async (tx: Db, group: PostGroup, reportId: number, by: Actor) =>
  notify(tx, {
    kind: 'report_received',
    to: { users: await listManagers(tx, group, { except: by.id }) },
    params: await placeOf(tx, group),
    data: { group_id: group.id, report_id: reportId },
  })

/** Whose reports the caller reviews; 404 for an organization that is not theirs, 403 when there is nothing. */
export async function requireModerated(db: Db, actor: Actor, organizationId: number | undefined): Promise<Managed> {
  if (organizationId !== undefined && !actor.roles.has(organizationId)) throw notFound('organization_not_found')
  const managed = await findManaged(db, actor, organizationId === undefined ? undefined : [organizationId])
  if (!managesAnything(managed)) throw forbidden('only_moderators_see_reports')
  return managed
}

/** What has been decided stays as it is. */
export const resolveReport = (db: Db, caller: Actor, reportId: number, action: 'remove' | 'dismiss') =>
  db.transaction(async (tx): Promise<ReportRow> => {
    const actor = await lockRoles(tx, caller)
    const found = await findReport(tx, actor.id, organizationsOf(actor), reportId)
    if (!found) throw notFound('report_not_found')
    if (!canManageGroup(actor, found)) throw forbidden('only_group_admins_decide_reports')
    if (found.post_id) await lockPost(tx, found.group_id, found.post_id)
    const report = await lockReport(tx, reportId)
    if (report.status !== 'open') return report
    const group = { id: found.group_id, organization_id: found.organization_id }
    if (action === 'dismiss') await dismissReport(tx, reportId, actor.id)
    else if (report.kind === 'comment') await removeCommentWithReports(tx, { group, id: report.comment_id!, moderator: actor })
    else await removePostWithReports(tx, { group, id: report.post_id!, moderator: actor })
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: 'report.resolved',
      subject: ['report', reportId],
      details: { group_id: group.id, action },
    })
    return readReport(tx, reportId)
  })
