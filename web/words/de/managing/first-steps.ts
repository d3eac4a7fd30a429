import type { firstSteps as English } from '#web/words/en/managing/first-steps.ts'

export const firstSteps: typeof English = {
  about: 'Drei Dinge, dann kann deine Gemeinde beginnen. Alles lässt sich später ändern.',
  done: 'Deine Gemeinde kann beginnen',
  doneAbout: 'Alle Eingeladenen bekommen eine E-Mail. Alles Weitere findest du an der Seite oder hinter deinem Bild.',
  group: {
    about: 'Wo Menschen sich treffen, schreiben und beten. Sie bekommt einen Code zum Beitreten.',
    action: 'Gruppe gründen',
    title: 'Eine Gruppe gründen',
  },
  later: 'Später',
  people: {
    about: 'Per E-Mail, eine Person oder viele auf einmal.',
    action: 'Einladen',
    title: 'Menschen einladen',
  },
  stepDone: 'Erledigt.',
  title: 'Erste Schritte',
  toToday: 'Zu Heute',
  training: {
    about: 'Was Menschen lernen, auf Wunsch mit einem Quiz.',
    action: 'Zu den Kursen',
    title: 'Einen Kurs schreiben',
  },
}
