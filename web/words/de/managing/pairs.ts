import type { pairs as English } from '#web/words/en/managing/pairs.ts'

export const pairs: typeof English = {
  about: 'Wer wen begleitet, und seit wann. Was sie teilen, lesen nur sie.',
  active: 'Unterwegs',
  agree: 'Zustimmen',
  asMentor: ({ mentor, mentee }) => `${mentor} begleitet ${mentee}`,
  close: 'Ich habe mich gekümmert',
  decline: 'Nicht zustimmen',
  endAsAdmin: 'Beenden',
  minor: 'Unter 18 oder ohne Geburtstag',
  noReports: 'Niemand hat etwas gesendet.',
  noWaiting: 'Nichts wartet.',
  none: 'Noch niemand hat eine Zweierschaft.',
  own: 'Das ist deine eigene: Ein anderer Admin entscheidet.',
  reports: 'Was Menschen gesendet haben',
  sentBy: ({ name, day }) => `Gesendet von ${name} am ${day}`,
  since: ({ day }) => `Seit ${day}`,
  title: 'Zweierschaften',
  waiting: 'Warten auf dich',
  waitingSince: ({ day }) => `Wartet seit ${day}`,
}
