// Meetings that a story begins with.
import type { Answer } from './app.ts'
import type { Person } from './given.ts'

/** So many minutes from now, on a wall where it is UTC: `2026-03-03T19:30`. */
export const wallIn = (minutes: number, now = Date.now()) => new Date(now + minutes * 60_000).toISOString().slice(0, 16)

/** The first of the meetings that somebody plans; without a time it began half an hour ago. */
export async function givenMeeting(by: Person, group: { id: number }, fields: object = {}): Promise<Answer['body']> {
  const wish = { starts_at: wallIn(-30), timezone: 'UTC', ...fields }
  const { status, body, text } = await by.post(`/groups/${group.id}/meetings`, wish)
  if (status !== 201) throw new Error(`givenMeeting: ${status} ${text}`)
  return body.data
}
