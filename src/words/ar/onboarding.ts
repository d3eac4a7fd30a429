import type { onboarding as English } from '../en/onboarding.ts'

export const onboarding: typeof English = {
  refusals: {
    only_guided_track: 'إعداد المسيرة متاح في المسار الموجَّه فقط، ويمكن اختياره في الاستبيان.',
    survey_missing: 'يُرجى الإجابة عن الاستبيان أولًا.',
  },

  rules: {},

  answers: {
    challenge_completed: 'أحسنت! اكتمل التحدي.',
    challenge_open_again: 'التحدي مفتوح من جديد.',
    hearted: 'أُضيف إلى منهجك.',
    journey_ready: 'مسيرتك جاهزة.',
    no_longer_hearted: 'لم يعد في منهجك.',
    survey_kept: 'شكرًا لك. حُفظت إجاباتك.',
  },

  levels: {
    1: 'البحث',
    2: 'الإيمان',
    3: 'التعلّم',
    4: 'الاتّباع',
    5: 'التلمذة',
    6: 'الخدمة',
    7: 'الوكالة الأمينة',
    8: 'الإرشاد',
    9: 'الرعاية',
    10: 'تلمذة الآخرين',
  },

  surveyPrompts: {
    focus_topics: 'ما المواضيع الأهم لك الآن؟ يمكن ذكر ستة كحد أقصى.',
    learning_style: 'ما أفضل طريقة للتعلّم بالنسبة إليك؟',
    outcome: 'ما الذي يُرجى أن يتغيّر في نهايتها؟',
    purpose: 'ما الذي يدعوك إلى بدء هذه المسيرة؟',
    weekly_commitment: 'كم من الوقت يمكن تخصيصه كل أسبوع؟',
  },
}
