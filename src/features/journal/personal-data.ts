// What the journal keeps about a person.
import type { PersonalData } from '#platform/db/personal-data.ts'
import { entriesOf } from './exporting.ts'
import { removeEntries } from './queries.ts'

export const personalData: PersonalData = {
  exports: { journal: entriesOf },
  erase: removeEntries,
}
