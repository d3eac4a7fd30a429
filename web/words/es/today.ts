import type { today as English } from '#web/words/en/today.ts'

export const today: typeof English = {
  allPrayers: 'Todas',
  carryOn: 'Continuar',
  findGroup: 'Buscar un grupo',
  findYourWay: 'Encuentra tu camino',
  findYourWayAbout: 'Unas preguntas y luego pasos para ti',
  goodAfternoon: ({ name }) => `Buenas tardes, ${name}`,
  goodEvening: ({ name }) => `Buenas noches, ${name}`,
  goodMorning: ({ name }) => `Buenos días, ${name}`,
  inYourGroups: 'En tus grupos',
  noGroup: 'Aún no estás en ningún grupo',
  noGroupAbout: 'En un grupo pequeño la gente se conoce por su nombre.',
  prayFor: 'Ora por',
  progressIn: ({ title }) => `Progreso en ${title}`,
  somebody: 'Alguien',
}
