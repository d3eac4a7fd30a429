// What people upload for challenges, and their own pictures. The files are served by serving.ts.
import Type from 'typebox'
import { type Actor, type Api, lockRoles } from '#features/accounts/actor.ts'
import { avatarUrl } from '#features/accounts/avatars.ts'
import { saveAvatar } from '#features/accounts/queries.ts'
import { invalidChoice, ValidationFailed } from '#platform/http/errors.ts'
import { Done, Id, Link, OneOf } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { mediaUrl } from './addresses.ts'
import { requireAudio, requireAvatar, requirePdf } from './recognizing.ts'
import { UploadedMedia } from './schemas.ts'
import { MAX_PICTURE, MIB, receiveUpload, storeFile, tooLarge } from './uploading.ts'

const limits = { audio: 50 * MIB, pdf: 20 * MIB, picture: MAX_PICTURE }

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
      const limit = ({ type }: Record<string, unknown>) => (type === 'pdf' ? limits.pdf : limits.audio)
      return receiveUpload(services, actor, request, MediaForm, limit, async ({ fields, file }) => {
        const { type, organization_id } = fields
        const requireMembership = ({ roles }: Actor) => {
          if (!roles.has(organization_id)) throw invalidChoice('organization_id')
        }
        requireMembership(actor)
        if (file.size > limits[type]) throw tooLarge(limits[type])
        const kind = type === 'pdf' ? await requirePdf(file, actor.id) : await requireAudio(file, actor.id, ['mp3', 'wav'])
        const about = { kind: type, ownerId: actor.id, organizationId: organization_id, size: file.size, filename: file.filename }
        const { key, filename } = await storeFile(services, kind, file.path, about, async (tx) =>
          requireMembership(await lockRoles(tx, actor)),
        )
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
        () => limits.picture,
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
