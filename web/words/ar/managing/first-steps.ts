import type { firstSteps as English } from '#web/words/en/managing/first-steps.ts'

export const firstSteps: typeof English = {
  about: 'ثلاثة أمور وتستطيع كنيستك أن تبدأ. كل شيء قابل للتغيير لاحقًا.',
  done: 'تستطيع كنيستك أن تبدأ',
  doneAbout: 'تصل رسالة إلى كل من دُعي. وكل ما عدا ذلك في الجانب أو خلف صورتك.',
  group: {
    about: 'حيث يلتقي الناس ويكتبون ويصلّون. ولها رمز للانضمام.',
    action: 'تأسيس مجموعة',
    title: 'تأسيس مجموعة',
  },
  later: 'لاحقًا',
  people: {
    about: 'بالبريد الإلكتروني، لشخص واحد أو لكثيرين دفعة واحدة.',
    action: 'دعوة',
    title: 'دعوة أشخاص',
  },
  stepDone: 'تم.',
  title: 'الخطوات الأولى',
  toToday: 'إلى اليوم',
  training: {
    about: 'ما يتعلمه الناس، مع اختبار عند الرغبة.',
    action: 'إلى الدورات',
    title: 'كتابة دورة',
  },
}
