// Bringing a deleted group back.
import { groupLimits } from '#features/groups/limits.ts'
import { restoreGroupAsOperator } from '#features/groups/restoring.ts'
import { readConfig } from '../config.ts'
import { CommandFailed } from './errors.ts'
import { printResult, withDatabase } from './with-data.ts'

export async function restoreGroup(id: number, options: { json?: boolean }) {
  const group = await withDatabase((db) => restoreGroupAsOperator(db, id, groupLimits({ config: readConfig() })))
  if (!group) throw new CommandFailed(`There is no deleted group ${id}.`, 'not_found')
  printResult(group, options, `${group.name} is back, with its members and all that was written in it.`)
}
