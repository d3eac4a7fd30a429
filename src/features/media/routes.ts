// What people upload for challenges, and their own pictures. The files are served by serving.ts.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { avatarUrl } from '#features/accounts/avatars.ts'
import { saveAvatar } from '#features/accounts/queries.ts'
import { ValidationFailed } from '#platform/http/errors.ts'
import { Done, Id, Link, OneOf } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { mediaUrl } from './addresses.ts'
import { challengePurposes, keepFile } from './purposes.ts'
import { requireAvatar } from './recognizing.ts'
import { UploadedMedia } from './schemas.ts'
import { MAX_PICTURE, receiveUpload, storeFile } from './uploading.ts'

const MediaForm = formWithFile({ type: OneOf('audio', 'pdf'), organization_id: Id })
const PictureForm = formWithFile({})

export function mediaRoutes(service: Api, services: Services) {
  const { db, config } = services

  service.withTag('Challenges').post(
    '/challenges/upload-media',
    {
      operationId: 'uploadChallengeMedia',
      access: 'subscriber',
      summary: 'Upload an audio file or a PDF for a challenge',
      description:
        'MP3 or WAV up to 50 MB as `audio`, a PDF up to 20 MB as `pdf`; the content tells the type, and the extension of the file name must match it. A refusal says what is wrong with the file. ' +
        'Send the `url` of the response as the `media_url` of a challenge. An upload that no challenge uses is deleted after 48 hours.',
      limit: 'upload',
      form: MediaForm.schema,
      response: { 200: UploadedMedia, 422: ValidationFailed },
    },
    async ({ actor, request }) => {
      const limit = ({ type }: Record<string, unknown>) => challengePurposes[type === 'pdf' ? 'pdf' : 'audio'].limit
      return receiveUpload(services, actor, request, MediaForm, limit, async ({ fields, file }) => {
        const { type, organization_id } = fields
        const { key, filename } = await keepFile(services, actor, challengePurposes[type], organization_id, file)
        return { success: true as const, url: mediaUrl(config.publicUrl, key), filename, type }
      })
    },
  )

  service.withTag('Accounts').post(
    '/user/avatar',
    {
      operationId: 'uploadMyAvatar',
      access: 'subscriber',
      summary: 'Upload my avatar',
      description:
        'A JPEG, PNG or WebP up to 5 MB. It is cropped to a square and scaled down, and the metadata of the camera (place, device) is removed.',
      limit: 'upload',
      form: PictureForm.schema,
      response: { 201: Done(Type.Object({ avatar: Link })), 422: ValidationFailed },
    },
    async ({ actor, request, words }) =>
      receiveUpload(
        services,
        actor,
        request,
        PictureForm,
        () => MAX_PICTURE,
        async ({ file }) => {
          const picture = await requireAvatar(file, actor.id)
          const { key } = await storeFile(services, 'webp', picture, {
            kind: 'picture',
            ownerId: actor.id,
            organizationId: null,
            size: picture.length,
            filename: file.filename,
          })
          await saveAvatar(db, actor.id, key)
          return {
            message: words.media.answers.picture_saved,
            data: { avatar: avatarUrl(config.publicUrl, { ...actor, avatar_key: key }) },
          }
        },
      ),
  )
}
