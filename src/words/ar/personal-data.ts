import type { personalData as English } from '../en/personal-data.ts'

export const personalData: typeof English = {
  refusals: {
    admin_must_be_replaced: 'يجب أولًا أن يصبح شخص آخر مشرفًا في كنيستك.',
  },

  rules: {},

  answers: {
    account_erased: 'حُذف حسابك.',
    export_begun: 'يجري الآن جمع بياناتك الشخصية.',
  },

  leadersMustBeReplaced: 'يجب أولًا أن يقود شخص آخر مجموعاتك.',

  mails: {
    exportReady: {
      subject: 'بياناتك الشخصية جاهزة',
      paragraphs: [
        'كل ما نحفظه عنك موجود الآن في ملف واحد: يومياتك ومسيرتك ومنشوراتك وغيرها.',
        'يعمل الرابط ثلاثة أيام، ما لم تتغيّر كلمة المرور أو تُطلب البيانات من جديد. من يملك الرابط يستطيع فتح الملف، لذا يُرجى عدم مشاركته.',
      ],
      action: 'تنزيل بياناتي',
    },
  },
}
