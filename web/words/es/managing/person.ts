import type { person as English } from '#web/words/en/managing/person.ts'

export const person: typeof English = {
  badges: 'Insignias',
  challenges: 'Retos completados',
  groups: 'Grupos',
  keptPrivate: 'El diario, el camino y las peticiones de oración no están aquí: son solo suyos.',
  noBadges: 'Aún no tiene insignias.',
  noChallenges: 'Aún no ha completado ninguno.',
  noGroups: 'Ningún grupo que tú puedas ver por dentro.',
  noTrainings: 'Aún no ha empezado ni tiene asignado ningún curso.',
  since: ({ day }) => `En la iglesia desde el ${day}`,
  title: 'Persona',
  trainings: 'Cursos',
  addToCareTeam: 'Añadir al equipo de oración',
  inCareTeam: 'Equipo de oración',
  leavesCareTeam: 'Quitar del equipo de oración',
}
