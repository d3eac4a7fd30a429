// Sending the admins of an organization what happens in a pair: one's own words, and copies of the notes that one chose. The other learns nothing of it.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import { listAdminsBut } from '#features/organizations/members/queries.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { findName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, notFound } from '#platform/http/errors.ts'
import { TooManyReports } from '../errors.ts'
import { REPORTS_A_DAY } from '../limits.ts'
import { lockOwn } from '../policy.ts'
import { addReport, addReportedNotes, closeReport, countReportsToday } from './queries.ts'

interface Wish {
  reason: string
  note_ids?: number[]
  private_note_ids?: number[]
}

/** At any time: while it is asked, and after it has ended. `isRead`: whether there is an admin but the two. */
export const reportPair = (db: Db, actor: Actor, pairId: number, { reason, note_ids = [], private_note_ids = [] }: Wish) =>
  db.transaction(async (tx) => {
    await lockRoles(tx, actor)
    const pair = await lockOwn(tx, actor.id, pairId)
    if ((await countReportsToday(tx, actor.id)) >= REPORTS_A_DAY) throw new TooManyReports({ max: REPORTS_A_DAY })
    const organizationId = pair.organization_id
    const report = await addReport(tx, { pairId, organizationId, userId: actor.id, reason })
    const chosen = { id: report.id, pairId, userId: actor.id, noteIds: note_ids, privateNoteIds: private_note_ids }
    if ((await addReportedNotes(tx, chosen)) < note_ids.length + private_note_ids.length) throw invalidChoice('note_ids')
    const admins = await listAdminsBut(tx, organizationId, [pair.mentor_id, pair.mentee_id])
    await notify(tx, {
      kind: 'pair_report_received',
      to: { users: admins },
      params: { organization: await findName(tx, organizationId) },
      data: { report_id: report.id, organization_id: organizationId },
    })
    return { report, isRead: admins.length > 0 }
  })

/** An admin has seen to it. To close it again changes nothing. */
export const resolvePairReport = (db: Db, caller: Actor, organizationId: number, reportId: number) =>
  db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    requireAdmin(actor, organizationId)
    const closed = await closeReport(tx, organizationId, reportId, actor.id)
    if (!closed) throw notFound('report_not_found')
    const { was_open, ...report } = closed
    if (was_open)
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'pair-report.closed',
        subject: ['pair-report', reportId],
        details: { pair_id: report.pair_id },
      })
    return report
  })
