import type { progress as English } from '#web/words/en/managing/progress.ts'
import { plural } from '../formats.ts'

export const progress: typeof English = {
  allGroups: 'Alle Gruppen',
  allTrainings: 'Alle Kurse',
  alreadyAssigned: ({ count }) =>
    plural(count, {
      one: '# Person hatte ihn schon; der Termin gilt auch für sie.',
      other: '# Personen hatten ihn schon; der Termin gilt auch für sie.',
    }),
  assign: 'Kurs zuweisen',
  assignAction: 'Zuweisen',
  assignToOthers: 'Den anderen zuweisen',
  assigned: ({ count, title }) =>
    plural(count, { one: `„${title}“ ist # Person zugewiesen.`, other: `„${title}“ ist # Personen zugewiesen.` }),
  chooseTraining: 'Bitte wähle einen Kurs.',
  chosenPeople: ({ count }) => plural(count, { one: 'Die ausgewählte Person', other: 'Die # ausgewählten Personen' }),
  columns: 'Gezeigte Kurse',
  columnsAbout: 'Ohne Auswahl siehst du, was überfällig ist und was die meisten haben.',
  completedAlready: ({ count }) =>
    plural(count, {
      one: '# Person hat ihn abgeschlossen und wird nicht noch einmal gefragt.',
      other: '# Personen haben ihn abgeschlossen und werden nicht noch einmal gefragt.',
    }),
  completedOn: ({ day }) => `Fertig am ${day}`,
  csv: 'Als CSV herunterladen',
  csvFile: 'fortschritt',
  csvHeads: { completed: 'Abgeschlossen am', due: 'Fällig am', name: 'Name', share: 'Prozent', state: 'Stand', training: 'Kurs' },
  dueDate: 'Bis wann?',
  dueDateAbout: 'Du kannst es offen lassen. Erinnert wird drei Tage vorher und am Tag selbst.',
  dueOn: ({ day }) => `Bis ${day}`,
  forWhom: 'Für wen?',
  group: 'Gruppe',
  noGroups: 'Du bist noch in keiner Gruppe dieser Gemeinde.',
  noneAssigned: 'Nicht zugewiesen',
  nothingToRemind: 'Von den Ausgewählten hat niemand einen Kurs abzuschließen.',
  notAssignedTo: 'Diesen Personen ließ er sich nicht zuweisen, darum wurde nichts gesendet:',
  overdueOnly: 'Nur wer überfällig ist',
  overdueSince: ({ day }) => `Überfällig seit ${day}`,
  person: 'Name',
  remind: 'Erinnern',
  remindAbout:
    'Sie bekommen eine Mitteilung in der App, und eine E-Mail, wenn sie es nicht anders gewählt haben. Niemand wird zweimal am Tag erinnert.',
  reasons: {
    completed: ({ name }) => `${name} hat ihn abgeschlossen.`,
    not_assigned: ({ name }) => `${name} ist er nicht zugewiesen.`,
    reminded_today: ({ name }) => `${name} wurde innerhalb eines Tages schon erinnert.`,
    suspended: ({ name }) => `Das Konto von ${name} ist gesperrt.`,
  },
  role: 'Rolle',
  search: 'Nach Name oder E-Mail suchen',
  states: { assigned: 'Nicht begonnen', done: 'Fertig', due: 'Nicht begonnen, mit Termin', overdue: 'Überfällig', underWay: 'Begonnen' },
  table: 'Wer wie weit ist',
  title: 'Fortschritt',
  training: 'Kurs',
  underWay: ({ share }) => `Begonnen, ${share}`,
}
