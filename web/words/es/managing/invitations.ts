import type { invitations as English } from '#web/words/en/managing/invitations.ts'
import { plural } from '../formats.ts'

export const invitations: typeof English = {
  about: 'Cada persona recibe un correo con un enlace que vale dos semanas.',
  accepted: 'Aceptadas',
  acceptedOn: ({ day }) => `el ${day}`,
  address: 'Correo',
  addresses: 'Direcciones de correo',
  addressesAbout: 'Una o muchas: una por línea, o separadas por comas, puntos y comas o espacios',
  again: 'Enviar de nuevo',
  againTo: ({ email }) => `Enviar de nuevo a ${email}`,
  allAgain: ({ count }) =>
    plural(count, {
      one: 'Enviar de nuevo # invitación',
      many: 'Enviar de nuevo # de invitaciones',
      other: 'Enviar de nuevo # invitaciones',
    }),
  as: 'Entran como',
  deliveries: { held: 'aún sin enviar', not_delivered: 'No entregada', on_its_way: 'en camino' },
  end: 'Terminar',
  endOf: ({ email }) => `Terminar la invitación a ${email}`,
  ended: ({ email }) => `La invitación a ${email} ha terminado.`,
  endedOn: ({ day }) => `el ${day}`,
  invite: 'Invitar a personas',
  inviteMany: ({ count }) => plural(count, { one: 'Invitar a # persona', many: 'Invitar a # de personas', other: 'Invitar a # personas' }),
  inviteOne: 'Invitar',
  none: 'No hay invitaciones abiertas',
  noneAbout: 'A quien invites, lo verás aquí hasta que acepte.',
  noneAccepted: 'Nadie ha aceptado aún una invitación',
  noneTyped: 'Escribe al menos una dirección de correo.',
  notAgain: {
    not_again_yet: 'Se envió hace menos de una hora.',
    not_open: 'Mientras tanto se aceptó o terminó.',
    too_many: 'Este buzón recibió muchas invitaciones en la última hora. Espera un poco.',
  },
  notSent: ({ count }) =>
    plural(count, {
      one: '# no se invitó y sigue aquí.',
      many: '# no se invitaron y siguen aquí.',
      other: '# no se invitaron y siguen aquí.',
    }),
  open: 'Abiertas',
  outcomes: {
    already_invited: 'Ya tiene una invitación; abajo puedes enviarla de nuevo.',
    already_member: 'Ya pertenece a la iglesia.',
    invalid: 'Esto no es una dirección de correo.',
    too_many: 'Este buzón recibió muchas invitaciones en la última hora. Espera un poco.',
  },
  sentAgain: ({ count }) =>
    count === 0
      ? 'Ninguna invitación se podía enviar de nuevo.'
      : plural(count, {
          one: '# invitación está de nuevo en camino.',
          many: '# de invitaciones están de nuevo en camino.',
          other: '# invitaciones están de nuevo en camino.',
        }),
  sentOn: ({ day }) => `enviada el ${day}`,
  state: 'Estado',
  states: { accepted: 'Aceptada', expired: 'Caducada', waiting: 'En espera' },
  title: 'Invitaciones',
  tooMany: ({ count }) => `Como máximo ${count} a la vez, por favor.`,
  until: ({ day }) => `hasta el ${day}`,
  whatToDo: 'Qué hacer',
  which: 'Qué invitaciones',
}
