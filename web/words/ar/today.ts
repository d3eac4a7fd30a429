import type { today as English } from '#web/words/en/today.ts'

export const today: typeof English = {
  allPrayers: 'الكل',
  carryOn: 'متابعة',
  findGroup: 'البحث عن مجموعة',
  findYourWay: 'اكتشف مسيرتك',
  findYourWayAbout: 'بضعة أسئلة، ثم خطوات تناسبك',
  goodAfternoon: ({ name }) => `طاب نهارك يا ${name}`,
  goodEvening: ({ name }) => `مساء الخير يا ${name}`,
  goodMorning: ({ name }) => `صباح الخير يا ${name}`,
  inYourGroups: 'في مجموعاتك',
  noGroup: 'لست في أي مجموعة بعد',
  noGroupAbout: 'في المجموعة الصغيرة يعرف الناس بعضهم بالاسم.',
  prayFor: 'نصلّي من أجل',
  progressIn: ({ title }) => `التقدّم في ${title}`,
  somebody: 'أحد الإخوة',
}
