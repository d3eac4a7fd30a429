import type { badges as English } from '#web/words/en/managing/badges.ts'
import { plural } from '../formats.ts'

export const badges: typeof English = {
  about: 'ما تقود إليه التحديات المكتملة.',
  change: 'تعديل الوسام',
  deleted: ({ name }) => `حُذف «\u2068${name}\u2069». ومن ناله يبقى له.`,
  description: 'لأجل ماذا يُمنح',
  from: ({ count }) =>
    plural(count, {
      zero: 'من دون نقاط',
      one: 'من نقطة واحدة',
      two: 'من نقطتين',
      few: 'من # نقاط',
      many: 'من # نقطة',
      other: 'من # نقطة',
    }),
  make: 'وسام جديد',
  moreAbout: ({ name }) => `المزيد عن «\u2068${name}\u2069»`,
  name: 'الاسم',
  none: 'لا أوسمة بعد',
  noneAbout: 'يُنال الوسام بالنقاط. التحديات تمنح النقاط وتذكر الوسام الذي تقود إليه.',
  picture: 'الصورة',
  pictures: { flag: 'علم', flame: 'شعلة', heart: 'قلب', star: 'نجمة' },
  points: 'النقاط',
  pointsAbout: 'يُنال بهذا العدد من نقاط التحديات المكتملة.',
  sign: 'رمز خاص',
  signAbout: 'رمز تعبيري واحد، مثل 🕊️',
  signField: 'الرمز',
  title: 'الأوسمة',
}
