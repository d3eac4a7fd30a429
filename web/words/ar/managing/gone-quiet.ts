import type { goneQuiet as English } from '#web/words/en/managing/gone-quiet.ts'
import { plural } from '../formats.ts'

export const goneQuiet: typeof English = {
  about: 'من قد يفرحون إن سأل أحد عن حالهم.',
  all: 'الكل',
  challengeStalled: ({ name, when }) => `تحدّي «${name}»: آخر خطوة ${when}`,
  invitationWaiting: ({ name, when }) => `دعوة إلى «${name}» ${when}، لا ردّ بعد`,
  keptPrivate: 'اليوميات والمسيرة وطلبات الصلاة لا تُحسب هنا أبدًا: فهي لأصحابها وحدهم.',
  lastSeen: ({ name, day }) => `«${name}»: آخر حضور في ${day}`,
  more: ({ count }) =>
    plural(count, { zero: 'ولا شيء غيرها', one: 'وواحد غيرها', two: 'واثنان غيرها', few: 'و# غيرها', many: 'و# غيرها', other: 'و# غيرها' }),
  neverSeen: ({ name }) => `«${name}»: لا حضور حتى الآن`,
  nobody: 'لم يغب أحد',
  nobodyAbout: 'من تفوته أربعة لقاءات، أو يتوقف في ما بدأه، أو ينتظر جوابًا، يظهر هنا.',
  reasons: {
    challenge_stalled: 'التحديات',
    invitation_waiting: 'مدعوون',
    not_seen: 'لم يحضروا',
    request_waiting: 'طلبات الانضمام',
    training_stalled: 'الدورات',
  },
  requestWaiting: ({ name, when }) => `طلب الانضمام إلى «${name}» ${when}`,
  show: 'عرض',
  trainingStalled: ({ name, when }) => `دورة «${name}»: آخر خطوة ${when}`,
}
