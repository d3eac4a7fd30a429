import type { person as English } from '#web/words/en/managing/person.ts'

export const person: typeof English = {
  account: 'Konto',
  badges: 'Abzeichen',
  challenges: 'Geschaffte Challenges',
  correctName: 'Namen berichtigen',
  correctNameAbout: 'Für einen Namen, der falsch geschrieben wurde. Die Person erfährt es und kann ihn selbst ändern.',
  groups: 'Gruppen',
  keptPrivate: 'Tagebuch, Weg und Gebetsanliegen stehen hier nicht: Sie gehören nur der Person selbst.',
  name: 'Name',
  noBadges: 'Noch kein Abzeichen.',
  noChallenges: 'Noch keine geschafft.',
  noGroups: 'Keine Gruppe, in die du hineinsiehst.',
  noTrainings: 'Noch kein Kurs begonnen oder zugewiesen.',
  send: 'Link schicken',
  sendLink: 'Link fürs Passwort schicken',
  sendLinkAbout:
    'Die Person bekommt eine E-Mail mit einem Link, um ein neues Passwort festzulegen. Niemand sonst sieht ihn, und ihr jetziges Passwort gilt, bis sie ihn benutzt.',
  since: ({ day }) => `Gehört seit dem ${day} zur Gemeinde`,
  suspend: 'Sperren',
  suspendAbout: [
    'Die Person ist sofort aus der Gemeinde und allen Gruppen heraus, und kein Code und keine Einladung bringt sie zurück.',
    'Gruppen, die sie leitet, werden inaktiv.',
    'Ihr Konto mit Tagebuch und Weg bleibt ihres. Sie erfährt es.',
    'Du kannst ihre Mitgliedschaft jederzeit wieder freigeben, unter Personen.',
  ],
  suspendTitle: ({ name }) => `${name} sperren`,
  title: 'Person',
  trainings: 'Kurse',
  addToCareTeam: 'Ins Gebetsteam aufnehmen',
  inCareTeam: 'Gebetsteam',
  leavesCareTeam: 'Aus dem Gebetsteam nehmen',
}
