// ما يقال عن لقاءات المجموعات، ومن حضر، وتقويم كل شخص.
import type { meetings as english } from '../en/meetings.ts'
import { plural } from './formats.ts'

export const meetings: typeof english = {
  refusals: {
    meeting_not_found: 'هذا اللقاء غير موجود.',
    only_group_admins_and_leaders_see_attendance: 'لا يرى من حضر سوى مشرفي المجموعة وقادة الكنيسة.',
    only_group_members_see_meetings: 'لا يرى لقاءات هذه المجموعة سوى أعضائها.',
    // Rules with an `error_type`
    meeting_cancelled: 'أُلغي هذا اللقاء.',
    meeting_not_begun: 'لم يبدأ هذا اللقاء بعد.',
    meeting_over: 'انتهى هذا اللقاء.',
    too_many_meetings: 'خُطِّط لهذه المجموعة أكبر عدد ممكن من اللقاءات.',
  },

  rules: {
    date_until: ({ field, max }) => `يجب ألا يكون الحقل «${field}» بعد ${max}.`,
    following_alone: ({ field }) => `لا يتغير الحقل «${field}» إلا مع اللقاءات التالية.`,
    member_of_group: 'لا يُسجَّل الحضور إلا لأعضاء المجموعة.',
  },

  answers: {
    answered: 'حُفظ جوابك.',
    attendance_saved: 'حُفظت أسماء الحاضرين.',
    calendar_ended: 'لم يعد عنوان التقويم صالحًا.',
    calendar_made: 'هذا عنوان تقويمك. لن يظهر مرة أخرى.',
    cancelled: 'أُلغي اللقاء.',
    changed: 'عُدِّل اللقاء.',
    following_cancelled: 'أُلغي هذا اللقاء وما يليه.',
    following_changed: 'عُدِّل هذا اللقاء وما يليه.',
    planned: ({ count }) =>
      plural(count, {
        zero: 'لم يُخطَّط لأي لقاء.',
        one: 'خُطِّط للقاء.',
        two: 'خُطِّط للقاءين.',
        few: 'خُطِّط لـ # لقاءات.',
        many: 'خُطِّط لـ # لقاءً.',
        other: 'خُطِّط لـ # لقاء.',
      }),
  },

  calendar: {
    due: ({ training }) => `موعد الإنجاز: ${training}`,
  },
}
