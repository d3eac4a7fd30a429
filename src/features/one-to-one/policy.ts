// Who may do what with a pair. Whoever is neither of the two, nor looks after the organization, does not get this far.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { PairNotActive, PairRests } from './errors.ts'
import { isPairResting, type LockedPair, lockOwnPair } from './queries.ts'

/** A pair of one's own, locked; 404 for everybody else. */
export async function lockOwn(tx: Db, userId: number, pairId: number): Promise<LockedPair> {
  const pair = await lockOwnPair(tx, userId, pairId)
  if (!pair) throw notFound('pair_not_found')
  return pair
}

/** One in which something can be shared now. The caller's place is locked before: whoever erases their account waits, or is waited for. */
export async function lockActive(tx: Db, actor: Actor, pairId: number): Promise<LockedPair> {
  await lockRoles(tx, actor)
  const pair = await lockOwn(tx, actor.id, pairId)
  if (pair.status !== 'active') throw new PairNotActive({ pair_id: pairId })
  if (await isPairResting(tx, pairId)) throw new PairRests({ pair_id: pairId })
  return pair
}

export const otherOf = ({ mentor_id, mentee_id }: { mentor_id: number; mentee_id: number }, userId: number) =>
  mentor_id === userId ? mentee_id : mentor_id
