import type { posts as English } from '../en/posts.ts'

export const posts: typeof English = {
  refusals: {
    comment_not_found: 'هذا التعليق غير موجود.',
    only_author_changes_post: 'تعديل المنشور متاح لكاتبه فقط.',
    only_author_or_admins_delete_post: 'حذف المنشور متاح لكاتبه ولمشرفي المجموعة فقط.',
    only_group_admins_decide_reports: 'القرار في البلاغات لمشرفي المجموعة فقط.',
    only_group_members: 'هذا متاح لأعضاء هذه المجموعة فقط.',
    only_group_members_post: 'النشر هنا متاح لأعضاء هذه المجموعة فقط.',
    only_group_members_read: 'الأعضاء وحدهم يرون ما يُكتب في هذه المجموعة.',
    only_moderators_see_reports: 'البلاغات متاحة لمشرفي المجموعات أو الكنائس فقط.',
    post_not_found: 'هذا المنشور غير موجود.',
    prayer_post_fixed: 'لا يمكن تعديل طلب الصلاة.',
    report_not_found: 'هذا البلاغ غير موجود.',
    // With `error` beside `message`
    no_comments_in_global_groups: 'لا توجد تعليقات في هذه المجموعة.',
    only_leaders_post: 'النشر هنا متاح لقادة هذه المجموعة فقط.',
    only_organization_admins_post: 'النشر في هذه المجموعة متاح لمشرفي الكنيسة فقط.',
    // With `status` beside `message`
    only_author_changes_comment: 'تعديل التعليق متاح لكاتبه فقط.',
    only_author_deletes_comment: 'حذف التعليق متاح لكاتبه فقط.',
    // Rules with an `error_type`
    not_a_prayer_request: 'هذا المنشور ليس طلب صلاة.',
  },

  rules: {
    not_yourself: 'لا يمكن حظر حسابك أنت.',
  },

  answers: {
    blocked: 'تم حظر هذا الشخص.',
    commentChanged: 'تم تعديل التعليق.',
    commentCreated: 'تم نشر التعليق.',
    commentDeleted: 'تم حذف التعليق.',
    pictureUploaded: 'تم رفع الصورة.',
    postChanged: 'تم تعديل المنشور.',
    postCreated: 'تم نشر المنشور.',
    postDeleted: 'تم حذف المنشور.',
    postPinned: 'تم تثبيت المنشور.',
    postUnpinned: 'لم يعد المنشور مثبتًا.',
    prayed: 'شكرًا على صلاتك.',
    reportDismissed: 'تم رد البلاغ.',
    reported: 'شكرًا. سينظر مشرفو المجموعة في الأمر.',
    reportedRemoved: 'تمت الإزالة.',
    unblocked: 'هذا الشخص غير محظور.',
  },
}
