import type { trainings as English } from '../en/trainings.ts'

export const trainings: typeof English = {
  refusals: {
    too_many_certificates: 'تُرسم شهادات كثيرة الآن. يُرجى المحاولة بعد لحظات.',
    too_many_quizzes: 'تُكتب اختبارات عدّة الآن. يُرجى المحاولة بعد لحظات.',
    certificate_not_found: 'هذه الشهادة غير موجودة.',
    training_not_found: 'هذه الدورة غير موجودة.',
  },
  rules: {
    date_from_today: ({ field }) => `يجب أن يكون الحقل «${field}» تاريخًا من اليوم فصاعدًا.`,
    names_option: ({ field }) => `يجب أن يشير الحقل «${field}» إلى أحد الخيارات.`,
    needs_english_or_model: 'من دون نموذج لغوي، لا تكتب الخدمة الاختبارات إلا من نصوص إنجليزية.',
    needs_multiple_choice: ({ field }) => `الحقل «${field}» يتطلّب نوع الاختبار multiple_choice.`,
  },
  answers: {},
}
