import type { passkeys as English } from '#web/words/en/passkeys.ts'

export const passkeys: typeof English = {
  about: 'يفتح هاتفك أو حاسوبك أو مفتاح الأمان حسابك بقفله نفسه: بصمة أو وجه أو رقم. لا أحد يستطيع تخمينه أو استدراجك إليه.',
  add: 'إضافة مفتاح مرور',
  added: ({ when }) => `أُضيف: ${when}`,
  confirm: 'استخدام مفتاح مرور',
  failed: 'لم ينجح مفتاح المرور. يُرجى المحاولة من جديد.',
  known: 'لديك مفتاح مرور على هذا الجهاز من قبل.',
  name: 'الاسم',
  nameHelp: 'ما تعرف به الجهاز',
  never: 'لم يُستخدم قط',
  none: 'لا يستطيع هذا المتصفح استخدام مفاتيح المرور هنا.',
  passwordFirst: 'كلمة المرور أولًا، لنتأكد من هويتك.',
  remove: 'إزالة',
  removeAbout: ({ name }) => `لن يفتح ${name} شيئًا بعد ذلك. احذفه من جهازك أيضًا.`,
  removeOne: ({ name }) => `إزالة ${name}`,
  rename: 'تغيير الاسم',
  renameOne: ({ name }) => `تغيير اسم ${name}`,
  save: 'حفظ',
  signedInBy: { passkey: 'بمفتاح مرور', second_factor: 'برمز' },
  thisDevice: 'جهازي',
  title: 'مفاتيح المرور',
}
