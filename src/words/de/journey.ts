import type { journey as English } from '../en/journey.ts'
import { day, plural } from './formats.ts'

export const journey: typeof English = {
  refusals: {
    journey_entry_not_found: 'Diesen Eintrag auf deinem Weg gibt es nicht.',
  },

  rules: {
    date_since: ({ field, min }) => `Das Feld „${field}“ darf kein Datum vor dem ${day(min)} haben.`,
    date_until_today: ({ field }) => `Das Feld „${field}“ darf kein Datum nach dem heutigen haben.`,
  },

  answers: {
    entry_deleted: 'Dein Eintrag ist gelöscht.',
    entry_kept: 'Dein Eintrag ist gespeichert.',
  },

  activities: {
    evangelism: 'Evangelisation',
    fasting: 'Fasten',
    fellowship: 'Gemeinschaft',
    giving: 'Geben',
    meditation: 'Besinnung',
    prayer: 'Gebet',
    rest: 'Ruhe',
    service: 'Dienst',
    study: 'Bibelstudium',
    worship: 'Lobpreis',
  },

  recommendations: {
    finish_what_is_begun: 'Schließ den nächsten Schritt eines begonnenen Kurses oder einer begonnenen Challenge ab.',
    first_steps: {
      fellowship: 'Ruf diese Woche bei jemandem aus deiner Gruppe an oder schau vorbei, und frag, wie es geht.',
      prayer: 'Nimm dir morgen zehn Minuten Zeit zum Beten, zu einer Tageszeit, in der es bei dir meist ruhig ist.',
      service: 'Such dir diese Woche einen Menschen aus, dem du mit einer Kleinigkeit helfen kannst.',
      study: 'Lies diese Woche ein Kapitel aus einem Evangelium und schreib einen Satz auf, der dir nachgeht.',
    },
    fix_a_time: 'An den meisten Tagen bist du dabei. Such dir eine feste Zeit für die Tage, an denen es sonst untergeht.',
    go_on: (days) =>
      plural(days, {
        one: 'Du bist seit # Tag dabei. Mach im selben Rhythmus weiter.',
        other: 'Du bist seit # Tagen ohne Unterbrechung dabei. Mach im selben Rhythmus weiter.',
      }),
    less_time: ({ activity }) => `Vor einigen Wochen war mehr Raum für „${activity}“. Vielleicht findet sich diese Woche ein Moment dafür.`,
    tie_to_habit: 'Verbinde deine Zeit mit Gott mit etwas, das du ohnehin jeden Tag tust, etwa mit dem Frühstück oder dem Heimweg.',
  },
}
