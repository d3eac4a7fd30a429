import type { en } from '../en/index.ts'
import { accounts } from './accounts.ts'
import { apiKeys } from './api-keys.ts'
import { badges } from './badges.ts'
import { challenges } from './challenges.ts'
import { fields } from './fields.ts'
import { groups } from './groups.ts'
import { journal } from './journal.ts'
import { journey } from './journey.ts'
import { media } from './media.ts'
import { meetings } from './meetings.ts'
import { notifications } from './notifications.ts'
import { onboarding } from './onboarding.ts'
import { oneToOne } from './one-to-one.ts'
import { organizations } from './organizations.ts'
import { personalData } from './personal-data.ts'
import { posts } from './posts.ts'
import { prayerRequests } from './prayer-requests.ts'
import { service } from './service.ts'
import { trainings } from './trainings.ts'
import { webhooks } from './webhooks.ts'

export const ar: typeof en = {
  fields,
  accounts,
  apiKeys,
  badges,
  challenges,
  groups,
  journal,
  journey,
  media,
  meetings,
  notifications,
  onboarding,
  oneToOne,
  organizations,
  personalData,
  posts,
  prayerRequests,
  service,
  trainings,
  webhooks,
}
