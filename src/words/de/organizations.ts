import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'Diese Einladung gibt es nicht.',
    member_not_found: 'Dieses Mitglied gibt es nicht.',
    only_admins: 'Das dürfen nur Admins der Gemeinde.',
    only_leaders: 'Das dürfen nur Leitende und Admins der Gemeinde.',
    organization_not_found: 'Diese Gemeinde gibt es nicht.',
  },
  rules: {
    not_for_everyone: 'Deine Gemeinde darf nicht für alle veröffentlichen; das entscheidet, wer diesen Dienst betreibt.',
  },
  answers: {},
}
