import type { auditLog as English } from '#web/words/en/managing/audit-log.ts'
import { list, plural } from '../formats.ts'

const roles: Record<string, string> = { admin: 'Admin', leadership: 'Leitung', leader: 'Gruppenleitung', member: 'Mitglied' }
const statuses: Record<string, string> = {
  active: 'aktiv',
  archived: 'archiviert',
  canceled: 'beendet',
  draft: 'ein Entwurf',
  inactive: 'inaktiv',
  published: 'veröffentlicht',
  trialing: 'auf Probe',
}
const fieldNames: Record<string, string> = {
  admits_by_code: 'wen Codes hereinlassen',
  enforce_leader_qualifications: 'Kurse für Leitende',
  hue: 'die Farbe',
  locale: 'die Sprache',
  logo: 'das Logo',
  name: 'den Namen',
  prayer_categories: 'die Themen für Gebet',
  prayer_days: 'wie lange ein Gebetsanliegen vorn steht',
  reveal_quiz_answers: 'Antworten der Quizze',
  timezone: 'die Zeitzone',
}
const said = (words: Record<string, string>, word: string) => words[word] ?? word
const badge = (name: string | null) => (name ? `das Abzeichen „${name}“` : 'ein Abzeichen')
const challenge = (name: string | null) => (name ? `die Challenge „${name}“` : 'eine Challenge')
const training = (name: string | null) => (name ? `den Kurs „${name}“` : 'einen Kurs')
const group = (name: string | null) => (name ? `die Gruppe „${name}“` : 'eine Gruppe')
const ofGroup = (name: string | null) => (name ? `der Gruppe „${name}“` : 'einer Gruppe')
const inGroup = (name: string | null) => (name ? ` in der Gruppe „${name}“` : '')
const others = (count: number) => plural(count, { one: '# weitere Person', other: '# weitere' })

