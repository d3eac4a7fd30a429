import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    only_author_changes_prayer: 'Nur wer um Gebet gebeten hat, kann ein Gebetsanliegen ändern.',
    only_author_resolves_prayer: 'Nur wer um Gebet gebeten hat, kann ein Gebetsanliegen abschließen.',
    only_care_team: 'Das sehen nur das Gebetsteam, Leitende und Admins.',
    only_leaders_decide_prayers: 'Über Gebetsanliegen entscheiden nur Leitende und Admins der Gemeinde.',
    only_leaders_see_pending_prayers: 'Nur Leitende und Admins sehen, was noch nicht geteilt ist.',
    pending_prayer_request_not_found: 'Dieses offene Gebetsanliegen gibt es nicht.',
    prayer_proposal_not_found: 'Diese Worte werden nicht mehr vorgeschlagen.',
    prayer_request_not_found: 'Dieses Gebetsanliegen gibt es nicht.',
    prayer_update_not_found: 'Diese Nachricht zum Gebetsanliegen gibt es nicht.',
    // Rules with an `error_type`
    request_changed: 'Das Gebetsanliegen hat sich geändert, seit du es gelesen hast. Bitte lies es noch einmal.',
    request_for_care_team: 'Dieses Gebetsanliegen ist nur für das Gebetsteam.',
    request_not_approved: 'Nur ein geteiltes Gebetsanliegen lässt sich abschließen.',
    request_not_for_care_team: 'Dieses Gebetsanliegen ist für die ganze Gemeinde.',
    too_many_updates: 'Zu diesem Gebetsanliegen gibt es so viele Nachrichten, wie es geben darf.',
  },

  rules: {},

  answers: {
    approved: 'Das Gebetsanliegen ist geteilt.',
    carerAdded: 'Die Person gehört jetzt zum Gebetsteam.',
    carerRemoved: 'Die Person gehört nicht mehr zum Gebetsteam.',
    changed: 'Dein Gebetsanliegen ist geändert.',
    confided: 'Dein Gebetsanliegen ist beim Gebetsteam. Außer ihm liest es nur die Leitung.',
    created: 'Dein Gebetsanliegen ist bei der Leitung. Sie sieht es sich an, bevor es geteilt wird.',
    narrowed: 'Das Gebetsanliegen ist beim Gebetsteam.',
    proposalAccepted: 'Dein Gebetsanliegen hat jetzt diese Worte.',
    proposalDeclined: 'Dein Gebetsanliegen behält deine eigenen Worte.',
    proposed: 'Dein Vorschlag ist bei der Person, die um Gebet bittet. Sie nimmt ihn an oder nicht.',
    rejected: 'Das Gebetsanliegen wird nicht geteilt.',
    renewed: 'Dein Gebetsanliegen steht wieder an seinem Platz.',
    resolved: 'Danke, dass du davon erzählst. Das Gebetsanliegen ist abgeschlossen.',
    taken: 'Das Gebetsteam betet jetzt dafür.',
    updateRejected: 'Die Nachricht wird nicht geteilt.',
    updateShared: 'Die Nachricht ist geteilt.',
    updateWritten: 'Danke, dass du davon erzählst. Die Leitung sieht es sich an, bevor es geteilt wird.',
    withdrawn: 'Dein Gebetsanliegen ist zurückgezogen.',
  },
}
