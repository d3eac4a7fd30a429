// What a challenge becomes next, and what of a form is sent.
import type { Schemas } from '#web/api/asking.ts'

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

/** What the form holds, as the service takes it. */
export function changeOf(values: FormData, content: string): Schemas['UpdateChallengeBody'] {
  const days = numberIn(values, 'duration_days')
  const badge = numberIn(values, 'badge_id')
  return {
    name: String(values.get('name')),
    challenge_content: content,
    description: textIn(values, 'description'),
    action: textIn(values, 'action'),
    topics: topicsIn(String(values.get('topics') ?? '')),
    language: textIn(values, 'language'),
    visibility: String(values.get('visibility')) as Challenge['visibility'],
    points_awarded: numberIn(values, 'points_awarded'),
    badge_id: badge,
    ...(days === null ? {} : { duration_days: days }),
  }
}
