import type { goneQuiet as English } from '#web/words/en/managing/gone-quiet.ts'
import { plural } from '../formats.ts'

export const goneQuiet: typeof English = {
  about: 'Personas que quizá se alegren de que alguien les pregunte cómo están.',
  all: 'Todas',
  challengeStalled: ({ name, when }) => `Reto «${name}»: último paso ${when}`,
  invitationWaiting: ({ name, when }) => `Con invitación a «${name}» ${when}, aún sin respuesta`,
  keptPrivate: 'El diario, el camino y las peticiones de oración nunca cuentan aquí: son solo de cada persona.',
  lastSeen: ({ name, day }) => `«${name}»: estuvo por última vez el ${day}`,
  more: ({ count }) => plural(count, { one: 'y # más', many: 'y # más', other: 'y # más' }),
  neverSeen: ({ name }) => `«${name}»: aún no ha estado`,
  nobody: 'Nadie está en silencio',
  nobodyAbout: 'Quien falte a cuatro reuniones, se detenga en lo que empezó o espere una respuesta aparecerá aquí.',
  reasons: {
    challenge_stalled: 'Retos',
    invitation_waiting: 'Con invitación',
    not_seen: 'Sin venir',
    request_waiting: 'Piden entrar',
    training_stalled: 'Cursos',
  },
  requestWaiting: ({ name, when }) => `Pidió entrar en «${name}» ${when}`,
  show: 'Mostrar',
  trainingStalled: ({ name, when }) => `Curso «${name}»: último paso ${when}`,
}
