import type { reports as English } from '#web/words/en/managing/reports.ts'

export const reports: typeof English = {
  about: 'Was in deinen Gruppen gemeldet wurde, und was daraus wurde. Niemand erfährt, wer es gemeldet hat.',
  keptOn: ({ when }) => `Stehen gelassen · ${when}`,
  none: {
    dismissed: 'Nichts wurde stehen gelassen',
    open: 'Keine Meldung ist offen',
    removed: 'Nichts wurde entfernt',
  },
  noneAbout: 'Wenn jemand einen Beitrag oder Kommentar meldet, steht es hier.',
  older: 'Ältere Meldungen',
  removedOn: ({ when }) => `Entfernt · ${when}`,
  statuses: {
    dismissed: 'Stehen gelassen',
    open: 'Offen',
    removed: 'Entfernt',
  },
  which: 'Welche Meldungen',
}
