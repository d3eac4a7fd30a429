// Whom the rows of a list name, with what is wrong with them. Runs in a thread (reading.ts).

import Type from 'typebox'
import { ChangeContact } from '#features/accounts/contact/fields.ts'
import { withLatinDigits } from '#platform/digits.ts'
import type { FieldErrors } from '#platform/http/errors.ts'
import { Email, Name, Nullish } from '#platform/http/fields.ts'
import { inputParser } from '#platform/http/input.ts'
import { OrganizationRole } from '../schemas.ts'
import { type DateOrder, type Field, roleOf } from './columns.ts'
import type { ListRow } from './list-file.ts'

const details = ['name', 'email', 'phone', 'birthday', 'role'] as const
type Detail = (typeof details)[number]

/** As it is kept where it is right, as it was written where it is not. */
export interface Candidate extends Record<Detail, string | null> {
  line: number
  errors: FieldErrors | null
}

const read = inputParser(
  Type.Object({
    name: Name(255),
    email: Email,
    phone: ChangeContact.phone,
    birthday: ChangeContact.birthday,
    role: Nullish(OrganizationRole),
  }),
  'body',
)

export function readPerson({ line, cells }: ListRow, fields: readonly Field[], order: DateOrder): Candidate {
  const given = (wanted: Field) => cells.find((cell, place) => fields[place] === wanted && cell !== '') ?? ''
  const written: Record<Detail, string> = {
    name: given('name') || [given('first_name'), given('last_name')].filter(Boolean).join(' '),
    email: given('email'),
    phone: given('phone'),
    birthday: asDay(given('birthday'), order),
    role: roleOf(given('role')),
  }
  const reading = read(written)
  const errors = 'errors' in reading ? reading.errors : null
  const value = (reading.value ?? {}) as Partial<Record<Detail, string | null>>
  const kept = (detail: Detail) => (errors ? written[detail].slice(0, SHOWN).toWellFormed() : value[detail]) || null
  return { line, errors, name: kept('name'), email: kept('email'), phone: kept('phone'), birthday: kept('birthday'), role: kept('role') }
}

/** Characters of something wrong that are shown. */
const SHOWN = 300

/** Years that stand for none: ChurchCRM's, and Planning Center's. */
const NO_YEAR = ['0000', '1885']

/** A day in the form of the service, where it is one. A day without its year is no birthday. */
export function asDay(text: string, order: DateOrder): string {
  const day = withLatinDigits(text).replace(/[\sT]+00:00(:00(\.0+)?)?Z?$/, '')
  const [, year, month, date] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(day) ?? []
  if (year) return joined(year, month!, date!)
  const [, first, mark, second, last] = /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4})$/.exec(day) ?? []
  if (!last) return text
  return mark === '.' || order === 'day_first' ? joined(last, second!, first!) : joined(last, first!, second!)
}

const joined = (year: string, month: string, date: string) =>
  NO_YEAR.includes(year) ? '' : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
