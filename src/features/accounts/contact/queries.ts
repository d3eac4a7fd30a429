// SQL of what people say about themselves and whom they show it: a phone number and a birthday, of which others see no year.
import { sql } from '#platform/db/database.ts'

/** Whom their owner shows a phone number or a birthday. */
export type Visibility = 'nobody' | 'leaders' | 'church'

/** What somebody shows a reader, as columns. In a statement about `users`. */
export interface Contact {
  phone: string | null
  birthday: string | null
}

/** As whoever leads there sees it, or as others of the church do. In a statement about `users`. */
export const contactFor = ({ leads }: { leads: boolean }) => sql`
  case when phone_visibility = 'church' or phone_visibility = 'leaders' and ${leads}::boolean then users.phone end as phone,
  case when birthday_visibility = 'church' or birthday_visibility = 'leaders' and ${leads}::boolean then to_char(users.birthday, 'MM-DD') end as birthday`
