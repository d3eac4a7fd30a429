import type { organizations as English } from '../en/organizations.ts'
import { exports } from './exports.ts'
import { plural } from './formats.ts'

export const organizations: typeof English = {
  refusals: {
    import_not_found: 'هذا الاستيراد غير موجود.',
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
    second_factor_first: 'يُرجى ضبط عامل ثانٍ لحسابك أولًا، ثم يمكنك طلبه من الآخرين.',
    already_in_organization: 'هذا الشخص ينتمي إلى الكنيسة بالفعل.',
    columns_changed: 'تغيّر معنى الأعمدة في هذه الأثناء. يلزم الاطلاع على الصفوف مرة أخرى قبل تنفيذ الاستيراد.',
    import_has_run: 'سبق تنفيذ هذا الاستيراد.',
    import_not_done: 'لم يكتمل هذا الاستيراد.',
    import_undo_over: 'يمكن التراجع عن الاستيراد خلال يوم واحد، وقد انقضى. ما زال بالإمكان سحب الدعوات واحدة واحدة.',
    invitation_replaced: 'أُرسلت إليك دعوة أحدث. يُرجى استخدام الرابط في أحدث رسالة.',
    invitation_used_up: 'استُخدمت هذه الدعوة من قبل، أو انتهت صلاحيتها، أو أُرسلت إلى عنوان آخر.',
    list_empty: 'لا أحد في هذه القائمة.',
    list_is_workbook: 'هذا مصنف جداول. احفظه بصيغة CSV في برنامج الجداول، ثم اختر ذلك الملف.',
    list_not_text: 'هذا الملف ليس قائمة يمكن قراءتها. يجب أن يكون بصيغة CSV.',
    list_quote_open: ({ line }) => `علامة اقتباس تبدأ في الصف ${line} ولا تنتهي.`,
    list_too_intricate: 'استغرقت قراءة هذا الملف وقتًا طويلًا. قسّمه إلى عدة ملفات.',
    list_too_long: ({ max }) => `الحد الأقصى لعدد الأشخاص في القائمة: ${max}. قسّمها إلى عدة قوائم.`,
    list_too_wide: ({ max }) => `الحد الأقصى لعدد الأعمدة في القائمة: ${max}.`,
    not_for_everyone: 'لا يمكن لكنيستك النشر للجميع؛ فالقرار لمن يدير هذه الخدمة.',
    not_oneself: 'لا يمكن إيقاف عضويتك أنت.',
    one_for_each_column: ({ field, count }) => `يجب أن يحتوي الحقل «${field}» على خانة لكل عمود، وعدد الأعمدة: ${count}.`,
  },

  answers: {
    changed: 'تم تعديل بيانات الكنيسة.',
    import_checked: 'تمت قراءة القائمة. لم تُرسل دعوة إلى أحد بعد.',
    import_sent: 'الدعوات في الطريق.',
    import_started: 'بدأ الاستيراد.',
    import_undone: 'تم سحب الدعوات التي لم يقبلها أحد.',
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

  exports,

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
