// What always holds in the data of uploaded files.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'
import { isReferenced } from './queries.ts'

export const invariants: Invariant[] = [
  {
    name: 'A file that something refers to is not being removed',
    broken: sql`select key from media_files where removed_at is not null and ${isReferenced}`,
  },
]
