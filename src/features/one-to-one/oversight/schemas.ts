// What leaders and admins see of the pairs of their organization: who, and since when.
import Type from 'typebox'
import { NamedPerson } from '#features/accounts/schemas.ts'
import { Id, OneOf, Optional, OrNull, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'

export const PairOfOrganization = Type.Object({
  id: Id,
  status: OneOf('waiting', 'active'),
  mentor: NamedPerson,
  mentee: NamedPerson,
  began_at: OrNull(Timestamp),
  waiting_since: OrNull(Timestamp),
  includes_minor: Type.Unsafe<boolean | null>({
    type: ['boolean', 'null'],
    description: 'Whether somebody of them counts as a minor: under 18, or without a birthday. Null for leaders, who don’t see it',
  }),
  is_mine: Type.Boolean({ description: 'Whether the caller is one of the two, and so may not decide about it' }),
})

export const PairsOfOrganizationQuery = {
  status: Optional({
    ...OneOf('active', 'waiting'),
    description: '`active` when left out. `waiting`, for admins alone: an admin is to agree',
  }),
  ...feedQuery,
}
