// Finishing an upload: its parts become one file, which is looked at and stored as one that came in a single request.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '#features/accounts/actor.ts'
import { StorageUnavailable } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { mediaUrl } from '../addresses.ts'
import { keepFile, type Purpose } from '../purposes.ts'
import { markRemoved } from '../queries.ts'
import { invalidFile } from '../recognizing.ts'
import { uploadBusy, uploadIncomplete } from './errors.ts'
import {
  claimUpload,
  findUpload,
  listPartKeys,
  markFinished,
  releaseClaim,
  removeClaimed,
  type UnfinishedUpload,
  whileClaimed,
} from './queries.ts'

/** After a crash, the next request waits for so many. */
const CLAIM_SECONDS = 60

type Purposes = Record<UnfinishedUpload['purpose'], Purpose>

/** Once more, it gives the same. */
export async function finishUpload(services: Services, actor: Actor, purposes: Purposes, id: number) {
  const { db } = services
  const claim = { id, userId: actor.id, claim: randomUUID(), seconds: CLAIM_SECONDS }
  const upload = await claimUpload(db, claim, null)
  if (!upload) return finishedBefore(services, actor, id)
  const path = newTemporaryPath(services.files.incoming)
  try {
    const kept = await whileClaimed(db, claim, async () => {
      const { filename, size, organization_id, purpose } = upload
      if (!(await assemble(services, upload, path))) return undefined
      return keepFile(services, actor, purposes[purpose], organization_id, { path, size, filename })
    })
    if (kept) {
      // It was ended meanwhile, or took so long that another request finished it too.
      if ((await markFinished(db, id, kept.key)) === 0) await markRemoved(db, kept.key)
    } else if ((await removeClaimed(db, claim)) > 0) {
      // Nothing can come of it any more, and the same file would find it again.
      throw invalidFile({ rule: 'file_arrived_changed' })
    }
    return await finishedBefore(services, actor, id)
  } finally {
    await rm(path, { force: true })
    await releaseClaim(db, claim)
  }
}

async function finishedBefore({ db, config }: Services, actor: Actor, id: number) {
  const upload = await findUpload(db, actor.id, id)
  if (!upload) throw notFound('upload_not_found')
  const { finished_as, finished_kind, finished_filename, offset, size } = upload
  if (!finished_as) throw offset < size ? uploadIncomplete(offset) : uploadBusy()
  if (!finished_kind) throw notFound('upload_not_found')
  return { kind: finished_kind, url: mediaUrl(config.publicUrl, finished_as), filename: finished_filename! }
}

/** Whether all of it is there, as it was sent. */
async function assemble({ db, files }: Services, { id, size, sha256 }: UnfinishedUpload, path: string): Promise<boolean> {
  const hash = createHash('sha256')
  let bytes = 0
  for (const key of await listPartKeys(db, id)) {
    const part = await files.get(key)
    if (!part) return false
    try {
      await pipeline(
        part.stream,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            bytes += chunk.length
            yield chunk
          }
        },
        createWriteStream(path, { flags: 'a', mode: 0o600 }),
      )
    } catch (error) {
      throw new StorageUnavailable(error)
    }
  }
  return bytes === size && (sha256 === null || hash.digest('hex') === sha256)
}
