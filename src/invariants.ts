// All invariants of the data, by feature. `verify` checks them, and so does every restore.
import { invariants as ofAccounts } from '#features/accounts/invariants.ts'
import { invariants as ofApiKeys } from '#features/api-keys/invariants.ts'
import { invariants as ofChallenges } from '#features/challenges/invariants.ts'
import { invariants as ofGroups } from '#features/groups/invariants.ts'
import { invariants as ofMedia } from '#features/media/invariants.ts'
import { invariants as ofMeetings } from '#features/meetings/invariants.ts'
import { invariants as ofNotifications } from '#features/notifications/invariants.ts'
import { invariants as ofOnboarding } from '#features/onboarding/invariants.ts'
import { invariants as ofOneToOne } from '#features/one-to-one/invariants.ts'
import { invariants as ofOrganizations } from '#features/organizations/invariants.ts'
import { invariants as ofPosts } from '#features/posts/invariants.ts'
import { invariants as ofPrayerRequests } from '#features/prayer-requests/invariants.ts'
import { invariants as ofTrainings } from '#features/trainings/invariants.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: readonly Invariant[] = [
  ...ofAccounts,
  ...ofOrganizations,
  ...ofApiKeys,
  ...ofGroups,
  ...ofMeetings,
  ...ofPosts,
  ...ofPrayerRequests,
  ...ofOneToOne,
  ...ofNotifications,
  ...ofMedia,
  ...ofChallenges,
  ...ofTrainings,
  ...ofOnboarding,
]
