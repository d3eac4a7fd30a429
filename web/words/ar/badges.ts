import type { badges as English } from '#web/words/en/badges.ts'
import { plural } from './formats.ts'

export const badges: typeof English = {
  about: 'ثمرة التحديات التي أتممتها.',
  earnedOn: ({ date, points }) =>
    plural(points, {
      zero: `نِلته في ${date}`,
      one: `نِلته في ${date} بنقطة واحدة`,
      two: `نِلته في ${date} بنقطتين`,
      few: `نِلته في ${date} بـ # نقاط`,
      many: `نِلته في ${date} بـ # نقطة`,
      other: `نِلته في ${date} بـ # نقطة`,
    }),
  none: 'لا أوسمة بعد',
  noneAbout: 'كل تحدٍّ مكتمل يعطي نقاطًا، والنقاط تقود إلى الأوسمة.',
  title: 'الأوسمة',
  toChallenges: 'إلى التحديات',
}
