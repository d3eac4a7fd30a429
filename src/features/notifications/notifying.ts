// Notifies people: a notice is written once, added to the list of each, and queued as the e-mails and pushes that they want.
import { type Db, isDatabaseUnavailable } from '#platform/db/database.ts'
import { recordFailure } from '#platform/jobs/independently.ts'
import { defineJob, type JobContext, queueJob, queueJobs } from '#platform/jobs/jobs.ts'
import type { Kind } from './kinds.ts'
import type { Notice } from './notice.ts'
import {
  addNotice,
  addNotifications,
  addToListsOfNextMembers,
  listDevicesWanting,
  listPeopleWantingEmail,
  lockNoticeForFanOut,
  saveFanOutProgress,
} from './queries.ts'

// Jobs for many have a lower priority than jobs that one person waits for.
export const notifyGroup = defineJob<{ notice_id: number }>('notifications.tell-group', { priority: 10 })
export const emailNotice = defineJob<{ notice_id: number; user_id: number }>('notifications.email', { priority: 5 })
/** `tries`: how often these devices could not be reached so far. */
export const pushNotice = defineJob<{ notice_id: number; device_ids: number[]; tries: number }>('notifications.push', { priority: 10 })

/** Notifies people when `tx` commits. */
export const notify = <K extends Kind>(tx: Db, notice: Notice<K>): Promise<void> =>
  tx.transaction(async (tx) => {
    const added = await addNotice(tx, notice)
    if (!added) return
    if ('group' in notice.to) await queueJob(tx, notifyGroup, { notice_id: added.id })
    else await send(tx, added.id, notice.kind, await addNotifications(tx, added.id, notice.to.users), notice)
  })

const MEMBERS_AT_ONCE = 500

/** When so many in a row fail, the fault is general. */
const SKIPPED_IDS = 20

/**
 * Notifies a whole group. When a batch fails, smaller ones are tried, and a member whose own batch fails is skipped, if others can
 * be notified. When nobody can, the fault is general: nobody is skipped, and the job fails and is tried again from there.
 */
export async function notifyAllMembers(noticeId: number, { db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>) {
  let faults: unknown[] = []
  let [more, atOnce, skipped, hasNotified] = [true, MEMBERS_AT_ONCE, 0, false]
  while (more) {
    signal.throwIfAborted()
    try {
      const next = await fanOutBatch(db, noticeId, { atOnce, skipped, hasNotified })
      for (const error of faults) recordFailure({ of: 'members to tell', id: `notice ${noticeId}`, log }, error)
      faults = []
      skipped = 0
      more = next.more
      hasNotified ||= next.told > 0
      atOnce = Math.min(2 * atOnce, MEMBERS_AT_ONCE)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      if (atOnce > 1) {
        atOnce = Math.floor(atOnce / 2)
        continue
      }
      if (!(error instanceof NobodyNotified)) faults.push(error)
      if (skipped === SKIPPED_IDS || (error instanceof NobodyNotified && error.isEnd)) throw faults[0]
      skipped++
    }
  }
}

/** Nobody after the skipped members could be notified either. */
class NobodyNotified extends Error {
  readonly isEnd: boolean
  constructor(isEnd: boolean) {
    super('Nobody could be notified')
    this.isEnd = isEnd
  }
}

/**
 * Notifies the next members of a group after some skipped ones; returns how many, and whether there are more. The progress is saved in
 * the same transaction, so after a crash it resumes there, and nobody is missed or notified twice.
 */
export const fanOutBatch = (db: Db, noticeId: number, { atOnce = MEMBERS_AT_ONCE, skipped = 0, hasNotified = false } = {}) =>
  db.transaction(async (tx): Promise<{ told: number; more: boolean }> => {
    const fanOut = await lockNoticeForFanOut(tx, noticeId)
    if (!fanOut) return { told: 0, more: false }
    const { told, told_up_to } = await addToListsOfNextMembers(tx, noticeId, fanOut, { skipped, atOnce })
    if (skipped > 0 && told.length === 0 && !hasNotified) throw new NobodyNotified(told_up_to === null)
    await send(tx, noticeId, fanOut.kind, told)
    await saveFanOutProgress(tx, noticeId, told_up_to)
    return { told: told.length, more: told_up_to !== null }
  })

const DEVICES_AT_ONCE = 100

async function send(tx: Db, notice_id: number, kind: Kind, userIds: readonly number[], { email }: { email?: false } = {}) {
  const devices = await listDevicesWanting(tx, kind, userIds)
  const pushes = chunks(devices, DEVICES_AT_ONCE).map((device_ids) => ({ notice_id, device_ids, tries: 0 }))
  await queueJobs(tx, pushNotice, pushes)
  if (email === false) return
  const readers = await listPeopleWantingEmail(tx, kind, userIds)
  await queueJobs(
    tx,
    emailNotice,
    readers.map((user_id) => ({ notice_id, user_id })),
  )
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
