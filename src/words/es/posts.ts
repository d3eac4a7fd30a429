import type { posts as English } from '../en/posts.ts'

export const posts: typeof English = {
  refusals: {
    comment_not_found: 'Este comentario no existe.',
    only_author_changes_post: 'Solo quien escribió una publicación puede modificarla.',
    only_author_or_admins_delete_post: 'Solo quien escribió una publicación y los administradores del grupo pueden eliminarla.',
    only_group_admins_decide_reports: 'Solo los administradores del grupo deciden sobre las denuncias.',
    only_group_members: 'Solo los miembros de este grupo pueden hacer esto.',
    only_group_members_post: 'Aquí solo publican los miembros de este grupo.',
    only_group_members_read: 'Solo los miembros ven lo que se escribe en este grupo.',
    only_moderators_see_reports: 'Solo los administradores de grupos o de iglesias ven las denuncias.',
    post_not_found: 'Esta publicación no existe.',
    prayer_post_fixed: 'Una petición de oración no se puede modificar.',
    report_not_found: 'Esta denuncia no existe.',
    // With `error` beside `message`
    no_comments_in_global_groups: 'En este grupo no hay comentarios.',
    only_leaders_post: 'Aquí solo publican los líderes de este grupo.',
    only_organization_admins_post: 'En este grupo solo publican los administradores de la iglesia.',
    // With `status` beside `message`
    only_author_changes_comment: 'Solo quien escribió un comentario puede modificarlo.',
    only_author_deletes_comment: 'Solo quien escribió un comentario puede eliminarlo.',
    // Rules with an `error_type`
    not_a_prayer_request: 'Esta publicación no es una petición de oración.',
  },

  rules: {
    not_yourself: 'No puedes bloquear tu propia cuenta.',
  },

  answers: {
    blocked: 'Has bloqueado a esta persona.',
    commentChanged: 'El comentario se ha modificado.',
    commentCreated: 'Tu comentario ya está publicado.',
    commentDeleted: 'El comentario se ha eliminado.',
    pictureUploaded: 'La imagen se ha subido.',
    postChanged: 'La publicación se ha modificado.',
    postCreated: 'Tu publicación ya está en el grupo.',
    postDeleted: 'La publicación se ha eliminado.',
    postPinned: 'La publicación se ha fijado.',
    postUnpinned: 'La publicación ya no está fijada.',
    prayed: 'Gracias por orar.',
    reportDismissed: 'La denuncia se ha desestimado.',
    reported: 'Gracias. Los administradores del grupo lo revisarán.',
    reportedRemoved: 'Se ha eliminado.',
    unblocked: 'Esta persona no está bloqueada.',
  },
}
