// What is sent and what comes back about keys.
import Type from 'typebox'
import { ConfirmIdentity } from '#features/accounts/errors.ts'
import { ConfirmingPassword } from '#features/accounts/schemas.ts'
import { anyOf, Refused } from '#platform/http/errors.ts'
import { Address, Id, Integer, ListOf, Name, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { scopes } from './scopes.ts'

/** Of an organization at once. */
export const MOST_KEYS = 30
const MOST_ORIGINS = 10
const MOST_DAYS = 365

export const KeyScope = OneOf(...scopes)

export const MakeKey = {
  name: Name(100, { description: 'Which program it is for', examples: ['Website'] }),
  scopes: ListOf(KeyScope, 1, scopes.length, { distinct: true, examples: [['groups:read']] }),
  origins: Optional(
    ListOf(Address(255), 0, MOST_ORIGINS, {
      description:
        'For a key that stands in web pages: of which sites, as `https://www.example.org`. It has the scope `groups:read` alone, and opens nothing from anywhere else',
      examples: [['https://www.example.org']],
    }),
  ),
  days: Optional(Integer(1, MOST_DAYS, { default: MOST_DAYS, description: 'After how many days it ends' })),
  current_password: ConfirmingPassword,
}
/** Why a key is neither made nor taken over. */
export const KeyRefusal = anyOf(ConfirmIdentity.schema, Refused)
export const TakeOverKey = { current_password: ConfirmingPassword }

export const ApiKey = Type.Object({
  id: Id,
  name: Str('Website'),
  scopes: Type.Array(KeyScope),
  origins: Type.Unsafe<string[]>({
    ...Type.Array(Str('https://www.example.org')),
    description: 'The sites in whose pages it stands; empty for a key that stays with a program',
  }),
  holder: Type.Unsafe<{ id: number; name: string }>({
    ...Type.Object({ id: Id, name: Str('Ada Admin') }),
    description: 'The admin who answers for it: it ends when they are no admin any more, unless another takes it over before',
  }),
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_at: Type.Unsafe<string | null>({ ...OrNull(Timestamp), description: 'To a minute; null where it was not used yet' }),
})

export const KeyMade = Type.Object({
  message: Type.String(),
  data: ApiKey,
  key: Type.Unsafe<string>({ ...Str('dmsk_1_Yk3…'), description: 'It is shown this once' }),
})
