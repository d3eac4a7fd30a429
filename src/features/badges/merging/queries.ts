// SQL of moving badges to another account of the same person.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/** All but those of organizations that stay with the other account; gives how many. One that both have is had since the first time. */
export const moveBadges = (tx: Db, { from, to }: Moving, staying: readonly number[]) =>
  tx.run(sql`
    with theirs as (
      delete from user_badges using badges
      where user_id = ${from} and badges.id = badge_id and organization_id <> all(${staying}) returning badge_id, awarded_at
    )
    insert into user_badges as own (user_id, badge_id, awarded_at) select ${to}, badge_id, awarded_at from theirs order by badge_id
    on conflict (user_id, badge_id) do update set awarded_at = least(own.awarded_at, excluded.awarded_at)`)
