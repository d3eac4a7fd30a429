// Taking away for good what was written in a group: its posts, some at a time, with what hangs on them.
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { removeSomeComments } from './comments/queries.ts'
import { removeSomeNews } from './news/queries.ts'
import { listSomePosts, removePosts, removeSomeLikes } from './queries.ts'
import { removeSomeReports } from './reports/queries.ts'

const POSTS_AT_ONCE = 500

export async function removeAllInGroup(db: Db, groupId: number, signal: AbortSignal): Promise<void> {
  await inBatches(signal, (count) => removeSomeReports(db, groupId, count))
  for (let posts = await nextPosts(); posts.length > 0; posts = await nextPosts()) {
    await inBatches(signal, (count) => removeSomeNews(db, posts, count))
    await inBatches(signal, (count) => removeSomeLikes(db, posts, count))
    await inBatches(signal, (count) => removeSomeComments(db, posts, count))
    await removePosts(db, posts)
    signal.throwIfAborted()
  }

  function nextPosts() {
    return listSomePosts(db, groupId, POSTS_AT_ONCE)
  }
}
