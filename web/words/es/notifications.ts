import type { notifications as English } from '#web/words/en/notifications.ts'

export const notifications: typeof English = {}
