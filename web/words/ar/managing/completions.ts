import type { completions as English } from '#web/words/en/managing/completions.ts'
import { plural } from '../formats.ts'

export const completions: typeof English = {
  allChallenges: 'كل التحديات',
  begun: 'بدأ في',
  challenge: 'التحدي',
  completed: 'اكتمل في',
  csvFile: 'completions',
  email: 'البريد',
  none: 'لم يكتمل شيء هنا بعد',
  noneAbout: 'من يكمل تحديًا يظهر هنا.',
  ofEverybody: 'للجميع من جديد',
  ofPerson: 'لشخص واحد',
  others: ({ count }) =>
    plural(count, {
      zero: 'ولا أحد من كنائس أخرى.',
      one: 'وشخص واحد من كنيسة أخرى. من هم من كنائس أخرى يُعدّون ولا يُسمَّون.',
      two: 'وشخصان من كنائس أخرى. من هم من كنائس أخرى يُعدّون ولا يُسمَّون.',
      few: 'و# أشخاص من كنائس أخرى. من هم من كنائس أخرى يُعدّون ولا يُسمَّون.',
      many: 'و# شخصًا من كنائس أخرى. من هم من كنائس أخرى يُعدّون ولا يُسمَّون.',
      other: 'و# شخص من كنائس أخرى. من هم من كنائس أخرى يُعدّون ولا يُسمَّون.',
    }),
  points: 'النقاط',
  since: 'منذ',
  table: 'من أكمل أي تحدٍّ',
  title: 'التحديات المكتملة',
}
