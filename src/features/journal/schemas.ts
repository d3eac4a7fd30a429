// What is written into a journal and what comes back.
import Type from 'typebox'
import { Day, Id, Name, Nullish, OneOf, Optional, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { completeFeedQuery } from '#platform/http/paging.ts'

export const JournalEntry = Type.Object({
  id: Id,
  title: Str('A quiet morning'),
  content: Str('I read the psalm twice and stayed with the second verse.'),
  date: Day,
  created_at: Timestamp,
  updated_at: Timestamp,
})

const title = Name(255, { examples: ['A quiet morning'] })
const content = Text(50_000, { examples: ['I read the psalm twice and stayed with the second verse.'] })

export const CreateEntry = { title, content, date: Optional(Day) }
export const ChangeEntry = { title: Optional(title), content: Optional(content) }
/** For clients that can't send PUT. */
export const ChangeEntryByPost = { ...ChangeEntry, _method: Text(10, { description: '`PUT`', examples: ['PUT'] }) }

/** So many entries come where nobody asks for a part of the journal. */
export const WHOLE_JOURNAL = 1000
export const ListEntries = {
  ...completeFeedQuery(WHOLE_JOURNAL),
  search: Nullish(
    Text(200, { description: 'Words that the title or the content holds, in any order; letter case and accents don’t count' }),
  ),
  from: Optional(Day),
  to: Optional(Day),
}
export const ExportJournal = { format: Optional(OneOf('json', 'markdown')) }
