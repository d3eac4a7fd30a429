import type { ordering as English } from '#web/words/en/managing/ordering.ts'

export const ordering: typeof English = {
  down: ({ name }) => `„${name}“ nach unten`,
  moved: ({ name, place, all }) => `„${name}“ ist jetzt ${place} von ${all}`,
  up: ({ name }) => `„${name}“ nach oben`,
}
