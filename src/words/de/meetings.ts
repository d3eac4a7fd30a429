// Was über Treffen von Gruppen gesagt wird, wer da war, und die eigenen Kalender der Leute.
import type { meetings as english } from '../en/meetings.ts'
import { plural } from './formats.ts'

export const meetings: typeof english = {
  refusals: {
    meeting_not_found: 'Dieses Treffen gibt es nicht.',
    only_group_admins_and_leaders_see_attendance: 'Wer da war, sehen nur die Admins der Gruppe und die Leitenden der Gemeinde.',
    only_group_members_see_meetings: 'Wann diese Gruppe sich trifft, sehen nur ihre Mitglieder.',
    // Rules with an `error_type`
    meeting_cancelled: 'Dieses Treffen ist abgesagt.',
    meeting_not_begun: 'Dieses Treffen hat noch nicht begonnen.',
    meeting_over: 'Dieses Treffen ist vorbei.',
    too_many_meetings: 'Diese Gruppe hat so viele Treffen geplant, wie möglich sind.',
  },

  rules: {
    date_until: ({ field, max }) => `Das Feld „${field}“ darf nicht nach dem ${max} liegen.`,
    following_alone: ({ field }) => `Das Feld „${field}“ ändert sich nur zusammen mit den folgenden Treffen.`,
    member_of_group: 'Als anwesend zählen nur Mitglieder der Gruppe.',
  },

  answers: {
    answered: 'Deine Antwort ist gespeichert.',
    attendance_saved: 'Es ist gespeichert, wer da war.',
    calendar_ended: 'Die Kalenderadresse gilt nicht mehr.',
    calendar_made: 'Das ist deine Kalenderadresse. Sie wird nur jetzt gezeigt.',
    cancelled: 'Das Treffen ist abgesagt.',
    changed: 'Das Treffen ist geändert.',
    following_cancelled: 'Dieses und die folgenden Treffen sind abgesagt.',
    following_changed: 'Dieses und die folgenden Treffen sind geändert.',
    planned: ({ count }) => plural(count, { one: 'Das Treffen ist geplant.', other: '# Treffen sind geplant.' }),
  },

  calendar: {
    due: ({ training }) => `Fällig: ${training}`,
  },
}
