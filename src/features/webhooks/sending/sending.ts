// Sends to each webhook what is due for it, one message after the other, and to many webhooks at once: one that is slow or fails takes nobody's time but
// its own. A message may arrive twice, where a process died between sending and writing it down: it has the same id then.
import type { Db } from '#platform/db/database.ts'
import { recordFailure } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { counter } from '#platform/metrics.ts'
import type { Webhooks } from '#platform/webhooks/webhooks.ts'
import { TEST } from '../events.ts'
import { bodyOf, messageIdOf } from '../messages.ts'
import { secretsOf } from '../secrets.ts'
import { switchOffByItself } from '../switching.ts'
import { claimWebhooks, countFailure, type DueDelivery, releaseWebhook, saveFailure, saveSuccess, takeDue } from './queries.ts'

const sent = counter('webhooks_total', 'Messages sent to webhooks, by what became of them', ['outcome'])

/** Webhooks to which a process sends at once. */
const AT_ONCE = 50
/** Messages to one of them, and time, before it is others' turn. */
const IN_A_ROW = 100
const TURN_MS = 60_000

type Context = Pick<JobContext, 'db' | 'log' | 'signal'>

/**
 * What the job does. It holds one place among the jobs of a process, however many webhooks are slow: while it runs, further ones only tell it to look
 * again.
 */
export function webhookSender(webhooks: Webhooks): (context: Context) => Promise<void> {
  let isRunning = false
  let look = Promise.withResolvers<void>()
  let isToLook = false

  return async (context) => {
    isToLook = true
    look.resolve()
    if (isRunning) return
    isRunning = true
    const running = new Map<number, Promise<void>>()
    try {
      while (!context.signal.aborted && (isToLook || running.size > 0)) {
        isToLook = false
        look = Promise.withResolvers()
        const claimed = running.size < AT_ONCE ? await claimWebhooks(context.db, AT_ONCE - running.size) : []
        for (const id of claimed) {
          const ended = sendAll(webhooks, context, id).finally(() => {
            running.delete(id)
            isToLook = true
          })
          running.set(id, ended)
        }
        if (running.size > 0) await Promise.race([...running.values(), look.promise])
      }
    } finally {
      // Without a pause where nothing runs: whoever comes is heard, or runs itself.
      if (running.size > 0) await Promise.all(running.values())
      isRunning = false
    }
  }
}

/** Until nothing is due, one fails, or it is others' turn. */
async function sendAll(webhooks: Webhooks, { db, log, signal }: Context, webhookId: number) {
  const end = performance.now() + TURN_MS
  try {
    for (let count = 0; count < IN_A_ROW && performance.now() < end && !signal.aborted; count++) {
      const due = await takeDue(db, webhookId)
      if (!due || !(await sendOne(db, webhooks, webhookId, due))) break
    }
    await releaseWebhook(db, webhookId)
  } catch (error) {
    // Claimed for two minutes more, it is left alone.
    recordFailure({ of: 'webhooks', id: webhookId, log }, error)
  }
}

/** Gives whether it arrived. */
async function sendOne(db: Db, webhooks: Webhooks, webhookId: number, due: DueDelivery): Promise<boolean> {
  const secretOf = await secretsOf(db)
  const salts = due.previous_salt ? [due.salt, due.previous_salt] : [due.salt]
  const message = { id: messageIdOf(due), body: JSON.stringify(bodyOf(due)) }
  const result = await webhooks.send(due.url, message, salts.map(secretOf))
  sent.inc({ outcome: result.problem ?? 'delivered' })
  if (!result.problem) {
    await saveSuccess(db, webhookId, due, result)
    return true
  }
  await saveFailure(db, due, result)
  // A test says nothing of how it usually goes.
  if (due.type === TEST) return false
  const isHopeless = await countFailure(db, webhookId)
  if (result.problem === 'gone') await switchOffByItself(db, webhookId, 'gone')
  else if (isHopeless) await switchOffByItself(db, webhookId, 'failing')
  return false
}
