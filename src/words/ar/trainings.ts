import type { trainings as English } from '../en/trainings.ts'
import { day, plural } from './formats.ts'

export const trainings: typeof English = {
  refusals: {
    attempts_exhausted: 'لم تبقَ أي محاولات.',
    certificate_not_found: 'هذه الشهادة غير موجودة.',
    no_quiz: 'لا يوجد اختبار في هذه الدورة.',
    only_leaders_assign_trainings: 'إسناد دورات الكنيسة متاح لقادتها ومشرفيها فقط.',
    only_leaders_change_trainings: 'تعديل دورات الكنيسة متاح لقادتها ومشرفيها فقط.',
    only_leaders_follow_progress: 'متابعة تقدّم الجميع متاحة للقادة والمشرفين فقط.',
    only_leaders_get_certificates: 'شهادات الآخرين متاحة لقادة الكنيسة ومشرفيها فقط.',
    only_leaders_upload_sounds: 'رفع المقاطع الصوتية للدورات متاح للقادة والمشرفين فقط.',
    only_leaders_write_quizzes: 'كتابة اختبارات الكنيسة متاحة لقادتها ومشرفيها فقط.',
    only_leaders_write_trainings: 'كتابة دورات الكنيسة متاحة لقادتها ومشرفيها فقط.',
    quiz_not_passed: 'يُرجى اجتياز الاختبار أولًا.',
    too_many_certificates: 'تُعدّ شهادات كثيرة الآن. يُرجى المحاولة بعد لحظات.',
    too_many_quizzes: 'تُكتب اختبارات عدّة الآن. يُرجى المحاولة بعد لحظات.',
    training_not_found: 'هذه الدورة غير موجودة.',
  },
  rules: {
    accepted: ({ field }) => `يجب قبول الحقل «${field}».`,
    date_from_today: ({ field }) => `يجب أن يكون الحقل «${field}» تاريخًا من اليوم فصاعدًا.`,
    names_option: ({ field }) => `يجب أن يشير الحقل «${field}» إلى أحد الخيارات.`,
    needs_english_or_model: 'من دون نموذج لغوي، لا تكتب الخدمة الاختبارات إلا من نصوص إنجليزية.',
    needs_multiple_choice: ({ field }) => `الحقل «${field}» يتطلّب نوع الاختبار multiple_choice.`,
    questions_changed: 'تغيّرت الأسئلة. يُرجى قراءة الاختبار من جديد.',
    text_too_short_for_questions: ({ possible }) =>
      plural(possible, {
        zero: 'لا يكفي نص الدورة لأي سؤال.',
        one: 'لا يكفي نص الدورة إلا لسؤال واحد.',
        two: 'لا يكفي نص الدورة إلا لسؤالين.',
        few: 'لا يكفي نص الدورة إلا لـ # أسئلة.',
        many: 'لا يكفي نص الدورة إلا لـ # سؤالًا.',
        other: 'لا يكفي نص الدورة إلا لـ # سؤال.',
      }),
    text_too_short_for_quiz: 'نص الدورة أقصر من أن يُكتب منه اختبار.',
    training_too_large: ({ max_megabytes }) => `يجب ألا يزيد حجم الدروس والمحتوى والأسئلة معًا على ${max_megabytes} ميغابايت.`,
    video_platform: ({ field }) => `يجب أن يكون الحقل «${field}» عنوان https لفيديو على YouTube أو Vimeo أو Dailymotion أو Wistia.`,
  },
  answers: {
    assigned: 'تم إسناد الدورة.',
    changed: 'تم تعديل الدورة.',
    completed: 'تهانينا، تم إكمال الدورة!',
    consent_given: 'شكرًا. يمكن الآن إكمال الدورة.',
    created: 'تم إنشاء الدورة.',
    deleted: 'تم حذف الدورة.',
    progress_saved: 'تم حفظ التقدّم.',
    reminded: ({ count }) =>
      plural(count, {
        zero: 'لم يُذكَّر أحد.',
        one: 'تم تذكير شخص واحد.',
        two: 'تم تذكير شخصين.',
        few: 'تم تذكير # أشخاص.',
        many: 'تم تذكير # شخصًا.',
        other: 'تم تذكير # شخص.',
      }),
    sound_uploaded: 'تم رفع المقطع الصوتي.',
    started: ({ title }) => `بدأت الدورة «\u2068${title}\u2069».`,
  },

  certificate: {
    document: ({ title }) => `شهادة: ${title}`,
    heading: 'شهادة إتمام',
    before_name: 'تُمنح هذه الشهادة إلى',
    before_title: 'لإتمام الدورة',
    after_title: ({ date }) => `بتاريخ ${day(date)}`,
    code: ({ code }) => `شهادة رقم \u2066${code}\u2069`,
    check: ({ address }) => `للتحقّق منها: \u2066${address}\u2069`,
    boxes: 'ما يظهر هنا على شكل □ يُقرأ في العنوان أدناه.',
  },

  pages: {
    certificate: {
      genuine: 'شهادة صحيحة',
      is_genuine: 'هذه الشهادة صحيحة.',
      before_title: 'مُنحت لإتمام الدورة',
      after_title: ({ organization, date }) => `في ${organization} بتاريخ ${day(date)}`,
      code: ({ code }) => `شهادة رقم \u2066${code}\u2069`,
      unknown: 'شهادة غير موجودة',
      is_unknown: 'لا توجد شهادة بهذا الرمز.',
      compare: 'يُرجى مقارنته حرفًا حرفًا بالرمز المطبوع: فيه اثنا عشر حرفًا ورقمًا، وليس فيه I أو O أو 0 أو 1 أبدًا.',
      ask: 'إن كانا متطابقين، فيُرجى سؤال من عرض الشهادة.',
    },
  },
}
