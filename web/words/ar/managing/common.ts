import type { common as English } from '#web/words/en/managing/common.ts'
import { number, plural } from '../formats.ts'

export const common: typeof English = {
  choose: ({ name }) => `اختيار \u2068${name}\u2069`,
  chooseAll: 'اختيار كل من في هذه الصفحة',
  chooseNone: 'إلغاء الاختيار',
  chosen: ({ count }) =>
    plural(count, { zero: 'لم يُختر شيء', one: 'اختير واحد', two: 'اختير اثنان', few: 'اختير #', many: 'اختير #', other: 'اختير #' }),
  church: 'الكنيسة',
  next: 'التالي',
  nobodyFound: 'لم يُعثر على أحد.',
  onlyAdmins: 'هذا متاح لمشرفي كنيستك فقط.',
  pages: 'الصفحات',
  previous: 'السابق',
  search: 'البحث بالاسم',
  shown: ({ from, to, total }) => `${number(from)}–${number(to)} من ${number(total)}`,
}
