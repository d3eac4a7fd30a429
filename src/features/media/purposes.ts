// What is uploaded for an organization, however it arrives: in one request, or in parts that go on after a lost connection.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import type { AudioKind } from '#platform/files/audio/bytes.ts'
import { invalidChoice } from '#platform/http/errors.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { requireAudio, requirePdf } from './recognizing.ts'
import { MIB, storeFile, tooLarge } from './uploading.ts'

export interface Purpose {
  /** The kinds of sounds that are taken, or PDFs. */
  kinds: 'pdf' | readonly AudioKind[]
  /** In bytes. */
  limit: number
  /** Refuses who may not upload for it. */
  requireRights: (actor: Actor, organizationId: number) => void
}

const requireMembership = ({ roles }: Actor, organizationId: number) => {
  if (!roles.has(organizationId)) throw invalidChoice('organization_id')
}

export const challengePurposes = {
  audio: { kinds: ['mp3', 'wav'], limit: 50 * MIB, requireRights: requireMembership },
  pdf: { kinds: 'pdf', limit: 20 * MIB, requireRights: requireMembership },
} as const satisfies Record<string, Purpose>

/** Stores a file that has arrived if it is what it should be, from somebody who may. */
export async function keepFile(
  services: Services,
  actor: Actor,
  { kinds, limit, requireRights }: Purpose,
  organizationId: number,
  file: ReceivedFile,
) {
  requireRights(actor, organizationId)
  if (file.size > limit) throw tooLarge(limit)
  const kind = kinds === 'pdf' ? await requirePdf(file, actor.id) : await requireAudio(file, actor.id, kinds)
  const about = {
    kind: kind === 'pdf' ? kind : 'audio',
    ownerId: actor.id,
    organizationId,
    size: file.size,
    filename: file.filename,
  } as const
  return storeFile(services, kind, file.path, about, async (tx) => requireRights(await lockRoles(tx, actor), organizationId))
}
