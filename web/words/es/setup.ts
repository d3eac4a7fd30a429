import type { setup as English } from '#web/words/en/setup.ts'

export const setup: typeof English = {
  about: 'Tres minutos y tu iglesia puede empezar.',
  action: 'Empezar',
  church: 'Nombre de tu iglesia',
  code: 'Código',
  codeHelp: 'Está en la ventana donde se inició el servicio',
  firstSteps: 'Primeros pasos',
  firstStepsAbout: 'Personas, un grupo, un curso: tu iglesia puede empezar.',
  language: 'Idioma de tu iglesia',
  timeZone: 'Zona horaria',
  title: 'Te damos la bienvenida',
}
