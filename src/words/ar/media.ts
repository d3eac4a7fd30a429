import type { media as English } from '../en/media.ts'
import { kindOfFile } from '../file-kinds.ts'
import { choice } from './formats.ts'

export const media: typeof English = {
  refusals: {
    upload_not_found: 'هذا الرفع غير موجود (أو لم يعد موجودًا). يُرجى البدء من جديد.',
    upload_busy: 'طلب آخر يرسل هذا الملف الآن. يُرجى المحاولة مرة أخرى بعد لحظة.',
    upload_incomplete: 'لم يصل الملف كاملًا بعد.',
    upload_offset_missing: 'يجب أن تذكر الترويسة Upload-Offset عند أي بايت من الملف يبدأ هذا.',
    upload_offset_wrong: 'يُستكمل الملف عند بايت آخر تذكره الترويسة Upload-Offset.',
    upload_longer_than_said: 'أُرسل أكثر من طول الملف.',
    upload_in_too_many_parts: 'وصل الملف في أجزاء كثيرة جدًا. يُرجى البدء من جديد.',
    content_length_missing: 'يجب أن تذكر الترويسة Content-Length عدد البايتات القادمة.',
    tus_version_unknown: 'الخدمة تعرف tus 1.0.0 فقط.',
    too_many_uploads: 'هناك ملفات كثيرة جدًا في الطريق. يُرجى الانتظار حتى يصل أحدها.',
    file_not_found: 'هذا الملف غير موجود.',
    picture_not_found: 'هذه الصورة غير موجودة.',
    range_not_satisfiable: 'هذا الجزء غير موجود في الملف.',
  },
  rules: {
    file_arrived_changed: 'لم يصل الملف كما اختير. يُرجى اختياره مرة أخرى.',
    sha256: 'تتكوّن قيمة SHA-256 من 64 رقمًا سداسيًا عشريًا.',
    file_too_large: ({ max_megabytes }) => `يجب ألا يزيد حجم الملف على ${max_megabytes} ميغابايت.`,
    name_does_not_fit: ({ kind }) => `الملف من نوع ${kindOfFile(kind)}، لذا يجب أن ينتهي اسمه بـ \u2066.${kind}\u2069.`,
    not_a_picture: ({ kinds }) => `يجب أن يكون الملف صورة: ${choice(kinds.map(kindOfFile))}.`,
    picture_not_there: 'في هذا النص صورة لم تُرفع لهذه الكنيسة أو لم تعد موجودة. يُرجى اختيارها من جديد أو حذفها من النص.',
    uploads_of_day_used: 'بلغ ما رُفع اليوم الحدّ المسموح به في يوم واحد. يُرجى المتابعة غدًا.',
    pdf_begins_otherwise: `لا يبدأ الملف كما يبدأ ملف PDF. ${wantsPdf()}`,
    pdf_cut_off: ({ bytes }) => `ملف PDF مقطوع بعد ${bytes} بايت. ${wantsPdf()}`,
    pdf_followed: `يوجد شيء آخر بعد نهاية ملف PDF. ${wantsPdf()}`,
    pdf_locked: `لا يُفتح ملف PDF إلا بكلمة مرور. ${wantsPdf()}`,
    pdf_preceded: `يوجد شيء آخر قبل بداية ملف PDF. ${wantsPdf()}`,
    pdf_too_intricate: `تستغرق قراءة ملف PDF وقتًا طويلًا أو تحتاج إلى ذاكرة كبيرة. ${wantsPdf()}`,
    pdf_too_large: `الملف أكبر من أي ملف PDF نقرأه. ${wantsPdf()}`,
    pdf_without_pages: `لا توجد صفحات في ملف PDF. ${wantsPdf()}`,
    sound_beginning_missing: ({ kinds }) => `بداية الملف ناقصة. ${wantsSound(kinds)}`,
    sound_broken: ({ byte, kinds }) => `الصوت تالف عند البايت ${byte}. ${wantsSound(kinds)}`,
    sound_changes_kind: ({ byte, kinds }) => `يتغيّر نوع الصوت عند البايت ${byte}. ${wantsSound(kinds)}`,
    sound_cut_off: ({ bytes, kinds }) => `الملف مقطوع بعد ${bytes} بايت، قبل أن يبدأ الصوت. ${wantsSound(kinds)}`,
    sound_description_too_short: ({ kinds }) => `وصف بيانات الصوت أقصر مما ينبغي. ${wantsSound(kinds)}`,
    sound_file_broken: ({ byte, kinds }) => `الملف تالف عند البايت ${byte}. ${wantsSound(kinds)}`,
    sound_followed: ({ kinds }) => `يوجد شيء آخر بعد نهاية الصوت. ${wantsSound(kinds)}`,
    sound_followed_from: ({ byte, kinds }) => `يوجد شيء آخر بعد نهاية الصوت، ابتداءً من البايت ${byte}. ${wantsSound(kinds)}`,
    sound_has_too_many_parts: ({ kinds }) => `في الملف أجزاء أكثر مما يحتاج إليه الصوت. ${wantsSound(kinds)}`,
    sound_incomplete: ({ bytes, kinds }) => `الملف مقطوع بعد ${bytes} بايت، أو يوجد شيء آخر بعده. ${wantsSound(kinds)}`,
    sound_interrupted: ({ byte, kinds }) => `ينقطع الصوت عند البايت ${byte}، ففيه شيء آخر. ${wantsSound(kinds)}`,
    sound_is_film: ({ kinds }) => `الملف مقطع فيديو. ${wantsSound(kinds)}`,
    sound_kind_not_taken: ({ kind, kinds }) => `الملف من نوع ${kindOfFile(kind)}. ${wantsSound(kinds)}`,
    sound_missing: ({ kinds }) => `لا يوجد صوت في الملف. ${wantsSound(kinds)}`,
    sound_not_playable: ({ kinds }) => `لا يوجد في الملف صوت تشغّله الهواتف والمتصفحات. ${wantsSound(kinds)}`,
    sound_not_vorbis_or_opus: ({ kinds }) => `يحتوي الملف على شيء غير Vorbis أو Opus. ${wantsSound(kinds)}`,
    sound_not_wav: ({ kinds }) => `الملف ليس بصيغة WAV، مع أنه يبدأ مثلها. ${wantsSound(kinds)}`,
    sound_preceded: ({ byte, kinds }) => `يوجد شيء آخر قبل الصوت الذي يبدأ عند البايت ${byte}. ${wantsSound(kinds)}`,
    sound_rarely_playable: ({ kinds }) => `الصوت بصيغة لا يشغّلها إلا القليل من الأجهزة. ${wantsSound(kinds)}`,
    sound_undescribed: ({ kinds }) => `لا يذكر الملف صيغة بيانات الصوت فيه. ${wantsSound(kinds)}`,
    sound_unrecognized: ({ kinds }) => `لم يُعثر في الملف على صوت معروف. ${wantsSound(kinds)}`,
  },
  answers: {
    upload_begun: 'يمكن إرسال الملف الآن.',
    upload_finished: 'تم رفع الملف.',
    picture_saved: 'صارت هذه صورتك.',
    picture_uploaded: 'رُفعت الصورة.',
  },
}

function wantsSound(kinds: readonly string[]) {
  return `يجب أن يكون الملف صوتًا من نوع ${choice(kinds.map(kindOfFile))}.`
}
function wantsPdf() {
  return 'يجب أن يكون الملف بصيغة PDF ويُفتح دون كلمة مرور.'
}
