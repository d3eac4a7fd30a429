// Why an account can't be erased yet.
import Type from 'typebox'
import { businessError } from '#platform/http/errors.ts'
import { Id, Str } from '#platform/http/fields.ts'
import type { Words } from '#words/languages.ts'

/** The same code as where somebody leaves one group, with all that they lead. */
export class LeadersMustBeReplaced extends businessError('leader_must_be_replaced', {
  group_id: Id,
  groups: Type.Array(Type.Object({ id: Id, name: Str('Young adults') })),
}) {
  override sentence({ personalData }: Words) {
    return personalData.leadersMustBeReplaced
  }
}

export const AdminMustBeReplaced = businessError('admin_must_be_replaced', {
  organizations: Type.Array(Type.Object({ id: Id, name: Str('Grace Chapel') })),
})
