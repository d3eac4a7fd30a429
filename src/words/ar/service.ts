import type { service as English } from '../en/service.ts'
import { describeFieldPath } from '../formats.ts'
import { number, plural } from './formats.ts'

export const service: typeof English = {
  refusals: {
    address_too_long: 'العنوان طويل جدًا.',
    bad_request: 'تعذّر فهم الطلب.',
    body_not_json: 'المحتوى ليس بصيغة JSON صحيحة.',
    body_not_utf8: 'المحتوى ليس بترميز UTF-8 صحيح.',
    body_too_deep: ({ max }) => `مستويات التداخل في المحتوى أكثر من ${number(max)}.`,
    body_too_large: 'الطلب كبير جدًا.',
    changed_meanwhile: 'تغيّر هذا في أثناء ذلك. يُرجى قراءته من جديد قبل تعديله.',
    cross_site_request: 'لا يأتي هذا الطلب من إحدى صفحات هذه الخدمة.',
    expectation_failed: 'لا يمكن تلبية هذا الطلب.',
    form_field_too_large: 'أحد حقول النموذج كبير جدًا.',
    form_has_too_many_parts: 'النموذج يحتوي على أجزاء كثيرة جدًا.',
    headers_too_large: 'ترويسات الطلب كبيرة جدًا.',
    host_missing: 'ترويسة Host غير موجودة في الطلب.',
    host_repeated: 'في الطلب أكثر من ترويسة Host واحدة.',
    https_required: 'يُرجى استخدام HTTPS.',
    idempotency_key_too_long: ({ max }) => `يجب ألا تزيد ترويسة Idempotency-Key على ${letters(max)}.`,
    invalid: 'بعض ما أُرسل غير صحيح.',
    internal_error: 'حدث خطأ من جهتنا. يُرجى المحاولة مرة أخرى.',
    method_not_allowed: 'هذا العنوان لا يقبل هذه الطريقة.',
    only_bytes: ({ type }) => `لا يُقبل هنا إلا ${type}.`,
    only_form: 'لا يُقبل هنا إلا multipart/form-data.',
    only_json: 'لا يُقبل هنا إلا application/json.',
    request_timeout: 'استغرق وصول الطلب وقتًا طويلًا.',
    service_busy: 'الخدمة مشغولة الآن. يُرجى المحاولة بعد لحظات.',
    too_many_attempts: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا.',
    too_many_files: 'تُقرأ ملفات كثيرة الآن. يُرجى المحاولة بعد لحظات.',
    too_many_passwords: 'كثيرون يختارون كلمات مرور الآن. يُرجى المحاولة بعد لحظات.',
    too_many_pictures: 'تُقرأ صور كثيرة الآن. يُرجى المحاولة بعد لحظات.',
    too_many_pictures_drawn: 'تُرسم صور كثيرة الآن. يُرجى المحاولة بعد لحظات.',
    too_many_sign_ins: 'كثيرون يسجّلون الدخول الآن. يُرجى المحاولة بعد لحظات.',
    too_many_texts: 'تُحفظ نصوص كثيرة الآن. يُرجى المحاولة بعد لحظات.',
    unauthenticated: 'يُرجى تسجيل الدخول.',
    upload_broken: 'وصل الملف تالفًا أو ناقصًا.',
    address_not_found: 'هذا العنوان غير موجود.',
    answer_not_found: 'ما نتج عن هذا الطلب لم يعد موجودًا.',
    email_unconfirmed: 'يُرجى أولًا تأكيد البريد الإلكتروني بالرابط الذي أرسلناه.',
    not_started: 'يُرجى البدء بهذا أولًا.',
    secret_shown_once: 'تم هذا من قبل. في الجواب سرّ لا يُعرض إلا مرة واحدة.',
    subscription_required: 'يتطلّب هذا اشتراك Pro ساريًا.',
  },

  rules: {
    array: ({ field }) => `يجب أن يكون الحقل «${field}» قائمة.`,
    boolean: ({ field }) => `يجب أن تكون قيمة الحقل «${field}» صحيحًا أو خطأ.`,
    date: ({ field }) => `يجب أن يكون الحقل «${field}» تاريخًا صحيحًا.`,
    duplicate: ({ field }) => `في الحقل «${field}» قيمة مكررة.`,
    email: ({ field }) => `يجب أن يكون الحقل «${field}» بريدًا إلكترونيًا صحيحًا.`,
    file: ({ field }) => `يجب أن يكون الحقل «${field}» ملفًا.`,
    file_empty: 'الملف فارغ.',
    https_address: ({ field }) => `يجب أن يكون الحقل «${field}» عنوان https.`,
    idempotency_key_used: 'استُخدم مفتاح Idempotency-Key هذا مع طلب آخر.',
    incorrect: ({ field }) => `الحقل «${field}» غير صحيح.`,
    integer: ({ field }) => `يجب أن يكون الحقل «${field}» عددًا صحيحًا.`,
    invalid_choice: ({ field }) => `الاختيار في «${field}» غير صالح.`,
    local_time: ({ field }) => `يجب أن يكون الحقل «${field}» يومًا وساعة، مثل 2026-03-03T19:30.`,
    locale: ({ field }) => `يجب أن يكون الحقل «${field}» رمز لغة صحيحًا.`,
    max: ({ field, max }) => `يجب ألا يزيد الحقل «${field}» على ${number(max)}.`,
    max_items: ({ field, max }) => `يجب ألا تزيد عناصر الحقل «${field}» على ${number(max)}.`,
    max_depth: ({ field, max }) => `يجب ألا تزيد مستويات التداخل في الحقل «${field}» على ${number(max)}.`,
    max_elements: ({ field, max }) => `يجب ألا تزيد عناصر الحقل «${field}» على ${number(max)}.`,
    max_length: ({ field, max }) => `يجب ألا يزيد الحقل «${field}» على ${letters(max)}.`,
    max_marks: ({ field, max }) => `في الحقل «${field}» يجب ألا تزيد العلامات على الحرف الواحد على ${max}.`,
    min: ({ field, min }) => `يجب ألا يقلّ الحقل «${field}» عن ${number(min)}.`,
    min_items: ({ field, min }) => `يجب ألا تقلّ عناصر الحقل «${field}» عن ${number(min)}.`,
    min_length: ({ field, min }) => `يجب ألا يقلّ الحقل «${field}» عن ${letters(min)}.`,
    object: ({ field }) => `يجب أن يكون الحقل «${field}» كائنًا.`,
    one_file_only: 'يُرجى إرسال ملف واحد فقط.',
    required: ({ field }) => `الحقل «${field}» مطلوب.`,
    required_without: ({ field, other }) => `الحقل «${field}» مطلوب إذا لم يُرسل «${other}».`,
    same: ({ field, other }) => `يجب أن يطابق الحقل «${field}» الحقل «${other}».`,
    string: ({ field }) => `يجب أن يكون الحقل «${field}» نصًا.`,
    time_of_day: ({ field }) => `يجب أن يكون الحقل «${field}» وقتًا مثل 22:00.`,
    time_zone: ({ field }) => `يجب أن يكون الحقل «${field}» منطقة زمنية صحيحة.`,
    too_intricate: ({ field }) => `الحقل «${field}» معقّد جدًا ولا يمكن قراءته.`,
    unstorable: ({ field }) => `يحتوي الحقل «${field}» على رموز لا يمكن حفظها.`,
    url: ({ field }) => `يجب أن يكون الحقل «${field}» عنوان إنترنت صحيحًا.`,
    whole_not_object: () => 'يجب أن تكون البيانات كائنًا.',
  },

  place: describeFieldPath,

  andMore: (count) =>
    plural(count, {
      zero: '',
      one: ' (وخطأ آخر)',
      two: ' (وخطآن آخران)',
      few: ' (و# أخطاء أخرى)',
      many: ' (و# خطأً آخر)',
      other: ' (و# خطأ آخر)',
    }),

  app: {
    name: 'التلمذة',
  },

  mails: {
    greeting: ({ name }) => `مرحبًا \u2068${name}\u2069،`,
    greeting_without_name: 'مرحبًا،',
    unsubscribe: 'إيقاف هذه الرسائل',
  },

  pages: {
    front: {
      forApps: ({ address }) => `هذا العنوان مخصّص للتطبيقات، وهي تجد الخدمة في ${address}.`,
      health: 'هل تعمل الخدمة الآن؟',
      notBuilt: ({ command }) => `تطبيق الويب غير مبني. يبنيه من يشغّل الخدمة بالأمر ${command}.`,
      reference: 'المرجع لمن يطوّر تطبيقًا (بالإنجليزية)',
    },
  },
}

const letters = (count: number) =>
  plural(count, { zero: '# حرف', one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' })
