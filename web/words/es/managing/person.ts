import type { person as English } from '#web/words/en/managing/person.ts'

export const person: typeof English = {
  account: 'Cuenta',
  badges: 'Insignias',
  challenges: 'Retos completados',
  correctName: 'Corregir el nombre',
  correctNameAbout: 'Para un nombre mal escrito. Se le avisa a la persona, y ella misma puede cambiarlo.',
  groups: 'Grupos',
  keptPrivate: 'El diario, el camino y las peticiones de oración no están aquí: son solo suyos.',
  name: 'Nombre',
  noBadges: 'Aún no tiene insignias.',
  noChallenges: 'Aún no ha completado ninguno.',
  noGroups: 'Ningún grupo que tú puedas ver por dentro.',
  noTrainings: 'Aún no ha empezado ni tiene asignado ningún curso.',
  send: 'Enviar el enlace',
  sendLink: 'Enviar un enlace para la contraseña',
  sendLinkAbout:
    'La persona recibe un correo con un enlace para elegir una contraseña nueva. Nadie más lo ve, y su contraseña actual sirve hasta que lo use.',
  since: ({ day }) => `En la iglesia desde el ${day}`,
  suspend: 'Suspender',
  suspendAbout: [
    'La persona sale enseguida de la iglesia y de todos sus grupos, y ningún código ni invitación la trae de vuelta.',
    'Los grupos que lidera pasan a inactivos.',
    'Su cuenta, con su diario y su camino, sigue siendo suya. Se le avisa.',
    'Puedes restablecer su pertenencia en cualquier momento, en Personas.',
  ],
  suspendTitle: ({ name }) => `Suspender a ${name}`,
  title: 'Persona',
  trainings: 'Cursos',
  addToCareTeam: 'Añadir al equipo de oración',
  inCareTeam: 'Equipo de oración',
  leavesCareTeam: 'Quitar del equipo de oración',
}
