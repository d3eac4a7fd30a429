import type { trainings as English } from '../en/trainings.ts'

export const trainings: typeof English = {
  refusals: {
    too_many_certificates: 'Gerade werden viele Urkunden gezeichnet. Bitte versuch es gleich noch einmal.',
    too_many_quizzes: 'Gerade werden mehrere Quizze geschrieben. Bitte versuch es gleich noch einmal.',
    certificate_not_found: 'Diese Urkunde gibt es nicht.',
    training_not_found: 'Diesen Kurs gibt es nicht.',
  },
  rules: {
    date_from_today: ({ field }) => `Das Feld „${field}“ darf nicht in der Vergangenheit liegen.`,
    names_option: ({ field }) => `Das Feld „${field}“ muss eine der Antworten nennen.`,
    needs_english_or_model: 'Ohne Sprachmodell schreibt der Dienst nur aus englischen Texten ein Quiz.',
    needs_multiple_choice: ({ field }) => `Das Feld „${field}“ braucht die Quiz-Art multiple_choice.`,
  },
  answers: {},
}
