// Fills an empty database with a church: one line for each part of its life.
import type { Db } from '#platform/db/database.ts'
import { type Church, foundChurch } from './church.ts'
import { addGroups, type DemoGroup } from './groups.ts'
import { seededRandom } from './random.ts'

export interface Filled {
  church: Church
  groups: DemoGroup[]
}

/** `step` is told each part as it begins. */
export async function fillDemo(db: Db, step: (what: string) => void): Promise<Filled> {
  step('a church and its 200 people')
  const church = await foundChurch(db, seededRandom(7))
  step('groups and who is in them')
  const groups = await addGroups(church)
  return { church, groups }
}
