import type { trainings as English } from '../en/trainings.ts'
import { day, plural } from './formats.ts'

export const trainings: typeof English = {
  refusals: {
    attempts_exhausted: 'Alle Versuche sind aufgebraucht.',
    certificate_not_found: 'Diese Urkunde gibt es nicht.',
    no_quiz: 'Dieser Kurs hat kein Quiz.',
    only_leaders_assign_trainings: 'Nur Leitende und Admins der Gemeinde weisen ihre Kurse zu.',
    only_leaders_change_trainings: 'Nur Leitende und Admins der Gemeinde ändern ihre Kurse.',
    only_leaders_follow_progress: 'Nur Leitende und Admins sehen, wie weit alle sind.',
    only_leaders_get_certificates: 'Nur Leitende und Admins der Gemeinde bekommen die Urkunden anderer.',
    only_leaders_upload_sounds: 'Nur Leitende und Admins laden Tondateien für Kurse hoch.',
    only_leaders_write_quizzes: 'Nur Leitende und Admins der Gemeinde schreiben ihre Quizze.',
    only_leaders_write_trainings: 'Nur Leitende und Admins der Gemeinde schreiben ihre Kurse.',
    quiz_not_passed: 'Bitte besteh zuerst das Quiz.',
    too_many_certificates: 'Gerade werden viele Urkunden erstellt. Bitte versuch es gleich noch einmal.',
    too_many_quizzes: 'Gerade werden mehrere Quizze geschrieben. Bitte versuch es gleich noch einmal.',
    training_not_found: 'Diesen Kurs gibt es nicht.',
  },
  rules: {
    accepted: ({ field }) => `Das Feld „${field}“ muss bestätigt werden.`,
    date_from_today: ({ field }) => `Das Feld „${field}“ darf nicht in der Vergangenheit liegen.`,
    names_option: ({ field }) => `Das Feld „${field}“ muss eine der Antwortmöglichkeiten nennen.`,
    needs_english_or_model: 'Ohne Sprachmodell schreibt der Dienst nur aus englischen Texten ein Quiz.',
    needs_multiple_choice: ({ field }) => `Das Feld „${field}“ braucht die Quiz-Art multiple_choice.`,
    questions_changed: 'Die Fragen haben sich geändert. Bitte lies das Quiz noch einmal.',
    text_too_short_for_questions: ({ possible }) =>
      `Der Text des Kurses reicht nur für ${plural(possible, { one: '# Frage', other: '# Fragen' })}.`,
    text_too_short_for_quiz: 'Der Text des Kurses ist zu kurz für ein Quiz.',
    training_too_large: ({ max_megabytes }) => `Lektionen, Inhalt und Fragen dürfen zusammen höchstens ${max_megabytes} MB groß sein.`,
    video_platform: ({ field }) =>
      `Das Feld „${field}“ muss die https-Adresse eines Videos bei YouTube, Vimeo, Dailymotion oder Wistia sein.`,
  },
  answers: {
    assigned: 'Der Kurs ist zugewiesen.',
    changed: 'Der Kurs ist geändert.',
    completed: 'Du hast den Kurs abgeschlossen. Gut gemacht!',
    consent_given: 'Danke. Du kannst den Kurs jetzt abschließen.',
    created: 'Der Kurs ist angelegt.',
    deleted: 'Der Kurs ist gelöscht.',
    progress_saved: 'Dein Stand ist gespeichert.',
    reminded: ({ count }) =>
      count === 0 ? 'Niemand wird erinnert.' : plural(count, { one: '# Person wird erinnert.', other: '# Personen werden erinnert.' }),
    sound_uploaded: 'Die Tondatei ist hochgeladen.',
    started: ({ title }) => `Du hast mit „${title}“ begonnen.`,
  },

  certificate: {
    document: ({ title }) => `Urkunde: ${title}`,
    heading: 'Urkunde',
    before_name: 'Wir bestätigen, dass',
    before_title: 'den Kurs',
    after_title: ({ date }) => `am ${day(date)} abgeschlossen hat`,
    code: ({ code }) => `Urkunde ${code}`,
    check: ({ address }) => `Echtheit prüfen: ${address}`,
    boxes: 'Was hier als □ steht, ist unter der Adresse unten zu lesen.',
  },

  pages: {
    certificate: {
      genuine: 'Eine echte Urkunde',
      is_genuine: 'Diese Urkunde ist echt.',
      before_title: 'hat den Kurs',
      after_title: ({ organization, date }) => `der Gemeinde ${organization} am ${day(date)} abgeschlossen`,
      code: ({ code }) => `Urkunde ${code}`,
      unknown: 'Keine solche Urkunde',
      is_unknown: 'Es gibt keine Urkunde mit diesem Code.',
      compare: 'Bitte vergleich ihn Zeichen für Zeichen mit dem gedruckten: Er hat zwölf Buchstaben und Ziffern, niemals I, O, 0 oder 1.',
      ask: 'Wenn beide gleich sind, frag die Person, die dir die Urkunde gezeigt hat.',
    },
  },
}
