import type { versions as English } from '#web/words/en/managing/versions.ts'

export const versions: typeof English = {
  about:
    'Jemand anders hat zur selben Zeit wie du hier geschrieben. Nichts ist verloren: Wähle, was bleiben soll, oder kopiere aus der einen Fassung in die andere.',
  copied: 'Kopiert.',
  copy: 'Kopieren',
  disputed: 'Zwei Fassungen: bitte wählen',
  keepMine: 'Meine behalten',
  mine: 'Deine',
  othersWrote: 'Jemand anders hat inzwischen hier geschrieben. Du siehst beides.',
  takeTheirs: 'Die andere nehmen',
  theirs: 'Die andere',
  title: ({ what }) => `Zwei Fassungen: ${what}`,
}
