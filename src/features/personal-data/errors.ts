// Why an account can't be erased yet.
import Type from 'typebox'
import { businessError } from '#platform/http/errors.ts'
import { Id, Str } from '#platform/http/fields.ts'

export const LeadersMustBeReplaced = businessError('leader_must_be_replaced', 'Somebody else must lead your groups first.', {
  group_id: Id,
  groups: Type.Array(Type.Object({ id: Id, name: Str('Young adults') })),
})

export const AdminMustBeReplaced = businessError(
  'admin_must_be_replaced',
  'Somebody else must become an admin of your organization first.',
  {
    organizations: Type.Array(Type.Object({ id: Id, name: Str('Grace Chapel') })),
  },
)
