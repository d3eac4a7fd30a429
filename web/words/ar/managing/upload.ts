import type { upload as English } from '#web/words/en/managing/upload.ts'

export const upload: typeof English = {
  lost: ({ name, share }) => `انقطع الاتصال في أثناء إرسال «\u2068${name}\u2069» (${share}).`,
  lostAbout: 'لا يزال الملف مختارًا، وسيُرسَل من جديد حالما يتوفر اتصال.',
  sending: ({ name }) => `جارٍ إرسال «\u2068${name}\u2069»`,
  sent: ({ name }) => `وصل «\u2068${name}\u2069»`,
  tooLarge: ({ max }) => `هذا الملف كبير جدًا: الحد الأقصى ${max} ميغابايت.`,
  unreadable: 'لا يمكن قراءة هذا الملف.',
  waiting: ({ name, share }) => `انقطع الاتصال في أثناء إرسال «\u2068${name}\u2069» (${share}). سيُستكمل حالما يعود.`,
  waitingAbout: 'إن غادرتَ الصفحة فاختر الملف نفسه خلال يوم: يُستكمل من حيث توقف.',
}
