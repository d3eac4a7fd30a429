import type { organizations as English } from '../en/organizations.ts'
import { plural } from './formats.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'هذه الدعوة غير موجودة.',
    leader_must_be_replaced: 'يجب أولًا أن يتولّى شخص آخر قيادة المجموعة.',
    member_not_found: 'هذا العضو غير موجود.',
    membership_suspended: 'هذه العضوية موقوفة. يمكن لمشرفي الكنيسة استعادتها.',
    only_admins: 'هذا متاح لمشرفي الكنيسة فقط.',
    only_leaders: 'هذا متاح لقادة الكنيسة ومشرفيها فقط.',
    only_they_change_name: 'صاحب الاسم وحده يمكنه تغييره.',
    organization_not_found: 'هذه الكنيسة غير موجودة.',
    wrong_setup_code: 'هذا ليس الرمز الظاهر في الشاشة الطرفية للخدمة.',
  },

  rules: {
    address_not_confirmed: 'لم يؤكّد هذا الشخص عنوان بريده الإلكتروني بعد، لذلك لا يمكن إرسال رابط إليه.',
    admin_needed: 'يجب أن يبقى للكنيسة مشرف واحد على الأقل.',
    already_in_organization: 'هذا الشخص ينتمي إلى الكنيسة بالفعل.',
    invitation_replaced: 'أُرسلت إليك دعوة أحدث. يُرجى استخدام الرابط في أحدث رسالة.',
    invitation_used_up: 'استُخدمت هذه الدعوة من قبل، أو انتهت صلاحيتها، أو أُرسلت إلى عنوان آخر.',
    not_for_everyone: 'لا يمكن لكنيستك النشر للجميع؛ فالقرار لمن يدير هذه الخدمة.',
    not_oneself: 'لا يمكن إيقاف عضويتك أنت.',
  },

  answers: {
    changed: 'تم تعديل بيانات الكنيسة.',
    invitation_revoked: 'تم سحب الدعوة.',
    invited: ({ email }) => `الدعوة في الطريق إلى ${email}.`,
    joined: ({ name }) => `أهلًا بك في «\u2068${name}\u2069».`,
    logo_removed: 'تمت إزالة الشعار.',
    logo_saved: 'صار هذا شعار الكنيسة.',
    manyInvited: ({ count }) =>
      plural(count, {
        zero: 'لم يُدعَ أحد.',
        one: 'دعوة واحدة في الطريق.',
        two: 'دعوتان في الطريق.',
        few: '# دعوات في الطريق.',
        many: '# دعوة في الطريق.',
        other: '# دعوة في الطريق.',
      }),
    member_removed: 'لم يعد هذا الشخص ينتمي إلى الكنيسة.',
    member_restored: 'عاد هذا الشخص ينتمي إلى الكنيسة.',
    member_suspended: 'عضوية هذا الشخص في الكنيسة موقوفة.',
    name_corrected: 'تم تصحيح الاسم.',
    password_link_sent: 'الرابط في طريقه إلى البريد الإلكتروني لصاحب الحساب.',
    role_changed: 'تم تغيير الدور.',
    sentAgain: ({ count }) =>
      plural(count, {
        zero: 'لم تُرسل أي دعوة من جديد.',
        one: 'دعوة واحدة في الطريق من جديد.',
        two: 'دعوتان في الطريق من جديد.',
        few: '# دعوات في الطريق من جديد.',
        many: '# دعوة في الطريق من جديد.',
        other: '# دعوة في الطريق من جديد.',
      }),
  },

  mails: {
    invitation: {
      subject: ({ organization }) => `دعوة إلى ${organization}`,
      paragraphs: ({ organization }) => [
        `هذه دعوة للانضمام إلى «\u2068${organization}\u2069»: مجموعاتها ودوراتها وصلواتها.`,
        'الدعوة لهذا البريد الإلكتروني، وهي صالحة لمدة أسبوعين.',
      ],
      action: 'قبول الدعوة',
    },
  },
}
