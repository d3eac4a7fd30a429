import type { trainings as English } from '../en/trainings.ts'

export const trainings: typeof English = {
  refusals: {
    too_many_certificates: 'Se están dibujando muchos certificados en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_quizzes: 'Se están escribiendo varios cuestionarios en este momento. Inténtalo de nuevo en un momento, por favor.',
    certificate_not_found: 'Este certificado no existe.',
    training_not_found: 'Este curso no existe.',
  },
  rules: {
    date_from_today: ({ field }) => `El campo «${field}» debe ser una fecha a partir de hoy.`,
    names_option: ({ field }) => `El campo «${field}» debe indicar una de las opciones.`,
    needs_english_or_model: 'Sin un modelo de lenguaje, el servicio solo escribe cuestionarios a partir de textos en inglés.',
    needs_multiple_choice: ({ field }) => `El campo «${field}» necesita el tipo de cuestionario multiple_choice.`,
  },
  answers: {},
}
