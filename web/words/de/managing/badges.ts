import type { badges as English } from '#web/words/en/managing/badges.ts'
import { plural } from '../formats.ts'

export const badges: typeof English = {
  about: 'Wohin geschaffte Challenges führen.',
  change: 'Abzeichen ändern',
  deleted: ({ name }) => `„${name}“ ist gelöscht. Wer es hat, behält es.`,
  description: 'Wofür es steht',
  from: ({ count }) => plural(count, { one: 'Ab # Punkt', other: 'Ab # Punkten' }),
  make: 'Neues Abzeichen',
  moreAbout: ({ name }) => `Mehr zu „${name}“`,
  name: 'Name',
  none: 'Noch keine Abzeichen',
  noneAbout: 'Ein Abzeichen bekommt man durch Punkte. Challenges geben Punkte und sagen, zu welchem Abzeichen sie führen.',
  picture: 'Bild',
  pictures: { flag: 'Fahne', flame: 'Flamme', heart: 'Herz', star: 'Stern' },
  points: 'Punkte',
  pointsAbout: 'So viele Punkte aus geschafften Challenges braucht es.',
  sign: 'Ein eigenes Zeichen',
  signAbout: 'Ein Emoji, zum Beispiel 🕊️',
  signField: 'Zeichen',
  title: 'Abzeichen',
}
