// The first run: whoever has the code from the terminal makes the first organization and its admin, once.
import { requireHardToGuess } from '#features/accounts/passwords.ts'
import { issueToken } from '#features/accounts/signing-in.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, invalid, notFound } from '#platform/http/errors.ts'
import { hashPassword } from '#platform/passwords.ts'
import { foundOrganization } from '../creating.ts'
import { isSetupCode } from './code.ts'
import { isSetupDue, lockOrganizations } from './queries.ts'

interface Setup {
  code: string
  organization_name: string
  timezone: string
  locale?: string | null
  name: string
  email: string
  password: string
}

/** As at the command line, with a session for the admin. */
export async function setUp(db: Db, sent: Setup, device: string | null) {
  const { code, organization_name, timezone, locale = null, name, email, password } = sent
  if (!(await isSetupCode(db, code))) throw forbidden('wrong_setup_code')
  await requireHardToGuess(password, [name, email, organization_name])
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await lockOrganizations(tx)
    await requireSetupDue(tx)
    const founded = await foundOrganization(tx, { name: organization_name, timezone, locale, admin: { name, email, passwordHash } }, 'pro')
    if (!founded) throw invalid({ email: [{ rule: 'email_taken' }] })
    return { ...founded, token: await issueToken(tx, founded.admin.id, device, { kind: 'session' }) }
  })
}

/** Afterwards the address is one that is not there. */
export async function requireSetupDue(db: Db) {
  if (!(await isSetupDue(db))) throw notFound('address_not_found')
}
