// What was uploaded for an organization, to look through and to use again; and pictures for the texts of challenges and trainings.
import { type Actor, type Api, lockRoles } from '#features/accounts/actor.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import { FeedOf, feedOf, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { mediaUrl } from '../addresses.ts'
import { requirePicture } from '../recognizing.ts'
import { MAX_PICTURE, receiveUpload, storeFile } from '../uploading.ts'
import { listUploads } from './queries.ts'
import { ListUploads, Upload, UploadedPicture } from './schemas.ts'

const PictureForm = formWithFile({})

/** `requireLeaderOrAdmin` is passed in, since the organizations feature, which has a logo, imports this one. */
export function uploadRoutes(service: Api, services: Services, requireLeaderOrAdmin: (actor: Actor, organizationId: number) => void) {
  const api = service.withTag('Organizations')
  const { publicUrl } = services.config

  api.get(
    '/organizations/{organization}/uploads',
    {
      operationId: 'listUploads',
      access: 'subscriber',
      summary: 'List what was uploaded for an organization, the newest first (leaders and admins)',
      description:
        'Sounds, PDFs and pictures, with who uploaded them and what uses them. Its `url` can be given to another challenge or training of the organization. ' +
        'What nothing uses is deleted 48 hours after it was uploaded or last used.',
      query: ListUploads,
      response: { 200: FeedOf(Upload), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      requireLeaderOrAdmin(actor, params.organization)
      const { cursor, per_page = 50, ...filter } = query
      const after = readCursor(cursor, ['string', 'number'])
      const found = await listUploads(db, params.organization, filter, per_page + 1, after)
      const uploads = found.map(({ key, ...upload }) => ({ ...upload, url: mediaUrl(publicUrl, key) }))
      return feedOf(uploads, per_page, ({ created_at, id }) => [created_at, id])
    },
  )

  api.post(
    '/organizations/{organization}/pictures',
    {
      operationId: 'uploadPicture',
      access: 'subscriber',
      summary: 'Upload a picture for the texts of challenges and trainings (leaders and admins)',
      description:
        'A JPEG, PNG or WebP up to 5 MB, told by its content. It is turned upright, scaled down to at most 1,600 × 1,600 pixels, and the metadata of the camera (place, device) is removed. ' +
        'Show it in a text of the organization: `<img src="{url}" alt="What is to be seen">`. A picture that no text shows is deleted after 48 hours.',
      limit: 'upload',
      form: PictureForm.schema,
      response: { 201: Done(UploadedPicture), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ actor, params: { organization: organizationId }, request, words }) => {
      requireLeaderOrAdmin(actor, organizationId) // before the file is received
      return receiveUpload(
        services,
        actor,
        request,
        PictureForm,
        () => MAX_PICTURE,
        async ({ file }) => {
          const { bytes, width, height } = await requirePicture(file, actor.id)
          const about = {
            kind: 'picture',
            ownerId: actor.id,
            organizationId,
            size: bytes.length,
            filename: file.filename,
            width,
            height,
          } as const
          const { key, filename } = await storeFile(services, 'webp', bytes, about, async (tx) =>
            requireLeaderOrAdmin(await lockRoles(tx, actor), organizationId),
          )
          return { message: words.media.answers.picture_uploaded, data: { url: mediaUrl(publicUrl, key), filename, width, height } }
        },
      )
    },
  )
}
