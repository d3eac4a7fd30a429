import type { setup as English } from '#web/words/en/setup.ts'

export const setup: typeof English = {
  about: 'Drei Minuten, dann kann deine Gemeinde anfangen.',
  action: 'Anfangen',
  church: 'Name deiner Gemeinde',
  code: 'Code',
  codeHelp: 'Er steht in dem Fenster, in dem der Dienst gestartet wurde',
  firstSteps: 'Erste Schritte',
  firstStepsAbout: 'Menschen, eine Gruppe, ein Kurs: deine Gemeinde kann beginnen.',
  language: 'Sprache deiner Gemeinde',
  timeZone: 'Zeitzone',
  title: 'Willkommen',
}
