// Deciding: shown at once, held for as long as it can be undone, then sent; what came of it otherwise than one thought is told.
import { signal } from '@preact/signals'
import { api, ask, once, Refusal, Unreachable } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { holdBack } from '#web/features/waiting/held.ts'
import {
  type Item,
  type Outcome,
  outcomeOf,
  outcomeOfOne,
  outcomeOfRefusal,
  type Verdict,
} from '#web/features/waiting/managing/outcomes.ts'
import { announce } from '#web/parts/announcer.tsx'
import { hold, tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'

export interface Decision {
  item: Item
  verdict: Verdict
  /** What the person is told; of requests to join and prayers that are not taken. */
  reason?: string | undefined
}

export const subjectOf = (item: Item) => ({ kind: item.kind, id: item[item.kind]!.id })

/** Who waits, or what the prayer or the report is about. */
export function titleOf({ join_request, prayer_request, prayer_update, report }: Item): string {
  if (join_request) return join_request.user.name
  if (prayer_request) return prayer_request.title
  if (prayer_update) return prayer_update.request.title
  return report?.content?.title || (report?.content?.message.slice(0, 60) ?? report?.group.name ?? '')
}

/** What somebody else did, or what stood in the way: sentences at the head of the page, until they are put away. */
export const news = signal<readonly string[]>([])
/** Whether the page is open: else the sentences are told at the foot of whatever page is. */
export const isPageOpen = signal(false)

/** What browsers send after a page was left, all in all. */
const MOST_KEPT_ALIVE = 60_000

interface Sending {
  headers: ReturnType<typeof once>
  keepalive: boolean
}

export function decide(decisions: readonly Decision[], text: string): void {
  const bytes = decisions.reduce((sum, { reason = '' }) => sum + new TextEncoder().encode(reason).length + 40, 0)
  const sendings = decisions.map((): Sending => ({ headers: once(), keepalive: bytes < MOST_KEPT_ALIVE }))
  const show = holdBack(decisions.map(({ item }) => subjectOf(item)))
  hold(text, {
    act: async () => {
      // All at once: the page may be left in this moment.
      const together = inBulk(decisions)
      const outcomes = together
        ? await outcomesTogether(together, decisions, sendings)
        : await Promise.all(decisions.map((decision, place) => outcomeAfter(decision, sendings[place]!)))
      say(decisions.flatMap((decision, place) => sentencesOn(decision, outcomes[place]!)))
      const readAgain = changed('/waiting', '/manage/reports', '/groups', '/prayer-requests/my-requests', '/prayer-requests/care')
      // Where nothing was done, all still wait: without a line, reading again takes long to fail.
      if (outcomes.some(({ is }) => is !== 'refused')) await readAgain
      show()
      await readAgain
    },
    undo: show,
  })
}

/** As many requests to join as the service decides at once. */
const MOST_TOGETHER = 50

/** What several requests to join are decided with; undefined where each thing is decided by itself. */
function inBulk(decisions: readonly Decision[]): { action: 'accept' | 'reject'; reason: string | null } | undefined {
  const [{ verdict, reason = '' }] = decisions as [Decision]
  if (decisions.length < 2 || (verdict !== 'accept' && verdict !== 'decline')) return undefined
  return { action: verdict === 'accept' ? 'accept' : 'reject', reason: reason || null }
}

async function outcomesTogether(
  together: { action: 'accept' | 'reject'; reason: string | null },
  decisions: readonly Decision[],
  sendings: readonly Sending[],
): Promise<Outcome[]> {
  const parts = Array.from({ length: Math.ceil(decisions.length / MOST_TOGETHER) }, (_, part) => part * MOST_TOGETHER)
  const outcomes = parts.map(async (start): Promise<Outcome[]> => {
    const part = decisions.slice(start, start + MOST_TOGETHER)
    const body = { ...together, join_request_ids: part.map(({ item }) => subjectOf(item).id) }
    try {
      const { results } = await untilAnswered(() => ask(api.POST('/groups/join-requests/decide', { body, ...sendings[start]! })))
      return part.map(({ verdict }, place) => outcomeOfOne(verdict, results[place]!, me.value!.account.id))
    } catch (error) {
      return part.map((decision) => outcomeOfError(decision, error))
    }
  })
  return (await Promise.all(outcomes)).flat()
}

function say(sentences: readonly string[]): void {
  if (sentences.length === 0) return
  const said = sentences.join(' ')
  if (isPageOpen.value) {
    news.value = [...news.value, ...sentences]
    announce(said)
  } else tell(said)
}

function sentencesOn({ item }: Decision, outcome: Outcome): string[] {
  const { waiting } = managingWords()
  const name = apart(titleOf(item))
  switch (outcome.is) {
    case 'done':
      return []
    case 'same':
      return [waiting.sameByOthers({ name })]
    case 'other':
      return [waiting.byOthers[outcome.verdict]({ name })]
    case 'gone':
      return [waiting.waitsNoMore({ name })]
    case 'refused':
      return [waiting.stillWaits({ name, why: outcome.why })]
  }
}

async function outcomeAfter(decision: Decision, sending: Sending): Promise<Outcome> {
  const subject = { kind: decision.item.kind, verdict: decision.verdict }
  try {
    return outcomeOf(subject, { ...(await untilAnswered(() => send(decision, sending))), me: me.value!.account.id })
  } catch (error) {
    return outcomeOfError(decision, error)
  }
}

function outcomeOfError({ item: { kind } }: Decision, error: unknown): Outcome {
  if (error instanceof Refusal) return outcomeOfRefusal({ kind }, error)
  if (error instanceof Unreachable) return { is: 'refused', why: `${words().frame.unreachable}.` }
  throw error
}

const PAUSES_MS = [500, 2_000, 5_000]

/** A line that breaks may have lost the answer alone: with the same key the service does it once, however often it is asked. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return ask()
}

/** What the thing is now, and by whom, where the service says so. */
async function send(
  { item, verdict, reason = '' }: Decision,
  { headers, keepalive }: Sending,
): Promise<{ status: string; by: number | null }> {
  const { id } = subjectOf(item)
  switch (verdict) {
    case 'accept': {
      const sent = { params: { path: { join_request: id } }, headers, keepalive }
      const { request } = await ask(api.POST('/groups/join-requests/{join_request}/accept', sent))
      return { status: request.status, by: request.reviewed_by }
    }
    case 'decline': {
      const sent = { params: { path: { join_request: id } }, body: { reason: reason || null }, headers, keepalive }
      const { request } = await ask(api.POST('/groups/join-requests/{join_request}/reject', sent))
      return { status: request.status, by: request.reviewed_by }
    }
    case 'share':
    case 'give': {
      const params = { path: { prayer_request: id } }
      if (item.prayer_update)
        await ask(api.POST('/prayer-requests/updates/{update}/approve', { params: { path: { update: id } }, headers, keepalive }))
      else {
        const { revision, visibility } = item.prayer_request!
        if (visibility === 'care_team')
          await ask(api.POST('/prayer-requests/{prayer_request}/care', { params, body: { revision }, headers, keepalive }))
        else {
          const body = { revision, visibility: verdict === 'give' ? ('care_team' as const) : ('church' as const) }
          await ask(api.POST('/prayer-requests/{prayer_request}/approve', { params, body, headers, keepalive }))
        }
      }
      return { status: 'approved', by: null }
    }
    case 'dontShare': {
      const body = { rejection_reason: reason || null }
      if (item.prayer_update) {
        const sent = { params: { path: { update: id } }, body, headers, keepalive }
        const { update } = await ask(api.POST('/prayer-requests/updates/{update}/reject', sent))
        return { status: update.status, by: null }
      }
      const { revision } = item.prayer_request!
      const sent = { params: { path: { prayer_request: id } }, body: { ...body, revision }, headers, keepalive }
      const { request } = await ask(api.POST('/prayer-requests/{prayer_request}/reject', sent))
      return { status: request.status, by: request.reviewed_by }
    }
    case 'keep':
    case 'remove': {
      const body = { action: verdict === 'keep' ? ('dismiss' as const) : ('remove' as const) }
      const { data } = await ask(
        api.POST('/manage/reports/{report}/resolve', { params: { path: { report: id } }, body, headers, keepalive }),
      )
      return { status: data.status, by: null }
    }
  }
}
