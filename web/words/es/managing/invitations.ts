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
  as: 'Entran como',
  end: 'Terminar',
  endOf: ({ email }) => `Terminar la invitación a ${email}`,
  ended: ({ email }) => `La invitación a ${email} ha terminado.`,
  endedOn: ({ day }) => `el ${day}`,
  invite: 'Invitar a personas',
  inviteMany: ({ count }) => plural(count, { one: 'Invitar a # persona', many: 'Invitar a # de personas', other: 'Invitar a # personas' }),
  inviteOne: 'Invitar',
  noAddress: 'Esto no es una dirección de correo.',
  none: 'No hay invitaciones abiertas',
  noneAbout: 'A quien invites, lo verás aquí hasta que acepte.',
  noneAccepted: 'Nadie ha aceptado aún una invitación',
  noneTyped: 'Escribe al menos una dirección de correo.',
  notSent: ({ count }) =>
    plural(count, {
      one: '# no se invitó y sigue aquí.',
      many: '# no se invitaron y siguen aquí.',
      other: '# no se invitaron y siguen aquí.',
    }),
  open: 'Abiertas',
  progress: ({ done, all }) => `${done} de ${all} enviadas`,
  sent: ({ count }) =>
    plural(count, {
      one: '# invitación está en camino.',
      many: '# de invitaciones están en camino.',
      other: '# invitaciones están en camino.',
    }),
  state: 'Estado',
  states: { accepted: 'Aceptada', expired: 'Caducada', waiting: 'En espera' },
  title: 'Invitaciones',
  tooMany: ({ count }) => `Como máximo ${count} a la vez, por favor.`,
  until: ({ day }) => `hasta el ${day}`,
  whatToDo: 'Qué hacer',
  which: 'Qué invitaciones',
}
