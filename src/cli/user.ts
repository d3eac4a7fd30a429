// Creating accounts, turning people away, letting them in again, and new passwords.

import { setPassword } from '#features/accounts/passwords.ts'
import { addUser, listAccountsByIdOrEmail, listGuessableWords } from '#features/accounts/queries.ts'
import { resetSecondFactor } from '#features/accounts/second-factor/changing.ts'
import { restoreAccount, suspendAccount } from '#features/accounts/suspending.ts'
import type { Action } from '#features/audit-log/actions.ts'
import { recordAccountAudit } from '#features/audit-log/audit.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { addOrganizationMember } from '#features/organizations/members/queries.ts'
import { findOrganizationName } from '#features/organizations/queries.ts'
import { notifyOfNewAdmin } from '#features/organizations/telling.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { AdminMustBeReplaced, LeadersMustBeReplaced } from '#features/personal-data/errors.ts'
import { isTimeZone } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { isEmail } from '#platform/http/formats.ts'
import { onOneTerminalLine } from '#platform/terminal.ts'
import { isLongerThan, normalizedName, trimmedNfc } from '#platform/typed-text.ts'
import { canonicalLocale } from '#words/languages.ts'
import { readConfig } from '../config.ts'
import { CommandFailed, UsageError } from './errors.ts'
import { asTold, choosePassword, readGivenPassword } from './password.ts'
import { printResult, withDatabase } from './with-data.ts'

/** The name and address as they are kept. Wrong usage when they can't be anyone's. */
export function checkPerson({ name, email }: { name: string; email: string }) {
  const address = trimmedNfc(email)
  if (!isEmail(address) || isLongerThan(address, 254)) throw new UsageError(`${address} is no e-mail address.`)
  return { name: checkName('The name', name), email: address }
}

/** A name as it is kept. */
export function checkName(what: string, given: string): string {
  const name = normalizedName(given, 255)
  if (name === undefined) throw new UsageError(`${what} must have 1 to 255 characters.`)
  return name
}

/** A language as it is kept; null where none was named. */
export function checkLocale(given: string | undefined): string | null {
  if (given === undefined) return null
  const locale = canonicalLocale(given)
  if (locale === undefined || locale.length > 35) throw new UsageError(`${given} is no language tag (BCP 47)`)
  return locale
}

interface Creating {
  organization: number
  name: string
  email: string
  password?: string
  passwordStdin?: boolean
  timezone?: string
  locale?: string
  role: 'member' | 'leadership' | 'admin'
  json?: boolean
}

export async function createUser(options: Creating) {
  const { role, organization, timezone = null } = options
  if (timezone && !isTimeZone(timezone)) throw new UsageError(`${timezone} is no time zone`)
  const locale = checkLocale(options.locale)
  const person = checkPerson(options)
  const given = await readGivenPassword({ ...options, given: options.password })
  const { user, chosen } = await withDatabase(async (db) => {
    const church = await findOrganizationName(db, organization)
    if (church === undefined) throw new CommandFailed(`There is no organization ${organization}.`, 'not_found')
    const chosen = await choosePassword(given, options, [person.name, person.email, church])
    const user = await db.transaction(async (tx) => {
      const added = await addUser(tx, { ...person, passwordHash: chosen.passwordHash, timezone, locale })
      if (!added) throw new CommandFailed(`There is an account with the address ${person.email} already.`, 'address_taken')
      await addOrganizationMember(tx, organization, added.id, role)
      await recordAccountAudit(tx, { by: 'operator', action: 'account.created', userId: added.id, details: { role } })
      if (role === 'admin') await notifyOfNewAdmin(tx, organization, added.id, 'operator')
      return added
    })
    return { user, chosen }
  })
  printResult({ ...user, password: chosen.password, role }, options, `${user.name} signs in with ${user.email} and ${asTold(chosen)}`)
}

export async function suspendUser(given: string, options: { json?: boolean }) {
  const { id, name, email } = await withAccount(given, auditedAs('account.suspended', suspendAccount))
  printResult({ id, name, email, status: 'suspended' }, options, `${name} is suspended: every sign-in has ended.`)
}

export async function restoreUser(given: string, options: { json?: boolean }) {
  const { id, name, email } = await withAccount(given, auditedAs('account.restored', restoreAccount))
  printResult({ id, name, email, status: 'active' }, options, `${name} may sign in again.`)
}

export async function eraseUser(given: string, options: { json?: boolean }) {
  const listed = (things: { id: number; name: string }[]) => things.map(({ id, name }) => `${onOneTerminalLine(name)} (${id})`).join(', ')
  const { id, name, email } = await withAccount(given, async (db, userId) => {
    try {
      await eraseAccount(db, userId, 'operator', groupLimits({ config: readConfig() }))
    } catch (error) {
      if (error instanceof LeadersMustBeReplaced)
        throw new CommandFailed(`Somebody else must first lead: ${listed(error.fields.groups)}.`, 'must_be_replaced')
      if (error instanceof AdminMustBeReplaced)
        throw new CommandFailed(`Somebody else must first become an admin of: ${listed(error.fields.organizations)}.`, 'must_be_replaced')
      throw error
    }
  })
  printResult({ id, name, email, status: 'erased' }, options, `The account of ${name} is erased.`)
}

const auditedAs = (action: Action, change: (db: Db, userId: number) => Promise<unknown>) => (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    await change(tx, userId)
    await recordAccountAudit(tx, { by: 'operator', action, userId })
  })

const withAccount = (given: string, change: (db: Db, userId: number) => Promise<unknown>) =>
  withDatabase(async (db) => {
    const account = await requireAccount(db, given)
    await change(db, account.id)
    return account
  })

export async function setUserPassword(given: string, options: { password?: string; passwordStdin?: boolean; json?: boolean }) {
  const wanted = await readGivenPassword({ ...options, given: options.password })
  let password: string | undefined
  let told = ''
  const { id, name, email } = await withAccount(given, async (db, userId) => {
    const chosen = await choosePassword(wanted, options, await listGuessableWords(db, userId))
    password = chosen.password
    told = asTold(chosen)
    await auditedAs('account.password-set', (tx) => setPassword(tx, userId, chosen.passwordHash))(db, userId)
  })
  printResult({ id, name, email, password }, options, `${name} now signs in with ${told}; every sign-in has ended.`)
}

export async function resetUserSecondFactor(given: string, options: { json?: boolean }) {
  const { id, name, email } = await withAccount(given, async (db, userId) => {
    if (!(await resetSecondFactor(db, userId))) throw new CommandFailed('This account has no second factor.')
  })
  printResult({ id, name, email, second_factor: null }, options, `${name} signs in with the password alone again; every sign-in has ended.`)
}

/** The account with this e-mail address or id. When several accounts have the same unproven address, none is guessed. */
export async function requireAccount(db: Db, given: string) {
  const id = /^\d{1,15}$/.test(given) ? Number(given) : null
  const accounts = await listAccountsByIdOrEmail(db, { id, email: trimmedNfc(given) }, 20)
  const [account] = accounts
  if (!account) throw new CommandFailed(`There is no account with the ${id === null ? 'address' : 'id'} ${given}.`, 'not_found')
  if (accounts.length > 1 && !account.is_proven) {
    const listed = accounts.map(({ id, name }) => `${id} (${onOneTerminalLine(name)})`).join(', ')
    throw new CommandFailed(
      `Several accounts were made with the address ${given}, and none has proven it. Name one by its id: ${listed}.`,
      'ambiguous_account',
    )
  }
  return account
}
