import type { person as English } from '#web/words/en/managing/person.ts'

export const person: typeof English = {
  badges: 'الأوسمة',
  challenges: 'التحديات المكتملة',
  groups: 'المجموعات',
  keptPrivate: 'اليوميات والمسيرة وطلبات الصلاة ليست هنا، فهي لصاحبها وحده.',
  noBadges: 'لا أوسمة بعد.',
  noChallenges: 'لم يكتمل أي تحدٍّ بعد.',
  noGroups: 'لا توجد مجموعة يمكنك رؤية ما بداخلها.',
  noTrainings: 'لم تبدأ أي دورة ولم تُعيَّن بعد.',
  since: ({ day }) => `في الكنيسة منذ ${day}`,
  title: 'شخص',
  trainings: 'الدورات',
  addToCareTeam: 'إضافة إلى فريق الصلاة',
  inCareTeam: 'فريق الصلاة',
  leavesCareTeam: 'إزالة من فريق الصلاة',
}
