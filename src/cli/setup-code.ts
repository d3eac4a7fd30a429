// The code of the first run, for the operator who lost it.
import { setupCode } from '#features/organizations/first-run/code.ts'
import { isSetupDue } from '#features/organizations/first-run/queries.ts'
import { CommandFailed } from './errors.ts'
import { printResult, withDatabase } from './with-data.ts'

export async function setupCodeCommand(options: { json?: boolean }) {
  const code = await withDatabase(async (db) => {
    if (!(await isSetupDue(db))) throw new CommandFailed('There is an organization already.')
    return setupCode(db)
  })
  printResult({ code }, options, `Set the first organization up with the code ${code}`)
}
