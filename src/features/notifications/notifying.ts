// Notifies people: a notice is written once, added to the list of each, and queued as the e-mails and pushes that they want.
import { type Db, isDatabaseUnavailable } from '#platform/db/database.ts'
import { recordFailure } from '#platform/jobs/independently.ts'
import { defineJob, type JobContext, queueJob, queueJobs } from '#platform/jobs/jobs.ts'
import { addNewsNotice, planPushes, tellNextMembers } from './gathering/queries.ts'
import type { Kind } from './kinds.ts'
import type { Notice } from './notice.ts'
import {
  addNotice,
  addNotifications,
  addToListsOfNextMembers,
  type FanOut,
  listDevicesWanting,
  listPeopleWantingEmail,
  lockNoticeForFanOut,
  saveFanOutProgress,
  wantsPush,
} from './queries.ts'

// Jobs for many have a lower priority than jobs that one person waits for.
export const notifyGroup = defineJob<{ notice_id: number }>('notifications.tell-group', { priority: 10 })
export const emailNotice = defineJob<{ notice_id: number; user_id: number }>('notifications.email', { priority: 5 })
/** `tries`: how often these devices could not be reached so far. */
export const pushNotice = defineJob<{ notice_id: number; device_ids: number[]; tries: number }>('notifications.push', { priority: 10 })
/** What is new in a group, as each of the devices' owners has it then. */
export const pushNews = defineJob<{ group_id: number; device_ids: number[]; tries: number }>('notifications.push-news', { priority: 10 })
/** For whoever writes in a group: queue it with what is written. */
export const tellOfNews = defineJob<{ news_id: number }>('notifications.tell-of-news', { priority: 10 })

/** Notifies people when `tx` commits. */
export const notify = <K extends Kind>(tx: Db, notice: Notice<K>): Promise<void> =>
  tx.transaction(async (tx) => {
    const added = await addNotice(tx, notice)
    if (!added) return
    if ('group' in notice.to) await queueJob(tx, notifyGroup, { notice_id: added.id })
    else await queueSending(tx, added.id, notice.kind, await addNotifications(tx, added.id, notice.to.users), notice)
  })

/** Tells a group of what is new in it, gathered: whoever has not read what they were told of it before is told by the same notice. */
export async function notifyOfNews(newsId: number, context: Pick<JobContext, 'db' | 'log' | 'signal'>) {
  const notice = await addNewsNotice(context.db, newsId)
  if (notice) await notifyAllMembers(notice.id, context)
}

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
    const { reached, told_up_to } = await tellBatch(tx, noticeId, fanOut, { skipped, atOnce })
    if (skipped > 0 && reached === 0 && !hasNotified) throw new NobodyNotified(told_up_to === null)
    await saveFanOutProgress(tx, noticeId, told_up_to)
    return { told: reached, more: told_up_to !== null }
  })

/** The next members: in their lists, and what they get by e-mail and push is queued. */
async function tellBatch(tx: Db, noticeId: number, fanOut: FanOut, part: { skipped: number; atOnce: number }) {
  const { kind, group_id: groupId, news_id: newsId, told_up_to: after } = fanOut
  if (newsId === null) {
    const { told, told_up_to } = await addToListsOfNextMembers(tx, noticeId, fanOut, part)
    await queueSending(tx, noticeId, kind, told)
    return { reached: told.length, told_up_to }
  }
  const { told, listening, told_up_to } = await tellNextMembers(tx, { noticeId, newsId, groupId, after, ...part })
  await queueEmails(tx, noticeId, kind, told)
  const devices = await planPushes(tx, groupId, listening, wantsPush(kind))
  for (const [minutes, together] of Map.groupBy(devices, (device) => device.minutes))
    for (const device_ids of chunks(idsOf(together), DEVICES_AT_ONCE))
      await queueJob(tx, pushNews, { group_id: groupId, device_ids, tries: 0 }, { afterSeconds: minutes * 60 })
  return { reached: listening.length, told_up_to }
}

const DEVICES_AT_ONCE = 100

async function queueSending(tx: Db, notice_id: number, kind: Kind, userIds: readonly number[], { email }: { email?: false } = {}) {
  const devices = await listDevicesWanting(tx, kind, userIds)
  const pushes = chunks(devices, DEVICES_AT_ONCE).map((device_ids) => ({ notice_id, device_ids, tries: 0 }))
  await queueJobs(tx, pushNotice, pushes)
  if (email !== false) await queueEmails(tx, notice_id, kind, userIds)
}

async function queueEmails(tx: Db, notice_id: number, kind: Kind, userIds: readonly number[]) {
  const readers = await listPeopleWantingEmail(tx, kind, userIds)
  await queueJobs(
    tx,
    emailNotice,
    readers.map((user_id) => ({ notice_id, user_id })),
  )
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
