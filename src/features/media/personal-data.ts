// What media keeps about a person: the files they uploaded, and those on their way. Those that something still shows, such as a challenge, stay;
// of pictures in posts it is not kept who uploaded them.
import { type Db, sql } from '#platform/db/database.ts'
import { type PersonalData, rowsOf } from '#platform/db/personal-data.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { cleanUp } from './jobs.ts'
import { forgetUploader, markUnusedOf, removeReceived } from './queries.ts'
import { removeUploadsOf } from './resuming/queries.ts'

export const personalData: PersonalData = {
  exports: {
    uploads: rowsOf(
      (id) => sql`
        select filename, kind, size, created_at from media_files where owner_id = ${id} and kind <> 'export' and removed_at is null order by created_at, key`,
    ),
    'uploads-on-their-way': rowsOf(
      (id) => sql`
        select filename, purpose, organization_id, size, received, sha256, created_at, touched_at from unfinished_uploads
        where user_id = ${id} order by created_at, id`,
    ),
    'uploads-of-the-day': rowsOf(
      (id) => sql`select bytes, received_at from received_uploads where user_id = ${id} order by received_at, id`,
    ),
  },
  // The row is marked in the transaction; the file goes afterwards, however often that has to be tried.
  async erase(tx: Db, userId: number) {
    const underWay = await removeUploadsOf(tx, userId)
    await removeReceived(tx, userId)
    if (underWay + (await markUnusedOf(tx, userId)) > 0) await queueJob(tx, cleanUp, {})
    await forgetUploader(tx, userId)
  },
}
