import type { people as English } from '#web/words/en/managing/people.ts'
import { plural } from '../formats.ts'

export const people: typeof English = {
  adminsAreTold: 'Alle Admins erfahren davon.',
  allRoles: 'Alle',
  changeRole: 'Rolle ändern',
  count: ({ count }) => plural(count, { one: '# Person', other: '# Personen' }),
  ends: 'Was endet',
  endsList: [
    'Die Person ist in keiner Gruppe der Gemeinde mehr und sieht nichts mehr von ihr.',
    'Offene Beitrittsanfragen und Gebetsanliegen, die noch nicht geteilt sind, stehen nicht mehr in euren Listen.',
    'Kurse, die ihr hier zugewiesen wurden, sind nicht mehr fällig.',
  ],
  import: 'Importieren',
  invite: 'Einladen',
  joined: 'Dabei seit',
  lastAdmin: 'Sonst ist hier niemand Admin. Mach zuerst jemand anderen zum Admin.',
  more: 'Mehr',
  moreAbout: ({ name }) => `Mehr zu ${name}`,
  name: 'Name',
  nobody: 'Niemand gefunden',
  nobodyAbout: 'Versuch es mit einem Teil des Namens oder der E-Mail-Adresse, oder such unter allen.',
  notTheName: 'Das ist nicht der Name.',
  open: 'Konto und Fortschritt',
  remove: 'Entfernen',
  removeAbout:
    'Das lässt sich nicht rückgängig machen. Mit einer neuen Einladung oder einem Code kann die Person wiederkommen, in ihre Gruppen aber nicht von selbst.',
  removeTitle: ({ name }) => `${name} entfernen`,
  restore: 'Wieder freigeben',
  role: 'Rolle',
  roleOf: ({ name }) => `Rolle von ${name}`,
  roles: { admin: 'Admin', leadership: 'Leitung', member: 'Mitglied' },
  rolesAbout: {
    admin:
      'Alles, was Leitende dürfen, und außerdem: Menschen einladen und entfernen, Rollen vergeben, Einstellungen ändern und lesen, wer was getan hat.',
    leadership:
      'Gruppen leiten, Menschen aufnehmen, über Gebetsanliegen und Meldungen entscheiden, Kurse und Challenges schreiben und sehen, wie es mit den Kursen vorangeht.',
    member: 'Gruppen beitreten, dort schreiben und beten, Kurse und Challenges machen. Tagebuch und Weg gehören allein der Person.',
  },
  rolesMany: { admin: 'Admins', leadership: 'Leitende', member: 'Mitglieder' },
  search: 'Nach Name oder E-Mail suchen',
  since: 'Seit',
  stays: 'Was bleibt',
  staysList: [
    'Das Konto mit Tagebuch, Weg und allem Abgeschlossenen gehört weiter der Person.',
    'Was sie in Gruppen geschrieben hat, bleibt dort, mit ihrem Namen.',
  ],
  stepDown: 'Du kannst diese Gemeinde dann nicht mehr verwalten. Ein anderer Admin kann dich wieder dazu machen.',
  suspended: 'Gesperrt',
  suspendedSince: ({ day }) => `Seit ${day}`,
  title: 'Personen',
  toTheGroup: 'Zur Gruppe, die sie leitet',
  typeTheName: ({ name }) => `Zum Entfernen den Namen eingeben: ${name}`,
  whatTheyDid: 'Was getan wurde',
  whatTheyMayDo: 'Was die Person darf',
}
