import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    pending_prayer_request_not_found: 'Dieses offene Gebetsanliegen gibt es nicht.',
    prayer_request_not_found: 'Dieses Gebetsanliegen gibt es nicht.',
  },
  rules: {},
  answers: {},
}
