export const trainings = {
  refusals: {
    certificate_not_found: 'Certificate not found.',
    training_not_found: 'Training not found.',
    too_many_certificates: 'Many certificates are being drawn just now. Please try again in a moment.',
    too_many_quizzes: 'Several quizzes are being written just now. Please try again in a moment.',
  },
  rules: {
    date_from_today: ({ field }: Field) => `The ${field} field must be a date from today on.`,
    names_option: ({ field }: Field) => `The ${field} field must name one of the options.`,
    needs_english_or_model: 'Without a language model, the service writes quizzes from English texts only.',
    needs_multiple_choice: ({ field }: Field) => `The ${field} field needs the quiz type multiple_choice.`,
  },
  answers: {},
}

interface Field {
  field: string
}
