// Taking words away: by whoever wrote them, or by those who moderate, which is then written down. Both need the lock of the post.
import type { Actor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { cleanUp } from '#features/media/jobs.ts'
import type { Db } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { removeComment } from './comments/queries.ts'
import { removePost } from './queries.ts'
import { closeReports } from './reports/queries.ts'

interface Removal {
  group: { id: number; organization_id: number }
  id: number
  /** Null: its author. */
  moderator: Actor | null
}

/** A post goes with its comments and likes, and what is reported about them is closed. */
export async function removePostWithReports(tx: Db, { group, id, moderator }: Removal) {
  await closeReports(tx, 'post', id, moderator?.id ?? null)
  if ((await removePost(tx, id)) > 0) await queueJob(tx, cleanUp, {}) // their files
  if (moderator) await auditRemoval(tx, group, moderator, 'post', id)
}

/** Answers to a comment stay. False when it is gone already. */
export async function removeCommentWithReports(tx: Db, { group, id, moderator }: Removal): Promise<boolean> {
  await closeReports(tx, 'comment', id, moderator?.id ?? null)
  const removed = await removeComment(tx, id)
  if (removed > 0 && moderator) await auditRemoval(tx, group, moderator, 'comment', id)
  return removed > 0
}

const auditRemoval = (tx: Db, group: Removal['group'], by: Actor, kind: 'post' | 'comment', id: number) =>
  recordAudit(tx, {
    organizationId: group.organization_id,
    by,
    action: `${kind}.removed`,
    subject: [kind, id],
    details: { group_id: group.id },
  })
