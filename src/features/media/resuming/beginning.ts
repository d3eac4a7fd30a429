// Beginning an upload that arrives in parts, or going on with the same one.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { lockPerson } from '#features/accounts/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Purpose } from '../purposes.ts'
import { dayIsUsed, MIB } from '../uploading.ts'
import { TooManyUploads } from './errors.ts'
import { addUpload, countOpenUploads, findSameUpload, removeIdlestUpload } from './queries.ts'

/** A person may have so many on their way. */
const MAX_OPEN = 5

type NewUpload = Parameters<typeof addUpload>[1]

export function beginUpload(db: Db, actor: Actor, purpose: Purpose, upload: NewUpload, aDay: number) {
  const { limit, requireRights } = purpose
  return db.transaction(async (tx) => {
    requireRights(await lockRoles(tx, actor), upload.organizationId)
    if (upload.size > limit) throw invalid({ size: [{ rule: 'file_too_large', max_megabytes: limit / MIB }] })
    await lockPerson(tx, actor.id)
    const same = await findSameUpload(tx, upload)
    if (same) return same
    // One that was left alone makes room: nobody should have to look for what they began and forgot.
    if ((await countOpenUploads(tx, actor.id)) >= MAX_OPEN && (await removeIdlestUpload(tx, actor.id)) === 0)
      throw new TooManyUploads({ max: MAX_OPEN })
    const begun = await addUpload(tx, upload, aDay)
    if (!begun) throw dayIsUsed()
    return begun
  })
}
