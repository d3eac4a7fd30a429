import type { takingAlong as English } from '#web/words/en/taking-along.ts'

export const takingAlong: typeof English = {
  about: 'Als Dateien für Tabellenprogramme oder andere Programme. Wer was mitgenommen hat, steht im Protokoll.',
  act: 'Mitnehmen',
  as: 'Als',
  formats: { csv: 'Tabelle (CSV)', json: 'Für Programme (JSON)' },
  kinds: {
    attendance: 'Wer bei Treffen war',
    completions: 'Abgeschlossene Challenges',
    'group-members': 'Wer in welcher Gruppe ist',
    groups: 'Gruppen',
    people: 'Menschen',
    progress: 'Fortschritt in Kursen',
  },
  peopleAbout: 'Telefonnummern und Geburtstage sind darin, wo sie Leitenden gezeigt werden. Tagebücher, Wege und Gebete nie.',
  saved: 'Die Datei liegt bei deinen Downloads.',
  title: 'Mitnehmen',
  what: 'Was',
}
