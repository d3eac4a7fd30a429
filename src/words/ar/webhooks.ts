import type { webhooks as English } from '../en/webhooks.ts'

export const webhooks: typeof English = {
  refusals: {
    too_many_webhooks: 'بلغ عدد خطافات الويب أقصاه. يُرجى حذف أحدها أولًا.',
    webhook_delivery_not_found: 'هذه الرسالة غير موجودة.',
    webhook_not_found: 'خطاف الويب هذا غير موجود.',
    webhook_off: 'خطاف الويب هذا متوقف. يُرجى تشغيله أولًا.',
  },

  rules: {},

  answers: {
    changed: 'عُدّل خطاف الويب.',
    created: 'أُنشئ خطاف الويب. لا يظهر مفتاحه السري إلا الآن.',
    deleted: 'حُذف خطاف الويب.',
    secret_renewed: 'هذا هو المفتاح السري الجديد. لا يظهر إلا الآن، ويبقى السابق صالحًا ليوم آخر.',
    sent: 'الاختبار في طريقه.',
    sent_again: 'الرسالة في طريقها من جديد.',
  },
}
