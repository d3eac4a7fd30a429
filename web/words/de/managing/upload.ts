import type { upload as English } from '#web/words/en/managing/upload.ts'

export const upload: typeof English = {
  lost: ({ name, share }) => `Die Verbindung brach ab, während „${name}“ unterwegs war (${share}).`,
  lostAbout: 'Die Datei bleibt ausgewählt. Sie wird noch einmal gesendet, sobald es eine Verbindung gibt.',
  sending: ({ name }) => `„${name}“ wird gesendet`,
  sent: ({ name }) => `„${name}“ ist angekommen`,
  tooLarge: ({ max }) => `Diese Datei ist zu groß: höchstens ${max} MB.`,
  unreadable: 'Diese Datei lässt sich nicht lesen. Bitte wähle sie noch einmal aus.',
  waiting: ({ name, share }) =>
    `Die Verbindung brach ab, während „${name}“ unterwegs war (${share}). Es geht weiter, sobald sie wieder da ist.`,
  waitingAbout:
    'Es ist nichts zu tun. Falls du diese Seite verlässt, wähle innerhalb eines Tages dieselbe Datei aus: Es geht weiter, wo es aufgehört hat.',
}
