// What organizations ask about groups, which lean on them.
import { findOrganizationByCode } from '#features/groups/codes/queries.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { listActiveLedBy, lockGlobalGroups, lockGroupsThen } from '#features/groups/members/queries.ts'
import { giveKeptPlaces, lockKeptPlaces } from '#features/groups/suspended/queries.ts'
import { keepPlacesOf } from '#features/groups/suspending.ts'
import { giveFreeSeats } from '#features/groups/waits/seating.ts'
import type { Groups } from '#features/organizations/groups.ts'
import type { Services } from './services.ts'

export function groupsFor(services: Services): Groups {
  const limits = groupLimits(services)
  return {
    findOrganizationByCode,
    lockGlobalGroups,
    listActiveLedBy,
    lockGroupsThen,
    keepPlacesOf,
    lockKeptPlaces,
    giveKeptPlaces: (tx, organizationId, userId) => giveKeptPlaces(tx, organizationId, userId, limits),
    giveFreeSeats: (tx, groups) => giveFreeSeats(tx, groups, limits),
  }
}
