// What came while somebody was not to be disturbed: sent as one push and one e-mail when they may be.
import type { Db } from '#platform/db/database.ts'
import { defineJob, type JobContext, queueJobs } from '#platform/jobs/jobs.ts'
import { takeHeld } from './sending/queries.ts'

/** `device_ids`: those that could not be reached before; null: all. */
export const pushHeld = defineJob<{ user_id: number; notice_ids: number[]; device_ids: number[] | null; tries: number }>(
  'notifications.push-held',
  { priority: 10 },
)
export const emailHeld = defineJob<{ user_id: number; notice_ids: number[] }>('notifications.email-held', { priority: 5 })

const PEOPLE_AT_ONCE = 500

/** Taken and queued in one transaction, so that nothing is sent twice or lost, whoever else does the same. */
export async function releaseHeld({ db, signal }: Pick<JobContext, 'db' | 'signal'>) {
  while (await releaseSome(db)) signal.throwIfAborted()
}

const releaseSome = (db: Db) =>
  db.transaction(async (tx) => {
    const taken = await takeHeld(tx, PEOPLE_AT_ONCE)
    const of = (wanted: string) => taken.filter(({ channel }) => channel === wanted)
    await queueJobs(
      tx,
      pushHeld,
      of('push').map(({ user_id, notice_ids }) => ({ user_id, notice_ids, device_ids: null, tries: 0 })),
    )
    await queueJobs(
      tx,
      emailHeld,
      of('email').map(({ user_id, notice_ids }) => ({ user_id, notice_ids })),
    )
    return taken.length > 0
  })
