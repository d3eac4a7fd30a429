// Taking words away, by whoever wrote them or because they were reported. Both need the lock of the post.
import type { Db } from '#platform/db/database.ts'
import { removeComment, removePost } from './queries.ts'
import { closeReports } from './reports/queries.ts'

/** With its comments and likes. What is reported about them is closed; `by` is null when its author takes it back. */
export async function removePostForGood(tx: Db, postId: number, by: number | null) {
  await closeReports(tx, 'post', postId, by)
  await removePost(tx, postId)
}

/** Answers to it stay. False when it is gone already. */
export async function removeCommentForGood(tx: Db, commentId: number, by: number | null): Promise<boolean> {
  await closeReports(tx, 'comment', commentId, by)
  return (await removeComment(tx, commentId)) > 0
}
