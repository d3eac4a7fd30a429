// Trainings: the catalogue, creating and changing them, proposing a quiz. Taking them is in learning/, assigning them in assignment/.
import type { FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { ReadAnew } from '#features/changes/errors.ts'
import { FeedOrChangesOf } from '#features/changes/schemas.ts'
import { requireMember } from '#features/organizations/policy.ts'
import { Message, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { PageOf } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { AudioForm, uploadAudio } from './audio.ts'
import { changeTraining, createTraining, deleteTraining } from './editing.ts'
import { proposeQuiz } from './proposing.ts'
import { readCatalogue, readTraining, readTrainings } from './reading.ts'
import {
  ChangeTraining,
  CreateTraining,
  GenerateQuiz,
  ListedTraining,
  ListTrainings,
  PageTrainings,
  QuizQuestion,
  Training,
  TrainingFacts,
  UploadedAudio,
} from './schemas.ts'

export function trainingRoutes(service: Api, services: Services) {
  const api = service.withTag('Trainings')
  const { publicUrl } = services.config

  api.get(
    '/qualifications/get_qualifications',
    {
      operationId: 'listTrainings',
      access: 'subscriber',
      summary: 'List the trainings that I may take',
      description:
        'First, with their texts, those of my organizations and whatever I started, was assigned or hearted, series by series. Then what other churches offer to everyone, the newest 1,000, without texts: `GET /onboarding/browse/trainings` finds them all.',
      query: ListTrainings,
      response: { 200: FeedOrChangesOf(ListedTraining), 404: Refused, 422: refusals(ReadAnew) },
    },
    async ({ db, actor, query }) => {
      if (query.organization_id !== undefined) requireMember(actor, query.organization_id)
      return readTrainings(db, actor, query, publicUrl)
    },
  )

  api.get(
    '/qualifications',
    {
      operationId: 'browseTrainingCatalog',
      access: 'subscriber',
      summary: 'List the trainings that I may see, page by page, without their texts',
      query: PageTrainings,
      response: { 200: PageOf(TrainingFacts), 404: Refused },
    },
    async ({ db, actor, query, address }) => {
      if (query.organization_id !== undefined) requireMember(actor, query.organization_id)
      return readCatalogue(db, actor, query, publicUrl, address)
    },
  )

  api.get(
    '/qualifications/{qualification}',
    {
      operationId: 'getTraining',
      access: 'subscriber',
      summary: 'Read a training',
      versioned: true,
      response: { 200: Data(Training), 404: Refused },
    },
    async ({ db, actor, params, reply }) => ({ data: withVersion(await readTraining(db, actor, params.qualification, publicUrl), reply) }),
  )

  api.post(
    '/qualifications',
    {
      operationId: 'createTraining',
      access: 'subscriber',
      summary: 'Create a training (leaders and admins)',
      description: 'In my home organization, where no other is named.',
      body: CreateTraining,
      subject: ({ data }) => ({ table: 'trainings', id: data.id }),
      response: { 201: Done(Training), 403: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const id = await createTraining(db, actor, body, publicUrl)
      return { message: words.trainings.answers.created, data: (await readTraining(db, actor, id, publicUrl)).training }
    },
  )

  api.put(
    '/qualifications/{qualification}',
    {
      operationId: 'updateTraining',
      access: 'subscriber',
      summary: 'Change a training (leaders and admins of its organization)',
      description:
        'What is not sent stays as it is. Modules that are sent with their `id` keep everyone’s progress; attempts at the quiz keep the questions that they answered.',
      versioned: true,
      body: ChangeTraining,
      response: { 200: Done(Training), 403: Refused, 404: Refused, 412: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { qualification }, body: change, request, reply, words }) => {
      // Read before others may change it again: the version is that of this change.
      const changed = await db.transaction(async (tx) => {
        await changeTraining(tx, actor, qualification, { change, ifMatch: request.headers['if-match'], publicUrl })
        return readTraining(tx, actor, qualification, publicUrl)
      })
      return { message: words.trainings.answers.changed, data: withVersion(changed, reply) }
    },
  )

  api.delete(
    '/qualifications/{qualification}',
    {
      operationId: 'deleteTraining',
      access: 'subscriber',
      summary: 'Delete a training (leaders and admins of its organization)',
      description: 'Whoever completed it keeps the certificate.',
      versioned: true,
      response: { 200: Message, 403: Refused, 404: Refused, 412: Refused },
    },
    async ({ db, actor, params, request, words }) => {
      await deleteTraining(db, actor, params.qualification, request.headers['if-match'])
      return { message: words.trainings.answers.deleted }
    },
  )

  api.post(
    '/qualifications/{qualification}/generate-quiz',
    {
      operationId: 'proposeQuiz',
      access: 'subscriber',
      summary: 'Generate a quiz to review (leaders and admins of its organization)',
      description:
        'Multiple-choice questions from the training’s own texts, by the configured language model or, without one or where it fails, fill-in questions by the service itself, which reads English texts alone: of others it says so (422, `needs_english_or_model`). It is a proposal: change it as you like, and save it with `PUT`.',
      limit: 'quiz',
      callsExternalService: true,
      body: GenerateQuiz,
      response: { 200: Data(Type.Object({ questions: Type.Array(QuizQuestion) })), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ actor, params, body }) => ({
      data: { questions: await proposeQuiz(services, actor, params.qualification, body.question_count ?? 5) },
    }),
  )

  api.post(
    '/qualifications/upload-audio',
    {
      operationId: 'uploadTrainingAudio',
      access: 'subscriber',
      summary: 'Upload an audio file for a training (leaders and admins)',
      description:
        'MP3, WAV, M4A, AAC or OGG up to 50 MB; the content tells the type, and the extension of the file name must match it. Send the `audio_path` of the response with a training of the same organization. An upload that no training uses is deleted after 48 hours.',
      limit: 'upload',
      form: AudioForm.schema,
      response: { 201: Done(UploadedAudio), 403: Refused, 422: ValidationFailed },
    },
    async ({ actor, request, words }) => ({
      message: words.trainings.answers.sound_uploaded,
      data: await uploadAudio(services, actor, request),
    }),
  )
}

/** Its version goes out beside it, as a header. */
function withVersion({ training, etag }: { training: Static<typeof Training>; etag: string | undefined }, reply: FastifyReply) {
  if (etag) reply.header('etag', etag)
  return training
}
