// One person with two accounts moves memberships and progress from one to the other. What they wrote stays where it is. What moves, and why not more:
// docs/decisions/0017-two-accounts.md.
import type { Static } from 'typebox'
import { moveKeys } from '#features/api-keys/merging/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { awardBadges } from '#features/badges/awarding.ts'
import { moveBadges } from '#features/badges/merging/queries.ts'
import { moveChallenges } from '#features/challenges/merging/queries.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { lockGroupsThen } from '#features/groups/members/queries.ts'
import { listRolesInGroupsToLose, moveMemberships, moveWaits } from '#features/groups/merging/queries.ts'
import { giveFreeSeats } from '#features/groups/waits/seating.ts'
import { moveAnswers, moveAttendance } from '#features/meetings/merging/queries.ts'
import { listOrganizationsOfPairs } from '#features/one-to-one/queries.ts'
import { lockPlaces } from '#features/organizations/members/queries.ts'
import { joinInstead, leaveInstead, listPlacesToMove, listSuspensionsOf, moveAdminsWork } from '#features/organizations/merging/queries.ts'
import { copyBlocks } from '#features/posts/merging/queries.ts'
import { listCareTeamsOf } from '#features/prayer-requests/care/queries.ts'
import { lockTrainingsToMove, moveAssignments, moveTrainings } from '#features/trainings/merging/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'
import { defineJob, queueJob } from '#platform/jobs/jobs.ts'
import { requireMergeable, wrongCredentials, wrongPassword } from './proving.ts'
import { beginMoving, lockAccounts } from './queries.ts'
import type { AccountMerge, ReasonToStay } from './schemas.ts'

/** Tells the owner of an account that it was merged with another one of theirs. */
export const accountsMerged = defineJob<{ user_id: number; other_id: number; stays: boolean }>('personal-data.accounts-merged', {
  maxAttempts: 8,
})

/** Tells the owner of an account that somebody with its password looked at what would move from it. */
export const mergeSeen = defineJob<{ user_id: number; other_id: number }>('personal-data.merge-seen', { maxAttempts: 8 })

export type Merge = Omit<Static<typeof AccountMerge>, 'account'>

/** The hashes of the passwords that were right, and whether addresses must be proven. */
export interface Proof {
  from: string
  to: string
  sendsMail: boolean
}

/** What merging would do: it is done, and undone. */
export async function previewMerge(db: Db, accounts: Moving, proof: Proof, limits: GroupLimits): Promise<Merge> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await moveAll(tx, accounts, proof, limits))
    })
  } catch (undone) {
    if (undone instanceof Undone) return undone.merge
    throw undone
  }
}

class Undone extends Error {
  readonly merge: Merge
  constructor(merge: Merge) {
    super('A preview')
    this.merge = merge
  }
}

/** Moves what can move, and tells both addresses if there was anything. */
export const mergeAccounts = (db: Db, accounts: Moving, proof: Proof, limits: GroupLimits): Promise<Merge> =>
  db.transaction(async (tx) => {
    const merge = await moveAll(tx, accounts, proof, limits)
    if (hasMoved(merge)) {
      const { from, to } = accounts
      await queueJob(tx, accountsMerged, { user_id: from, other_id: to, stays: false })
      await queueJob(tx, accountsMerged, { user_id: to, other_id: from, stays: true })
    }
    return merge
  })

const hasMoved = ({ organizations, staying: _, ...counts }: Merge) =>
  organizations.length > 0 || Object.values(counts).some((count) => count > 0)

async function moveAll(tx: Db, accounts: Moving, proof: Proof, limits: GroupLimits): Promise<Merge> {
  const { from, to } = accounts
  const groupsLocked = await lockGroupsThen(tx, { userId: from }, () => lockPlaces(tx, from, to))
  const { moving, staying } = await listPlaces(tx, accounts)
  const unmoved = [...staying.map(({ id }) => id), ...(await listSuspensionsOf(tx, from))]
  const trainings = await lockTrainingsToMove(tx, accounts, unmoved)
  await requireProof(tx, accounts, proof)
  await beginMoving(tx)

  const organizations = moving.map(({ id }) => id)
  const joined = moving.filter(({ own_role }) => own_role === null).map(({ id }) => id)
  for (const place of moving) await joinInstead(tx, accounts, place)
  const groups = await moveMemberships(tx, accounts, organizations, joined)
  const waits = await moveWaits(tx, accounts, organizations)
  await moveAnswers(tx, accounts, organizations)
  const assignments = await moveAssignments(tx, accounts, organizations)
  await copyBlocks(tx, accounts, joined)
  const meetings = await moveAttendance(tx, accounts, unmoved)
  const certificates = await moveTrainings(tx, accounts, trainings)
  const { challenges, organizations: rewarding } = await moveChallenges(tx, accounts, unmoved)
  const badges = await moveBadges(tx, accounts, unmoved)
  for (const organizationId of rewarding) await awardBadges(tx, to, organizationId)
  const asAdmin = moving.filter(({ role }) => role === 'admin').map(({ id }) => id)
  await moveKeys(tx, accounts, asAdmin)
  await moveAdminsWork(tx, accounts, asAdmin)
  for (const place of moving) {
    await leaveInstead(tx, accounts, place)
    await recordAudit(tx, {
      organizationId: place.id,
      by: { id: to },
      action: 'member.merged',
      subject: ['user', to],
      details: { user_id: from },
    })
  }
  await giveFreeSeats(tx, groupsLocked, limits)
  return {
    organizations: moving.map(({ id, name, own_role }) => ({ id, name, is_new: own_role === null })),
    staying,
    groups,
    waits,
    trainings: trainings.length,
    ...certificates,
    assignments,
    challenges,
    badges,
    meetings,
  }
}

type Staying = Merge['staying'][number]

/** Which organizations move, and which stay with the other account: no role moves, and nothing that others take part in ends by itself. */
async function listPlaces(tx: Db, accounts: Moving) {
  const places = await listPlacesToMove(tx, accounts)
  const withGroupRole = await listRolesInGroupsToLose(tx, accounts)
  const withPair = await listOrganizationsOfPairs(tx, accounts.from)
  const ownTeams = await listCareTeamsOf(tx, accounts.to)
  const teams = (await listCareTeamsOf(tx, accounts.from)).filter((id) => !ownTeams.includes(id))
  const reasonOf = ({ id, role, own_role, is_suspended }: (typeof places)[number]): Static<typeof ReasonToStay> | undefined => {
    if (is_suspended) return 'suspended'
    if (ranks.indexOf(role) > ranks.indexOf(own_role ?? 'member')) return 'role'
    if (withGroupRole.includes(id)) return 'group_role'
    if (teams.includes(id)) return 'care_team'
    if (withPair.includes(id)) return 'one_to_one'
  }
  const staying: Staying[] = []
  const moving: typeof places = []
  for (const place of places) {
    const reason = reasonOf(place)
    if (reason) staying.push({ id: place.id, name: place.name, reason })
    else moving.push(place)
  }
  return { moving, staying }
}

const ranks = ['member', 'leadership', 'admin']

/** The passwords that were right are theirs still, and both may sign in. Both accounts are locked from then on. */
async function requireProof(tx: Db, accounts: Moving, proof: Proof) {
  const locked = new Map((await lockAccounts(tx, accounts)).map((account) => [account.id, account]))
  const [own, other] = [locked.get(accounts.to), locked.get(accounts.from)]
  if (!own || own.is_suspended || own.password_hash !== proof.to) throw wrongPassword()
  if (!other || other.password_hash !== proof.from) throw wrongCredentials()
  requireMergeable(other, proof)
}
