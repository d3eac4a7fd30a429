// What is sent and what comes back about badges.
import Type from 'typebox'
import { Id, Int, Integer, Name, Nullish, Optional, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { CompleteListOf } from '#platform/http/paging.ts'

const fields = {
  id: Id,
  name: Str('Faithful in prayer'),
  description: Str('For thirty days of prayer'),
  icon: Str('star'),
  points_required: Int,
  organization_id: Id,
}

export const Badge = Type.Object(fields)
export const OwnBadge = Type.Object({ ...fields, awarded_at: Timestamp })
export const OfferedBadges = Type.Object({
  success: Type.Literal(true),
  badges: Type.Array(Badge),
  meta: CompleteListOf(Badge).properties.meta,
})

const points = Integer(0, 1_000_000_000, {
  description: 'Points of completed challenges that earn it. With 0 (or none) it can’t be offered by a challenge',
})
const texts = {
  description: Nullish(Text(1000)),
  icon: Nullish(Name(255, { description: 'Whatever the app shows: a name, an emoji, an address', examples: ['star'] })),
  points_required: Nullish(points),
}
export const CreateBadge = {
  name: Name(255, { examples: ['Faithful in prayer'] }),
  ...texts,
  organization_id: Optional(Id),
}
export const ChangeBadge = { name: Optional(Name(255, { examples: ['Faithful in prayer'] })), ...texts }
