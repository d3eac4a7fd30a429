import type { takingAlong as English } from '#web/words/en/taking-along.ts'

export const takingAlong: typeof English = {
  about: 'ملفات لجداول البيانات أو لبرامج أخرى. ومن نزّل ماذا يظهر في السجل.',
  act: 'تنزيل',
  as: 'بصيغة',
  formats: { csv: 'جدول (CSV)', json: 'للبرامج (JSON)' },
  kinds: {
    attendance: 'من حضر اللقاءات',
    completions: 'التحديات المكتملة',
    'group-members': 'أعضاء كل مجموعة',
    groups: 'المجموعات',
    people: 'الأشخاص',
    progress: 'التقدم في الدورات',
  },
  peopleAbout: 'تظهر فيه أرقام الهواتف وأعياد الميلاد إن عرضها أصحابها على القادة. أما اليوميات والمسيرة والصلوات فلا تظهر أبدًا.',
  saved: 'الملف في مجلد التنزيلات.',
  title: 'تنزيل',
  what: 'ماذا',
}
