import type { setup as English } from '#web/words/en/setup.ts'

export const setup: typeof English = {
  about: 'ثلاث دقائق وتبدأ كنيستك.',
  action: 'البدء',
  church: 'اسم كنيستك',
  code: 'الرمز',
  codeHelp: 'تجده في النافذة التي شُغّلت فيها الخدمة',
  firstSteps: 'الخطوات الأولى',
  firstStepsAbout: 'أشخاص ومجموعة ودورة: تستطيع كنيستك أن تبدأ.',
  language: 'لغة كنيستك',
  timeZone: 'المنطقة الزمنية',
  title: 'أهلًا وسهلًا',
}
