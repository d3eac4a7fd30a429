// What a story begins with: an organization, people signed in, groups. Whatever the story does not mention is filled in.

import type { OrganizationRole } from '#features/accounts/actor.ts'
import { addUser } from '#features/accounts/queries.ts'
import { issueToken } from '#features/accounts/signing-in.ts'
import { findGlobalGroups } from '#features/groups/queries.ts'
import { createOrganization } from '#features/organizations/creating.ts'
import { addOrganizationMember } from '#features/organizations/members/queries.ts'
import { saveSubscription } from '#features/organizations/queries.ts'
import { hashPassword } from '#platform/passwords.ts'
import type { Services } from '#src/services.ts'
import type { Answer, App, SendOptions } from './app.ts'

export const PASSWORD = 'correct horse battery staple'
const passwordHash = hashPassword(PASSWORD)
let counter = 0
/** A word that nothing else in this file is called. */
export const unique = (word: string) => `${word} ${++counter}`
/** For the next file in this process: names are those that it has alone, and in their order. */
export function countAnew() {
  counter = 0
}
const uniqueEmail = (word: string) => `${word.toLowerCase().replace(/[^a-z]+/g, '-')}-${++counter}@example.org`

export type Call = (path: string, body?: unknown, options?: SendOptions) => Promise<Answer>

export interface Person {
  id: number
  name: string
  email: string
  token: string
  get: (path: string, options?: SendOptions) => Promise<Answer>
  post: Call
  put: Call
  patch: Call
  delete: (path: string, options?: SendOptions) => Promise<Answer>
}

export interface Organization {
  id: number
  name: string
  global_group_id: number
  prayer_group_id: number
  admin: Person
}

/** The service in this process, or one of its own with a way into its database. */
export type Reach = Pick<App, 'request'> & { services: Pick<Services, 'db'> }

export function given(app: Reach) {
  const { db } = app.services

  const asPerson = (person: { id: number; name: string; email: string; token: string }): Person => {
    const call =
      (method: string): Call =>
      (path, body, options = {}) =>
        app.request(method, path, { token: person.token, ...options, body })
    const plain =
      (method: string) =>
      (path: string, options: SendOptions = {}) =>
        app.request(method, path, { token: person.token, ...options })
    return { ...person, get: plain('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: plain('DELETE') }
  }

  /** An organization with its admin, subscribed unless `plan` is none. */
  async function organization({
    name = unique('Chapel'),
    timezone = 'UTC',
    locale = null,
    plan = 'pro',
  }: {
    name?: string
    timezone?: string
    locale?: string | null
    plan?: 'pro' | 'none'
  } = {}): Promise<Organization> {
    const founded = await db.transaction(async (tx) => {
      const made = (await createOrganization(tx, {
        name,
        timezone,
        locale,
        admin: { name: 'Ada Admin', email: uniqueEmail('ada'), passwordHash: await passwordHash },
      }))!
      if (plan === 'pro') await saveSubscription(tx, { organizationId: made.id }, 'active', null)
      return { ...made, ...(await findGlobalGroups(tx, made.id)) }
    })
    return { ...founded, admin: asPerson({ ...founded.admin, token: await issueToken(db, founded.admin.id, null) }) }
  }

  /** Someone signed in: of an organization, where one is given, else of none. */
  async function person({
    of,
    role = 'member',
    name = unique('Person'),
    timezone = null,
    locale = null,
  }: {
    of?: Organization
    role?: OrganizationRole
    name?: string
    timezone?: string | null
    locale?: string | null
  } = {}): Promise<Person> {
    const user = (await addUser(db, { name, email: uniqueEmail(name), passwordHash: await passwordHash, timezone, locale }))!
    if (of) await addOrganizationMember(db, of.id, user.id, role)
    return asPerson({ ...user, token: await issueToken(db, user.id, null) })
  }

  /** `count` people of an organization. */
  const people = (count: number, of: Organization) => Promise.all(Array.from({ length: count }, () => person({ of })))

  /** A program of an organization, with a key that has these scopes; asked like a person, though it is none. */
  async function program(of: Organization, ...scopes: string[]): Promise<Person> {
    const { status, body, text } = await of.admin.post(`/organizations/${of.id}/api-keys`, { name: 'Church office', scopes })
    if (status !== 201) throw new Error(`given.program: ${status} ${text}`)
    return asPerson({ id: body.data.id, name: body.data.name, email: '', token: body.key })
  }

  /** A group as its founder sees it; active when `by` may lead. */
  async function group({ by, of, ...fields }: { by: Person; of: Organization; [field: string]: unknown }) {
    const { status, body, text } = await by.post('/groups', { name: unique('Group'), organization_id: of.id, ...fields })
    if (status !== 201) throw new Error(`given.group: ${status} ${text}`)
    return (await by.get(`/groups/${body.data.id}`)).body.data
  }

  return { organization, person, people, program, group, asPerson, nobody: asPerson({ id: 0, name: '', email: '', token: '' }) }
}
