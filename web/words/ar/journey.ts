import type { journey as English } from '#web/words/en/journey.ts'
import { plural } from './formats.ts'

export const journey: typeof English = {
  activities: {
    evangelism: 'مشاركة الإيمان',
    fasting: 'الصوم',
    fellowship: 'الشركة',
    giving: 'العطاء',
    meditation: 'التأمل',
    prayer: 'الصلاة',
    rest: 'الراحة',
    service: 'الخدمة',
    study: 'دراسة الكتاب المقدس',
    worship: 'العبادة',
  },
  activity: 'ماذا كان؟',
  date: 'في أي يوم؟',
  dayWith: ({ day, count }) =>
    `${day}، ${plural(count, { zero: 'لا مرة', one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' })}`,
  days: ({ count }) => plural(count, { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  emptyAbout: 'لمسة واحدة تكفي للبداية.',
  halfYear: 'نصف عام',
  halfYearAbout: 'كل مربع يوم؛ وكلما كان أغمق كان فيه متسع أكبر.',
  last: 'آخر ما سُجّل',
  logged: ({ activity }) => `سُجّل: ${activity}.`,
  longest: 'الأطول خلال عام',
  minutes: 'الدقائق، إن رغبت',
  minutesOf: ({ count }) =>
    plural(count, { zero: 'لا دقائق', one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
  month: 'هذا الشهر',
  notes: 'ملاحظة لك وحدك',
  now: 'الآن',
  other: 'شيء آخر، أو مع ملاحظة',
  remove: ({ activity, day }) => `إزالة ${activity}، ${day}`,
  removed: 'تمت الإزالة.',
  roomFor: 'ما كان له متسع عندك',
  something: 'شيء لك',
  times: ({ count }) => plural(count, { zero: 'لا مرة', one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' }),
  title: 'مسيرتي',
  today: 'اليوم',
  todayAbout: 'لِمَ كان متسع اليوم؟',
  writeDown: 'تسجيل',
}
