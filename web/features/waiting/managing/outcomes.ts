// What came of a decision: somebody else may have decided meanwhile, or it may not be possible any more.
import type { Schemas } from '#web/api/asking.ts'

export type Item = Schemas['WaitingItem']

/** Of a request to join, of a prayer or an update, of a report: yes or no; a prayer can also go to the care team alone. */
export type Verdict = 'accept' | 'decline' | 'share' | 'dontShare' | 'give' | 'keep' | 'remove'

/** What is for the care team is taken for it, and shared with nobody. */
export const isForCareTeam = ({ prayer_request }: Item) => prayer_request?.visibility === 'care_team'

export const verdicts = {
  join_request: { yes: 'accept', no: 'decline' },
  prayer_request: { yes: 'share', no: 'dontShare' },
  prayer_update: { yes: 'share', no: 'dontShare' },
  report: { yes: 'keep', no: 'remove' },
} as const satisfies Record<Item['kind'], { yes: Verdict; no: Verdict }>

export type Outcome =
  | { is: 'done' }
  /** Somebody else had decided so before. */
  | { is: 'same' }
  /** Somebody else decided otherwise. */
  | { is: 'other'; verdict: Verdict }
  /** It was withdrawn, or is gone. */
  | { is: 'gone' }
  /** It still waits. */
  | { is: 'refused'; why: string }

const verdictsByStatus: Record<string, Verdict> = {
  'join_request accepted': 'accept',
  'join_request rejected': 'decline',
  'prayer_request approved': 'share',
  'prayer_request rejected': 'dontShare',
  'prayer_update approved': 'share',
  'prayer_update rejected': 'dontShare',
  'report dismissed': 'keep',
  'report removed': 'remove',
}

/** Decided now, or what was decided before. `by` is null where it is not said. */
export function outcomeOf(
  { kind, verdict }: { kind: Item['kind']; verdict: Verdict },
  { status, by, me }: { status: string; by: number | null; me: number },
): Outcome {
  const decided = verdictsByStatus[`${kind} ${status}`]
  if (decided !== undefined && decided !== verdict && verdict !== 'give') return { is: 'other', verdict: decided }
  return by === null || by === me ? { is: 'done' } : { is: 'same' }
}

interface Refused {
  status: number
  code: string
  message: string
  body: Record<string, unknown>
}

export function outcomeOfRefusal({ kind }: { kind: Item['kind'] }, { status, code, message, body }: Refused): Outcome {
  const verdict = verdictsByStatus[`${kind} ${String(body['status'])}`]
  if (code === 'request_already_reviewed' && verdict) return { is: 'other', verdict }
  if (code === 'request_for_care_team') return { is: 'other', verdict: 'give' }
  return status === 404 ? { is: 'gone' } : { is: 'refused', why: message }
}

/** What came of one of several requests to join that were decided together. */
export function outcomeOfOne(
  verdict: Verdict,
  { status, reviewed_by, refusal }: Schemas['RequestsDecided']['results'][number],
  me: number,
): Outcome {
  const kind = 'join_request'
  if (!refusal) return outcomeOf({ kind, verdict }, { status: String(status), by: reviewed_by, me })
  if (refusal.code === 'request_already_reviewed') return { is: 'other', verdict: verdict === 'accept' ? 'decline' : 'accept' }
  return refusal.code === 'join_request_not_found' ? { is: 'gone' } : { is: 'refused', why: refusal.message }
}
