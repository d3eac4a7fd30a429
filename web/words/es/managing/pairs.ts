import type { pairs as English } from '#web/words/en/managing/pairs.ts'

export const pairs: typeof English = {
  about: 'Quién acompaña a quién, y desde cuándo. Lo que comparten lo leen solo ellos.',
  active: 'Caminan juntos',
  agree: 'Dar el acuerdo',
  asMentor: ({ mentor, mentee }) => `${mentor} acompaña a ${mentee}`,
  close: 'Me he ocupado de ello',
  decline: 'No dar el acuerdo',
  endAsAdmin: 'Terminar',
  minor: 'Menor de 18 o sin cumpleaños',
  noReports: 'Nadie ha enviado nada.',
  noWaiting: 'Nada espera.',
  none: 'Todavía nadie camina uno a uno.',
  own: 'Es tuyo: decide otro administrador.',
  reports: 'Lo que enviaron las personas',
  sentBy: ({ name, day }) => `Lo envió ${name} el ${day}`,
  since: ({ day }) => `Desde el ${day}`,
  title: 'Uno a uno',
  waiting: 'Te esperan',
  waitingSince: ({ day }) => `Espera desde el ${day}`,
}
