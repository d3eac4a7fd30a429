import type { person as English } from '#web/words/en/managing/person.ts'

export const person: typeof English = {
  badges: 'Abzeichen',
  challenges: 'Geschaffte Challenges',
  groups: 'Gruppen',
  keptPrivate: 'Tagebuch, Weg und Gebetsanliegen stehen hier nicht: Sie gehören nur der Person selbst.',
  noBadges: 'Noch kein Abzeichen.',
  noChallenges: 'Noch keine geschafft.',
  noGroups: 'Keine Gruppe, in die du hineinsiehst.',
  noTrainings: 'Noch kein Kurs begonnen oder zugewiesen.',
  since: ({ day }) => `Gehört seit dem ${day} zur Gemeinde`,
  title: 'Person',
  trainings: 'Kurse',
  addToCareTeam: 'Ins Gebetsteam aufnehmen',
  inCareTeam: 'Gebetsteam',
  leavesCareTeam: 'Aus dem Gebetsteam nehmen',
}
