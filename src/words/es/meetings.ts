// Lo que se dice de las reuniones de los grupos, de quién vino y de los calendarios de cada persona.
import type { meetings as english } from '../en/meetings.ts'
import { plural } from './formats.ts'

export const meetings: typeof english = {
  refusals: {
    meeting_not_found: 'Esta reunión no existe.',
    only_group_admins_and_leaders_see_attendance: 'Quién vino lo ven solo los administradores del grupo y los líderes de la iglesia.',
    only_group_members_see_meetings: 'Solo los miembros ven cuándo se reúne este grupo.',
    // Rules with an `error_type`
    meeting_cancelled: 'Esta reunión está cancelada.',
    meeting_not_begun: 'Esta reunión aún no ha comenzado.',
    meeting_over: 'Esta reunión ya terminó.',
    too_many_meetings: 'Este grupo ha planeado todas las reuniones posibles.',
  },

  rules: {
    date_until: ({ field, max }) => `El campo «${field}» debe ser una fecha anterior o igual a ${max}.`,
    following_alone: ({ field }) => `El campo «${field}» solo cambia junto con las reuniones siguientes.`,
    member_of_group: 'Solo se marca la presencia de miembros del grupo.',
  },

  answers: {
    answered: 'Tu respuesta está guardada.',
    attendance_saved: 'Se ha guardado quién vino.',
    calendar_ended: 'La dirección del calendario ya no funciona.',
    calendar_made: 'Esta es la dirección de tu calendario. Solo se muestra ahora.',
    cancelled: 'La reunión está cancelada.',
    changed: 'La reunión ha cambiado.',
    following_cancelled: 'Esta reunión y las siguientes están canceladas.',
    following_changed: 'Esta reunión y las siguientes han cambiado.',
    planned: ({ count }) =>
      plural(count, {
        one: 'La reunión está planeada.',
        many: '# de reuniones están planeadas.',
        other: '# reuniones están planeadas.',
      }),
  },

  calendar: {
    due: ({ training }) => `Vence: ${training}`,
  },
}
