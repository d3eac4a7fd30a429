import type { notifications as English } from '../en/notifications.ts'

export const notifications: typeof English = {
  refusals: {
    device_not_found: 'Este dispositivo no existe.',
    notification_not_found: 'Este aviso no existe.',
  },
  rules: {},
  answers: {},
}
