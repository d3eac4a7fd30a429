// Who may see a training, its right answers, and who may change it. What people may not see is 404 to them (queries.ts: isVisibleTo).
import { type Actor, isLeaderOrAdminOf, organizationsAs, organizationsOf } from '#features/accounts/actor.ts'
import { organizationToWriteIn } from '#features/organizations/policy.ts'
import { forbidden } from '#platform/http/errors.ts'

/** The person who reads a training. */
export interface Viewer {
  id: number
  organizations: number[]
  /** Those of them in which they are a leader or an admin. */
  managed: number[]
}

export const viewerOf = (actor: Actor): Viewer => ({
  id: actor.id,
  organizations: organizationsOf(actor),
  managed: organizationsAs(actor, 'leadership', 'admin'),
})

export const canManageTraining = (actor: Actor, { organization_id }: { organization_id: number }) =>
  isLeaderOrAdminOf(actor, organization_id)

/** Leaders and admins; a learner who has passed; everybody where the organization says so. */
export const canKnowAnswers = (
  actor: Actor,
  training: { organization_id: number; has_passed: boolean; reveal_quiz_answers: 'after_passing' | 'always' },
) => training.has_passed || training.reveal_quiz_answers === 'always' || canManageTraining(actor, training)

/** The organization that is named, else the home: a 422 for one that is not the actor's, a 403 where they are no leader or admin. */
export function organizationToWriteFor(actor: Actor, wanted: number | null | undefined): number {
  const organizationId = organizationToWriteIn(actor, wanted)
  if (!isLeaderOrAdminOf(actor, organizationId)) throw forbidden('only_leaders_write_trainings')
  return organizationId
}
