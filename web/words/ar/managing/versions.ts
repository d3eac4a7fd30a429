import type { versions as English } from '#web/words/en/managing/versions.ts'

export const versions: typeof English = {
  about: 'كتب شخص آخر هنا في الوقت نفسه. لم يضِع شيء: يُرجى اختيار ما يبقى، أو النسخ من إحدى الصيغتين إلى الأخرى.',
  copied: 'تم النسخ.',
  copy: 'نسخ',
  disputed: 'صيغتان: يُرجى الاختيار',
  keepMine: 'إبقاء صيغتي',
  mine: 'صيغتي',
  othersWrote: 'كتب شخص آخر هنا في أثناء ذلك. يظهر الاثنان معًا.',
  takeTheirs: 'أخذ الصيغة الأخرى',
  theirs: 'الصيغة الأخرى',
  title: ({ what }) => `صيغتان: \u2068${what}\u2069`,
}
