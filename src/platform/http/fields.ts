// What may be sent: the kinds of fields, each one a schema that types, documents and (through input.ts) checks.
import Type, { type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox'

/** A text of 1 to `max` characters (code points, after trimming and composing). */
export const Text = (max: number, extra: object = {}) => Type.Unsafe<string>({ type: 'string', minLength: 1, maxLength: max, ...extra })
/** A name or a title: a text on one line. Line breaks become blanks; controls and what turns the direction of text are left out. */
export const Name = (max: number, extra: object = {}) => Text(max, { 'x-line': true, ...extra })
/** HTML of which up to `max` characters are left after cleaning; a reader must see something of it. */
export const Html = (max: number, extra: object = {}) => Text(max, { 'x-html': true, ...extra })
/** A text that is taken byte for byte: a password, a token. */
export const RawString = (max: number, extra: object = {}) =>
  Type.Unsafe<string>({ type: 'string', maxLength: max, 'x-verbatim': true, ...extra })
/** A password that is set, in the form (NFKC) in which it is compared: keyboards write the same letter in several ways. */
export const NewPassword = (min: number, max: number, extra: object = {}) =>
  Type.Unsafe<string>({ type: 'string', minLength: min, maxLength: max, 'x-folded': true, ...extra })
export const Email = Type.Unsafe<string>({ type: 'string', format: 'email', maxLength: 254, examples: ['grace@example.org'] })
export const Address = (max = 2048, extra: object = {}) => Type.Unsafe<string>({ type: 'string', format: 'uri', maxLength: max, ...extra })
/** A whole number between `min` and `max`. */
export const Integer = (min: number, max: number, extra: object = {}) =>
  Type.Unsafe<number>({ type: 'integer', minimum: min, maximum: max, ...extra })
export const Bool = Type.Unsafe<boolean>({ type: 'boolean' })
/** One of these words. */
export const OneOf = <const Values extends readonly string[]>(...values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: values })
/** A real calendar date, `YYYY-MM-DD`. */
export const Day = Type.Unsafe<string>({ type: 'string', format: 'date', examples: ['2026-03-01'] })
/** A day and an hour on the wall, `YYYY-MM-DDTHH:MM`. */
export const LocalTime = Type.Unsafe<string>({ type: 'string', format: 'local-time', maxLength: 16, examples: ['2026-03-03T19:30'] })
/** The identifier of something: 1 to 2^63-1. Those above 2^53-1, which no row has, arrive as 2^53-1. */
export const Id = Type.Unsafe<number>({ type: 'integer', format: 'int64', minimum: 1, examples: [42] })
export const TimeZone = Type.Unsafe<string>({ type: 'string', format: 'time-zone', maxLength: 64, examples: ['Europe/Berlin'] })
/** A time on a clock on the wall, `HH:MM`. */
export const TimeOfDay = Type.Unsafe<string>({ type: 'string', format: 'time-of-day', maxLength: 5, examples: ['22:00'] })
/** A language that somebody reads, with or without a country: any well-formed one, which arrives in its canonical form. */
export const Locale = Type.Unsafe<string>({
  type: 'string',
  format: 'locale',
  maxLength: 35,
  description: 'BCP 47, kept in its canonical form',
  examples: ['de-AT'],
})
/** Items, each of a kind, `min` to `max` of them; `distinct` refuses repeated ones. */
export const ListOf = <Item extends TSchema>(
  item: Item,
  min: number,
  max: number,
  { distinct = false, ...extra }: { distinct?: boolean; [key: string]: unknown } = {},
) =>
  Type.Unsafe<Static<Item>[]>({
    type: 'array',
    items: item,
    minItems: min,
    maxItems: max,
    ...(distinct ? { uniqueItems: true } : {}),
    ...extra,
  })

/** May be left out; null and empty count as left out: a change leaves it as it is. */
export const Optional = Type.Optional
/** May be left out, null or empty; null and empty clear it. For what a change can empty. */
export const Nullish = <Kind extends TSchema>(kind: Kind) => Type.Optional(OrNull(kind)) as TOptional<TUnsafe<Static<Kind> | null>>

/** Either this or null. */
export const OrNull = <Kind extends TSchema>(kind: Kind): TUnsafe<Static<Kind> | null> => {
  const { type, enum: values, ...rest } = kind as unknown as { type?: string; enum?: unknown[] }
  if (!type) return Type.Union([kind, Type.Null()]) as unknown as TUnsafe<Static<Kind> | null>
  return Type.Unsafe({ ...rest, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}) })
}

// What comes back

/** A moment: ISO 8601, UTC, six decimals. */
export const Timestamp = Type.Unsafe<string>({ type: 'string', format: 'date-time', examples: ['2026-03-01T09:30:00.123456Z'] })
export const Link = Type.Unsafe<string>({ type: 'string', format: 'uri', examples: ['https://localhost:8443/media/3f9c.png'] })
export const Int = Type.Unsafe<number>({ type: 'integer', examples: [3] })
export const Str = (example = 'text') => Type.Unsafe<string>({ type: 'string', examples: [example] })
/** A code that says why, as a refusal has one: it is no secret (compression.ts). */
export const ReasonCode = (example: string) => Type.Unsafe<string>({ type: 'string', examples: [example], 'x-secret': false })

/** {message, data}: the usual answer to something done. */
export const Done = <Data extends TSchema>(data: Data) => Type.Object({ message: Type.String(), data })
/** {data}. */
export const Data = <Item extends TSchema>(data: Item) => Type.Object({ data })
