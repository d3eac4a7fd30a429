import type { today as English } from '#web/words/en/today.ts'
import { number, plural } from './formats.ts'

export const today: typeof English = {
  activities: {
    fellowship: 'شركة',
    prayer: 'صلاة',
    service: 'خدمة',
    study: 'دراسة الكتاب',
  },
  allPrayers: 'الكل',
  carryOn: 'متابعة',
  checkedIn: 'سُجّل اليوم',
  daysDone: ({ done, of }) => `${number(done)} من ${number(of)} أيام`,
  findGroup: 'البحث عن مجموعة',
  findYourWay: 'اكتشف مسيرتك',
  findYourWayAbout: 'بضعة أسئلة، ثم خطوات تناسبك',
  goodAfternoon: ({ name }) => `طاب نهارك يا ${name}`,
  goodEvening: ({ name }) => `مساء الخير يا ${name}`,
  goodMorning: ({ name }) => `صباح الخير يا ${name}`,
  inYourGroups: 'في مجموعاتك',
  madeRoom: 'لِمَ خصّصت وقتًا اليوم؟',
  noGroup: 'لست في أي مجموعة بعد',
  noGroupAbout: 'في المجموعة الصغيرة يعرف الناس بعضهم بالاسم.',
  notCheckedIn: 'لم يُسجّل اليوم بعد',
  prayFor: 'نصلّي من أجل',
  progressIn: ({ title }) => `التقدّم في ${title}`,
  somebody: 'أحد الإخوة',
  streak: ({ days }) => plural(days, { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  today: 'اليوم',
}
