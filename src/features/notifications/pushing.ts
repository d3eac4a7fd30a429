// Pushing a notice to some devices: each by itself, so that those that could not be reached are tried again without the others.
import { MIN_TRIED_FOR_ALL_FAILED, recordFailure } from '#platform/jobs/independently.ts'
import { type JobContext, queueJob } from '#platform/jobs/jobs.ts'
import type { PushMessage } from '#platform/push/push.ts'
import type { PushResult } from '#platform/push/push-result.ts'
import type { Services } from '#src/services.ts'
import { type Words, wordsOf } from '#words/languages.ts'
import { removeDevices, saveFailures, saveReached } from './devices/queries.ts'
import { pathOf } from './kinds.ts'
import { textOf } from './notice.ts'
import { pushNotice } from './notifying.ts'
import { findNotice, listDevicesToPush, type NoticeRow } from './queries.ts'
import type { Subjects } from './subjects.ts'

/** Seconds between the tries. */
const PAUSES = [30, 2 * 60, 10 * 60, 60 * 60, 4 * 60 * 60, 12 * 60 * 60]
/** A device that so many notices in a row did not reach is forgotten. */
const FORGET_AT = 20

export type Batch = NonNullable<typeof pushNotice.payload>

export async function pushToDevices(
  { push }: Pick<Services, 'push'>,
  subjects: Subjects,
  { notice_id, device_ids, tries }: Batch,
  context: JobContext,
) {
  const { db, log, signal } = context
  const notice = await findNotice(db, notice_id)
  if (!notice) return
  const devices = await listDevicesToPush(db, subjects, notice_id, notice.kind, device_ids)
  // When the service stops, those without an answer are left for later.
  const results = new Map<number, PushResult>(devices.map(({ id }) => [id, { outcome: 'later' }]))
  // Written once in each language that their owners read.
  const messages = new Map(
    [...new Set(devices.map(({ language }) => language))].map((each) => [each, messageOf(notice_id, notice, wordsOf(each))]),
  )
  const faults: unknown[] = []
  const sending = devices.map(async ({ id, device, language }) => {
    try {
      results.set(id, await push.send(device, messages.get(language)!))
    } catch (error) {
      faults.push(error)
      recordFailure({ of: 'pushes', id: `device ${id}`, log }, error)
      results.set(id, { outcome: 'refused', reason: 'fault' })
    }
  })
  await Promise.race([Promise.all(sending), aborted(signal)])
  // A general fault has nothing to do with the devices: the job is tried again, and none of them counts as failed.
  if (faults.length >= MIN_TRIED_FOR_ALL_FAILED && faults.length === devices.length) throw faults[0]

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
    const again = Map.groupBy(sorted.get('later') ?? [], ([, result]) => Math.max(PAUSES[tries]!, waitOf(result)))
    for (const [seconds, devices] of again) {
      const payload = { notice_id, device_ids: devices.map(([id]) => id), tries: tries + 1 }
      await queueJob(tx, pushNotice, payload, { afterSeconds: seconds })
    }
  })
}

const waitOf = (result: PushResult) => (result.outcome === 'later' && result.retryAfterSeconds) || 0

const messageOf = (noticeId: number, notice: NoticeRow, words: Words): PushMessage => ({
  ...textOf(notice, words),
  data: { kind: notice.kind, ...notice.data, path: pathOf(notice) },
  topic: `notice-${noticeId}`,
})

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })))
