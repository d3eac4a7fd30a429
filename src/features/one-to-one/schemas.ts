// What is sent and what comes back about pairs.
import Type from 'typebox'
import { NamedPerson } from '#features/accounts/schemas.ts'
import { Id, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'

export const PairRole = OneOf('mentor', 'mentee')

export const PairStatus = Type.Unsafe<'asked' | 'waiting' | 'active' | 'ended'>({
  ...OneOf('asked', 'waiting', 'active', 'ended'),
  description: '`asked`: one of the two is to answer; `waiting`: both agreed, and an admin is to agree; `active`; `ended`',
})

export const Pair = Type.Object({
  id: Id,
  organization: Type.Object({ id: Id, name: Str('Grace Chapel') }),
  status: PairStatus,
  mentor: NamedPerson,
  mentee: NamedPerson,
  my_role: { ...PairRole, description: 'The caller’s own' },
  asked_by_me: Type.Boolean({ description: 'Whether the caller asked, and not the other' }),
  is_resting: Type.Boolean({ description: 'Whether nothing can be shared now, because the account of one of the two is suspended' }),
  created_at: Type.Unsafe<string>({ ...Timestamp, description: 'When it was asked' }),
  began_at: OrNull(Timestamp),
  active_at: Type.Unsafe<string | null>({ ...OrNull(Timestamp), description: 'When something was shared last, or when they began' }),
  ended_at: OrNull(Timestamp),
})

export const AskForPair = {
  user_id: Type.Unsafe<number>({ ...Id, description: 'Whom to ask: anybody whom the caller could block' }),
  as: Type.Unsafe<'mentor' | 'mentee'>({
    ...PairRole,
    description: 'What the caller wants to be: who walks with somebody, or who is walked with',
  }),
  organization_id: Optional({ ...Id, description: 'Both belong to it; the home organization when left out' }),
}

export const PairsQuery = {
  status: Optional({ ...OneOf('open', 'ended'), description: '`open` when left out: asked, waiting and active' }),
  ...feedQuery,
}
