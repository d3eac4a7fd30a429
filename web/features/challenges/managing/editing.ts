// What a challenge becomes next, what of its form is sent, and what becomes of two people’s edits.
import type { Schemas } from '#web/api/asking.ts'
import { changesFrom, settled } from '#web/parts/merging.ts'

export type Challenge = Schemas['Challenge']
export type Status = Challenge['status']

export const statusTag: Record<Status, string> = { draft: 'tag', published: 'tag accent', archived: 'tag' }

/** From a draft to published, from there to archived and back. A published one is a draft again only while nobody takes part. */
export const nextStatuses: Record<Status, readonly Status[]> = {
  draft: ['published'],
  published: ['archived', 'draft'],
  archived: ['published'],
}

export const MOST_TOPICS = 6

/** Words with commas between them, each once. */
export const topicsIn = (text: string): string[] =>
  [...new Set(text.split(/[,،;]/).map((topic) => topic.trim()))].filter(Boolean).slice(0, MOST_TOPICS)

const textIn = (values: FormData, name: string) => String(values.get(name) ?? '').trim() || null
const numberIn = (values: FormData, name: string) => {
  const text = textIn(values, name)
  // What is no number is sent as it is, for the service to say so.
  return text === null ? null : ((Number.isInteger(Number(text)) ? Number(text) : text) as number)
}

// What is edited, by the names under which it is sent

const fields = [
  'name',
  'description',
  'action',
  'challenge_content',
  'duration_days',
  'points_awarded',
  'badge_id',
  'topics',
  'language',
  'visibility',
] as const
export type EditedField = (typeof fields)[number]

export interface Edited {
  name: string
  description: string | null
  action: string | null
  challenge_content: string
  /** Null is left as it was. */
  duration_days: number | null
  points_awarded: number | null
  badge_id: number | null
  topics: string[]
  language: string | null
  visibility: Challenge['visibility']
}

export const editedOf = ({ content, badge_info, ...challenge }: Challenge): Edited => ({
  ...(Object.fromEntries(fields.map((name) => [name, challenge[name as keyof typeof challenge]])) as unknown as Edited),
  challenge_content: content,
  badge_id: badge_info?.badge_id ?? null,
})

/** What the form holds. */
export const editedIn = (values: FormData, content: string): Edited => ({
  name: String(values.get('name')),
  challenge_content: content,
  description: textIn(values, 'description'),
  action: textIn(values, 'action'),
  topics: topicsIn(String(values.get('topics') ?? '')),
  language: textIn(values, 'language'),
  visibility: String(values.get('visibility')) as Challenge['visibility'],
  points_awarded: numberIn(values, 'points_awarded'),
  badge_id: numberIn(values, 'badge_id'),
  duration_days: numberIn(values, 'duration_days'),
})

/** What is to be sent for `now`, where the service has `before`; undefined for nothing. */
export function changeOf(before: Edited, now: Edited): Schemas['UpdateChallengeBody'] | undefined {
  const { duration_days, ...others } = changesFrom(before, now)
  const change = { ...others, ...(duration_days && { duration_days }) }
  return Object.keys(change).length > 0 ? change : undefined
}

/** Both changed the same field. */
export interface Conflict {
  of: EditedField
  mine: unknown
  theirs: unknown
}

/** What only one of two changed, of both; where both changed the same, mine until one chooses. */
export function merged({ before, mine, theirs }: Record<'before' | 'mine' | 'theirs', Edited>): { edited: Edited; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const values = fields.map((name) => {
    const { value, isDisputed } = settled<unknown>([before[name], theirs[name]], [before[name], mine[name]])
    if (isDisputed) conflicts.push({ of: name, mine: mine[name], theirs: theirs[name] })
    return [name, value]
  })
  return { edited: Object.fromEntries(values) as Edited, conflicts }
}
