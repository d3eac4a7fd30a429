// What the journey keeps about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'journey/entries': rowsOf(
      (id) => sql`
        select id, date, activity_type, duration_minutes, notes, created_at from journey_entries where user_id = ${id} order by date, id`,
    ),
    'journey/recommendations': rowsOf(
      (id) => sql`
        select asked_at, language, sentences from journey_recommendations
        where user_id = ${id} and sentences is not null order by asked_at, language`,
    ),
  },
  erase: inTurn(
    (id) => sql`delete from journey_entries where user_id = ${id}`,
    (id) => sql`delete from journey_recommendations where user_id = ${id}`,
  ),
}
