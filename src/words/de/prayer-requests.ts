import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    only_author_resolves_prayer: 'Nur wer um Gebet gebeten hat, kann ein Gebetsanliegen abschließen.',
    only_leaders_decide_prayers: 'Über Gebetsanliegen entscheiden nur Leitende und Admins der Gemeinde.',
    only_leaders_see_pending_prayers: 'Nur Leitende und Admins sehen, was noch nicht geteilt ist.',
    pending_prayer_request_not_found: 'Dieses offene Gebetsanliegen gibt es nicht.',
    prayer_request_not_found: 'Dieses Gebetsanliegen gibt es nicht.',
    // Rules with an `error_type`
    request_not_approved: 'Nur ein geteiltes Gebetsanliegen lässt sich abschließen.',
  },

  rules: {},

  answers: {
    approved: 'Das Gebetsanliegen ist geteilt.',
    created: 'Dein Gebetsanliegen ist bei der Leitung. Sie sieht es sich an, bevor es geteilt wird.',
    rejected: 'Das Gebetsanliegen wird nicht geteilt.',
    resolved: 'Danke, dass du davon erzählst. Das Gebetsanliegen ist abgeschlossen.',
    withdrawn: 'Dein Gebetsanliegen ist zurückgezogen.',
  },
}
