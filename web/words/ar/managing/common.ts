import type { common as English } from '#web/words/en/managing/common.ts'
import { plural } from '../formats.ts'

export const common: typeof English = {
  chosen: ({ count }) =>
    plural(count, { zero: 'لم يُختر شيء', one: 'اختير واحد', two: 'اختير اثنان', few: 'اختير #', many: 'اختير #', other: 'اختير #' }),
  nobodyFound: 'لم يُعثر على أحد.',
  search: 'البحث بالاسم',
}
