import type { pairs as English } from '#web/words/en/managing/pairs.ts'

export const pairs: typeof English = {
  about: 'من يرافق من، ومنذ متى. ما يتشاركانه لا يقرؤه سواهما.',
  active: 'يسيران معًا',
  agree: 'الموافقة',
  asMentor: ({ mentor, mentee }) => `${mentor} يرافق ${mentee}`,
  close: 'تمّت المتابعة',
  decline: 'عدم الموافقة',
  endAsAdmin: 'إنهاء المرافقة',
  minor: 'دون 18 عامًا أو بلا تاريخ ميلاد',
  noReports: 'لم يُرسل أحد شيئًا.',
  noWaiting: 'لا شيء ينتظر.',
  none: 'لا مرافقات فردية بعد.',
  own: 'هذه تخصّك: مشرف آخر يقرر.',
  reports: 'ما أرسله الأشخاص',
  sentBy: ({ name, day }) => `أرسله ${name} في ${day}`,
  since: ({ day }) => `منذ ${day}`,
  title: 'المرافقات الفردية',
  waiting: 'بانتظارك',
  waitingSince: ({ day }) => `بانتظار القرار منذ ${day}`,
}
