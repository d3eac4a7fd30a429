// What badges keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    badges: rowsOf(
      (id) => sql`
        select badge_id, badges.name, awarded_at from user_badges join badges on badges.id = badge_id where user_id = ${id} order by awarded_at, badge_id`,
    ),
  },
  erase: inTurn((id) => sql`delete from user_badges where user_id = ${id}`),
}
