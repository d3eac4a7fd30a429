import type { auditLog as English } from '#web/words/en/managing/audit-log.ts'
import { list, plural } from '../formats.ts'

const roles: Record<string, string> = { admin: 'administración', leadership: 'liderazgo', leader: 'líder', member: 'miembro' }
const statuses: Record<string, string> = {
  active: 'activo',
  archived: 'archivado',
  canceled: 'terminada',
  draft: 'borrador',
  inactive: 'en pausa',
  published: 'publicado',
  trialing: 'de prueba',
}
const subscriptions: Record<string, string> = { active: 'activa', canceled: 'terminada', trialing: 'de prueba' }
const fieldNames: Record<string, string> = {
  admits_by_code: 'a quién admiten los códigos',
  enforce_leader_qualifications: 'los cursos para líderes',
  hue: 'el color',
  locale: 'el idioma',
  logo: 'el logotipo',
  name: 'el nombre',
  prayer_categories: 'los temas de oración',
  prayer_days: 'cuánto tiempo está delante una petición de oración',
  reveal_quiz_answers: 'las respuestas de los cuestionarios',
  timezone: 'la zona horaria',
}
const said = (words: Record<string, string>, word: string) => words[word] ?? word
const badge = (name: string | null) => (name ? `la insignia «${name}»` : 'una insignia')
const challenge = (name: string | null) => (name ? `el reto «${name}»` : 'un reto')
const training = (name: string | null) => (name ? `el curso «${name}»` : 'un curso')
const group = (name: string | null) => (name ? `el grupo «${name}»` : 'un grupo')
const ofGroup = (name: string | null) => (name ? `del grupo «${name}»` : 'de un grupo')
const inGroup = (name: string | null) => (name ? ` en el grupo «${name}»` : '')
const others = (count: number) => plural(count, { one: '# más', many: '# de personas más', other: '# más' })

