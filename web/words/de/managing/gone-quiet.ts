import type { goneQuiet as English } from '#web/words/en/managing/gone-quiet.ts'
import { plural } from '../formats.ts'

export const goneQuiet: typeof English = {
  about: 'Menschen, die sich vielleicht freuen, wenn jemand fragt, wie es ihnen geht.',
  all: 'Alle',
  challengeStalled: ({ name, when }) => `Challenge „${name}“: letzter Schritt ${when}`,
  invitationWaiting: ({ name, when }) => `In „${name}“ eingeladen, ${when}, noch keine Antwort`,
  keptPrivate: 'Tagebuch, Weg und Gebetsanliegen zählen hier nie: Sie gehören nur der Person selbst.',
  lastSeen: ({ name, day }) => `„${name}“: zuletzt dabei am ${day}`,
  more: ({ count }) => plural(count, { one: 'und # weiteres', other: 'und # weitere' }),
  neverSeen: ({ name }) => `„${name}“: noch nie dabei`,
  nobody: 'Niemand ist still geworden',
  nobodyAbout: 'Wer vier Treffen verpasst, in etwas Begonnenem stecken bleibt oder auf eine Antwort wartet, steht dann hier.',
  reasons: {
    challenge_stalled: 'Challenges',
    invitation_waiting: 'Eingeladen',
    not_seen: 'Nicht dabei',
    request_waiting: 'Beitrittsanfragen',
    training_stalled: 'Kurse',
  },
  requestWaiting: ({ name, when }) => `Möchte zu „${name}“, gefragt ${when}`,
  show: 'Anzeigen',
  trainingStalled: ({ name, when }) => `Kurs „${name}“: letzter Schritt ${when}`,
}
