import type { profile as English } from '#web/words/en/profile.ts'

export const profile: typeof English = {
  birthday: 'تاريخ الميلاد',
  birthdayAbout: 'يرى الآخرون اليوم والشهر فقط. ومن دون تاريخ ميلاد تُعدّ قاصرًا في المرافقة الفردية، ويرى المشرفون ذلك فيها.',
  homeChurch: 'كنيستي',
  language: 'اللغة',
  languageOfBrowser: 'مثل هذا المتصفح',
  phone: 'رقم الهاتف',
  seenBy: { church: 'كل من في كنيستي', leaders: 'القادة', nobody: 'لا أحد' },
  timeOfChurch: 'مثل كنيستي',
  timeZone: 'المنطقة الزمنية',
  title: 'الملف الشخصي',
  whoSeesBirthday: 'من يمكنه رؤية تاريخ ميلادك؟',
  whoSeesPhone: 'من يمكنه رؤية رقم هاتفك؟',
}
