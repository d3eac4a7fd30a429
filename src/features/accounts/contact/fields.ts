// What people say about themselves and whom they show it: the fields of it, as they are sent and come back.
import Type from 'typebox'
import { latestToday } from '#platform/clock.ts'
import type { FieldError } from '#platform/http/errors.ts'
import { Day, Name, Nullish, OneOf, Optional, OrNull, Str } from '#platform/http/fields.ts'

const Visibility = Type.Unsafe<'nobody' | 'leaders' | 'church'>({
  ...OneOf('nobody', 'leaders', 'church'),
  description:
    'Whom it is shown: `nobody` (the default); `leaders`, who lead in their churches or in a group of theirs; `church`, whoever sees them in a list of members',
})

const Birthday = Type.Unsafe<string>({
  ...Day,
  examples: ['1990-05-17'],
  description: 'From 1900 until today. Others see the day and the month, and only whom it is shown',
  'x-check': (value: string): FieldError | undefined => {
    if (value < '1900-01-01') return { rule: 'date_before_1900' }
    return value > latestToday() ? { rule: 'date_in_future' } : undefined
  },
})

/** As people write it down: digits of any script and what stands between them, four digits at least. */
const Phone = Name(40, {
  examples: ['+49 170 1234567'],
  description: 'Digits, and what is written between them; kept as it was typed',
  'x-check': (value: string): FieldError | undefined =>
    /^[\p{Nd}+()./ #*-]+$/u.test(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) >= 4 ? undefined : { rule: 'phone' },
})

export const OwnContact = {
  birthday: Type.Unsafe<string | null>(OrNull({ ...Day, examples: ['1990-05-17'] })),
  birthday_visibility: Visibility,
  phone: Type.Unsafe<string | null>(OrNull(Str('+49 170 1234567'))),
  phone_visibility: Visibility,
}

export const ChangeContact = {
  birthday: Nullish(Birthday),
  birthday_visibility: Optional(Visibility),
  phone: Nullish(Phone),
  phone_visibility: Optional(Visibility),
}

/** What somebody shows the reader. */
export const Contact = {
  phone: Type.Unsafe<string | null>({ ...OrNull(Str('+49 170 1234567')), description: 'Where they show it to the reader' }),
  birthday: Type.Unsafe<string | null>({
    ...OrNull(Str('05-17')),
    description: 'The month and the day, `MM-DD`, where they show it to the reader; never the year',
  }),
}
