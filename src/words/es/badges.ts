import type { badges as English } from '../en/badges.ts'

export const badges: typeof English = {
  refusals: {
    badge_not_found: 'Esta insignia no existe.',
  },
  rules: {},
  answers: {
    changed: 'La insignia se ha modificado.',
    created: 'La insignia se ha creado.',
    deleted: 'La insignia se ha eliminado.',
  },
}
