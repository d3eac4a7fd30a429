import type { meetings as English } from '#web/words/en/managing/meetings.ts'
import { plural } from '../formats.ts'

export const meetings: typeof English = {
  cancel: 'إلغاء اللقاء',
  cancelAll: 'إلغاء هذا اللقاء وما يليه',
  changeTitle: 'تعديل اللقاء',
  day: 'اليوم',
  does: 'هل يتكرر؟',
  duration: 'المدة بالدقائق',
  following: 'هذا اللقاء وما يليه',
  guests: 'الضيوف',
  hour: 'الساعة',
  lastDay: 'حتى',
  lastSeen: ({ count }) =>
    plural(count, {
      zero: 'لم يفت شيء',
      one: 'فات اللقاء الأخير',
      two: 'فات آخر لقاءين',
      few: 'فاتت آخر # لقاءات',
      many: 'فات آخر # لقاءً',
      other: 'فات آخر # لقاء',
    }),
  more: 'المزيد',
  noAttendance: 'لم يُسجَّل أحد بعد',
  noAttendanceAbout: 'منذ بداية أي لقاء، يُسجَّل هنا من حضر.',
  note: 'ملاحظة',
  online: 'رابط الانضمام',
  presentOf: ({ present, of }) => `${present} من ${of}`,
  scope: 'ما الذي يتغيّر؟',
  seenAll: 'رُئي الجميع مؤخرًا.',
  there: 'حاضر',
  this: 'هذا اللقاء وحده',
  timezone: 'المنطقة الزمنية',
  titleField: 'العنوان',
  titleAbout: 'وإلا فاسم المجموعة',
  unseen: 'لم يُرَوا منذ أربعة لقاءات',
  unseenAbout: 'قد تنفع زيارة.',
}
