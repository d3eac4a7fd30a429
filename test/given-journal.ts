// Builders for what people write down for themselves.
import { type Person, unique } from './given.ts'

/** An entry in someone's journal, as they see it. */
export async function givenEntry(author: Person, fields: { title?: string; content?: string; date?: string } = {}) {
  const { status, body, text } = await author.post('/journal', { title: unique('Day'), content: 'Today I learned', ...fields })
  if (status !== 201) throw new Error(`givenEntry: ${status} ${text}`)
  return body.data as { id: number; title: string; content: string; date: string; created_at: string; updated_at: string }
}

/** An entry in someone's journey. */
export async function givenDay(
  person: Person,
  fields: { activity_type?: string; duration_minutes?: number; notes?: string; date?: string } = {},
) {
  const { status, body, text } = await person.post('/journey', { activity_type: 'prayer', ...fields })
  if (status !== 201) throw new Error(`givenDay: ${status} ${text}`)
  return body.data as { id: number; date: string }
}
