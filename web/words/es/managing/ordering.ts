import type { ordering as English } from '#web/words/en/managing/ordering.ts'

export const ordering: typeof English = {
  down: ({ name }) => `Bajar «${name}»`,
  moved: ({ name, place, all }) => `«${name}» ocupa ahora el lugar ${place} de ${all}`,
  up: ({ name }) => `Subir «${name}»`,
}
