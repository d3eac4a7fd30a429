import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    only_author_changes_prayer: 'تعديل طلب الصلاة متاح لصاحبه فقط.',
    only_author_resolves_prayer: 'إعلان استجابة الصلاة متاح لصاحب الطلب فقط.',
    only_care_team: 'هذا متاح لفريق الصلاة والقادة والمشرفين فقط.',
    only_leaders_decide_prayers: 'القرار في طلبات الصلاة لقادة الكنيسة ومشرفيها فقط.',
    only_leaders_see_pending_prayers: 'القادة والمشرفون وحدهم يرون الطلبات المعلّقة.',
    pending_prayer_request_not_found: 'طلب الصلاة المعلّق هذا غير موجود.',
    prayer_proposal_not_found: 'لم تعد هذه الكلمات مقترحة.',
    prayer_request_not_found: 'طلب الصلاة هذا غير موجود.',
    prayer_update_not_found: 'هذا المستجد غير موجود.',
    // Rules with an `error_type`
    request_changed: 'تغيّر طلب الصلاة منذ قراءته. يُرجى قراءته من جديد.',
    request_for_care_team: 'طلب الصلاة هذا لفريق الصلاة وحده.',
    request_not_approved: 'لا يمكن إعلان استجابة طلب صلاة قبل مشاركته.',
    request_not_for_care_team: 'طلب الصلاة هذا للكنيسة كلها.',
    too_many_updates: 'بلغ عدد المستجدات في طلب الصلاة هذا حدّه.',
  },

  rules: {},

  answers: {
    approved: 'تمت مشاركة طلب الصلاة.',
    carerAdded: 'صار هذا الشخص من فريق الصلاة.',
    carerRemoved: 'لم يعد هذا الشخص من فريق الصلاة.',
    changed: 'تم تعديل طلب صلاتك.',
    confided: 'طلب صلاتك لدى فريق الصلاة. لا يقرؤه سواهم إلا القادة.',
    created: 'وصل طلب صلاتك إلى القادة، وسيطّلعون عليه قبل مشاركته.',
    narrowed: 'طلب الصلاة الآن لدى فريق الصلاة.',
    proposalAccepted: 'صار طلب صلاتك بهذه الكلمات.',
    proposalDeclined: 'بقي طلب صلاتك بكلماتك أنت.',
    proposed: 'وصلت كلماتك إلى صاحب الطلب، وله أن يأخذ بها أو لا.',
    rejected: 'لن يُشارَك طلب الصلاة.',
    renewed: 'عاد طلب صلاتك إلى مكانه.',
    resolved: 'شكرًا على إخبارنا. تم إعلان استجابة طلب الصلاة.',
    taken: 'فريق الصلاة يصلّي من أجله الآن.',
    updateRejected: 'لن يُشارَك هذا المستجد.',
    updateShared: 'تمت مشاركة المستجد.',
    updateWritten: 'شكرًا على إخبارنا. سيطّلع القادة عليه قبل مشاركته.',
    withdrawn: 'تم سحب طلب صلاتك.',
  },
}
