// Everything that the service keeps about a person, feature by feature, in the order in which it is erased: what refers before what is referred to.
import { personalData as accounts } from '#features/accounts/personal-data.ts'
import { personalData as auditLog } from '#features/audit-log/personal-data.ts'
import { personalData as badges } from '#features/badges/personal-data.ts'
import { personalData as challenges } from '#features/challenges/personal-data.ts'
import { removeChangesOf } from '#features/changes/queries.ts'
import { personalData as groups } from '#features/groups/personal-data.ts'
import { personalData as journal } from '#features/journal/personal-data.ts'
import { personalData as journey } from '#features/journey/personal-data.ts'
import { personalData as media } from '#features/media/personal-data.ts'
import { personalData as meetings } from '#features/meetings/personal-data.ts'
import { personalData as notifications } from '#features/notifications/personal-data.ts'
import { personalData as onboarding } from '#features/onboarding/personal-data.ts'
import { personalData as oneToOne } from '#features/one-to-one/personal-data.ts'
import { personalData as organizations } from '#features/organizations/personal-data.ts'
import { personalData as posts } from '#features/posts/personal-data.ts'
import { personalData as prayerRequests } from '#features/prayer-requests/personal-data.ts'
import { personalData as trainings } from '#features/trainings/personal-data.ts'
import type { PersonalData } from '#platform/db/personal-data.ts'
import { removeExport } from './queries.ts'

export const registry: PersonalData[] = [
  journal,
  journey,
  onboarding,
  challenges,
  badges,
  trainings,
  prayerRequests,
  notifications,
  posts,
  oneToOne,
  meetings,
  groups,
  organizations,
  auditLog,
  { erase: removeExport },
  accounts,
  media,
  { erase: removeChangesOf },
]
