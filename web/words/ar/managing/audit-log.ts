import type { auditLog as English } from '#web/words/en/managing/audit-log.ts'
import { list, plural } from '../formats.ts'

const roles: Record<string, string> = { admin: 'مشرف', leadership: 'قائد', leader: 'قائد المجموعة', member: 'عضو' }
const statuses: Record<string, string> = {
  active: 'نشطة',
  archived: 'في الأرشيف',
  canceled: 'منتهٍ',
  draft: 'مسودة',
  inactive: 'متوقفة',
  published: 'منشور',
  trialing: 'تجريبي',
}
const subscriptions: Record<string, string> = { active: 'سارٍ', canceled: 'منتهٍ', trialing: 'تجريبي' }
const fieldNames: Record<string, string> = {
  admits_by_code: 'من تُدخله الرموز',
  enforce_leader_qualifications: 'دورات القادة',
  hue: 'اللون',
  locale: 'اللغة',
  logo: 'الشعار',
  name: 'الاسم',
  reveal_quiz_answers: 'إجابات الاختبارات',
  timezone: 'المنطقة الزمنية',
}
const said = (words: Record<string, string>, word: string) => words[word] ?? word
const badge = (name: string | null) => (name ? `الوسام «${name}»` : 'وسام')
const challenge = (name: string | null) => (name ? `التحدي «${name}»` : 'تحدٍّ')
const training = (name: string | null) => (name ? `الدورة «${name}»` : 'دورة')
const group = (name: string | null) => (name ? `المجموعة «${name}»` : 'مجموعة')
const inGroup = (name: string | null) => (name ? ` في المجموعة «${name}»` : '')
const others = (count: number) =>
  plural(count, { zero: 'لا غيرهم', one: 'شخص آخر', two: 'شخصان آخران', few: '# آخرون', many: '# آخرون', other: '# آخرون' })

