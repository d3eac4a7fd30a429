import type { challenges as English } from '../en/challenges.ts'

export const challenges: typeof English = {
  refusals: {
    challenge_not_found: 'Diese Challenge gibt es nicht.',
    only_leaders_see_completions: 'Das sehen nur Leitende und Admins einer Gemeinde.',
  },
  rules: {
    archived_not_a_draft_again: 'Eine archivierte Challenge kann nicht wieder zum Entwurf werden; sie kann veröffentlicht werden.',
    date_before_start: ({ field }) => `Das Feld „${field}“ darf nicht vor dem Beginn der Challenge liegen.`,
    date_in_future: ({ field }) => `Das Feld „${field}“ darf nicht in der Zukunft liegen.`,
    draft_not_archivable: 'Ein Entwurf lässt sich nicht archivieren; lösche ihn, oder veröffentliche ihn zuerst.',
    not_published: 'Nur mit einer veröffentlichten Challenge kann man anfangen.',
    people_take_part: 'An dieser Challenge nehmen schon Menschen teil, darum kann sie nicht wieder zum Entwurf werden.',
  },
  answers: {
    archived: 'An dieser Challenge nehmen schon Menschen teil, darum ist sie jetzt archiviert.',
    changed: 'Die Challenge ist geändert.',
    checked_in: 'Dein Tag ist eingetragen.',
    completed: 'Du hast diese Challenge geschafft.',
    created: 'Die Challenge ist angelegt.',
    deleted: 'Die Challenge ist gelöscht.',
    started: 'Du bist bei dieser Challenge dabei.',
  },
}
