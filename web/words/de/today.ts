import type { today as English } from '#web/words/en/today.ts'
import { number, plural } from './formats.ts'

export const today: typeof English = {
  activities: {
    fellowship: 'Gemeinschaft',
    prayer: 'Gebet',
    service: 'Dienst',
    study: 'Bibellesen',
  },
  allPrayers: 'Alle',
  carryOn: 'Weitermachen',
  checkedIn: 'heute schon dabei',
  daysDone: ({ done, of }) => `${number(done)} von ${number(of)} Tagen`,
  findGroup: 'Gruppe finden',
  findYourWay: 'Finde deinen Weg',
  findYourWayAbout: 'Ein paar Fragen, dann Schritte, die zu dir passen',
  goodAfternoon: ({ name }) => `Guten Tag, ${name}`,
  goodEvening: ({ name }) => `Guten Abend, ${name}`,
  goodMorning: ({ name }) => `Guten Morgen, ${name}`,
  inYourGroups: 'In deinen Gruppen',
  madeRoom: 'Wofür hast du dir Zeit genommen?',
  noGroup: 'Du bist noch in keiner Gruppe',
  noGroupAbout: 'In einer kleinen Gruppe kennt man sich beim Namen.',
  notCheckedIn: 'heute noch nicht dabei',
  prayFor: 'Bete für',
  progressIn: ({ title }) => `Fortschritt in ${title}`,
  somebody: 'Jemand',
  streak: ({ days }) => plural(days, { one: '# Tag', other: '# Tage' }),
  today: 'Heute',
}