export const auditLog: typeof English = {
  about: 'ما فعله المشرفون والقادة ومشغّل الخدمة. ليس فيه شيء مما كتبه أحد.',
  all: 'الكل',
  by: 'من فعل',
  byOne: ({ name }) => `ما فعله ${name} فقط`,
  from: 'من',
  kind: 'ما تم',
  kinds: {
    'account.created': 'إنشاء حساب',
    'account.email-change-undone': 'التراجع عن تغيير البريد',
    'account.email-changed': 'تغيير البريد',
    'account.erased': 'محو حساب',
    'account.password-set': 'تعيين كلمة مرور من المشغّل',
    'account.restored': 'استعادة حساب',
    'account.suspended': 'إيقاف حساب',
    'badge.changed': 'تغيير وسام',
    'badge.created': 'إنشاء وسام',
    'badge.deleted': 'حذف وسام',
    'challenge.changed': 'تغيير تحدٍّ',
    'challenge.created': 'إنشاء تحدٍّ',
    'challenge.deleted': 'حذف تحدٍّ',
    'comment.removed': 'إزالة تعليق',
    'group-member.invitation-taken-back': 'سحب دعوة إلى مجموعة',
    'group-member.invited': 'دعوة إلى مجموعة',
    'group-member.removed': 'إزالة من مجموعة',
    'group-member.role-changed': 'تغيير دور في مجموعة',
    'group.changed': 'تغيير مجموعة',
    'group.code-renewed': 'تجديد رمز مجموعة',
    'group.deleted': 'حذف مجموعة',
    'group.founded': 'تأسيس مجموعة',
    'group.leader-assigned': 'تعيين قائد مجموعة',
    'group.leader-stepped-down': 'ترك قيادة مجموعة',
    'group.restored': 'استرجاع مجموعة',
    'group.status-changed': 'فتح مجموعة أو إيقافها',
    'invitation.made': 'دعوة',
    'invitation.taken-back': 'إنهاء دعوة',
    'join-request.accepted': 'قبول طلب انضمام',
    'join-request.rejected': 'رفض طلب انضمام',
    'member.joined': 'انضمام إلى الكنيسة',
    'member.removed': 'إزالة من الكنيسة',
    'member.role-changed': 'تغيير دور في الكنيسة',
    'organization.changed': 'تغيير الإعدادات',
    'organization.codes-renewed': 'استبدال جميع الرموز',
    'organization.founded': 'إعداد الكنيسة',
    'organization.limits-changed': 'تغيير الحدود من المشغّل',
    'post.pinned': 'تثبيت منشور',
    'post.removed': 'إزالة منشور',
    'post.unpinned': 'إلغاء تثبيت منشور',
    'prayer-request.approved': 'مشاركة طلب صلاة',
    'prayer-request.rejected': 'عدم مشاركة طلب صلاة',
    'report.resolved': 'البت في بلاغ',
    'subscription.set': 'تعيين اشتراك من المشغّل',
    'training.assigned': 'إسناد دورة',
    'training.changed': 'تغيير دورة',
    'training.created': 'إنشاء دورة',
    'training.deleted': 'حذف دورة',
    'training.reminded': 'تذكير بدورة',
  },
  none: 'لم يُعثر على شيء',
  noneAbout: 'لم يتم شيء من هذا في هذه المدة.',
  nothingYet: 'لم يتم شيء بعد',
  nothingYetAbout: 'من يغيّر شيئًا في الكنيسة يظهر هنا مع اليوم.',
  operator: 'مشغّل الخدمة',
  sentences: {
    'account.created': ({ actor, name, role }) => `${actor}: إنشاء حساب لـ${name} (${said(roles, role)})`,
    'account.email-change-undone': ({ name }) => `${name}: التراجع عن تغيير البريد الإلكتروني`,
    'account.email-changed': ({ name }) => `${name}: تغيير البريد الإلكتروني`,
    'account.erased': ({ actor, isOperator }) => (isOperator ? `${actor}: محو حساب` : 'محا شخص حسابه'),
    'account.password-set': ({ actor, name }) => `${actor}: تعيين كلمة مرور جديدة لـ${name}`,
    'account.restored': ({ actor, name }) => `${actor}: استعادة حساب ${name}`,
    'account.suspended': ({ actor, name }) => `${actor}: إيقاف حساب ${name}`,
    'badge.changed': ({ actor, name }) => `${actor}: تغيير ${badge(name)}`,
    'badge.created': ({ actor, name }) => `${actor}: إنشاء ${badge(name)}`,
    'badge.deleted': ({ actor, name }) => `${actor}: حذف ${badge(name)}`,
    'challenge.changed': ({ actor, name, to }) =>
      to ? `${actor}: تغيير ${challenge(name)}، وحالته الآن: ${said(statuses, to)}` : `${actor}: تغيير ${challenge(name)}`,
    'challenge.created': ({ actor, name }) => `${actor}: إنشاء ${challenge(name)}`,
    'challenge.deleted': ({ actor, name, outcome }) =>
      outcome === 'archived' ? `${actor}: نقل ${challenge(name)} إلى الأرشيف لأن فيه مشاركين` : `${actor}: حذف ${challenge(name)}`,
    'comment.removed': ({ actor, group }) => `${actor}: إزالة تعليق${inGroup(group)}`,
    'group-member.invitation-taken-back': ({ actor, person, name }) => `${actor}: سحب دعوة ${person} إلى ${group(name)}`,
    'group-member.invited': ({ actor, name, people, peopleCount }) =>
      `${actor}: دعوة ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)} إلى ${group(name)}`,
    'group-member.removed': ({ actor, person, name }) => `${actor}: إزالة ${person} من ${group(name)}`,
    'group-member.role-changed': ({ actor, person, name, to }) => `${actor}: تغيير دور ${person} في ${group(name)} إلى ${said(roles, to)}`,
    'group.changed': ({ actor, name }) => `${actor}: تغيير ${group(name)}`,
    'group.code-renewed': ({ actor, name }) => `${actor}: تجديد رمز ${group(name)}`,
    'group.deleted': ({ actor, name }) => `${actor}: حذف ${group(name)}`,
    'group.founded': ({ actor, name }) => `${actor}: تأسيس ${group(name)}`,
    'group.leader-assigned': ({ actor, person, name }) => `${actor}: تعيين ${person} لقيادة ${group(name)}`,
    'group.leader-stepped-down': ({ actor, isOperator, name }) =>
      isOperator ? `${group(name)}: لم تعد لها قيادة` : `${actor}: ترك قيادة ${group(name)}`,
    'group.restored': ({ actor, name }) => `${actor}: استرجاع ${group(name)}`,
    'group.status-changed': ({ actor, name, to }) => `${actor}: تغيير حالة ${group(name)} إلى ${said(statuses, to)}`,
    'invitation.made': ({ actor, role }) => `${actor}: دعوة شخص (${said(roles, role)})`,
    'invitation.taken-back': ({ actor }) => `${actor}: إنهاء دعوة`,
    'join-request.accepted': ({ actor, person, group: name }) => `${actor}: قبول ${person} في ${group(name)}`,
    'join-request.rejected': ({ actor, person, group: name }) => `${actor}: عدم قبول ${person} في ${group(name)}`,
    'member.joined': ({ actor, way, role }) =>
      way === 'invitation' ? `${actor}: انضمام بدعوة (${said(roles, role)})` : `${actor}: انضمام برمز مجموعة`,
    'member.removed': ({ actor, name }) => `${actor}: إزالة ${name} من الكنيسة`,
    'member.role-changed': ({ actor, name, to, way }) =>
      way ? `${actor}: دور جديد بدعوة (${said(roles, to)})` : `${actor}: تغيير دور ${name} إلى ${said(roles, to)}`,
    'organization.changed': ({ actor, fields }) => `${actor}: تغيير ${list(fields.map((field) => said(fieldNames, field)))}`,
    'organization.codes-renewed': ({ actor }) => `${actor}: استبدال رموز جميع المجموعات`,
    'organization.founded': ({ actor }) => `${actor}: إعداد الكنيسة`,
    'organization.limits-changed': ({ actor }) => `${actor}: تغيير حدود الكنيسة`,
    'post.pinned': ({ actor, group }) => `${actor}: تثبيت منشور${inGroup(group)}`,
    'post.removed': ({ actor, group }) => `${actor}: إزالة منشور${inGroup(group)}`,
    'post.unpinned': ({ actor, group }) => `${actor}: إلغاء تثبيت منشور${inGroup(group)}`,
    'prayer-request.approved': ({ actor }) => `${actor}: مشاركة طلب صلاة`,
    'prayer-request.rejected': ({ actor }) => `${actor}: عدم مشاركة طلب صلاة`,
    'report.resolved': ({ actor, group, decision }) =>
      decision === 'remove'
        ? `${actor}: البت في بلاغ${inGroup(group)} وإزالة ما بُلّغ عنه`
        : `${actor}: البت في بلاغ${inGroup(group)} وإبقاء ما بُلّغ عنه`,
    'subscription.set': ({ actor, status }) => `${actor}: تعيين اشتراك (${said(subscriptions, status)})`,
    'training.assigned': ({ actor, name, people, peopleCount }) =>
      `${actor}: إسناد ${training(name)} إلى ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
    'training.changed': ({ actor, name }) => `${actor}: تغيير ${training(name)}`,
    'training.created': ({ actor, name }) => `${actor}: إنشاء ${training(name)}`,
    'training.deleted': ({ actor, name }) => `${actor}: حذف ${training(name)}`,
    'training.reminded': ({ actor, name, people, peopleCount }) =>
      `${actor}: تذكير ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)} بـ${training(name)}`,
  },
  showAnybody: 'عرض ما فعله الجميع',
  somebody: 'شخص',
  title: 'السجل',
  to: 'إلى',
}
