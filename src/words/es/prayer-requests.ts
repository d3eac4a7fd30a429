import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    pending_prayer_request_not_found: 'Esta petición de oración pendiente no existe.',
    prayer_request_not_found: 'Esta petición de oración no existe.',
  },
  rules: {},
  answers: {},
}
