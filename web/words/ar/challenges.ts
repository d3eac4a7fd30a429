import type { challenges as English } from '#web/words/en/challenges.ts'
import { plural } from './formats.ts'

const points = (count: number) =>
  plural(count, { zero: 'بلا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', many: '# نقطة', other: '# نقطة' })

export const challenges: typeof English = {
  allDaysDone: 'اكتملت كل الأيام.',
  another: 'تحديات أخرى',
  anotherDay: 'ليوم آخر',
  challenge: 'تحدٍّ',
  checkIn: 'أتممت اليوم',
  checkInTo: ({ name }) => `أتممت اليوم في «${name}»`,
  checkedIn: 'سُجّل اليوم.',
  checkedInWithNote: 'سُجّل اليوم، وملاحظتك في يومياتك.',
  completed: 'اكتمل التحدي',
  completedOn: ({ date }) => `اكتمل في ${date}`,
  daysDone: ({ done, all }) =>
    plural(all, {
      zero: `${done}`,
      one: `${done} من يوم واحد`,
      two: `${done} من يومين`,
      few: `${done} من # أيام`,
      many: `${done} من # يومًا`,
      other: `${done} من # يوم`,
    }),
  done: 'تحديات مكتملة',
  earned: ({ name }) => `حصلت على وسام «${name}»`,
  finish: 'إتمام التحدي',
  finishNow: 'إتمامه الآن',
  isArchived: 'انتهى هذا التحدي.',
  isDraft: 'لم يُنشر هذا التحدي بعد.',
  lasts: ({ days }) => plural(days, { zero: 'بلا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  leadsTo: ({ name, points: count }) => `يُحتسب لوسام «${name}» (${points(count)})`,
  none: 'لا تحديات بعد',
  noneAbout: 'سيظهر هنا ما تقدمه كنيستك ليوم أو لأسبوع أو لشهر.',
  note: 'كلمة عن اليوم، إن أردت',
  noteAbout: 'تُحفظ في يومياتك',
  openPdf: 'فتح ملف PDF',
  pdfAt: ({ host }) => `فتح ملف PDF في ${host}`,
  points: ({ count }) => points(count),
  reopen: 'لم يكتمل بعد؟ فتحه من جديد',
  seeYouTomorrow: 'تم ما لهذا اليوم. وغدًا يوم آخر.',
  start: 'المشاركة',
  takingPart: 'تحديات تشارك فيها',
  title: 'التحديات',
  toBadges: 'إلى أوسمتي',
  toBegin: 'تحديات متاحة',
  todayDone: 'تم ما لهذا اليوم',
  whichDay: 'أي يوم؟',
  write: 'كتابة التحديات',
}
