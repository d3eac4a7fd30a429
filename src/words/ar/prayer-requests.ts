import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    only_author_resolves_prayer: 'إعلان استجابة الصلاة متاح لصاحب الطلب فقط.',
    only_leaders_decide_prayers: 'القرار في طلبات الصلاة لقادة الكنيسة ومشرفيها فقط.',
    only_leaders_see_pending_prayers: 'القادة والمشرفون وحدهم يرون الطلبات المعلّقة.',
    pending_prayer_request_not_found: 'طلب الصلاة المعلّق هذا غير موجود.',
    prayer_request_not_found: 'طلب الصلاة هذا غير موجود.',
    // Rules with an `error_type`
    request_not_approved: 'لا يمكن إعلان استجابة طلب صلاة قبل مشاركته.',
  },

  rules: {},

  answers: {
    approved: 'تمت مشاركة طلب الصلاة.',
    created: 'وصل طلب صلاتك إلى القادة، وسيطّلعون عليه قبل مشاركته.',
    rejected: 'لن يُشارَك طلب الصلاة.',
    resolved: 'شكرًا على إخبارنا. تم إعلان استجابة طلب الصلاة.',
    withdrawn: 'تم سحب طلب صلاتك.',
  },
}
