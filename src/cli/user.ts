// Making accounts, turning people away, letting them in again, and new passwords.

import { passwordFault, setPassword } from '#features/accounts/passwords.ts'
import { addUser, type Credentials, findCredentials } from '#features/accounts/queries.ts'
import { restoreAccount, suspendAccount } from '#features/accounts/suspending.ts'
import { type Action, auditAccount } from '#features/audit-log/audit.ts'
import { addOrganizationMember, organizationExists } from '#features/organizations/queries.ts'
import { tellOfNewAdmin } from '#features/organizations/telling.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { AdminMustBeReplaced, LeaderMustBeReplaced } from '#features/personal-data/errors.ts'
import { isTimeZone } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { isEmail } from '#platform/http/input.ts'
import { hashPassword, newPassword } from '#platform/passwords.ts'
import { asName, composed, isLongerThan } from '#platform/typed-text.ts'
import { CommandFailed, WrongUsage } from './cli.ts'
import { print, withData } from './with-data.ts'

/** The name and address as they are kept. Wrong usage when they, or the password, can't be anyone's. */
export function checkPerson({ name, email, password }: { name: string; email: string; password: string }) {
  const address = composed(email)
  if (!isEmail(address) || isLongerThan(address, 254)) throw new WrongUsage(`${address} is no e-mail address.`)
  checkPassword(password)
  return { name: checkName('The name', name), email: address }
}

/** A name as it is kept. */
export function checkName(what: string, given: string): string {
  const name = asName(given, 255)
  if (name === undefined) throw new WrongUsage(`${what} must have 1 to 255 characters.`)
  return name
}

function checkPassword(password: string) {
  const fault = passwordFault(password)
  if (fault) throw new WrongUsage(`The password ${fault}.`)
}

interface Creating {
  organization: number
  name: string
  email: string
  password?: string
  timezone?: string
  role: 'member' | 'leadership' | 'admin'
  json?: boolean
}

export async function createUser(options: Creating) {
  const { role, organization, timezone = null } = options
  if (timezone && !isTimeZone(timezone)) throw new WrongUsage(`${timezone} is no time zone`)
  const password = options.password ?? newPassword()
  const person = checkPerson({ ...options, password })
  const passwordHash = await hashPassword(password)
  const user = await withData((db) =>
    db.transaction(async (tx) => {
      if (!(await organizationExists(tx, organization))) throw new CommandFailed(`There is no organization ${organization}.`)
      const added = await addUser(tx, { ...person, passwordHash, timezone })
      if (!added) throw new CommandFailed(`There is an account with the address ${person.email} already.`)
      await addOrganizationMember(tx, organization, added.id, role)
      await auditAccount(tx, { by: 'operator', action: 'account.created', userId: added.id, details: { role } })
      if (role === 'admin') await tellOfNewAdmin(tx, organization, added.id, 'operator')
      return added
    }),
  )
  print({ ...user, password, role }, options, `${user.name} signs in with ${user.email} and ${password}`)
}

export async function suspendUser(given: string, options: { json?: boolean }) {
  const { id, name, email } = await withAccount(given, auditedAs('account.suspended', suspendAccount))
  print({ id, name, email, status: 'suspended' }, options, `${name} is suspended: every sign-in has ended.`)
}

export async function restoreUser(given: string, options: { json?: boolean }) {
  const { id, name, email } = await withAccount(given, auditedAs('account.restored', restoreAccount))
  print({ id, name, email, status: 'active' }, options, `${name} may sign in again.`)
}

export async function eraseUser(given: string, options: { json?: boolean }) {
  const listed = (things: { id: number; name: string }[]) => things.map(({ id, name }) => `${name} (${id})`).join(', ')
  const { id, name, email } = await withAccount(given, async (db, userId) => {
    try {
      await eraseAccount(db, userId, 'operator')
    } catch (error) {
      if (error instanceof LeaderMustBeReplaced) throw new CommandFailed(`Somebody else must first lead: ${listed(error.fields.groups)}.`)
      if (error instanceof AdminMustBeReplaced)
        throw new CommandFailed(`Somebody else must first become an admin of: ${listed(error.fields.organizations)}.`)
      throw error
    }
  })
  print({ id, name, email, status: 'erased' }, options, `The account of ${name} is erased.`)
}

const auditedAs = (action: Action, change: (db: Db, userId: number) => Promise<unknown>) => (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    await change(tx, userId)
    await auditAccount(tx, { by: 'operator', action, userId })
  })

const withAccount = (email: string, change: (db: Db, userId: number) => Promise<unknown>) =>
  withData(async (db) => {
    const account = await demandAccount(db, email)
    await change(db, account.id)
    return account
  })

export async function setUserPassword(given: string, options: { password?: string; json?: boolean }) {
  const password = options.password ?? newPassword()
  checkPassword(password)
  const passwordHash = await hashPassword(password)
  const { id, name, email } = await withAccount(
    given,
    auditedAs('account.password-set', (db, userId) => setPassword(db, userId, passwordHash)),
  )
  print({ id, name, email, password }, options, `${name} now signs in with ${password}; every sign-in has ended.`)
}

export async function demandAccount(db: Db, email: string): Promise<Credentials> {
  const account = await findCredentials(db, email)
  if (!account) throw new CommandFailed(`There is no account with the address ${email}.`)
  return account
}
