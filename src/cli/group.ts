// Bringing a deleted group back.
import { recordAudit } from '#features/audit-log/audit.ts'
import { giveSeats } from '#features/groups/jobs.ts'
import { restoreDeleted } from '#features/groups/queries.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { CommandFailed } from './errors.ts'
import { printResult, withDatabase } from './with-data.ts'

export async function restoreGroup(id: number, options: { json?: boolean }) {
  const group = await withDatabase((db) =>
    db.transaction(async (tx) => {
      const restored = await restoreDeleted(tx, id)
      if (!restored) throw new CommandFailed(`There is no deleted group ${id}.`)
      await queueJob(tx, giveSeats, { organization_id: restored.organization_id }) // those that became free meanwhile
      await recordAudit(tx, { by: 'operator', action: 'group.restored', organizationId: restored.organization_id, subject: ['group', id] })
      return restored
    }),
  )
  printResult(group, options, `${group.name} is back, with its members and all that was written in it.`)
}
