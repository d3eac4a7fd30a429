import type { firstSteps as English } from '#web/words/en/managing/first-steps.ts'

export const firstSteps: typeof English = {
  about: 'Tres cosas y tu iglesia puede empezar. Todo se puede cambiar después.',
  done: 'Tu iglesia puede empezar',
  doneAbout: 'A quien invitaste le llega un correo. Todo lo demás está al lado o detrás de tu foto.',
  group: {
    about: 'Donde la gente se reúne, escribe y ora. Recibe un código para unirse.',
    action: 'Fundar un grupo',
    title: 'Funda un grupo',
  },
  later: 'Más tarde',
  people: {
    about: 'Por correo, a una o a muchas a la vez.',
    action: 'Invitar',
    title: 'Invita a personas',
  },
  stepDone: 'Hecho.',
  title: 'Primeros pasos',
  toToday: 'A Hoy',
  training: {
    about: 'Lo que la gente aprende, con un cuestionario si quieres.',
    action: 'A los cursos',
    title: 'Escribe un curso',
  },
}
