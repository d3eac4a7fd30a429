// Assigning trainings, and reminding people of them: for leaders and admins.
import type { Api } from '#features/accounts/actor.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { assignToAll, assignTraining } from './assigning.ts'
import { Assign, AssignToAll, Remind, Reminded, TrainingAssigned, TrainingAssignedToAll } from './schemas.ts'
import { remindPeople } from './sending-reminders.ts'

export function assignmentRoutes(service: Api, services: Services) {
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
      data: await assignTraining(db, actor, body, services),
    }),
  )

  api.post(
    '/qualifications/{qualification}/assignments',
    {
      operationId: 'assignTrainingToAll',
      access: 'subscriber',
      summary: 'Assign a training to everybody of a group or a role (its leaders and admins)',
      description:
        'As `POST /qualifications/assign`, for up to 5,000 people. Who has completed the training is not asked again. Who comes into the group later is not meant.',
      body: AssignToAll,
      response: { 200: Done(TrainingAssignedToAll), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.trainings.answers.assigned,
      data: await assignToAll(db, actor, params.qualification, body, services),
    }),
  )

  api.post(
    '/qualifications/{qualification}/reminders',
    {
      operationId: 'remindOfTraining',
      access: 'subscriber',
      summary: 'Remind people of a training that is assigned to them (its leaders and admins)',
      description: 'They are notified, each once in 24 hours at most, beside the reminders that come by themselves.',
      body: Remind,
      response: { 200: Done(Reminded), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      const data = await remindPeople(db, actor, params.qualification, body.user_ids, services.clock)
      return { message: words.trainings.answers.reminded({ count: data.reminded }), data }
    },
  )
}
