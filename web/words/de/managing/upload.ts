import type { upload as English } from '#web/words/en/managing/upload.ts'

export const upload: typeof English = {
  lost: ({ name, share }) => `Die Verbindung brach ab, während „${name}“ unterwegs war (${share}).`,
  lostAbout: 'Die Datei bleibt ausgewählt. Sie wird noch einmal gesendet, sobald es eine Verbindung gibt.',
  sending: ({ name }) => `„${name}“ wird gesendet`,
  sent: ({ name }) => `„${name}“ ist angekommen`,
  tooLarge: ({ max }) => `Diese Datei ist zu groß: höchstens ${max} MB.`,
}
