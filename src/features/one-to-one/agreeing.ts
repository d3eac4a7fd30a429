// Agreeing to a pair: whoever was asked, and then an admin who is none of the two, unless the organization asks for none and both are adults.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { hasTrainingsOfLeaders } from '#features/trainings/learning/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { MentorNotQualified } from './errors.ts'
import { lockOwn, otherOf } from './policy.ts'
import { begin, closePair, findPairSettings, findPeople, findPeopleIn, letWait, lockBirthdays, lockPair } from './queries.ts'
import { notifyAdmins, notifyOfBeginning, notifyOfDeclining } from './telling.ts'

/** Where the organization asks it, a mentor has completed what leaders need. */
export async function requireFitToMentor(tx: Db, organizationId: number, userId: number) {
  const { mentors_need_trainings } = await findPairSettings(tx, organizationId)
  if (mentors_need_trainings && !(await hasTrainingsOfLeaders(tx, organizationId, userId))) throw new MentorNotQualified({})
}

/** Whoever was asked says yes. To agree again changes nothing. */
export const agreeToPair = (db: Db, actor: Actor, pairId: number) =>
  db.transaction(async (tx) => {
    const pair = await lockWithPeople(tx, actor, pairId)
    if (pair.asked_by === actor.id) throw forbidden('only_the_asked_agree')
    if (pair.status !== 'asked') return
    await requireFitToMentor(tx, pair.organization_id, pair.mentor_id)
    const { pair_agreement } = await findPairSettings(tx, pair.organization_id)
    if (pair.includesMinor || pair_agreement === 'every_pair') {
      await letWait(tx, pairId)
      return notifyAdmins(tx, pair)
    }
    await begin(tx, pairId, null)
    await notifyOfBeginning(tx, pair, [pair.asked_by])
  })

/** One of the two wants it no more, and need not say why: it is not answered, taken back, or over. To end it again changes nothing. */
export const endPair = (db: Db, actor: Actor, pairId: number) =>
  db.transaction(async (tx) => {
    const pair = await lockOwn(tx, actor.id, pairId)
    if (pair.status === 'ended') return
    await closePair(tx, pairId, pair.status === 'asked' && pair.asked_by !== actor.id ? 'declined' : 'withdrawn')
  })

/** The places of both, their birthdays and the pair, locked in this order. */
async function lockWithPeople(tx: Db, actor: Actor, pairId: number) {
  const people = await findPeople(tx, actor.id, pairId)
  if (!people) throw notFound('pair_not_found')
  await lockRoles(tx, actor, otherOf(people, actor.id))
  const includesMinor = await lockBirthdays(tx, [people.mentor_id, people.mentee_id])
  return { ...(await lockOwn(tx, actor.id, pairId)), includesMinor }
}

/** An admin decides about a pair that waits; one that has begun they may end, by taking the agreement back. */
export const decideAboutPair = (db: Db, caller: Actor, organizationId: number, pairId: number, decision: 'agree' | 'decline') =>
  db.transaction(async (tx) => {
    requireAdmin(caller, organizationId) // before anything is locked
    const people = await findPeopleIn(tx, organizationId, pairId)
    if (!people) throw notFound('pair_not_found')
    const actor = await lockRoles(tx, caller, people.mentor_id, people.mentee_id)
    requireAdmin(actor, organizationId)
    const pair = await lockPair(tx, organizationId, pairId)
    if (!pair || pair.status === 'asked') throw notFound('pair_not_found')
    if (actor.id === pair.mentor_id || actor.id === pair.mentee_id) throw forbidden('not_your_own_pair')
    if (decision === 'agree') {
      if (pair.status === 'active') return
      await begin(tx, pairId, actor.id)
      await notifyOfBeginning(tx, pair)
    } else {
      await closePair(tx, pairId, 'declined')
      await notifyOfDeclining(tx, pair)
    }
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: decision === 'agree' ? 'pair.agreed' : 'pair.declined',
      subject: ['pair', pairId],
      details: { mentor_id: pair.mentor_id, mentee_id: pair.mentee_id },
    })
  })
