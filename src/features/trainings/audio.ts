// The sound of a training: an address elsewhere, or an upload of the same organization.
import type { FastifyRequest } from 'fastify'
import { type Actor, lockRoles, organizationsAs } from '#features/accounts/actor.ts'
import { mediaKeyOf, mediaUrl } from '#features/media/addresses.ts'
import { useMediaFile } from '#features/media/queries.ts'
import { requireAudio } from '#features/media/recognizing.ts'
import { MIB, receiveUpload, storeFile, tooLarge } from '#features/media/uploading.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden } from '#platform/http/errors.ts'
import { Id, Nullish } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { organizationToWriteFor } from './policy.ts'

const LARGEST = 50 * MIB

export const AudioForm = formWithFile({ organization_id: Nullish(Id) })

export function uploadAudio(services: Services, actor: Actor, request: FastifyRequest) {
  // Before the file is received.
  if (organizationsAs(actor, 'leadership', 'admin').length === 0) throw forbidden('only_leaders_upload_sounds')
  return receiveUpload(
    services,
    actor,
    request,
    AudioForm,
    () => LARGEST,
    async ({ fields, file }) => {
      const organizationId = organizationToWriteFor(actor, fields.organization_id)
      if (file.size > LARGEST) throw tooLarge(LARGEST)
      const kind = await requireAudio(file, actor.id, ['mp3', 'wav', 'm4a', 'aac', 'ogg'])
      const about = { kind: 'audio', ownerId: actor.id, organizationId, size: file.size, filename: file.filename } as const
      const { key } = await storeFile(services, kind, file.path, about, async (tx) =>
        organizationToWriteFor(await lockRoles(tx, actor), organizationId),
      )
      return { audio_path: mediaUrl(services.config.publicUrl, key) }
    },
  )
}

export interface Audio {
  /** An address elsewhere. */
  audio_url: string | null
  /** Or the key of an upload. */
  audio_key: string | null
}

export const audioPath = ({ audio_url, audio_key }: Audio, publicUrl: string) => (audio_key ? mediaUrl(publicUrl, audio_key) : audio_url)

/** What an `audio_path` refers to; undefined for what is neither an https address nor a sound of the organization. An upload is taken into use, so that it stays. */
export async function resolveAudioPath(
  tx: Db,
  path: string | null,
  was: { organization_id: number; audio_key: string | null },
  publicUrl: string,
): Promise<Audio | undefined> {
  if (path === null) return { audio_url: null, audio_key: null }
  const key = mediaKeyOf(publicUrl, path)
  if (key !== undefined)
    return (await useMediaFile(tx, key, ['audio'], was.organization_id, was.audio_key)) ? { audio_url: null, audio_key: key } : undefined
  return URL.parse(path)?.protocol === 'https:' ? { audio_url: path, audio_key: null } : undefined
}
