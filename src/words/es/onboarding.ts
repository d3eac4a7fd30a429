import type { onboarding as English } from '../en/onboarding.ts'

export const onboarding: typeof English = {
  refusals: {
    only_guided_track: 'Solo la ruta guiada tiene un camino preparado para ti. Puedes elegirla en la encuesta.',
    survey_missing: 'Responde primero la encuesta, por favor.',
  },

  rules: {},

  answers: {
    challenge_completed: '¡Bien hecho! Has completado el reto.',
    challenge_open_again: 'El reto vuelve a estar abierto.',
    hearted: 'Ya está en tu plan de estudio.',
    journey_ready: 'Tu camino está listo.',
    no_longer_hearted: 'Ya no está en tu plan de estudio.',
    survey_kept: 'Gracias. Tus respuestas están guardadas.',
  },

  levels: {
    1: 'En búsqueda',
    2: 'Creyente',
    3: 'Aprendiz',
    4: 'Siguiendo a Jesús',
    5: 'En discipulado',
    6: 'En servicio',
    7: 'En mayordomía',
    8: 'Mentoría',
    9: 'Pastoreo',
    10: 'Haciendo discípulos',
  },

  surveyPrompts: {
    focus_topics: '¿Qué temas te importan más ahora? Nombra hasta seis.',
    learning_style: '¿Cómo aprendes mejor?',
    outcome: '¿Qué te gustaría que fuera distinto al final?',
    purpose: '¿Por qué quieres empezar este camino?',
    weekly_commitment: '¿Cuánto tiempo puedes dedicar cada semana?',
  },
}
