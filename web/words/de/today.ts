import type { today as English } from '#web/words/en/today.ts'

export const today: typeof English = {
  allPrayers: 'Alle',
  carryOn: 'Weitermachen',
  findGroup: 'Gruppe finden',
  findYourWay: 'Finde deinen Weg',
  findYourWayAbout: 'Ein paar Fragen, dann Schritte, die zu dir passen',
  goodAfternoon: ({ name }) => `Guten Tag, ${name}`,
  goodEvening: ({ name }) => `Guten Abend, ${name}`,
  goodMorning: ({ name }) => `Guten Morgen, ${name}`,
  inYourGroups: 'In deinen Gruppen',
  noGroup: 'Du bist noch in keiner Gruppe',
  noGroupAbout: 'In einer kleinen Gruppe kennt man sich beim Namen.',
  prayFor: 'Bete für',
  progressIn: ({ title }) => `Fortschritt in ${title}`,
  somebody: 'Jemand',
}
