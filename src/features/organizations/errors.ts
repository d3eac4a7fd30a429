import { businessError } from '#platform/http/errors.ts'
import { Id } from '#platform/http/fields.ts'

export const LeaderMustBeReplaced = businessError('leader_must_be_replaced', { group_id: Id })
