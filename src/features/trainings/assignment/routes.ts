// Assigning trainings, and following how far everyone is: for leaders and admins.
import type { Actor, Api } from '#features/accounts/actor.ts'
import { organizationsAs } from '#features/accounts/actor.ts'
import { requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { forbidden, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { pageOf } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { assignTraining } from './assigning.ts'
import { countOthers } from './queries.ts'
import { readUsersProgress } from './reading.ts'
import { Assign, ListUsersProgress, peopleAtOnce, TrainingAssigned, UsersProgress } from './schemas.ts'

export function assignmentRoutes(service: Api, { clock }: Services) {
  const api = service.withTag('Trainings')

  api.post(
    '/qualifications/assign',
    {
      operationId: 'assignTraining',
      access: 'subscriber',
      summary: 'Assign a training to people of the organization (its leaders and admins)',
      description:
        'They are notified, see the training whatever its visibility, and are reminded three days before the due date and on it. Assigning again changes the date; without `due_date` it stays, with null there is none.',
      body: Assign,
      response: { 200: Done(TrainingAssigned), 403: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => ({
      message: words.trainings.answers.assigned,
      data: await assignTraining(db, actor, body, clock),
    }),
  )

  api.get(
    '/qualifications/users-progress',
    {
      operationId: 'listUsersProgress',
      access: 'subscriber',
      summary: 'List everyone’s progress (leaders and admins)',
      description:
        'The people of the organization, or of all organizations in which I am a leader or admin, by name, with the trainings that they started or were assigned. They come whole, up to 1,000 people or 4 MB; `next_page_url` leads on, and carries `per_page`.',
      query: ListUsersProgress,
      response: { 200: UsersProgress, 403: Refused, 404: Refused },
    },
    async ({ db, actor, query, address }) => {
      const { search, page = 1 } = query
      const organizationIds = organizationsToFollow(actor, query.organization_id)
      const { items, total, ...read } = await readUsersProgress(db, organizationIds, { search, page, perPage: peopleAtOnce(query) }, clock)
      address.searchParams.set('per_page', String(read.perPage))
      return { ...pageOf(items, total, { ...read, address }), others: await countOthers(db, organizationIds) }
    },
  )
}

function organizationsToFollow(actor: Actor, wanted: number | undefined): number[] {
  if (wanted !== undefined) {
    requireLeaderOrAdmin(actor, wanted)
    return [wanted]
  }
  const managed = organizationsAs(actor, 'leadership', 'admin')
  if (managed.length === 0) throw forbidden('only_leaders_follow_progress')
  return managed
}
