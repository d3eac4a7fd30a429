// Asking somebody to walk one to one. Nothing is written with it: no words reach anybody before both, and an admin where one must, agree.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { organizationToWriteIn } from '#features/organizations/policy.ts'
import { canSeePerson } from '#features/posts/blocks/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { requireFitToMentor } from './agreeing.ts'
import { CannotBeAsked, PairThere, TooManyAsked, TooManyPairs } from './errors.ts'
import { ASKS_A_DAY, PAIRS_AT_ONCE } from './limits.ts'
import { addPair, findOpenBetween, type Role, readAsked } from './queries.ts'
import { notifyAsked } from './telling.ts'

interface Wish {
  user_id: number
  as: Role
  organization_id?: number
}

/** Asks, once: what one has asked already is answered again. Gives the pair's id, and whether it is new. */
export const askForPair = (db: Db, caller: Actor, { user_id: userId, as, organization_id }: Wish) =>
  db.transaction(async (tx): Promise<{ id: number; isNew: boolean }> => {
    if (userId === caller.id) throw invalid({ user_id: [{ rule: 'not_with_yourself' }] })
    // Both are locked: what each of them has, and whom they block, is looked at one after the other.
    const actor = await lockRoles(tx, caller, userId)
    const organizationId = organizationToWriteIn(actor, organization_id)
    const asked = await readAsked(tx, { organizationId, by: actor.id, userId })
    if (!asked.is_member || !(await canSeePerson(tx, actor, userId))) throw notFound('user_not_found')
    const there = await findOpenBetween(tx, actor.id, userId)
    if (there?.asked_by === actor.id) return { id: there.id, isNew: false }
    if (there) throw new PairThere({ pair_id: there.id })
    if (asked.own_open_pairs >= PAIRS_AT_ONCE) throw new TooManyPairs({ max: PAIRS_AT_ONCE })
    if (asked.asks_today >= ASKS_A_DAY) throw new TooManyAsked({ max: ASKS_A_DAY })
    if (asked.is_blocked || !asked.had_peace || asked.open_pairs >= PAIRS_AT_ONCE) throw new CannotBeAsked({})
    if (as === 'mentor') await requireFitToMentor(tx, organizationId, actor.id)
    const [mentorId, menteeId] = as === 'mentor' ? [actor.id, userId] : [userId, actor.id]
    const { id } = await addPair(tx, { organizationId, mentorId, menteeId, by: actor.id })
    await notifyAsked(tx, { id, organization_id: organizationId }, userId)
    return { id, isNew: true }
  })
