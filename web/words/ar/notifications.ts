import type { notifications as English } from '#web/words/en/notifications.ts'

export const notifications: typeof English = {
  choose: 'اختيار ما يصلني',
  none: 'لا إشعارات بعد',
  noneAbout: 'عندما يردّ عليك أحد، أو يُتخذ قرار في أمر يخصك، يظهر هنا.',
  older: 'الأقدم',
  readAll: 'تعليم الكل كمقروء',
  title: 'الإشعارات',
  unread: 'جديد',
}
