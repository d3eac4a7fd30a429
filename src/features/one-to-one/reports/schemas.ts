// What is sent and what comes back about reports of pairs.
import Type from 'typebox'
import { NamedPerson } from '#features/accounts/schemas.ts'
import { Id, ListOf, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'

export const PairReportStatus = OneOf('open', 'resolved')

const fields = { id: Id, pair_id: Id, reason: Str('I do not feel safe.'), status: PairReportStatus, created_at: Timestamp }

export const PairReport = Type.Object(fields)
export const PairReportToReview = Type.Object({
  ...fields,
  mentor: NamedPerson,
  mentee: NamedPerson,
  reported_by: Type.Unsafe<number>({ ...Id, description: 'Who of the two sent it' }),
  notes: Type.Array(
    Type.Object({
      written_by: Type.Unsafe<number>({ ...Id, description: 'Who of the two wrote it' }),
      text: Str('Don’t tell anybody.'),
      written_at: Timestamp,
    }),
    { description: 'Copies of the notes that they chose, as they were when it was sent' },
  ),
  resolved_by: OrNull(Id),
  resolved_at: OrNull(Timestamp),
})

/** So many notes go with a report. */
export const MOST_NOTES = 20
const noteIds = (description: string) => Optional(ListOf(Id, 0, MOST_NOTES, { distinct: true, description, examples: [[42]] }))

export const ReportPair = {
  reason: Text(1000, { examples: ['I do not feel safe.'] }),
  note_ids: noteIds('Notes that both read, whoever wrote them'),
  private_note_ids: noteIds('The caller’s own private notes'),
}

export const PairReportsQuery = { status: Optional({ ...PairReportStatus, description: '`open` when left out' }), ...feedQuery }
