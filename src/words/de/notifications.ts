import type { notifications as English } from '../en/notifications.ts'

export const notifications: typeof English = {
  refusals: {
    device_not_found: 'Dieses Gerät gibt es nicht.',
    notification_not_found: 'Diese Mitteilung gibt es nicht.',
  },
  rules: {},
  answers: {},
}
