// What comes back about waiting for a seat in a group that is full.
import Type from 'typebox'
import { Person } from '#features/accounts/schemas.ts'
import { Int, OneOf, OrNull, Timestamp } from '#platform/http/fields.ts'

export const WaitResult = Type.Object({
  status: Type.Unsafe<'waiting' | 'joined'>({
    ...OneOf('waiting', 'joined'),
    description: '`joined` where a seat was free after all, or the caller was in the group already',
  }),
  wait_position: Type.Unsafe<number | null>({ ...OrNull(Int), description: 'The caller’s place in line, from 1' }),
})

export const WaitingPerson = Type.Object({ position: Int, user: Person, created_at: Timestamp })
