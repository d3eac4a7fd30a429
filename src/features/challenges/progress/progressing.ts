// Taking part: starting, checking in day by day, completing, and taking a completion back. A challenge that somebody may not see is a 404.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { lockPerson } from '#features/accounts/queries.ts'
import { awardBadges } from '#features/badges/awarding.ts'
import { notifyOfLevel } from '#features/xp/telling.ts'
import { type Clock, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, NotStarted, notFound } from '#platform/http/errors.ts'
import { findVisible, lockVisible, type VisibleChallenge } from '../queries.ts'
import { addCheckIn, addProgress, readProgress, removeCompletion, saveCompletion } from './queries.ts'

/** Starts a published challenge; again, it changes nothing. */
export const startChallenge = (db: Db, actor: Actor, challengeId: number) =>
  withChallenge(db, actor, challengeId, async (tx, challenge) => {
    if (!challenge.progress) await start(tx, actor, challenge)
  })

/** Completes a challenge, once: its points, and the badges that they reach. `startFirst` starts one that was not started. */
export const completeChallenge = (db: Db, actor: Actor, challengeId: number, { startFirst = false } = {}) =>
  withChallenge(db, actor, challengeId, async (tx, challenge) => {
    if (challenge.progress === 'completed') return
    if (!challenge.progress) {
      if (!startFirst) throw new NotStarted({})
      await start(tx, actor, challenge)
    }
    await lockPerson(tx, actor.id)
    await saveCompletion(tx, actor.id, challengeId, challenge.points_awarded)
    await awardBadges(tx, actor.id, challenge.organization_id)
    await notifyOfLevel(tx, actor.id)
  })

/** Puts a completed challenge back to in-progress and takes its points; badges stay. Nothing happens to one that was not completed. */
export const undoCompletion = (db: Db, actor: Actor, challengeId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const challenge = await lockVisible(tx, await lockRoles(tx, actor), challengeId)
    if (!challenge) throw notFound('challenge_not_found')
    if (challenge.progress === 'completed') await removeCompletion(tx, actor.id, challengeId)
  })

/** Records a day, once: not in the future, and not before the start, by the person's own calendar. */
export const checkIn = (db: Db, actor: Actor, challengeId: number, date: string | null | undefined, clock: Clock) =>
  db.transaction(async (tx) => {
    const challenge = await findVisible(tx, await lockRoles(tx, actor), challengeId)
    if (!challenge) throw notFound('challenge_not_found')
    if (!challenge.started_at) throw new NotStarted({})
    const today = todayIn(actor.timezone, clock)
    const day = date ?? today
    const firstDay = Temporal.Instant.from(challenge.started_at).toZonedDateTimeISO(actor.timezone).toPlainDate().toString()
    if (day > today) throw invalid({ date: [{ rule: 'date_in_future' }] })
    if (day < firstDay) throw invalid({ date: [{ rule: 'date_before_start' }] })
    await addCheckIn(tx, actor.id, challengeId, day)
    return readProgress(tx, actor.id, challengeId)
  })

const withChallenge = (db: Db, actor: Actor, challengeId: number, act: (tx: Db, challenge: VisibleChallenge) => Promise<void>) =>
  db.transaction(async (tx) => {
    const challenge = await lockVisible(tx, await lockRoles(tx, actor), challengeId)
    if (!challenge) throw notFound('challenge_not_found')
    await act(tx, challenge)
    return readProgress(tx, actor.id, challengeId)
  })

async function start(tx: Db, actor: Actor, challenge: VisibleChallenge) {
  if (challenge.status !== 'published') throw invalid({ challenge: [{ rule: 'not_published' }] })
  await addProgress(tx, actor.id, challenge)
}
