import type { organizations as English } from '../en/organizations.ts'

export const organizations: typeof English = {
  refusals: {
    invitation_not_found: 'Esta invitación no existe.',
    leader_must_be_replaced: 'Antes, otra persona debe liderar el grupo.',
    member_not_found: 'Este miembro no existe.',
    only_admins: 'Solo los administradores de la iglesia pueden hacer esto.',
    only_leaders: 'Solo los líderes y administradores de la iglesia pueden hacer esto.',
    organization_not_found: 'Esta iglesia no existe.',
    wrong_setup_code: 'Este no es el código que muestra la terminal del servicio.',
  },

  rules: {
    admin_needed: 'En una iglesia debe quedar al menos una persona que la administre.',
    already_in_organization: 'Esta persona ya pertenece a la iglesia.',
    invitation_used_up: 'Esta invitación ya se usó, ha caducado o se envió a otra dirección.',
    not_for_everyone: 'Tu iglesia no puede publicar para todos; eso lo decide quien gestiona este servicio.',
  },

  answers: {
    changed: 'La iglesia se ha modificado.',
    invitation_revoked: 'La invitación se ha retirado.',
    invited: ({ email }) => `Una invitación va en camino a ${email}.`,
    joined: ({ name }) => `Ahora perteneces a «${name}».`,
    logo_removed: 'El logotipo se ha quitado.',
    logo_saved: 'Este es ahora el logotipo de la iglesia.',
    member_removed: 'La persona ya no pertenece a la iglesia.',
    role_changed: 'El rol se ha cambiado.',
  },

  mails: {
    invitation: {
      subject: ({ organization }) => `Tienes una invitación de ${organization}`,
      paragraphs: ({ organization }) => [
        `Te invitamos a formar parte de ${organization}: sus grupos, sus cursos y su oración.`,
        'La invitación es para esta dirección de correo y vale durante dos semanas.',
      ],
      action: 'Aceptar la invitación',
    },
  },
}
