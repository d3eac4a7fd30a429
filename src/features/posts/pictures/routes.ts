// Uploading pictures, which posts then name.
import { type Actor, type Api, lockRoles } from '#features/accounts/actor.ts'
import { GlobalGroupRefuses } from '#features/groups/errors.ts'
import { requireVersions } from '#features/media/recognizing.ts'
import { MIB, receiveUpload, storeFile } from '#features/media/uploading.ts'
import type { Db } from '#platform/db/database.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { requireReadableGroup } from '../access.ts'
import { requirePosting } from '../posting.ts'
import { addPicture, type StoredPicture } from './queries.ts'
import { PostPicture } from './schemas.ts'
import { shownPicture } from './showing.ts'

/** What the cameras of phones make. */
const MAX_BYTES = 20 * MIB

const PictureForm = formWithFile({})

export function postPictureRoutes(service: Api, services: Services) {
  const { db, config } = services

  const requireMayPost = async (seen: Db, actor: Actor, groupId: number) =>
    requirePosting(actor, await requireReadableGroup(seen, actor, groupId))

  service.withTag('Posts').post(
    '/groups/{group}/pictures',
    {
      operationId: 'uploadPostPicture',
      access: 'subscriber',
      summary: 'Upload a picture for a post (whoever may post in the group)',
      description:
        'A JPEG, PNG or WebP up to 20 MB and 60 million pixels. It is turned upright, and what the camera wrote into it (place, device) is removed. Name its `id` in `pictures` of a post; one that no post names is deleted after 48 hours.',
      limit: 'upload',
      form: PictureForm.schema,
      response: { 201: Done(PostPicture), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ actor, params, request, words }) => {
      await requireMayPost(db, actor, params.group)
      const data = await receiveUpload(
        services,
        actor,
        request,
        PictureForm,
        () => MAX_BYTES,
        async ({ file }) => {
          const files: StoredPicture['files'] = []
          for (const { bytes, ...size } of await requireVersions(file, actor.id)) {
            // Of no organization: no list of an organization's uploads shows what people show to their group.
            const about = { kind: 'picture', ownerId: actor.id, organizationId: null, size: bytes.length, filename: file.filename } as const
            files.push({ key: (await storeFile(services, 'webp', bytes, about)).key, ...size })
          }
          const id = await db.transaction(async (tx) => {
            await requireMayPost(tx, await lockRoles(tx, actor), params.group)
            return addPicture(tx, { groupId: params.group, userId: actor.id, stored: files })
          })
          return shownPicture(config.publicUrl, { id, alt: '', files })
        },
      )
      return { message: words.posts.answers.pictureUploaded, data }
    },
  )
}
