import type { badges as English } from '../en/badges.ts'

export const badges: typeof English = {
  refusals: {
    badge_not_found: 'Dieses Abzeichen gibt es nicht.',
  },
  rules: {},
  answers: {
    changed: 'Das Abzeichen ist geändert.',
    created: 'Das Abzeichen ist angelegt.',
    deleted: 'Das Abzeichen ist gelöscht.',
  },
}
