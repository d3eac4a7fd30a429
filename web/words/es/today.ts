import type { today as English } from '#web/words/en/today.ts'
import { number, plural } from './formats.ts'

export const today: typeof English = {
  activities: {
    fellowship: 'Comunión',
    prayer: 'Oración',
    service: 'Servicio',
    study: 'Estudio bíblico',
  },
  allPrayers: 'Todas',
  carryOn: 'Continuar',
  checkedIn: 'registrado hoy',
  daysDone: ({ done, of }) => `${number(done)} de ${number(of)} días`,
  findGroup: 'Buscar un grupo',
  findYourWay: 'Encuentra tu camino',
  findYourWayAbout: 'Unas preguntas y luego pasos para ti',
  goodAfternoon: ({ name }) => `Buenas tardes, ${name}`,
  goodEvening: ({ name }) => `Buenas noches, ${name}`,
  goodMorning: ({ name }) => `Buenos días, ${name}`,
  inYourGroups: 'En tus grupos',
  madeRoom: '¿Para qué hiciste espacio?',
  noGroup: 'Aún no estás en ningún grupo',
  noGroupAbout: 'En un grupo pequeño la gente se conoce por su nombre.',
  notCheckedIn: 'aún no registrado hoy',
  prayFor: 'Ora por',
  progressIn: ({ title }) => `Progreso en ${title}`,
  somebody: 'Alguien',
  streak: ({ days }) => plural(days, { one: '# día', many: '# días', other: '# días' }),
  today: 'Hoy',
}
