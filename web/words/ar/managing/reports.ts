import type { reports as English } from '#web/words/en/managing/reports.ts'

export const reports: typeof English = {
  about: 'ما بُلّغ عنه في مجموعاتك وما صار إليه. لا يعرف أحد من أبلغ عنه.',
  keptOn: ({ when }) => `أُبقي · ${when}`,
  none: {
    dismissed: 'لم يُبقَ شيء',
    open: 'لا بلاغات مفتوحة',
    removed: 'لم يُزل شيء',
  },
  noneAbout: 'عندما يبلّغ أحد عن منشور أو تعليق يظهر هنا.',
  older: 'بلاغات أقدم',
  removedOn: ({ when }) => `أُزيل · ${when}`,
  statuses: {
    dismissed: 'أُبقيت',
    open: 'مفتوحة',
    removed: 'أُزيلت',
  },
  which: 'أي البلاغات',
}