export const auditLog: typeof English = {
  about: 'Was Admins, Leitende und der Betreiber des Dienstes getan haben. Nichts von dem, was jemand geschrieben hat, steht darin.',
  all: 'Alles',
  by: 'Wer es getan hat',
  byOne: ({ name }) => `Nur was ${name} getan hat`,
  from: 'Von',
  kind: 'Was getan wurde',
  kinds: {
    'account.created': 'Konto angelegt',
    'account.email-change-undone': 'Änderung der E-Mail zurückgenommen',
    'account.email-changed': 'E-Mail geändert',
    'account.erased': 'Konto gelöscht',
    'account.name-corrected': 'Name berichtigt',
    'account.password-link-sent': 'Link fürs Passwort geschickt',
    'account.password-set': 'Passwort vom Betreiber gesetzt',
    'account.restored': 'Konto wieder freigegeben',
    'account.suspended': 'Konto gesperrt',
    'attendance.saved': 'Anwesenheit gespeichert',
    'badge.changed': 'Abzeichen geändert',
    'badge.created': 'Abzeichen angelegt',
    'badge.deleted': 'Abzeichen gelöscht',
    'care-team.added': 'Ins Gebetsteam aufgenommen',
    'care-team.removed': 'Aus dem Gebetsteam genommen',
    'challenge.changed': 'Challenge geändert',
    'challenge.created': 'Challenge angelegt',
    'challenge.deleted': 'Challenge gelöscht',
    'comment.removed': 'Kommentar entfernt',
    'group-member.invitation-taken-back': 'Einladung in eine Gruppe zurückgenommen',
    'group-member.invited': 'In eine Gruppe eingeladen',
    'group-member.removed': 'Aus einer Gruppe entfernt',
    'group-member.role-changed': 'Rolle in einer Gruppe geändert',
    'group.changed': 'Gruppe geändert',
    'group.code-renewed': 'Code einer Gruppe erneuert',
    'group.deleted': 'Gruppe gelöscht',
    'group.founded': 'Gruppe gegründet',
    'group.leader-assigned': 'Gruppenleitung benannt',
    'group.leader-stepped-down': 'Gruppenleitung abgegeben',
    'group.restored': 'Gruppe zurückgeholt',
    'group.status-changed': 'Gruppe geöffnet oder pausiert',
    'invitation.made': 'Eingeladen',
    'invitation.taken-back': 'Einladung beendet',
    'join-request.accepted': 'Beitrittsanfrage angenommen',
    'join-request.rejected': 'Beitrittsanfrage abgelehnt',
    'meeting.cancelled': 'Treffen abgesagt',
    'meeting.changed': 'Treffen geändert',
    'meeting.planned': 'Treffen geplant',
    'member.joined': 'Zur Gemeinde gekommen',
    'member.removed': 'Aus der Gemeinde entfernt',
    'member.restored': 'Mitgliedschaft wieder freigegeben',
    'member.role-changed': 'Rolle in der Gemeinde geändert',
    'member.suspended': 'Mitgliedschaft gesperrt',
    'organization.changed': 'Einstellungen geändert',
    'organization.codes-renewed': 'Alle Codes ersetzt',
    'organization.founded': 'Gemeinde eingerichtet',
    'organization.limits-changed': 'Grenzen vom Betreiber geändert',
    'post.pinned': 'Beitrag angepinnt',
    'post.removed': 'Beitrag entfernt',
    'post.unpinned': 'Beitrag nicht mehr angepinnt',
    'prayer-request.approved': 'Gebetsanliegen geteilt',
    'prayer-request.carried': 'Gebetsanliegen vom Gebetsteam übernommen',
    'prayer-request.narrowed': 'Gebetsanliegen an das Gebetsteam gegeben',
    'prayer-request.rejected': 'Gebetsanliegen nicht geteilt',
    'prayer-request.words-proposed': 'Andere Worte für ein Gebetsanliegen vorgeschlagen',
    'prayer-update.approved': 'Nachricht zu einem Gebetsanliegen geteilt',
    'prayer-update.rejected': 'Nachricht zu einem Gebetsanliegen nicht geteilt',
    'report.resolved': 'Meldung entschieden',
    'subscription.set': 'Abo vom Betreiber gesetzt',
    'training.assigned': 'Kurs zugewiesen',
    'training.changed': 'Kurs geändert',
    'training.created': 'Kurs angelegt',
    'training.deleted': 'Kurs gelöscht',
    'training.reminded': 'An Kurs erinnert',
  },
  none: 'Nichts gefunden',
  noneAbout: 'In dieser Zeit wurde nichts davon getan.',
  nothingYet: 'Noch nichts getan',
  nothingYetAbout: 'Wer in der Gemeinde etwas ändert, steht hier, mit dem Tag.',
  operator: 'Der Betreiber des Dienstes',
  sentences: {
    'account.created': ({ actor, name, role }) => `${actor} hat ein Konto für ${name} angelegt (${said(roles, role)})`,
    'account.email-change-undone': ({ name }) => `${name} hat eine Änderung der E-Mail-Adresse zurückgenommen`,
    'account.email-changed': ({ name }) => `${name} hat die E-Mail-Adresse geändert`,
    'account.erased': ({ actor, isOperator }) => (isOperator ? `${actor} hat ein Konto gelöscht` : 'Jemand hat das eigene Konto gelöscht'),
    'account.name-corrected': ({ actor, name }) => `${actor} hat den Namen von ${name} berichtigt`,
    'account.password-link-sent': ({ actor, name }) => `${actor} hat ${name} einen Link für ein neues Passwort schicken lassen`,
    'account.password-set': ({ actor, name }) => `${actor} hat ein neues Passwort für ${name} gesetzt`,
    'account.restored': ({ actor, name }) => `${actor} hat das Konto von ${name} wieder freigegeben`,
    'account.suspended': ({ actor, name }) => `${actor} hat das Konto von ${name} gesperrt`,
    'attendance.saved': ({ actor, name }) => `${actor} hat gespeichert, wer bei einem Treffen ${ofGroup(name)} war`,
    'badge.changed': ({ actor, name }) => `${actor} hat ${badge(name)} geändert`,
    'badge.created': ({ actor, name }) => `${actor} hat ${badge(name)} angelegt`,
    'badge.deleted': ({ actor, name }) => `${actor} hat ${badge(name)} gelöscht`,
    'care-team.added': ({ actor, name }) => `${actor} hat ${name} ins Gebetsteam aufgenommen`,
    'care-team.removed': ({ actor, name }) => `${actor} hat ${name} aus dem Gebetsteam genommen`,
    'challenge.changed': ({ actor, name, to }) =>
      to ? `${actor} hat ${challenge(name)} geändert: Sie ist jetzt ${said(statuses, to)}` : `${actor} hat ${challenge(name)} geändert`,
    'challenge.created': ({ actor, name }) => `${actor} hat ${challenge(name)} angelegt`,
    'challenge.deleted': ({ actor, name, outcome }) =>
      outcome === 'archived'
        ? `${actor} hat ${challenge(name)} archiviert, weil Menschen daran teilnehmen`
        : `${actor} hat ${challenge(name)} gelöscht`,
    'comment.removed': ({ actor, group }) => `${actor} hat einen Kommentar${inGroup(group)} entfernt`,
    'group-member.invitation-taken-back': ({ actor, person, name }) =>
      `${actor} hat die Einladung von ${person} in ${group(name)} zurückgenommen`,
    'group-member.invited': ({ actor, name, people, peopleCount }) =>
      `${actor} hat in ${group(name)} eingeladen: ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
    'group-member.removed': ({ actor, person, name }) => `${actor} hat ${person} aus ${ofGroup(name)} entfernt`,
    'group-member.role-changed': ({ actor, person, name, to }) =>
      `${actor} hat ${person} in ${ofGroup(name)} eine andere Rolle gegeben: ${said(roles, to)}`,
    'group.changed': ({ actor, name }) => `${actor} hat ${group(name)} geändert`,
    'group.code-renewed': ({ actor, name }) => `${actor} hat den Code ${ofGroup(name)} erneuert`,
    'group.deleted': ({ actor, name }) => `${actor} hat ${group(name)} gelöscht`,
    'group.founded': ({ actor, name }) => `${actor} hat ${group(name)} gegründet`,
    'group.leader-assigned': ({ actor, person, name }) => `${actor} hat ${person} die Leitung ${ofGroup(name)} gegeben`,
    'group.leader-stepped-down': ({ actor, isOperator, name }) =>
      isOperator ? `Die Leitung ${ofGroup(name)} ist nicht mehr da` : `${actor} hat die Leitung ${ofGroup(name)} abgegeben`,
    'group.restored': ({ actor, name }) => `${actor} hat ${group(name)} zurückgeholt`,
    'group.status-changed': ({ actor, name, to }) => `${actor} hat den Stand ${ofGroup(name)} geändert: ${said(statuses, to)}`,
    'invitation.made': ({ actor, role }) => `${actor} hat jemanden eingeladen (${said(roles, role)})`,
    'invitation.taken-back': ({ actor }) => `${actor} hat eine Einladung beendet`,
    'join-request.accepted': ({ actor, person, group: name }) => `${actor} hat ${person} in ${group(name)} aufgenommen`,
    'join-request.rejected': ({ actor, person, group: name }) => `${actor} hat abgelehnt, dass ${person} in ${group(name)} kommt`,
    'meeting.cancelled': ({ actor, name }) => `${actor} hat ein Treffen ${ofGroup(name)} abgesagt`,
    'meeting.changed': ({ actor, name }) => `${actor} hat ein Treffen ${ofGroup(name)} geändert`,
    'meeting.planned': ({ actor, name }) => `${actor} hat Treffen ${ofGroup(name)} geplant`,
    'member.joined': ({ actor, way, role }) =>
      way === 'invitation'
        ? `${actor} ist mit einer Einladung gekommen (${said(roles, role)})`
        : `${actor} ist mit dem Code einer Gruppe gekommen`,
    'member.removed': ({ actor, name }) => `${actor} hat ${name} aus der Gemeinde entfernt`,
    'member.restored': ({ actor, name }) => `${actor} hat die Mitgliedschaft von ${name} wieder freigegeben`,
    'member.role-changed': ({ actor, name, to, way }) =>
      way
        ? `${actor} hat durch eine Einladung eine neue Rolle: ${said(roles, to)}`
        : `${actor} hat ${name} eine neue Rolle gegeben: ${said(roles, to)}`,
    'member.suspended': ({ actor, name }) => `${actor} hat die Mitgliedschaft von ${name} gesperrt`,
    'organization.changed': ({ actor, fields }) => `${actor} hat geändert: ${list(fields.map((field) => said(fieldNames, field)))}`,
    'organization.codes-renewed': ({ actor }) => `${actor} hat die Codes aller Gruppen ersetzt`,
    'organization.founded': ({ actor }) => `${actor} hat die Gemeinde eingerichtet`,
    'organization.limits-changed': ({ actor }) => `${actor} hat die Grenzen der Gemeinde geändert`,
    'post.pinned': ({ actor, group }) => `${actor} hat einen Beitrag${inGroup(group)} angepinnt`,
    'post.removed': ({ actor, group }) => `${actor} hat einen Beitrag${inGroup(group)} entfernt`,
    'post.unpinned': ({ actor, group }) => `${actor} hat einen Beitrag${inGroup(group)} gelöst, der angepinnt war`,
    'prayer-request.approved': ({ actor }) => `${actor} hat ein Gebetsanliegen geteilt`,
    'prayer-request.carried': ({ actor }) => `${actor} hat ein Gebetsanliegen für das Gebetsteam übernommen`,
    'prayer-request.narrowed': ({ actor }) => `${actor} hat ein Gebetsanliegen dem Gebetsteam gegeben, statt es zu teilen`,
    'prayer-request.rejected': ({ actor }) => `${actor} hat ein Gebetsanliegen nicht geteilt`,
    'prayer-request.words-proposed': ({ actor }) => `${actor} hat andere Worte für ein Gebetsanliegen vorgeschlagen`,
    'prayer-update.approved': ({ actor }) => `${actor} hat eine Nachricht zu einem Gebetsanliegen geteilt`,
    'prayer-update.rejected': ({ actor }) => `${actor} hat eine Nachricht zu einem Gebetsanliegen nicht geteilt`,
    'report.resolved': ({ actor, group, decision }) =>
      decision === 'remove'
        ? `${actor} hat über eine Meldung${inGroup(group)} entschieden und entfernt, worum es ging`
        : `${actor} hat über eine Meldung${inGroup(group)} entschieden und stehen lassen, worum es ging`,
    'subscription.set': ({ actor, status }) => `${actor} hat ein Abo gesetzt: ${said(statuses, status)}`,
    'training.assigned': ({ actor, name, people, peopleCount }) =>
      `${actor} hat ${training(name)} zugewiesen: ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
    'training.changed': ({ actor, name }) => `${actor} hat ${training(name)} geändert`,
    'training.created': ({ actor, name }) => `${actor} hat ${training(name)} angelegt`,
    'training.deleted': ({ actor, name }) => `${actor} hat ${training(name)} gelöscht`,
    'training.reminded': ({ actor, name, people, peopleCount }) =>
      `${actor} hat an ${training(name)} erinnert: ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
  },
  showAnybody: 'Zeigen, was alle getan haben',
  somebody: 'jemand',
  title: 'Protokoll',
  to: 'Bis',
}
