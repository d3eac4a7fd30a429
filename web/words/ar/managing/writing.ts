import type { writing as English } from '#web/words/en/managing/writing.ts'

export const writing: typeof English = {
  help: 'Ctrl+B خط غامق، Ctrl+I خط مائل، Ctrl+K رابط. Alt+F10 للانتقال إلى شريط الأدوات.',
  linkAbout: 'صفحة أو عنوان بريد إلكتروني: example.org/psalms',
  linkAddress: 'إلى أين يقود',
  linkRemove: 'إزالة الرابط',
  linkSet: 'وضع الرابط',
  linkWrong: 'ليس هذا عنوانًا يمكن لمتصفح أن يفتحه.',
  noPictures: 'لم تُنقل الصور، بل الكلمات وحدها.',
  off: ({ tool }) => `${tool}: متوقف`,
  on: ({ tool }) => `${tool}: مفعّل`,
  toolbar: 'شكل النص',
  tools: {
    bold: 'غامق',
    heading: 'عنوان',
    italic: 'مائل',
    link: 'رابط',
    list: 'قائمة',
    numbers: 'قائمة مرقّمة',
    picture: 'صورة',
    quote: 'اقتباس',
    subheading: 'عنوان أصغر',
  },
}
