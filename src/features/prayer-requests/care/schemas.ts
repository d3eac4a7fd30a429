// What is sent and what comes back about the care team.
import Type from 'typebox'
import { NamedPerson } from '#features/accounts/schemas.ts'
import { Id, Int, OneOf, Optional } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'
import { Revision } from '../schemas.ts'

export const CareTeam = Type.Object({
  data: Type.Array(NamedPerson, { description: 'By name, a thousand at most' }),
  count: Int,
})

export const TakeRequest = { revision: Revision }
export const CareQuery = {
  state: Optional({
    ...OneOf('active', 'resolved'),
    description: '`active` (the default): prayed for; `resolved`: answered',
  }),
  organization_id: Optional(Id),
  ...feedQuery,
}
