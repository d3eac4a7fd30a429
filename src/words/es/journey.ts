import type { journey as English } from '../en/journey.ts'
import { day, plural } from './formats.ts'

export const journey: typeof English = {
  refusals: {
    journey_entry_not_found: 'Esta entrada del camino no existe.',
  },

  rules: {
    date_since: ({ field, min }) => `El campo «${field}» no puede ser anterior al ${day(min)}.`,
    date_until_today: ({ field }) => `El campo «${field}» no puede ser posterior a hoy.`,
  },

  answers: {
    entry_deleted: 'Tu entrada está eliminada.',
    entry_kept: 'Tu entrada está guardada.',
  },

  activities: {
    evangelism: 'evangelización',
    fasting: 'ayuno',
    fellowship: 'comunión fraterna',
    giving: 'ofrenda',
    meditation: 'meditación',
    prayer: 'oración',
    rest: 'descanso',
    service: 'servicio',
    study: 'estudio bíblico',
    worship: 'adoración',
  },

  recommendations: {
    finish_what_is_begun: 'Termina el siguiente paso de un curso o de un reto que hayas empezado.',
    first_steps: {
      fellowship: 'Llama o visita esta semana a alguien de tu grupo y pregúntale cómo está.',
      prayer: 'Reserva mañana diez minutos para orar, a una hora en la que suela haber calma.',
      service: 'Elige esta semana a una persona a quien puedas ayudar con algo pequeño.',
      study: 'Lee esta semana un capítulo de un Evangelio y anota una frase que se te haya quedado.',
    },
    fix_a_time: 'Lo consigues la mayoría de los días. Elige una hora fija para los días que se te escapan.',
    go_on: (days) =>
      plural(days, {
        one: 'Llevas # día seguido. Sigue con el mismo ritmo.',
        many: 'Llevas # de días seguidos. Sigue con el mismo ritmo.',
        other: 'Llevas # días seguidos. Sigue con el mismo ritmo.',
      }),
    less_time: ({ activity }) => `Hace unas semanas había más lugar para «${activity}». Quizá esta semana haya un momento para ello.`,
    tie_to_habit: 'Une tu tiempo con Dios a algo que ya haces cada día, como el desayuno o el camino a casa.',
  },
}
