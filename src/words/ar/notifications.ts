import type { notifications as English } from '../en/notifications.ts'

export const notifications: typeof English = {
  refusals: {
    device_not_found: 'هذا الجهاز غير موجود.',
    notification_not_found: 'هذا الإشعار غير موجود.',
  },
  rules: {},
  answers: {},
}
