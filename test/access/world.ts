// Two organizations with one of everything in each, so that every route can be called by everybody on something that is there.
import { saveSubscription } from '#features/organizations/queries.ts'
import type { App } from '../app.ts'
import { given as givenFor, type Organization, type Person } from '../given.ts'
import { type Belongings, givenBelongings, type Owner } from './belongings.ts'

export interface World {
  church: Organization
  /** The stranger's. */
  elsewhere: Organization
  /** Of the one without subscription. */
  poor: Organization
  /** Whoever may call. Their names are the columns of docs/access.md. */
  callers: Record<Caller, Person>
  /** What somebody in the church has, who is none of the callers; the group admin and the group member are in their groups. */
  ids: Belongings
  /** A code with which one joins a group of the church. */
  openCode: string
}

export const callerNames = [
  'nobody',
  'without subscription',
  'stranger',
  'member',
  'group member',
  'group admin',
  'leader',
  'admin',
] as const
export type Caller = (typeof callerNames)[number]

export async function buildWorld(app: App): Promise<World> {
  const given = givenFor(app)
  const church = await given.organization({ name: 'Access Chapel' })
  const elsewhere = await given.organization({ name: 'Elsewhere Chapel' })
  const poor = await given.organization({ name: 'Poor Chapel', plan: 'none' })
  const { admin } = church
  const [leader, member, groupMember, groupAdmin, groupLeader, target] = await Promise.all([
    given.person({ of: church, role: 'leadership', name: 'Lea Leader' }),
    given.person({ of: church, name: 'Max Member' }),
    given.person({ of: church, name: 'Gus Groupmember' }),
    given.person({ of: church, name: 'Gia Groupadmin' }),
    given.person({ of: church, role: 'leadership', name: 'Gil Groupleader' }),
    given.person({ of: church, name: 'Tim Target' }),
  ])
  const open = await given.group({ by: groupLeader, of: church })
  const ids = await givenBelongings(app, { person: target, of: church })
  for (const id of [ids['group'], ids['closedGroup']]) {
    for (const person of [groupMember, groupAdmin]) {
      const { body } = await person.post('/groups/join-request', { group_id: id })
      await admin.post(`/groups/join-requests/${body.request.id}/accept`)
    }
    await admin.put(`/groups/${id}/members/${groupAdmin.id}`, { role: 'admin' })
  }
  return {
    church,
    elsewhere,
    poor,
    callers: {
      nobody: given.nobody,
      'without subscription': poor.admin,
      stranger: elsewhere.admin,
      member,
      'group member': groupMember,
      'group admin': groupAdmin,
      leader,
      admin,
    },
    ids,
    openCode: open.code,
  }
}

/** Whose things a request is about, as its caller sees it. */
export const whose = ['own', 'another’s', 'elsewhere'] as const
export type Whose = (typeof whose)[number]
export type Possessions = Record<Caller, Record<Whose, Belongings>>

/** What each of the callers has, what another of their organization has, and what somebody of another organization has. */
export async function buildPossessions(app: App, { church, elsewhere, poor, callers, ids }: World): Promise<Possessions> {
  const given = givenFor(app)
  const inChurch = async (caller: Caller, role: Partial<Owner> = {}) => ({
    own: await givenBelongings(app, { person: callers[caller], of: church, ...role }),
    'another’s': ids,
    elsewhere: theirs,
  })
  const theirs = await givenBelongings(app, { person: await given.person({ of: elsewhere }), of: elsewhere })
  const strangers = await givenBelongings(app, { person: callers.stranger, of: elsewhere, as: 'admin' })
  // They had a subscription when they did all this.
  const subscribe = (status: string) => saveSubscription(app.services.db, { organizationId: poor.id }, status, null)
  await subscribe('active')
  const before = await givenBelongings(app, { person: callers['without subscription'], of: poor, as: 'admin' })
  const besides = await givenBelongings(app, { person: await given.person({ of: poor }), of: poor })
  await subscribe('canceled')
  return {
    nobody: { own: ids, 'another’s': ids, elsewhere: theirs },
    'without subscription': { own: before, 'another’s': besides, elsewhere: ids },
    stranger: { own: strangers, 'another’s': theirs, elsewhere: ids },
    member: await inChurch('member'),
    'group member': await inChurch('group member'),
    'group admin': await inChurch('group admin', { inGroup: 'admin' }),
    leader: await inChurch('leader', { as: 'leadership' }),
    admin: await inChurch('admin', { as: 'admin' }),
  }
}
