// Uploads that go on after a lost connection, by the protocol tus 1.0.0 (https://tus.io): its core, creation, expiration and termination. What a
// file is for is said when it begins; finishing is a request of its own, since it answers with what became of the file.
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { notFound, Refusal, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { mediaUrl } from '../addresses.ts'
import { challengePurposes, type Purpose } from '../purposes.ts'
import { MIB } from '../uploading.ts'
import { appendToUpload } from './appending.ts'
import { beginUpload } from './beginning.ts'
import { TooManyUploads } from './errors.ts'
import { finishUpload } from './finishing.ts'
import { findUpload, removeUpload, type UnfinishedUpload } from './queries.ts'
import { BeginUpload, FinishedUpload, UploadUnderWay } from './schemas.ts'

const VERSION = '1.0.0'
const Nothing = Type.Unknown({ description: 'Nothing' })

/** `trainingAudio` is passed in, since the trainings feature imports this one. */
export function resumingRoutes(service: Api, services: Services, trainingAudio: Purpose) {
  const api = service.withTag('Organizations')
  const { config } = services
  const purposes = { challenge_audio: challengePurposes.audio, challenge_pdf: challengePurposes.pdf, training_audio: trainingAudio }

  const shown = ({ finished_as, finished_kind, ...upload }: UnfinishedUpload) => ({
    id: upload.id,
    organization_id: upload.organization_id,
    purpose: upload.purpose,
    filename: upload.filename,
    size: upload.size,
    offset: upload.offset,
    expires_at: upload.expires_at,
    url: finished_as && finished_kind ? mediaUrl(config.publicUrl, finished_as) : null,
  })
  const describe = ({ offset, size, expires_at }: Pick<UnfinishedUpload, 'offset' | 'size' | 'expires_at'>) => ({
    'upload-offset': String(offset),
    'upload-length': String(size),
    'upload-expires': new Date(expires_at).toUTCString(),
  })

  api.post(
    '/uploads',
    {
      operationId: 'beginUpload',
      access: 'subscriber',
      summary: 'Begin an upload that goes on after a lost connection',
      description:
        'For a sound or a PDF of a challenge, and (leaders and admins) a sound of a training, with the limits that they have in one request. All its bytes count in the person’s day at once; those that never arrive are given back when it ends. ' +
        'The file is then sent by the protocol [tus 1.0.0](https://tus.io) to the address in `Location`, in one request or several, and made of them by `POST /uploads/{upload_id}/finish`. ' +
        'With its `sha256`, the same file is gone on with where it stopped, from any device. It is also begun by headers, as tus clients do: `Upload-Length`, and the other fields in `Upload-Metadata`. ' +
        'A person may have five on their way; of more, the one left alone longest is ended. After 24 hours it is deleted.',
      limit: 'upload',
      before: readTusHeaders,
      body: BeginUpload,
      response: { 201: Done(UploadUnderWay), 403: Refused, 422: refusals(TooManyUploads) },
      subject: ({ data }) => ({ table: 'unfinished_uploads', id: data.id }),
      headers: ({ data }) => ({ 'tus-resumable': VERSION, location: `${config.publicUrl}/api/uploads/${data.id}`, ...describe(data) }),
    },
    async ({ db, actor, body, words }) => {
      const { organization_id: organizationId, purpose, filename, size, sha256 } = body
      const wanted = { userId: actor.id, organizationId, purpose, filename, size, sha256: sha256?.toLowerCase() ?? null }
      const upload = await beginUpload(db, actor, purposes[purpose], wanted, config.UPLOAD_MEGABYTES_PER_DAY * MIB)
      return { message: words.media.answers.upload_begun, data: shown(upload) }
    },
  )

  api.get(
    '/uploads/{upload_id}',
    {
      operationId: 'getUploadUnderWay',
      access: 'subscriber',
      summary: 'How much of an upload of mine has arrived',
      description: 'Its headers say the same, also to HEAD: `Upload-Offset`, `Upload-Length`, `Upload-Expires`.',
      response: { 200: Data(UploadUnderWay), 404: Refused, 412: Refused },
    },
    async ({ db, actor, params, request, reply }) => {
      requireVersion(request, reply)
      const upload = await findUpload(db, actor.id, params.upload_id)
      if (!upload) throw notFound('upload_not_found')
      reply.headers({ ...describe(upload), 'cache-control': 'no-store' })
      return { data: shown(upload) }
    },
  )

  api.patch(
    '/uploads/{upload_id}',
    {
      operationId: 'appendToUpload',
      access: 'subscriber',
      summary: 'Send the next bytes of an upload of mine',
      description:
        'What arrived before a line broke is kept: `GET` says where it goes on. 409 (`upload_offset_wrong`): it goes on elsewhere, as `Upload-Offset` says; 423 (`upload_busy`): another request sends just now, or its line is lost since less than 15 seconds; one that is silent for 10 is answered with what came; 413: more than was said.',
      limit: 'upload_part',
      bytes: { type: 'application/offset+octet-stream', headers: { 'Upload-Offset': 'At which byte of the file they begin' } },
      response: {
        204: Nothing,
        403: Refused,
        404: Refused,
        409: Refused,
        411: Refused,
        412: Refused,
        413: Refused,
        422: ValidationFailed,
        423: Refused,
      },
    },
    async ({ actor, params, request, reply }) => {
      requireVersion(request, reply)
      const offset = await appendToUpload(services, actor, purposes, params.upload_id, request)
      // What else should come is not waited for: the line is lost, or as good as.
      if (!request.raw.complete && request.raw.httpVersionMajor === 1) reply.header('connection', 'close')
      reply.code(204).header('upload-offset', offset)
    },
  )

  api.post(
    '/uploads/{upload_id}/finish',
    {
      operationId: 'finishUpload',
      access: 'subscriber',
      summary: 'Make a file of an upload of mine that has arrived',
      description:
        'Looks at the file as at one that was sent in one request, and stores it. Asked again, it answers the same. Give the `url` to a challenge or training of the organization; a file that nothing uses is deleted after 48 hours.',
      limit: 'upload',
      callsExternalService: true,
      response: { 200: Done(FinishedUpload), 403: Refused, 404: Refused, 409: Refused, 422: ValidationFailed, 423: Refused },
    },
    async ({ actor, params, words }) => ({
      message: words.media.answers.upload_finished,
      data: await finishUpload(services, actor, purposes, params.upload_id),
    }),
  )

  api.delete(
    '/uploads/{upload_id}',
    {
      operationId: 'endUpload',
      access: 'subscriber',
      summary: 'End an upload of mine',
      description: 'What arrived is deleted. A file that was made of it stays.',
      response: { 204: Nothing, 404: Refused, 412: Refused },
    },
    async ({ db, actor, params, request, reply }) => {
      requireVersion(request, reply)
      if ((await removeUpload(db, actor.id, params.upload_id)) === 0) throw notFound('upload_not_found')
      reply.code(204)
    },
  )
}

function requireVersion({ headers }: FastifyRequest, reply: FastifyReply) {
  reply.header('tus-resumable', VERSION)
  const wanted = headers['tus-resumable']
  if (wanted !== undefined && wanted !== VERSION) throw new Refusal(412, 'tus_version_unknown', { headers: { 'tus-version': VERSION } })
}

/** Clients of tus say in headers what an upload is; each value of the metadata is in base64. */
function readTusHeaders(request: FastifyRequest) {
  const { 'upload-length': size, 'upload-metadata': metadata = '' } = request.headers
  if (size === undefined) return
  const said = String(metadata)
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([name = '', value = '']): [string, string] => [name, Buffer.from(value, 'base64').toString()])
  request.body = { ...Object.fromEntries(said), size }
}
