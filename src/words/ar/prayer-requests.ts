import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    pending_prayer_request_not_found: 'طلب الصلاة المعلّق هذا غير موجود.',
    prayer_request_not_found: 'طلب الصلاة هذا غير موجود.',
  },
  rules: {},
  answers: {},
}
