import type { groups as English } from '../en/groups.ts'

export const groups: typeof English = {
  refusals: {
    group_not_found: 'هذه المجموعة غير موجودة.',
    join_request_not_found: 'طلب الانضمام هذا غير موجود.',
    not_a_group_member: 'لا عضوية لك في هذه المجموعة.',
    not_admitted_by_code: 'هذا الشخص ليس من الكنيسة، ولا يُتاح حاليًا لأحد الدخول إليها برمز هذه المجموعة. يمكن لمشرفي الكنيسة قبول الطلب.',
    only_group_admins: 'هذا متاح لمشرفي المجموعة فقط.',
    only_group_admins_decide: 'القرار في هذا الأمر لمشرفي المجموعة فقط.',
    only_group_admins_see_requests: 'مشرفو المجموعة وحدهم يرون من ينتظر الانضمام.',
    only_group_leader_steps_down: 'التخلّي عن القيادة متاح لقائد المجموعة فقط.',
    only_group_members_rate: 'تقييم المجموعة متاح لأعضائها فقط.',
    only_group_members_see_members: 'الأعضاء وحدهم يرون من في هذه المجموعة.',
    pending_join_request_not_found: 'طلب الانضمام المعلّق هذا غير موجود.',
    // With `error` beside `message`
    global_group_fixed: 'هذه المجموعة للكنيسة كلها ولا يمكن تغييرها.',
    // Rules with an `error_type`
    closed_group: 'هذه المجموعة مغلقة. يُرجى طلب الانضمام من مشرفيها.',
    group_full: 'اكتمل عدد أعضاء هذه المجموعة.',
    group_not_live: 'هذه المجموعة لا تستقبل أعضاء حاليًا.',
    leader_limit_reached: 'يقود هذا الشخص بالفعل أقصى عدد مسموح به من المجموعات.',
    leader_not_qualified: 'لم يُكمل هذا الشخص بعدُ الدورات المطلوبة من القادة.',
    membership_is_automatic: 'جميع أفراد الكنيسة ينتمون إلى هذه المجموعة.',
    request_already_reviewed: 'سبق أن اتُّخذ القرار في هذا الطلب.',
    request_pending: 'سبق إرسال طلبك للانضمام إلى هذه المجموعة.',
  },

  rules: {
    already_group_member: 'أنت من أعضاء هذه المجموعة بالفعل.',
    everybody_belongs_to_group: 'جميع أفراد الكنيسة ينتمون إلى هذه المجموعة.',
    group_is_open: 'هذه المجموعة مفتوحة: يمكن الانضمام إليها برمزها.',
    leader_needed: 'تحتاج المجموعة إلى قائد قبل أن تصبح نشطة.',
    no_draft_again: 'لا يمكن أن تعود المجموعة مسودة.',
  },

  answers: {
    changed: 'تم تعديل المجموعة.',
    codeRenewed: 'للمجموعة الآن رمز جديد.',
    codesRenewed: 'لكل مجموعة الآن رمز جديد.',
    created: 'تم إنشاء المجموعة.',
    createdAsDraft: {
      no_leader: 'تم إنشاء المجموعة. ستبقى مسودة إلى أن يكون لها قائد.',
      leader_limit_reached: 'تم إنشاء المجموعة. ستبقى مسودة إلى أن يكون لها قائد: إذ بلغت المجموعات التي بقيادتك أقصى عدد مسموح به.',
      leader_not_qualified: 'تم إنشاء المجموعة. ستبقى مسودة إلى أن يكون لها قائد: إذ لم تكتمل بعدُ دوراتك المطلوبة من القادة.',
    },
    deleted: 'تم حذف المجموعة.',
    joinRequestAccepted: 'تم قبول الطلب.',
    joinRequestRejected: 'تم رفض الطلب.',
    joinRequestSent: 'طلبك في طريقه إلى مشرفي المجموعة.',
    joinRequestWithdrawn: 'تم سحب طلبك.',
    joined: ({ name }) => `تم انضمامك إلى «\u2068${name}\u2069».`,
    leaderAssigned: 'للمجموعة الآن قائد جديد.',
    left: 'تمت مغادرتك للمجموعة.',
    memberRemoved: 'لم يعد هذا الشخص في المجموعة.',
    memberRoleChanged: 'تم تغيير الدور.',
    rated: 'شكرًا على تقييمك.',
    statusChanged: 'تم تغيير الحالة.',
    steppedDown: 'لم تعد قيادة هذه المجموعة من مسؤوليتك.',
  },
}
