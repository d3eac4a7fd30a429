import type { notifications as English } from '../en/notifications.ts'
import { day, dayAndTime, number, plural } from './formats.ts'

export const notifications: typeof English = {
  refusals: {
    device_not_found: 'Este dispositivo no existe.',
    notification_not_found: 'Este aviso no existe.',
  },

  rules: {
    no_user_in_address: ({ field }) => `El campo «${field}» no debe contener un usuario ni una contraseña.`,
    port_443: ({ field }) => `El campo «${field}» debe usar el puerto 443.`,
    public_address: ({ field }) => `El campo «${field}» no debe llevar a una dirección privada, local o reservada.`,
    push_public_key: ({ field }) => `El campo «${field}» debe ser una clave pública P-256 sin comprimir (65 bytes) en base64url.`,
    push_secret: ({ field }) => `El campo «${field}» debe tener 16 bytes en base64url.`,
    same_times: 'Las horas de descanso no pueden terminar a la hora en que empiezan.',
  },

  answers: {
    all_read: 'Todos los avisos están marcados como leídos.',
    device_registered: 'Este dispositivo recibirá avisos push.',
    device_removed: 'Este dispositivo ya no recibirá avisos push.',
    preferences_saved: 'Tu elección está guardada.',
    read: 'El aviso está marcado como leído.',
  },

  kinds: {
    second_factor_needed: 'Segundos factores que pide una iglesia',
    account_cared_for: 'Lo que los administradores cambian en tu cuenta',
    badge_earned: 'Insignias que ganas',
    care_request_waiting: 'Peticiones para el equipo de oración',
    comment_on_post: 'Comentarios en tus publicaciones',
    export_ready: 'Tus datos personales, listos para descargar',
    group_invitation: 'Invitaciones a grupos',
    group_leader_named: 'Grupos cuyo liderazgo te confían',
    group_leader_stepped_down: 'Grupos tuyos cuyo líder deja el cargo',
    group_member_joined: 'Personas que se unen a tus grupos',
    group_news: 'Nuevas publicaciones y comentarios en tus grupos',
    group_seat_given: 'Lugares en grupos que esperas',
    import_ended: 'Importaciones de personas que has iniciado',
    join_request_accepted: 'Tus solicitudes de ingreso aceptadas',
    join_request_received: 'Solicitudes de ingreso a los grupos que cuidas',
    join_request_rejected: 'Tus solicitudes de ingreso no aceptadas',
    level_reached: 'Niveles que alcanzas',
    meeting_cancelled: 'Reuniones que se cancelan',
    meeting_changed: 'Reuniones que cambian de hora o de lugar',
    meeting_soon: 'Reuniones del día siguiente',
    member_joined: 'Personas que se unen a tu iglesia',
    organization_admin_added: 'Nuevas personas que administran contigo',
    organization_news: 'Lo que tu iglesia escribe para todos',
    pair_asked: 'Personas que quieren caminar uno a uno contigo',
    pair_began: 'Acompañamientos que empiezan',
    pair_declined: 'Acompañamientos que un administrador no acepta',
    pair_quiet: 'Acompañamientos en los que nada pasó durante un mes',
    pair_report_received: 'Lo que las personas envían de su acompañamiento',
    pair_waiting: 'Acompañamientos que esperan a un administrador',
    prayed_for_you: 'Cuántas personas oraron por ti',
    prayer_request_approved: 'Peticiones de oración compartidas',
    prayer_request_received: 'Peticiones de oración que esperan una decisión',
    prayer_request_reviewed: 'Decisiones sobre tus propias peticiones de oración',
    prayer_update_reviewed: 'Decisiones sobre lo que cuentas de tus peticiones de oración',
    prayer_words_proposed: 'Otras palabras que te proponen para tus peticiones de oración',
    report_received: 'Denuncias que esperan una decisión',
    still_waiting: 'Por la mañana, lo que espera desde hace tiempo',
    time_zone_replaced: 'Una zona horaria que hay que elegir de nuevo',
    training_assigned: 'Cursos que te asignan',
    training_due: 'Cursos cuyo plazo termina pronto',
    webhook_switched_off: 'Webhooks que se han desactivado solos',
  },

  notices: {
    second_factor_needed: ({ organization }) => ({
      title: `${organization} te pide un segundo factor`,
      body: `Configura un segundo factor para tu cuenta: un código además de la contraseña. Hasta entonces no puedes hacer nada más en ${organization}.`,
    }),
    account_cared_for: ({ organization, done }) =>
      ({
        name: {
          title: `${organization} ha corregido tu nombre`,
          body: `Un administrador de ${organization} ha corregido tu nombre. Si no está bien, cámbialo en tu cuenta.`,
        },
        restored: {
          title: `Vuelves a pertenecer a ${organization}`,
          body: `Un administrador de ${organization} ha restablecido tu pertenencia.`,
        },
        suspended: {
          title: `Tu pertenencia a ${organization} está suspendida`,
          body: `Un administrador de ${organization} ha suspendido tu pertenencia. Tu cuenta y lo que guardas en ella siguen siendo tuyos. Consulta con la oficina de la iglesia.`,
        },
      })[done],
    care_request_waiting: () => ({
      title: 'Alguien pide oración al equipo de oración',
      body: 'Una petición de oración espera al equipo de oración.',
    }),
    badge_earned: ({ badge }) => ({ title: `Una insignia para ti: ${badge}`, body: `Has ganado la insignia «${badge}».` }),
    comment_on_post: ({ post, group }) => {
      if (!group) return { title: 'Un nuevo comentario en tu publicación', body: '' }
      if (!post)
        return {
          title: `Un nuevo comentario en tu publicación en «${group}»`,
          body: `Tu publicación en «${group}» tiene un nuevo comentario.`,
        }
      return { title: `Un nuevo comentario en «${post}»`, body: `Tu publicación «${post}», en «${group}», tiene un nuevo comentario.` }
    },
    export_ready: ({ days }) => ({
      title: 'Tus datos personales están listos',
      body: plural(days, {
        one: 'Puedes descargar tus datos personales durante # día.',
        many: 'Puedes descargar tus datos personales durante # de días.',
        other: 'Puedes descargar tus datos personales durante # días.',
      }),
    }),
    group_invitation: ({ group, organization }) => ({
      title: `Te han invitado a «${group}»`,
      body: `Te han invitado a unirte a «${group}», en ${organization}. En cuanto aceptes, formarás parte del grupo.`,
    }),
    group_leader_named: ({ group, organization }) => ({
      title: `Ahora lideras «${group}»`,
      body: `Te han confiado el liderazgo de «${group}», en ${organization}. Si no es para ti, puedes dejarlo en cualquier momento.`,
    }),
    group_leader_stepped_down: ({ group, organization }) => ({
      title: `«${group}» no tiene líder ahora`,
      body: `Quien lideraba «${group}», en ${organization}, ha dejado el cargo. El grupo queda inactivo hasta que alguien más lo lidere.`,
    }),
    group_member_joined: ({ group, organization }) => ({
      title: `Alguien se unió a «${group}»`,
      body: `Alguien se ha unido a «${group}», en ${organization}.`,
    }),
    group_news: ({ group, posts = 0, answers = 0 }) => ({
      title:
        answers === 0
          ? plural(posts, {
              one: `# publicación nueva en «${group}»`,
              many: `# de publicaciones nuevas en «${group}»`,
              other: `# publicaciones nuevas en «${group}»`,
            })
          : posts === 0
            ? plural(answers, {
                one: `# comentario nuevo en «${group}»`,
                many: `# de comentarios nuevos en «${group}»`,
                other: `# comentarios nuevos en «${group}»`,
              })
            : plural(posts + answers, {
                one: `# publicación nueva en «${group}»`,
                many: `# de publicaciones y comentarios nuevos en «${group}»`,
                other: `# publicaciones y comentarios nuevos en «${group}»`,
              }),
      body: `Hay algo nuevo que leer en «${group}».`,
    }),
    group_seat_given: ({ group, organization }) => ({
      title: `Ya estás en «${group}»`,
      body: `Quedó un lugar libre en «${group}», en ${organization}, y eras quien más tiempo llevaba esperando. Te damos la bienvenida.`,
    }),
    import_ended: ({ organization, count }) => ({
      title: `Tu importación en ${organization} ha terminado`,
      body: count === 1 ? `Hay una persona invitada a ${organization}.` : `Hay ${count} personas invitadas a ${organization}.`,
    }),
    join_request_accepted: ({ group, organization }) => ({
      title: `Te damos la bienvenida a «${group}»`,
      body: `Ya formas parte de «${group}», en ${organization}.`,
    }),
    join_request_received: ({ group, organization }) => ({
      title: `Alguien pide unirse a «${group}»`,
      body: `Una solicitud de ingreso a «${group}», en ${organization}, espera respuesta.`,
    }),
    join_request_rejected: ({ group, organization }) => ({
      title: `Tu solicitud de ingreso a «${group}»`,
      body: `Tu solicitud de ingreso a «${group}», en ${organization}, no fue aceptada esta vez. Puedes volver a pedirlo cuando quieras o buscar otro grupo.`,
    }),
    level_reached: ({ level }) => ({
      title: `Has alcanzado el nivel ${number(level)}`,
      body: `Lo que has completado te ha llevado al nivel ${number(level)}.`,
    }),
    meeting_cancelled: ({ group, starts_at, following }) => ({
      title: `Cancelada: ${group}`,
      body: following
        ? `Se cancelan las reuniones de ${group} a partir de esta fecha: ${dayAndTime(starts_at)}.`
        : `Se cancela esta reunión de ${group}: ${dayAndTime(starts_at)}.`,
    }),
    meeting_changed: ({ group, starts_at, location }) => ({
      title: `Un cambio: ${group}`,
      body: location
        ? `Ha cambiado una reunión de ${group}. Ahora es: ${dayAndTime(starts_at)}, en este lugar: ${location}`
        : `Ha cambiado una reunión de ${group}. Ahora es: ${dayAndTime(starts_at)}.`,
    }),
    meeting_soon: ({ group, starts_at, location }) => ({
      title: `Muy pronto: ${group}`,
      body: location
        ? `Próxima reunión de ${group}: ${dayAndTime(starts_at)}, en este lugar: ${location}`
        : `Próxima reunión de ${group}: ${dayAndTime(starts_at)}.`,
    }),
    member_joined: ({ organization }) => ({
      title: `Alguien se unió a «${organization}»`,
      body: `Una persona más forma parte de «${organization}».`,
    }),
    organization_admin_added: ({ organization, way }) => {
      const how = {
        role: 'Le ha dado este rol otra persona que administra.',
        invitation: 'Ha aceptado una invitación.',
        operator: 'Le ha dado este rol quien gestiona este servicio.',
      }
      return {
        title: `Alguien más administra «${organization}»`,
        body: `Una persona más administra ahora «${organization}». ${how[way]} El registro de auditoría dice quién es. Si no debía ser así, retírale ese rol.`,
      }
    },
    organization_news: ({ group, posts = 0 }) => ({
      title: plural(posts, {
        one: `# publicación nueva de «${group}»`,
        many: `# de publicaciones nuevas de «${group}»`,
        other: `# publicaciones nuevas de «${group}»`,
      }),
      body: `«${group}» tiene algo nuevo para todos.`,
    }),
    pair_asked: ({ organization }) => ({
      title: 'Alguien quiere caminar contigo',
      body: `Alguien de «${organization}» te pide caminar uno a uno. Tú decides si quieres.`,
    }),
    pair_began: ({ organization }) => ({
      title: 'Tu acompañamiento empieza',
      body: `Tu acompañamiento en «${organization}» ha empezado.`,
    }),
    pair_declined: ({ organization }) => ({
      title: 'Sobre tu acompañamiento',
      body: `Un administrador de «${organization}» no aceptó tu acompañamiento. Puedes hablarlo cuando quieras.`,
    }),
    pair_quiet: ({ organization }) => ({
      title: 'Hay silencio en tu acompañamiento',
      body: `En tu acompañamiento en «${organization}» no se comparte nada nuevo desde hace un mes. Unas palabras pueden ser un buen comienzo.`,
    }),
    pair_report_received: ({ organization }) => ({
      title: `Alguien de «${organization}» te envió algo de su acompañamiento`,
      body: `Alguien de «${organization}» pide a los administradores que miren su acompañamiento.`,
    }),
    pair_waiting: ({ organization }) => ({
      title: `Un acompañamiento en «${organization}» espera tu acuerdo`,
      body: `Dos personas de «${organization}» quieren caminar uno a uno. Falta tu acuerdo.`,
    }),
    prayed_for_you: ({ people }) => ({
      title: plural(people, { one: '# persona oró por ti', many: '# de personas oraron por ti', other: '# personas oraron por ti' }),
      body: 'Tu iglesia te acompaña en lo que pediste.',
    }),
    prayer_request_approved: ({ title, beginning }) => ({ title: `Una petición de oración: ${title}`, body: beginning }),
    prayer_request_received: ({ organization }) => ({
      title: `Una petición de oración espera en «${organization}»`,
      body: `Alguien de «${organization}» ha pedido oración. Se compartirá cuando uno de ustedes la apruebe.`,
    }),
    prayer_request_reviewed: ({ decision, title, asked_on }) => {
      const which = title ? ` «${title}»` : asked_on ? ` del ${day(asked_on)}` : ''
      if (decision === 'carried')
        return { title: `El equipo de oración ora por tu petición${which}`, body: `El equipo de oración ora por tu petición${which}.` }
      if (decision === 'narrowed')
        return {
          title: `Tu petición de oración${which} está con el equipo de oración`,
          body: `Alguien del liderazgo ha dado tu petición de oración${which} al equipo de oración, que ora por ella. No se comparte con la iglesia.`,
        }
      return decision === 'approved'
        ? {
            title: `Tu petición de oración${which} está compartida`,
            body: `Tu petición de oración${which} ya está en el grupo de peticiones de oración.`,
          }
        : {
            title: `Tu petición de oración${which} no se compartió`,
            body: `Alguien del liderazgo leyó tu petición de oración${which} y no la compartió con el grupo.`,
          }
    },
    report_received: ({ group, organization }) => ({
      title: `Se denunció algo en «${group}»`,
      body: `Una denuncia en «${group}», en ${organization}, espera una decisión.`,
    }),
    still_waiting: ({ organization, join_requests, prayer_requests }) => ({
      title: `Algo espera todavía en «${organization}»`,
      body: [
        ...(join_requests > 0
          ? [
              plural(join_requests, {
                one: `# solicitud de ingreso en «${organization}» espera desde hace más de dos días.`,
                many: `# de solicitudes de ingreso en «${organization}» esperan desde hace más de dos días.`,
                other: `# solicitudes de ingreso en «${organization}» esperan desde hace más de dos días.`,
              }),
            ]
          : []),
        ...(prayer_requests > 0
          ? [
              plural(prayer_requests, {
                one: `# petición de oración en «${organization}» espera desde hace más de un día.`,
                many: `# de peticiones de oración en «${organization}» esperan desde hace más de un día.`,
                other: `# peticiones de oración en «${organization}» esperan desde hace más de un día.`,
              }),
            ]
          : []),
      ].join(' '),
    }),
    prayer_update_reviewed: ({ decision, asked_on }) =>
      decision === 'approved'
        ? {
            title: `Lo que escribiste sobre tu petición del ${day(asked_on)} se ha compartido`,
            body: `Lo que escribiste sobre tu petición de oración del ${day(asked_on)} ya está debajo de ella.`,
          }
        : {
            title: `Lo que escribiste sobre tu petición del ${day(asked_on)} no se compartió`,
            body: `Alguien del liderazgo leyó lo que escribiste sobre tu petición de oración del ${day(asked_on)} y no lo compartió.`,
          },
    prayer_words_proposed: ({ asked_on }) => ({
      title: `Otras palabras para tu petición de oración del ${day(asked_on)}`,
      body: `Alguien del liderazgo propone otras palabras para tu petición de oración del ${day(asked_on)}. Nada cambia si no las tomas.`,
    }),
    time_zone_replaced: ({ organization }) =>
      organization === null
        ? {
            title: 'Elige de nuevo tu zona horaria',
            body: 'Tu zona horaria anterior no corresponde a un solo lugar. Hasta que elijas otra, tus días son los de tu iglesia.',
          }
        : {
            title: `Elige de nuevo la zona horaria de «${organization}»`,
            body: `La zona horaria anterior de «${organization}» no corresponde a un solo lugar. Hasta que alguien que administra elija otra, la iglesia se rige por UTC.`,
          },
    training_assigned: ({ training, due_date }) => ({
      title: `Un curso para ti: ${training}`,
      body:
        due_date === null ? `Completa «${training}» cuando puedas.` : `Completa «${training}» antes de que termine el ${day(due_date)}.`,
    }),
    training_due: ({ training, due_date, reminder }) => {
      const soon = `El plazo termina pronto: ${training}`
      if (reminder === 'on') return { title: soon, body: `El plazo del curso «${training}» termina hoy.` }
      if (reminder === 'before') return { title: soon, body: `El plazo del curso «${training}» termina el ${day(due_date)}.` }
      const title = `Un recordatorio: ${training}`
      if (due_date === null) return { title, body: `Tus líderes te recuerdan el curso «${training}».` }
      return reminder === 'asked'
        ? { title, body: `Tus líderes te recuerdan el curso «${training}». El plazo termina el ${day(due_date)}.` }
        : {
            title,
            body: `Tus líderes te recuerdan el curso «${training}». El plazo terminó el ${day(due_date)}, y aún puedes completarlo.`,
          }
    },
    webhook_switched_off: ({ organization, why }) => ({
      title: `Un webhook de ${organization} está desactivado`,
      body:
        why === 'gone'
          ? `El receptor de un webhook de ${organization} ha respondido que ya no existe. Ya no se le envía nada.`
          : `Desde hace tres días nada llega al receptor de un webhook de ${organization}. Está desactivado; cuando el receptor funcione, puedes activarlo de nuevo.`,
    }),
  },

  several: ({ count }) => plural(count, { one: '# aviso nuevo', many: '# de avisos nuevos', other: '# avisos nuevos' }),

  mails: {
    actions: {
      second_factor_needed: 'Configurarlo',
      account_cared_for: 'Ver tu cuenta',
      badge_earned: 'Ver tus insignias',
      care_request_waiting: 'Ver lo que espera',
      comment_on_post: 'Leer el comentario',
      export_ready: 'Ir a tus datos personales',
      group_invitation: 'Ver la invitación',
      group_leader_named: 'Abrir el grupo',
      group_leader_stepped_down: 'Ver quién está en el grupo',
      group_member_joined: 'Ver quién está en el grupo',
      group_news: 'Abrir el grupo',
      group_seat_given: 'Abrir el grupo',
      import_ended: 'Ver a las personas',
      join_request_accepted: 'Abrir el grupo',
      join_request_received: 'Ver quién lo pide',
      join_request_rejected: 'Ver el grupo',
      level_reached: 'Ver tu camino',
      meeting_cancelled: 'Ver las reuniones',
      meeting_changed: 'Abrir la reunión',
      meeting_soon: 'Abrir la reunión',
      member_joined: 'Ver quién forma parte',
      organization_admin_added: 'Ver quién administra',
      organization_news: 'Leerlo',
      pair_asked: 'Ver quién lo pide',
      pair_began: 'Abrirlo',
      pair_declined: 'Ir a uno a uno',
      pair_quiet: 'Abrirlo',
      pair_report_received: 'Verlo',
      pair_waiting: 'Verlo',
      prayed_for_you: 'Ver tus peticiones de oración',
      prayer_request_approved: 'Leer la petición de oración',
      prayer_request_received: 'Leer la petición de oración',
      prayer_request_reviewed: 'Ver tus peticiones de oración',
      prayer_update_reviewed: 'Ver tus peticiones de oración',
      prayer_words_proposed: 'Ver lo que te proponen',
      report_received: 'Ver la denuncia',
      still_waiting: 'Ver lo que espera',
      time_zone_replaced: 'Elegir la zona horaria',
      training_assigned: 'Abrir el curso',
      training_due: 'Abrir el curso',
      webhook_switched_off: 'Ver los webhooks',
    },
    footer: ({ kind }) => `Recibes correos sobre: ${kind}.`,
    several: {
      subject: ({ count }) =>
        plural(count, {
          one: '# aviso de tus horas de descanso',
          many: '# de avisos de tus horas de descanso',
          other: '# avisos de tus horas de descanso',
        }),
      action: 'Abrir tus avisos',
      footer: 'Qué recibes por correo, y cuándo, lo eliges en tus ajustes.',
    },
    unproven: {
      subject: 'Tu solicitud de ingreso a un grupo',
      paragraph:
        'Ya hay una decisión sobre tu solicitud de ingreso a un grupo. Confirma tu dirección de correo e inicia sesión para verla.',
    },
  },

  pages: {
    done: { title: 'Ya no recibirás estos correos', text: ({ kind }) => `No recibirás más correos sobre: ${kind}.` },
    unknown_link: {
      title: 'Este enlace no funciona',
      text: 'Puede que esté incompleto. Usa el enlace tal como está en el correo.',
    },
    unsubscribe: {
      title: 'No recibir más estos correos',
      text: ({ kind }) => `¿No quieres más correos sobre: ${kind}?`,
      button: 'No recibir más',
    },
  },
}
