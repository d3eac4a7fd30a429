// Telling people something: a notice, written once, in the list of each of them, and jobs for the e-mails and pushes that they want.
import { type Db, isDatabaseUnavailable } from '#platform/db/database.ts'
import { recordFailure } from '#platform/jobs/independently.ts'
import { defineJob, type JobContext, queueJob, queueJobs } from '#platform/jobs/jobs.ts'
import type { Kind } from './kinds.ts'
import type { Notice } from './notice.ts'
import {
  addNotice,
  addNotifications,
  listDevicesThatWant,
  listPeopleThatWantEmail,
  lockNoticeForFanOut,
  saveFanOutProgress,
  tellMembers,
} from './queries.ts'

// What goes to many waits for what somebody is waiting for.
export const tellGroup = defineJob<{ notice_id: number }>('notifications.tell-group', { priority: 10 })
export const emailNotice = defineJob<{ notice_id: number; user_id: number }>('notifications.email', { priority: 5 })
/** `tries`: how often these devices could not be reached so far. */
export const pushNotice = defineJob<{ notice_id: number; device_ids: number[]; tries: number }>('notifications.push', { priority: 10 })

/** Tells people; it happens when `tx` commits. */
export const notify = <K extends Kind>(tx: Db, notice: Notice<K>): Promise<void> =>
  tx.transaction(async (tx) => {
    const added = await addNotice(tx, notice)
    if (!added) return
    if ('group' in notice.to) await queueJob(tx, tellGroup, { notice_id: added.id })
    else await send(tx, added.id, notice.kind, await addNotifications(tx, added.id, notice.to.users), notice)
  })

const MEMBERS_AT_ONCE = 500

/** Where so many in turn can't be told, the fault is no matter of theirs. */
const PASSED_OVER = 20

/**
 * Notifies a whole group. When a batch fails, smaller ones are tried, and a member whose own batch fails is skipped, if others can
 * be notified. When nobody can, the fault is general: nobody is skipped, and the job fails and is tried again from there.
 */
export async function tellAllMembers(noticeId: number, { db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>) {
  let faults: unknown[] = []
  let [more, atOnce, passing, hasTold] = [true, MEMBERS_AT_ONCE, 0, false]
  while (more) {
    signal.throwIfAborted()
    try {
      const next = await fanOutBatch(db, noticeId, { atOnce, passing, hasTold })
      for (const error of faults) recordFailure({ of: 'members to tell', id: `notice ${noticeId}`, log }, error)
      faults = []
      passing = 0
      more = next.more
      hasTold ||= next.told > 0
      atOnce = Math.min(2 * atOnce, MEMBERS_AT_ONCE)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      if (atOnce > 1) {
        atOnce = Math.floor(atOnce / 2)
        continue
      }
      if (!(error instanceof NobodyTold)) faults.push(error)
      if (passing === PASSED_OVER || (error instanceof NobodyTold && error.isEnd)) throw faults[0]
      passing++
    }
  }
}

/** Behind those who can't be told was nobody to tell, so far. */
class NobodyTold extends Error {
  readonly isEnd: boolean
  constructor(isEnd: boolean) {
    super('Nobody could be told')
    this.isEnd = isEnd
  }
}

/**
 * Tells the next members of a group, behind some that are passed over; says how many, and whether there are more. How far it has come is saved in
 * the same transaction, so after a crash it goes on from there, misses nobody and tells nobody twice.
 */
export const fanOutBatch = (db: Db, noticeId: number, { atOnce = MEMBERS_AT_ONCE, passing = 0, hasTold = false } = {}) =>
  db.transaction(async (tx): Promise<{ told: number; more: boolean }> => {
    const telling = await lockNoticeForFanOut(tx, noticeId)
    if (!telling) return { told: 0, more: false }
    const { told, told_up_to } = await tellMembers(tx, noticeId, telling, { passing, atOnce })
    if (passing > 0 && told.length === 0 && !hasTold) throw new NobodyTold(told_up_to === null)
    await send(tx, noticeId, telling.kind, told)
    await saveFanOutProgress(tx, noticeId, told_up_to)
    return { told: told.length, more: told_up_to !== null }
  })

const DEVICES_AT_ONCE = 100

async function send(tx: Db, notice_id: number, kind: Kind, userIds: readonly number[], { email }: { email?: false } = {}) {
  const devices = await listDevicesThatWant(tx, kind, userIds)
  const pushes = chunks(devices, DEVICES_AT_ONCE).map((device_ids) => ({ notice_id, device_ids, tries: 0 }))
  await queueJobs(tx, pushNotice, pushes)
  if (email === false) return
  const readers = await listPeopleThatWantEmail(tx, kind, userIds)
  await queueJobs(
    tx,
    emailNotice,
    readers.map((user_id) => ({ notice_id, user_id })),
  )
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
