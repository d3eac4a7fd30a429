import type { groups as English } from '../en/groups.ts'

export const groups: typeof English = {
  refusals: {
    group_not_found: 'Este grupo no existe.',
    join_request_not_found: 'Esta solicitud de ingreso no existe.',
    not_a_group_member: 'No perteneces a este grupo.',
    not_admitted_by_code:
      'Esta persona no pertenece a la iglesia, y por ahora nadie puede entrar en ella con el código de este grupo. Los administradores de la iglesia pueden aceptar la solicitud.',
    only_group_admins: 'Solo los administradores del grupo pueden hacer esto.',
    only_group_admins_decide: 'Solo los administradores del grupo deciden sobre esto.',
    only_group_admins_see_requests: 'Solo los administradores del grupo ven quién está esperando.',
    only_group_leader_steps_down: 'Solo quien lidera el grupo puede dejar de liderarlo.',
    only_group_members_rate: 'Solo los miembros valoran un grupo.',
    only_group_members_see_members: 'Solo los miembros ven quién está en este grupo.',
    pending_join_request_not_found: 'Esta solicitud de ingreso pendiente no existe.',
    // With `error` beside `message`
    global_group_fixed: 'Este grupo es de toda la iglesia y no se puede cambiar.',
    // Rules with an `error_type`
    closed_group: 'Este grupo es cerrado. Pide a sus administradores que te acepten.',
    group_full: 'Este grupo está completo.',
    group_not_live: 'Este grupo no admite miembros en este momento.',
    leader_limit_reached: 'Esta persona ya lidera tantos grupos como está permitido.',
    leader_not_qualified: 'Esta persona aún no ha completado los cursos que necesitan los líderes.',
    membership_is_automatic: 'Todas las personas de la iglesia pertenecen a este grupo.',
    request_already_reviewed: 'Ya se ha decidido sobre esta solicitud.',
    request_pending: 'Ya has pedido entrar en este grupo.',
  },

  rules: {
    already_group_member: 'Ya perteneces a este grupo.',
    everybody_belongs_to_group: 'Todas las personas de la iglesia pertenecen a este grupo.',
    group_is_open: 'Este grupo es abierto: únete con su código.',
    leader_needed: 'Un grupo necesita un líder antes de activarse.',
    no_draft_again: 'Un grupo no puede volver a ser un borrador.',
  },

  answers: {
    changed: 'El grupo se ha modificado.',
    codeRenewed: 'El grupo tiene un código nuevo.',
    codesRenewed: 'Cada grupo tiene un código nuevo.',
    created: 'El grupo se ha creado.',
    createdAsDraft: {
      no_leader: 'El grupo se ha creado. Será un borrador hasta que tenga un líder.',
      leader_limit_reached:
        'El grupo se ha creado. Será un borrador hasta que tenga un líder: ya lideras tantos grupos como está permitido.',
      leader_not_qualified:
        'El grupo se ha creado. Será un borrador hasta que tenga un líder: aún no has completado los cursos que necesitan los líderes.',
    },
    deleted: 'El grupo se ha eliminado.',
    groupInvitationDeclined: 'La invitación se ha rechazado.',
    groupInvitationTakenBack: 'La invitación se ha retirado.',
    joinRequestAccepted: 'La solicitud se ha aceptado.',
    joinRequestRejected: 'La solicitud se ha rechazado.',
    joinRequestSent: 'Tu solicitud va en camino a los administradores del grupo.',
    joinRequestWithdrawn: 'Tu solicitud se ha retirado.',
    joinRequestsDecided: 'Las solicitudes se han decidido.',
    joined: ({ name }) => `Te has unido a «${name}».`,
    leaderAssigned: 'El grupo tiene un nuevo líder.',
    left: 'Has salido del grupo.',
    markedRead: 'Todo lo escrito en este grupo está marcado como leído.',
    memberRemoved: 'Esta persona ya no está en el grupo.',
    memberRoleChanged: 'El rol se ha cambiado.',
    muted: 'Ya no recibirás avisos de lo que se escribe en este grupo.',
    peopleInvited: 'Las invitaciones están en camino.',
    rated: 'Gracias por tu valoración.',
    restored: 'El grupo está de vuelta.',
    statusChanged: 'El estado se ha cambiado.',
    steppedDown: 'Ya no lideras este grupo.',
    unmuted: 'Volverás a recibir avisos de lo que se escribe en este grupo.',
    waitEnded: 'Ya no estás en la lista de espera.',
    waiting: ({ name }) => `Estás en la lista de espera de «${name}».`,
  },
}
