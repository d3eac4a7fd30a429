// Appending to an upload. One request at a time claims it, and keeps the claim while bytes come: whoever is silent for some seconds has lost the
// line, and the next request may go on. What came before a line broke, or fell silent, is kept.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#features/accounts/actor.ts'
import { newFileKey } from '#platform/files/names.ts'
import { receivePiece } from '#platform/files/receive.ts'
import { badRequest, notFound, Refusal, tooLarge } from '#platform/http/errors.ts'
import { throwAwayRest } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import type { Purpose } from '../purposes.ts'
import { addMediaFile, addReceived, markUnreferenced } from '../queries.ts'
import { offsetIsAnother, uploadBusy } from './errors.ts'
import { addPart, type Claim, claimUpload, findUpload, releaseClaim, renewClaim, type UnfinishedUpload, whileClaimed } from './queries.ts'

/** Seconds after which another request may go on, where the service itself ended. Longer than the silence that ends a request. */
const CLAIM_SECONDS = 15
const RENEW_AFTER_MS = 3_000
/** Each is a file of its own, and the last request reads them all. */
const MAX_PARTS = 500

type Purposes = Record<UnfinishedUpload['purpose'], Purpose>

/** Gives where the upload goes on. */
export async function appendToUpload(
  services: Services,
  actor: Actor,
  purposes: Purposes,
  uploadId: number,
  request: FastifyRequest,
): Promise<number> {
  const { db } = services
  try {
    const { offset, length } = readHeaders(request)
    const claim: Claim = { id: uploadId, userId: actor.id, claim: randomUUID(), seconds: CLAIM_SECONDS }
    const upload = await claimUpload(db, claim, offset)
    if (!upload) throw await whyNot(services, claim, offset)
    try {
      const { size, organization_id, purpose, part_count } = upload
      purposes[purpose].requireRights(actor, organization_id)
      if (offset + length > size) throw tooLarge('upload_longer_than_said')
      if (part_count >= MAX_PARTS) throw tooLarge('upload_in_too_many_parts')
      if (length === 0) return offset
      return offset + (await takePart(services, claim, request.body as Readable, { offset, length }))
    } finally {
      await releaseClaim(db, claim)
    }
  } catch (error) {
    throwAwayRest(request)
    throw error
  }
}

/** How many bytes of the rest are said before: else more could be written to the disk than counts in the person's day. */
function readHeaders({ headers }: FastifyRequest) {
  const [offset, length] = [headers['upload-offset'], headers['content-length']].map((text) =>
    /^\d{1,15}$/.test(String(text)) ? Number(text) : undefined,
  )
  if (offset === undefined) throw badRequest('upload_offset_missing')
  if (length === undefined) throw new Refusal(411, 'content_length_missing')
  return { offset, length }
}

async function whyNot({ db }: Services, { userId, id }: Claim, offset: number): Promise<Refusal> {
  const upload = await findUpload(db, userId, id)
  if (!upload) return notFound('upload_not_found')
  return upload.offset === offset && !upload.finished_as ? uploadBusy() : offsetIsAnother(upload.offset)
}

/** Gives how many bytes were taken. The record comes before the file, so that the clean-up knows of all that lies in the store. */
async function takePart(
  services: Services,
  claim: Claim,
  source: Readable,
  { offset, length }: { offset: number; length: number },
): Promise<number> {
  const { db, files, config } = services
  let renewedAt = performance.now()
  let received = 0
  // What is thrown away counts in the person's day too: it was on the disk.
  const whyLost = async () => {
    await addReceived(db, claim.userId, received)
    return whyNot(services, claim, offset)
  }
  const keepClaim = async (bytes: number) => {
    received += bytes
    if (performance.now() - renewedAt < RENEW_AFTER_MS) return
    renewedAt = performance.now()
    if ((await renewClaim(db, claim)) === 0) throw await whyLost()
  }
  const { path, size } = await receivePiece(source, {
    folder: files.incoming,
    limit: length,
    silenceMs: config.UPLOAD_SILENCE,
    onReceived: keepClaim,
  })
  try {
    if (size === 0) return 0
    if ((await renewClaim(db, claim)) === 0) throw await whyLost()
    const key = newFileKey('part')
    await addMediaFile(db, { key, kind: 'part', ownerId: null, organizationId: null, size, filename: key })
    try {
      await whileClaimed(db, claim, () => files.put(key, path))
      if ((await addPart(db, claim, { key, offset, size })) === 0) throw await whyLost()
    } catch (error) {
      await markUnreferenced(db, key)
      throw error
    }
    return size
  } finally {
    await rm(path, { force: true })
  }
}
