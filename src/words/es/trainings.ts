import type { trainings as English } from '../en/trainings.ts'
import { day, plural } from './formats.ts'

export const trainings: typeof English = {
  refusals: {
    attempts_exhausted: 'Ya no quedan intentos.',
    certificate_not_found: 'Este certificado no existe.',
    no_quiz: 'Este curso no tiene cuestionario.',
    only_leaders_assign_trainings: 'Solo los líderes y administradores de la iglesia asignan sus cursos.',
    only_leaders_change_trainings: 'Solo los líderes y administradores de la iglesia modifican sus cursos.',
    only_leaders_follow_progress: 'Solo los líderes y administradores ven el progreso de cada persona.',
    only_leaders_get_certificates: 'Solo los líderes y administradores de la iglesia reciben los certificados de otras personas.',
    only_leaders_upload_sounds: 'Solo los líderes y administradores suben sonidos para los cursos.',
    only_leaders_write_quizzes: 'Solo los líderes y administradores de la iglesia escriben sus cuestionarios.',
    only_leaders_write_trainings: 'Solo los líderes y administradores de la iglesia escriben sus cursos.',
    quiz_not_passed: 'Primero aprueba el cuestionario, por favor.',
    too_many_certificates: 'Se están generando muchos certificados en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_quizzes: 'Se están escribiendo varios cuestionarios en este momento. Inténtalo de nuevo en un momento, por favor.',
    training_not_found: 'Este curso no existe.',
  },
  rules: {
    accepted: ({ field }) => `Hay que aceptar el campo «${field}».`,
    date_from_today: ({ field }) => `El campo «${field}» debe ser una fecha a partir de hoy.`,
    names_option: ({ field }) => `El campo «${field}» debe indicar una de las opciones.`,
    needs_english_or_model: 'Sin un modelo de lenguaje, el servicio solo escribe cuestionarios a partir de textos en inglés.',
    needs_multiple_choice: ({ field }) => `El campo «${field}» necesita el tipo de cuestionario multiple_choice.`,
    questions_changed: 'Las preguntas han cambiado. Lee de nuevo el cuestionario, por favor.',
    text_too_short_for_questions: ({ possible }) =>
      `El texto del curso solo alcanza para ${plural(possible, { one: '# pregunta', many: '# preguntas', other: '# preguntas' })}.`,
    text_too_short_for_quiz: 'El texto del curso es demasiado corto para un cuestionario.',
    training_too_large: ({ max_megabytes }) =>
      `Las lecciones, el contenido y las preguntas no pueden pesar juntos más de ${max_megabytes} MB.`,
    video_platform: ({ field }) => `El campo «${field}» debe ser la dirección https de un video en YouTube, Vimeo, Dailymotion o Wistia.`,
  },
  answers: {
    assigned: 'El curso se ha asignado.',
    changed: 'El curso se ha modificado.',
    completed: 'Has completado el curso. ¡Bien hecho!',
    consent_given: 'Gracias. Ya puedes completar el curso.',
    created: 'El curso se ha creado.',
    deleted: 'El curso se ha eliminado.',
    progress_saved: 'Tu progreso se ha guardado.',
    reminded: ({ count }) =>
      count === 0
        ? 'No se ha recordado a nadie.'
        : plural(count, {
            one: 'Se ha recordado a # persona.',
            many: 'Se ha recordado a # personas.',
            other: 'Se ha recordado a # personas.',
          }),
    sound_uploaded: 'El sonido se ha subido.',
    started: ({ title }) => `Has empezado «${title}».`,
  },

  certificate: {
    document: ({ title }) => `Certificado: ${title}`,
    heading: 'Certificado de finalización',
    before_name: 'Certificamos que',
    before_title: 'ha completado el curso',
    after_title: ({ date }) => `el ${day(date)}`,
    code: ({ code }) => `Certificado ${code}`,
    check: ({ address }) => `Se puede comprobar en ${address}`,
    boxes: 'Lo que aquí aparece como □ se puede leer en la dirección de abajo.',
  },

  pages: {
    certificate: {
      genuine: 'Un certificado auténtico',
      is_genuine: 'Este certificado es auténtico.',
      before_title: 'ha completado el curso',
      after_title: ({ organization, date }) => `de ${organization} el ${day(date)}`,
      code: ({ code }) => `Certificado ${code}`,
      unknown: 'Este certificado no existe',
      is_unknown: 'No hay ningún certificado con este código.',
      compare: 'Compáralo, letra por letra, con el impreso: tiene doce letras y cifras, nunca I, O, 0 o 1.',
      ask: 'Si son iguales, pregunta a quien te mostró el certificado.',
    },
  },
}
