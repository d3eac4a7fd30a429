// What somebody shows the reader of themselves: a phone number to call, and their birthday without its year.
import { phoneAddress } from '#web/features/accounts/phone.ts'
import { words } from '#web/words/choosing.ts'
import { dayOfYear } from '#web/words/saying.ts'

interface Shown {
  name: string
  phone: string | null
  /** `MM-DD` */
  birthday: string | null
}

export function Contact({ of: { name, phone, birthday } }: { of: Shown }) {
  const { groups } = words()
  return (
    <>
      {birthday && <p class="small soft">{groups.birthday({ day: dayOfYear(`${LEAP_YEAR}-${birthday}`) })}</p>}
      {phone && (
        <p>
          <a href={phoneAddress(phone)}>
            <span class="unseen">{groups.call({ name })} </span>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </>
  )
}

/** Has every day that somebody may be born on. */
const LEAP_YEAR = 2000
