// Pushing to some devices: each by itself, so that those that could not be reached are tried again without the others.
import type { Db } from '#platform/db/database.ts'
import { MIN_TRIED_FOR_ALL_FAILED, recordFailure } from '#platform/jobs/independently.ts'
import { type JobContext, queueJob } from '#platform/jobs/jobs.ts'
import type { PushDevice, PushMessage } from '#platform/push/push.ts'
import type { PushResult } from '#platform/push/push-result.ts'
import type { Services } from '#src/services.ts'
import { type Language, wordsOf } from '#words/languages.ts'
import { removeDevices, saveFailures, saveReached } from './devices/queries.ts'
import { pushHeld } from './holding.ts'
import { pathOf } from './kinds.ts'
import { languageOfReader } from './languages.ts'
import { textOf } from './notice.ts'
import { pushNews, pushNotice } from './notifying.ts'
import { quietUntil } from './quiet-hours.ts'
import { holdNotices, listDevicesOf, listDevicesToPush, listHeld, type NoticeToSend, type Pushed } from './sending/queries.ts'
import type { Subjects } from './subjects.ts'

/** Seconds between the tries. */
const PAUSES = [30, 2 * 60, 10 * 60, 60 * 60, 4 * 60 * 60, 12 * 60 * 60]
/** A device that so many notices in a row did not reach is forgotten. */
const FORGET_AT = 20

export type Batch = Pushed & { device_ids: number[]; tries: number }
type Pushing = Pick<Services, 'push'>

/** A notice, or what is new in a group. What comes in somebody's quiet hours is held. */
export async function pushToDevices({ push }: Pushing, subjects: Subjects, batch: Batch, context: JobContext) {
  const { db, clock } = context
  const devices = await listDevicesToPush(db, subjects, batch, batch.device_ids)
  const now = clock.now()
  const held = devices.flatMap(({ user_id, notice: { notice_id }, resting }) => {
    const until = quietUntil(resting, now)
    return until ? [{ user_id, notice_id, until }] : []
  })
  const resting = new Set(held.map(({ user_id }) => user_id))
  // A person may have several devices.
  if (held.length > 0) await holdNotices(db, 'push', [...new Map(held.map((each) => [each.user_id, each])).values()])
  const messages = devices
    .filter(({ user_id }) => !resting.has(user_id))
    .map(({ notice, language, ...to }) => ({ ...to, message: { ...messageOf(notice, language), unread_count: to.unread_count } }))
  await deliver(push, messages, batch.tries, context, (tx, device_ids, afterSeconds) => {
    const again = { device_ids, tries: batch.tries + 1 }
    return 'notice_id' in batch
      ? queueJob(tx, pushNotice, { notice_id: batch.notice_id, ...again }, { afterSeconds })
      : queueJob(tx, pushNews, { group_id: batch.group_id, ...again }, { afterSeconds })
  })
}

/** One push of all that came in somebody's quiet hours; of a single notice, the push that it always is. */
export async function pushWhatWasHeld(
  { push }: Pushing,
  subjects: Subjects,
  { user_id, notice_ids, device_ids, tries }: NonNullable<typeof pushHeld.payload>,
  context: JobContext,
) {
  const { db, clock } = context
  const notices = await listHeld(db, subjects, user_id, notice_ids, 'push')
  const [newest] = notices
  if (!newest) return
  const until = quietUntil(newest, clock.now())
  if (until)
    return void (await holdNotices(
      db,
      'push',
      notices.map(({ notice_id }) => ({ user_id, notice_id, until })),
    ))
  const language = languageOfReader(newest)
  const message = notices.length === 1 ? messageOf(newest, language) : summaryOf(notices, language)
  const messages = (await listDevicesOf(db, subjects, user_id, device_ids)).map(({ unread_count, ...to }) => ({
    ...to,
    message: { ...message, unread_count },
  }))
  await deliver(push, messages, tries, context, (tx, device_ids, afterSeconds) =>
    queueJob(tx, pushHeld, { user_id, notice_ids, device_ids, tries: tries + 1 }, { afterSeconds }),
  )
}

interface Addressed {
  id: number
  device: PushDevice
  message: PushMessage
}

/** Sends each its message, and remembers how that went; those that could not be reached are tried `again` after a while. */
async function deliver(
  push: Services['push'],
  messages: readonly Addressed[],
  tries: number,
  { db, log, signal }: JobContext,
  again: (tx: Db, deviceIds: number[], afterSeconds: number) => Promise<void>,
) {
  // When the service stops, those without an answer are left for later.
  const results = new Map<number, PushResult>(messages.map(({ id }) => [id, { outcome: 'later' }]))
  const faults: unknown[] = []
  const sending = messages.map(async ({ id, device, message }) => {
    try {
      results.set(id, await push.send(device, message))
    } catch (error) {
      faults.push(error)
      recordFailure({ of: 'pushes', id: `device ${id}`, log }, error)
      results.set(id, { outcome: 'refused', reason: 'fault' })
    }
  })
  await Promise.race([Promise.all(sending), aborted(signal)])
  // A general fault has nothing to do with the devices: the job is tried again, and none of them counts as failed.
  if (faults.length >= MIN_TRIED_FOR_ALL_FAILED && faults.length === messages.length) throw faults[0]

  const sorted = Map.groupBy(results, ([, { outcome }]) => outcome)
  const idsOf = (outcome: PushResult['outcome']) => (sorted.get(outcome) ?? []).map(([id]) => id)
  for (const [, result] of sorted.get('refused') ?? [])
    if (result.outcome === 'refused') log.warn({ reason: result.reason }, 'A push was refused')
  const isLastTry = tries >= PAUSES.length
  const failed = [...idsOf('refused'), ...(isLastTry ? idsOf('later') : [])]

  await db.transaction(async (tx) => {
    await saveReached(tx, idsOf('sent'))
    await removeDevices(tx, idsOf('gone'))
    await saveFailures(tx, failed, { forgetAt: FORGET_AT })
    if (isLastTry) return
    const later = Map.groupBy(sorted.get('later') ?? [], ([, result]) => Math.max(PAUSES[tries]!, waitOf(result)))
    for (const [seconds, devices] of later)
      await again(
        tx,
        devices.map(([id]) => id),
        seconds,
      )
  })
}

const waitOf = (result: PushResult) => (result.outcome === 'later' && result.retryAfterSeconds) || 0

/** What is new in a group stands in the place of what was new there before, in whichever notice that was. */
const messageOf = (notice: NoticeToSend, language: Language): PushMessage => ({
  ...textOf(notice, wordsOf(language)),
  topic: notice.news ? `group-${notice.data['group_id']}` : `notice-${notice.notice_id}`,
  data: { kind: notice.kind, ...notice.data, path: pathOf(notice) },
})

/** How many there are, and the titles of the newest. */
const SHOWN = 3

function summaryOf(notices: readonly NoticeToSend[], language: Language): PushMessage {
  const words = wordsOf(language)
  const titles = notices.slice(0, SHOWN).map((notice) => textOf(notice, words).title)
  return {
    title: words.notifications.several({ count: notices.length }),
    body: titles.join('\n'),
    topic: 'held',
    data: { kind: 'several', path: '/notifications' },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })))
