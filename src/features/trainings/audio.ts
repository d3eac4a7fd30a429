// The sound of a training: an address elsewhere, or an upload of the same organization.
import type { FastifyRequest } from 'fastify'
import { type Actor, organizationsAs } from '#features/accounts/actor.ts'
import { mediaKeyOf, mediaUrl } from '#features/media/addresses.ts'
import { keepFile, type Purpose } from '#features/media/purposes.ts'
import { useMediaFile } from '#features/media/queries.ts'
import { MIB, receiveUpload } from '#features/media/uploading.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden } from '#platform/http/errors.ts'
import { Id, Nullish } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { organizationToWriteFor } from './policy.ts'

export const trainingAudio: Purpose = {
  kinds: ['mp3', 'wav', 'm4a', 'aac', 'ogg'],
  limit: 50 * MIB,
  requireRights: organizationToWriteFor,
}

export const AudioForm = formWithFile({ organization_id: Nullish(Id) })

export function uploadAudio(services: Services, actor: Actor, request: FastifyRequest) {
  // Before the file is received.
  if (organizationsAs(actor, 'leadership', 'admin').length === 0) throw forbidden('only_leaders_upload_sounds')
  return receiveUpload(
    services,
    actor,
    request,
    AudioForm,
    () => trainingAudio.limit,
    async ({ fields, file }) => {
      const { key } = await keepFile(services, actor, trainingAudio, organizationToWriteFor(actor, fields.organization_id), file)
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
