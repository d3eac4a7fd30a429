// Zweierschaft: jemand begleitet jemanden.
import type { oneToOne as English } from '../en/one-to-one.ts'

export const oneToOne: typeof English = {
  refusals: {
    cannot_be_asked: 'Diese Person kann gerade nicht gefragt werden.',
    mentor_not_qualified: 'Wer hier begleitet, hat die Kurse abgeschlossen, die Leitende brauchen.',
    not_your_own_pair: 'Über eine eigene Zweierschaft entscheidet ein anderer Admin.',
    only_the_asked_agree: 'Zustimmen kann nur, wer gefragt wurde.',
    only_who_added_it: 'Einen Schritt kann nur entfernen, wer ihn hinzugefügt hat.',
    only_who_wrote_it: 'Eine Notiz kann nur ändern oder entfernen, wer sie geschrieben hat.',
    pair_not_active:
      'Hier lässt sich gerade nichts teilen: Beide müssen zugestimmt haben, wo nötig auch ein Admin, und niemand darf sie beendet haben.',
    pair_not_found: 'Zweierschaft nicht gefunden.',
    pair_note_not_found: 'Notiz nicht gefunden.',
    pair_rests: 'Diese Zweierschaft ruht gerade. Was geteilt wurde, bleibt lesbar.',
    pair_step_not_found: 'Schritt nicht gefunden.',
    pair_there: 'Ihr beide habt das schon: Bitte sieh dort nach.',
    too_many_asked: 'Du hast heute schon viele gefragt. Bitte mach morgen weiter.',
    too_many_notes: 'Hier ist kein Platz für weitere Notizen. Bitte entferne einige.',
    too_many_pairs: 'Mehr Zweierschaften sind nicht möglich. Bitte beende zuerst eine.',
    too_many_reports: 'Du hast den Admins heute schon viel gesendet. Bitte ruf sie an oder mach morgen weiter.',
    too_many_steps: 'Hier ist kein Platz für weitere Schritte. Bitte entferne einige.',
  },

  rules: {
    not_with_yourself: 'Dich selbst kannst du nicht fragen.',
  },

  answers: {
    agreed: 'Du hast zugestimmt. Beide erfahren es.',
    asked: 'Du hast gefragt.',
    began: 'Ihr seid jetzt zu zweit unterwegs.',
    declined: 'Du hast nicht zugestimmt. Beide erfahren es.',
    ended: 'Die Zweierschaft ist beendet.',
    note_changed: 'Die Notiz ist geändert.',
    note_removed: 'Die Notiz ist entfernt.',
    note_written: 'Die Notiz ist gespeichert.',
    report_closed: 'Das ist abgeschlossen.',
    reported: 'Die Admins deiner Gemeinde haben es jetzt.',
    reported_to_nobody:
      'Es ist für den nächsten Admin deiner Gemeinde aufgehoben: Heute gibt es keinen außer euch beiden. Sprich bitte auch mit jemandem, dem du vertraust.',
    step_added: 'Der Schritt ist hinzugefügt.',
    step_removed: 'Der Schritt ist entfernt.',
    step_ticked: 'Erledigt.',
    step_unticked: 'Der Haken ist zurückgenommen.',
    waits: 'Du hast zugestimmt. Jetzt muss noch ein Admin deiner Gemeinde zustimmen.',
  },
}
