import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'Esta invitación no existe.',
    member_not_found: 'Este miembro no existe.',
    only_admins: 'Esto solo lo pueden hacer los administradores de la iglesia.',
    only_leaders: 'Esto solo lo pueden hacer los líderes y administradores de la iglesia.',
    organization_not_found: 'Esta iglesia no existe.',
  },
  rules: {
    not_for_everyone: 'Tu iglesia no puede publicar para todos; eso lo decide quien administra este servicio.',
  },
  answers: {},
}
