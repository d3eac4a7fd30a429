// What always holds about notices and who is told.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'Nobody has a notice from which they are left out',
    broken: sql`select notices.id from notices join notifications on notice_id = notices.id and user_id = except_user_id`,
  },
  {
    name: 'While a group is being told, nobody beyond the point it has come to has the notice',
    broken: sql`select notices.id from notices join notifications on notice_id = notices.id and user_id > told_up_to`,
  },
  {
    name: 'What two notices gather for somebody of a group does not overlap',
    broken: sql`
      select from (
        select after_news, lag(until_news) over (partition by user_id, gathers order by until_news, after_news) as before
        from notifications where until_news > after_news
      ) gathered where before > after_news`,
  },
  {
    name: 'A device belongs to whoever signed in with its sign-in',
    broken: sql`select devices.id from devices join tokens on tokens.id = token_id where tokens.user_id <> devices.user_id`,
  },
]
