// Why an account can't be erased yet.
import Type from 'typebox'
import { businessError } from '#platform/http/errors.ts'
import { Id, Str } from '#platform/http/fields.ts'
import type { Words } from '#words/languages.ts'

/**
 * The code of `LeaderMustBeReplaced`, where somebody leaves one group. Erasing an account is about all groups that they lead: it always names
 * them, and has its own sentence. A shape of its own promises `groups` to clients; one shape for both could only say that they may be there.
 */
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
