import type { merging as English } from '../en/merging.ts'
import { plural } from './formats.ts'

export const merging: typeof English = {
  about: 'Wo du dazugehörst und was du gelernt hast, zieht aus dem anderen Konto in dieses um. Zeige dafür, dass beide dir gehören.',
  act: 'Hierher umziehen',
  counts: {
    assignments: (count) => plural(count, { one: '# zugewiesener Kurs', other: '# zugewiesene Kurse' }),
    badges: (count) => plural(count, { one: '# Abzeichen', other: '# Abzeichen' }),
    certificates: (count) => plural(count, { one: '# Zertifikat', other: '# Zertifikate' }),
    challenges: (count) => plural(count, { one: '# Challenge', other: '# Challenges' }),
    groups: (count) => plural(count, { one: 'dein Platz in # Gruppe', other: 'deine Plätze in # Gruppen' }),
    meetings: (count) => plural(count, { one: 'dass du bei # Treffen warst', other: 'dass du bei # Treffen warst' }),
    trainings: (count) => plural(count, { one: '# Kurs', other: '# Kurse' }),
    waits: (count) => plural(count, { one: '# Anfrage oder Warteplatz', other: '# Anfragen oder Warteplätze' }),
  },
  ended: ({ count }) =>
    plural(count, {
      one: '# Kurs hast du mit beiden Konten abgeschlossen. Das frühere Zertifikat zählt, das andere endet.',
      other: '# Kurse hast du mit beiden Konten abgeschlossen. Die früheren Zertifikate zählen, die anderen enden.',
    }),
  kept: ({ email }) => `Dieses Konto behältst du: ${email}`,
  look: 'Zeigen, was umziehen würde',
  moved: 'Hierher umgezogen',
  moves: 'Das zieht hierher um',
  nothing: 'Darin ist nichts, was umziehen könnte.',
  otherEmail: 'Seine E-Mail-Adresse',
  otherPassword: 'Sein Passwort',
  ownPassword: 'Das Passwort dieses Kontos',
  reasons: {
    care_team: 'Du gehörst dort mit dem anderen Konto zum Gebetsteam. Ein Admin kann dieses Konto aufnehmen.',
    group_role: 'Du leitest dort mit dem anderen Konto eine Gruppe oder verwaltest sie mit. Gib diese Aufgabe zuerst diesem Konto.',
    one_to_one: 'Du gehst dort mit dem anderen Konto mit jemandem. Das bleibt dort, bis es endet.',
    role: 'Du leitest dort mit dem anderen Konto. Ein Admin kann diesem Konto die Rolle geben.',
    suspended: 'Dieses Konto ist dort gesperrt.',
  },
  stays: 'Das bleibt beim anderen Konto',
  told: 'Beide Adressen bekommen eine E-Mail. Die Admins dieser Gemeinden sehen es in ihrem Protokoll.',
  title: 'Ich habe zwei Konten',
  writing:
    'Was du geschrieben hast, bleibt dort: Tagebuch, Weg, Gebete, Beiträge und Notizen. Du kannst dich mit dem anderen Konto weiter anmelden, alles mitnehmen oder es löschen.',
}
