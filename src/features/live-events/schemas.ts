// What comes over GET /events.
import Type from 'typebox'
import { Int, OneOf, OrNull } from '#platform/http/fields.ts'
import { kinds, type LiveKind } from './kinds.ts'

const names = Object.keys(kinds) as [LiveKind, ...LiveKind[]]
const id = Type.Optional(OrNull(Int))

export const LiveEvent = Type.Object({
  kind: OneOf(...names, 'reset', 'replaced'),
  notification_id: id,
  organization_id: id,
  group_id: id,
  post_id: id,
  meeting_id: id,
  pair_id: id,
})
