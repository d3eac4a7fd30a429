import type { organizations as English } from '../en/organizations.ts'
import { exports } from './exports.ts'
import { plural } from './formats.ts'

export const organizations: typeof English = {
  refusals: {
    import_not_found: 'Esta importación no existe.',
    invitation_not_found: 'Esta invitación no existe.',
    leader_must_be_replaced: 'Antes, otra persona debe liderar el grupo.',
    member_not_found: 'Este miembro no existe.',
    membership_suspended: 'Esta pertenencia está suspendida. Quienes administran la iglesia pueden restablecerla.',
    only_admins: 'Solo los administradores de la iglesia pueden hacer esto.',
    only_leaders: 'Solo los líderes y administradores de la iglesia pueden hacer esto.',
    only_they_change_name: 'Solo la propia persona puede cambiar su nombre.',
    organization_not_found: 'Esta iglesia no existe.',
    wrong_setup_code: 'Este no es el código que muestra la terminal del servicio.',
  },

  rules: {
    address_not_confirmed: 'Esta persona aún no ha confirmado su correo electrónico, así que no se le puede enviar el enlace.',
    admin_needed: 'En una iglesia debe quedar al menos una persona que la administre.',
    second_factor_first: 'Configura primero un segundo factor para ti. Después podrás pedírselo a otros.',
    already_in_organization: 'Esta persona ya pertenece a la iglesia.',
    columns_changed: 'Entretanto alguien cambió lo que significan las columnas. Mira de nuevo las filas antes de hacer la importación.',
    import_has_run: 'Esta importación ya se hizo.',
    import_not_done: 'Esta importación no ha llegado hasta el final.',
    import_undo_over:
      'Una importación se puede deshacer durante un día, que ya ha pasado. Las invitaciones aún se pueden retirar una por una.',
    invitation_replaced: 'Se te envió una invitación más reciente. Usa el enlace del correo más nuevo.',
    invitation_used_up: 'Esta invitación ya se usó, ha caducado o se envió a otra dirección.',
    list_empty: 'En esta lista no hay nadie.',
    list_is_workbook: 'Esto es un libro de cálculo. Guárdalo como CSV en tu programa de hojas de cálculo y elige ese archivo.',
    list_not_text: 'Este archivo no es una lista que se pueda leer. Debe ser CSV.',
    list_quote_open: ({ line }) => `Unas comillas que empiezan en la fila ${line} no se cierran.`,
    list_too_intricate: 'Leer este archivo tardó demasiado. Divídelo en varios.',
    list_too_long: ({ max }) => `Una lista puede tener como máximo ${max} personas. Divídela en varias.`,
    list_too_wide: ({ max }) => `Una lista puede tener como máximo ${max} columnas.`,
    not_for_everyone: 'Tu iglesia no puede publicar para todos; eso lo decide quien gestiona este servicio.',
    not_oneself: 'No puedes suspenderte a ti.',
    one_for_each_column: ({ field, count }) => `El campo «${field}» debe tener una entrada para cada una de las ${count} columnas.`,
  },

  answers: {
    changed: 'La iglesia se ha modificado.',
    import_checked: 'La lista está leída. Aún no se ha invitado a nadie.',
    import_sent: 'Las invitaciones van en camino.',
    import_started: 'La importación ha empezado.',
    import_undone: 'Las invitaciones que nadie había aceptado se han retirado.',
    invitation_revoked: 'La invitación se ha retirado.',
    invited: ({ email }) => `Una invitación va en camino a ${email}.`,
    joined: ({ name }) => `Ahora perteneces a «${name}».`,
    logo_removed: 'El logotipo se ha quitado.',
    logo_saved: 'Este es ahora el logotipo de la iglesia.',
    manyInvited: ({ count }) =>
      count === 0
        ? 'No se invitó a nadie.'
        : plural(count, {
            one: '# invitación está en camino.',
            many: '# de invitaciones están en camino.',
            other: '# invitaciones están en camino.',
          }),
    member_removed: 'La persona ya no pertenece a la iglesia.',
    member_restored: 'La persona vuelve a pertenecer a la iglesia.',
    member_suspended: 'La persona está suspendida en la iglesia.',
    name_corrected: 'El nombre está corregido.',
    password_link_sent: 'El enlace va en camino al correo electrónico de la persona.',
    role_changed: 'El rol se ha cambiado.',
    sentAgain: ({ count }) =>
      count === 0
        ? 'No se envió de nuevo ninguna invitación.'
        : plural(count, {
            one: '# invitación está de nuevo en camino.',
            many: '# de invitaciones están de nuevo en camino.',
            other: '# invitaciones están de nuevo en camino.',
          }),
  },

  exports,

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