export const auditLog: typeof English = {
  about: 'Lo que hicieron administradores, líderes y quien opera el servicio. No contiene nada de lo que alguien escribió.',
  all: 'Todo',
  by: 'Quién lo hizo',
  byOne: ({ name }) => `Solo lo que hizo ${name}`,
  from: 'Desde',
  kind: 'Qué se hizo',
  kinds: {
    'account.created': 'Cuenta creada',
    'account.email-change-undone': 'Cambio de correo deshecho',
    'account.email-changed': 'Correo cambiado',
    'account.erased': 'Cuenta borrada',
    'account.password-set': 'Contraseña puesta por quien opera el servicio',
    'account.restored': 'Cuenta restablecida',
    'account.suspended': 'Cuenta suspendida',
    'attendance.saved': 'Asistencia guardada',
    'badge.changed': 'Insignia cambiada',
    'badge.created': 'Insignia creada',
    'badge.deleted': 'Insignia eliminada',
    'care-team.added': 'Añadido al equipo de oración',
    'care-team.removed': 'Quitado del equipo de oración',
    'challenge.changed': 'Reto cambiado',
    'challenge.created': 'Reto creado',
    'challenge.deleted': 'Reto eliminado',
    'comment.removed': 'Comentario quitado',
    'group-member.invitation-taken-back': 'Invitación a un grupo retirada',
    'group-member.invited': 'Invitación a un grupo',
    'group-member.removed': 'Quitado de un grupo',
    'group-member.role-changed': 'Rol en un grupo cambiado',
    'group.changed': 'Grupo cambiado',
    'group.code-renewed': 'Código de un grupo renovado',
    'group.deleted': 'Grupo eliminado',
    'group.founded': 'Grupo fundado',
    'group.leader-assigned': 'Líder de un grupo nombrado',
    'group.leader-stepped-down': 'Liderazgo de un grupo dejado',
    'group.restored': 'Grupo recuperado',
    'group.status-changed': 'Grupo abierto o en pausa',
    'invitation.made': 'Invitación enviada',
    'invitation.taken-back': 'Invitación terminada',
    'join-request.accepted': 'Solicitud de ingreso aceptada',
    'join-request.rejected': 'Solicitud de ingreso rechazada',
    'meeting.cancelled': 'Reunión cancelada',
    'meeting.changed': 'Reunión cambiada',
    'meeting.planned': 'Reuniones planeadas',
    'member.joined': 'Entrada en la iglesia',
    'member.removed': 'Quitado de la iglesia',
    'member.role-changed': 'Rol en la iglesia cambiado',
    'organization.changed': 'Ajustes cambiados',
    'organization.codes-renewed': 'Todos los códigos cambiados',
    'organization.founded': 'Iglesia preparada',
    'organization.limits-changed': 'Límites cambiados por quien opera el servicio',
    'post.pinned': 'Publicación fijada',
    'post.removed': 'Publicación quitada',
    'post.unpinned': 'Publicación ya no fijada',
    'prayer-request.approved': 'Petición de oración compartida',
    'prayer-request.carried': 'Petición tomada por el equipo de oración',
    'prayer-request.narrowed': 'Petición dada al equipo de oración',
    'prayer-request.rejected': 'Petición de oración no compartida',
    'prayer-request.words-proposed': 'Otras palabras propuestas para una petición',
    'prayer-update.approved': 'Novedad de una petición compartida',
    'prayer-update.rejected': 'Novedad de una petición no compartida',
    'report.resolved': 'Denuncia decidida',
    'subscription.set': 'Suscripción puesta por quien opera el servicio',
    'training.assigned': 'Curso asignado',
    'training.changed': 'Curso cambiado',
    'training.created': 'Curso creado',
    'training.deleted': 'Curso eliminado',
    'training.reminded': 'Recordatorio de un curso',
  },
  none: 'No se encontró nada',
  noneAbout: 'En este tiempo no se hizo nada de esto.',
  nothingYet: 'Aún no se hizo nada',
  nothingYetAbout: 'Quien cambia algo en la iglesia aparece aquí, con el día.',
  operator: 'Quien opera el servicio',
  sentences: {
    'account.created': ({ actor, name, role }) => `${actor} creó una cuenta para ${name} (${said(roles, role)})`,
    'account.email-change-undone': ({ name }) => `${name} deshizo un cambio de su correo`,
    'account.email-changed': ({ name }) => `${name} cambió su correo`,
    'account.erased': ({ actor, isOperator }) => (isOperator ? `${actor} borró una cuenta` : 'Alguien borró su cuenta'),
    'account.password-set': ({ actor, name }) => `${actor} puso una contraseña nueva a ${name}`,
    'account.restored': ({ actor, name }) => `${actor} restableció la cuenta de ${name}`,
    'account.suspended': ({ actor, name }) => `${actor} suspendió la cuenta de ${name}`,
    'attendance.saved': ({ actor, name }) => `${actor} guardó quién vino a una reunión ${ofGroup(name)}`,
    'badge.changed': ({ actor, name }) => `${actor} cambió ${badge(name)}`,
    'badge.created': ({ actor, name }) => `${actor} creó ${badge(name)}`,
    'badge.deleted': ({ actor, name }) => `${actor} eliminó ${badge(name)}`,
    'care-team.added': ({ actor, name }) => `${actor} añadió a ${name} al equipo de oración`,
    'care-team.removed': ({ actor, name }) => `${actor} quitó a ${name} del equipo de oración`,
    'challenge.changed': ({ actor, name, to }) =>
      to
        ? `${actor} cambió ${challenge(name)}: ahora está ${said({ ...statuses, draft: 'en borrador' }, to)}`
        : `${actor} cambió ${challenge(name)}`,
    'challenge.created': ({ actor, name }) => `${actor} creó ${challenge(name)}`,
    'challenge.deleted': ({ actor, name, outcome }) =>
      outcome === 'archived' ? `${actor} archivó ${challenge(name)}, porque hay quien participa` : `${actor} eliminó ${challenge(name)}`,
    'comment.removed': ({ actor, group }) => `${actor} quitó un comentario${inGroup(group)}`,
    'group-member.invitation-taken-back': ({ actor, person, name }) => `${actor} retiró la invitación de ${person} a ${group(name)}`,
    'group-member.invited': ({ actor, name, people, peopleCount }) =>
      `${actor} invitó a ${group(name)} a ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
    'group-member.removed': ({ actor, person, name }) => `${actor} quitó a ${person} ${ofGroup(name)}`,
    'group-member.role-changed': ({ actor, person, name, to }) =>
      `${actor} cambió el rol de ${person} dentro ${ofGroup(name)}: ${said(roles, to)}`,
    'group.changed': ({ actor, name }) => `${actor} cambió ${group(name)}`,
    'group.code-renewed': ({ actor, name }) => `${actor} renovó el código ${ofGroup(name)}`,
    'group.deleted': ({ actor, name }) => `${actor} eliminó ${group(name)}`,
    'group.founded': ({ actor, name }) => `${actor} fundó ${group(name)}`,
    'group.leader-assigned': ({ actor, person, name }) => `${actor} nombró a ${person} líder ${ofGroup(name)}`,
    'group.leader-stepped-down': ({ actor, isOperator, name }) =>
      isOperator ? `Ya no está quien lideraba: falta líder ${ofGroup(name)}` : `${actor} dejó el liderazgo ${ofGroup(name)}`,
    'group.restored': ({ actor, name }) => `${actor} recuperó ${group(name)}`,
    'group.status-changed': ({ actor, name, to }) => `${actor} cambió el estado ${ofGroup(name)}: ${said(statuses, to)}`,
    'invitation.made': ({ actor, role }) => `${actor} invitó a alguien (${said(roles, role)})`,
    'invitation.taken-back': ({ actor }) => `${actor} terminó una invitación`,
    'join-request.accepted': ({ actor, person, group: name }) => `${actor} admitió a ${person} en ${group(name)}`,
    'join-request.rejected': ({ actor, person, group: name }) => `${actor} no admitió a ${person} en ${group(name)}`,
    'meeting.cancelled': ({ actor, name }) => `${actor} canceló una reunión ${ofGroup(name)}`,
    'meeting.changed': ({ actor, name }) => `${actor} cambió una reunión ${ofGroup(name)}`,
    'meeting.planned': ({ actor, name }) => `${actor} planeó reuniones ${ofGroup(name)}`,
    'member.joined': ({ actor, way, role }) =>
      way === 'invitation' ? `${actor} entró con una invitación (${said(roles, role)})` : `${actor} entró con el código de un grupo`,
    'member.removed': ({ actor, name }) => `${actor} quitó a ${name} de la iglesia`,
    'member.role-changed': ({ actor, name, to, way }) =>
      way
        ? `${actor} tiene un nuevo rol por una invitación: ${said(roles, to)}`
        : `${actor} dio a ${name} un nuevo rol: ${said(roles, to)}`,
    'organization.changed': ({ actor, fields }) => `${actor} cambió ${list(fields.map((field) => said(fieldNames, field)))}`,
    'organization.codes-renewed': ({ actor }) => `${actor} cambió los códigos de todos los grupos`,
    'organization.founded': ({ actor }) => `${actor} preparó la iglesia`,
    'organization.limits-changed': ({ actor }) => `${actor} cambió los límites de la iglesia`,
    'post.pinned': ({ actor, group }) => `${actor} fijó una publicación${inGroup(group)}`,
    'post.removed': ({ actor, group }) => `${actor} quitó una publicación${inGroup(group)}`,
    'post.unpinned': ({ actor, group }) => `${actor} dejó de fijar una publicación${inGroup(group)}`,
    'prayer-request.approved': ({ actor }) => `${actor} compartió una petición de oración`,
    'prayer-request.carried': ({ actor }) => `${actor} tomó una petición para el equipo de oración`,
    'prayer-request.narrowed': ({ actor }) => `${actor} dio una petición al equipo de oración en lugar de compartirla`,
    'prayer-request.rejected': ({ actor }) => `${actor} no compartió una petición de oración`,
    'prayer-request.words-proposed': ({ actor }) => `${actor} propuso otras palabras para una petición de oración`,
    'prayer-update.approved': ({ actor }) => `${actor} compartió una novedad de una petición de oración`,
    'prayer-update.rejected': ({ actor }) => `${actor} no compartió una novedad de una petición de oración`,
    'report.resolved': ({ actor, group, decision }) =>
      decision === 'remove'
        ? `${actor} decidió sobre una denuncia${inGroup(group)} y quitó lo denunciado`
        : `${actor} decidió sobre una denuncia${inGroup(group)} y dejó lo denunciado`,
    'subscription.set': ({ actor, status }) => `${actor} fijó una suscripción: ${said(subscriptions, status)}`,
    'training.assigned': ({ actor, name, people, peopleCount }) =>
      `${actor} asignó ${training(name)} a ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
    'training.changed': ({ actor, name }) => `${actor} cambió ${training(name)}`,
    'training.created': ({ actor, name }) => `${actor} creó ${training(name)}`,
    'training.deleted': ({ actor, name }) => `${actor} eliminó ${training(name)}`,
    'training.reminded': ({ actor, name, people, peopleCount }) =>
      `${actor} recordó ${training(name)} a ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
  },
  showAnybody: 'Mostrar lo que hizo cualquiera',
  somebody: 'alguien',
  title: 'Registro',
  to: 'Hasta',
}
