// What is sent and what comes back about notes: those that both read, and those that their writer alone does.
import Type from 'typebox'
import { Id, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'

const fields = { id: Id, text: Str('We talked about forgiveness.'), created_at: Timestamp, edited_at: OrNull(Timestamp) }
export const PairNote = Type.Object({ ...fields, is_mine: Type.Boolean({ description: 'Whether the caller wrote it, and not the other' }) })
export const PrivatePairNote = Type.Object(fields)
export const WritePairNote = { text: Text(10_000, { examples: ['We talked about forgiveness.'] }) }
