// Creating and renaming an organization, and its limits.
import { recordAudit } from '#features/audit-log/audit.ts'
import { giveSeats } from '#features/groups/jobs.ts'
import { findGlobalGroups } from '#features/groups/queries.ts'
import { foundOrganization } from '#features/organizations/creating.ts'
import { findOrganizationName, lockSettings, saveLimits, saveSettings } from '#features/organizations/queries.ts'
import { isTimeZone } from '#platform/clock.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { CommandFailed, UsageError } from './errors.ts'
import { asTold, choosePassword, readGivenPassword } from './password.ts'
import { checkLocale, checkName, checkPerson } from './user.ts'
import { printResult, withDatabase } from './with-data.ts'

interface NewOrganization {
  name: string
  adminName: string
  adminEmail: string
  adminPassword?: string
  passwordStdin?: boolean
  timezone: string
  locale?: string
  plan: 'pro' | 'none'
  json?: boolean
}

export async function create(options: NewOrganization) {
  if (!isTimeZone(options.timezone)) throw new UsageError(`${options.timezone} is no time zone`)
  const locale = checkLocale(options.locale)
  const name = checkName('The organization’s name', options.name)
  const person = checkPerson({ name: options.adminName, email: options.adminEmail })
  const given = await readGivenPassword({ ...options, given: options.adminPassword })
  const chosen = await choosePassword(given, options, [person.name, person.email, name])
  const made = await withDatabase((db) =>
    db.transaction(async (tx) => {
      const { timezone, plan } = options
      const created = await foundOrganization(tx, { name, timezone, locale, admin: { ...person, passwordHash: chosen.passwordHash } }, plan)
      if (!created) throw new CommandFailed(`There is an account with the address ${person.email} already.`, 'address_taken')
      const { admin, ...organization } = created
      return { ...organization, ...(await findGlobalGroups(tx, created.id)), admin }
    }),
  )
  const result = { ...made, admin: { ...made.admin, password: chosen.password } }
  printResult(
    result,
    options,
    `${made.name} is created (organization ${made.id}). ${person.name} signs in with ${person.email} and ${asTold(chosen)}`,
  )
}

interface Limits {
  maxGroupMembers?: number
  maxGroupsPerLeader?: number
  enforceLeaderQualifications?: boolean
  publishForEveryone?: boolean
  json?: boolean
}

export async function setOrganization(id: number, options: Limits) {
  const { maxGroupMembers, maxGroupsPerLeader, enforceLeaderQualifications, publishForEveryone } = options
  const organization = await withDatabase((db) =>
    db.transaction(async (tx) => {
      const changed = await saveLimits(tx, id, options)
      if (changed) {
        await queueJob(tx, giveSeats, { organization_id: id })
        await recordAudit(tx, {
          organizationId: id,
          by: 'operator',
          action: 'organization.limits-changed',
          subject: ['organization', id],
          details: {
            max_group_members: maxGroupMembers,
            max_groups_per_leader: maxGroupsPerLeader,
            enforce_leader_qualifications: enforceLeaderQualifications,
            publish_for_everyone: publishForEveryone,
          },
        })
      }
      return changed
    }),
  )
  if (!organization) throw new CommandFailed(`There is no organization ${id}.`, 'not_found')
  printResult(
    organization,
    options,
    `${organization.name}: ${organization.max_group_members ?? 'the usual number of'} members a group, ${organization.max_groups_per_leader ?? 'the usual number of'} groups a leader${organization.publish_for_everyone ? '' : ', publishes for its own people only'}`,
  )
}

export async function renameOrganization(id: number, given: string, options: { json?: boolean }) {
  const name = checkName('The organization’s name', given)
  const before = await withDatabase((db) =>
    db.transaction(async (tx) => {
      if ((await findOrganizationName(tx, id)) === undefined) throw new CommandFailed(`There is no organization ${id}.`, 'not_found')
      const { name: before } = await lockSettings(tx, id)
      if (before === name) return before
      await saveSettings(tx, id, { name })
      await recordAudit(tx, {
        organizationId: id,
        by: 'operator',
        action: 'organization.changed',
        subject: ['organization', id],
        details: { fields: ['name'] },
      })
      return before
    }),
  )
  printResult({ id, name, before }, options, `${before} is called ${name} now.`)
}
