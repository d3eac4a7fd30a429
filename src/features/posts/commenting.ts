// Commenting on a post; changing and deleting a comment.
import type { Static } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { groupRefuses } from '#features/groups/errors.ts'
import { notify, tellOfNews } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, notFound, type RefusalCode } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { lockReadableGroup, requireGroupMember } from './access.ts'
import { addComment, findCommentFacts, readComment, saveComment } from './comments/queries.ts'
import { notYourComment } from './errors.ts'
import { addNews } from './news/queries.ts'
import { lockPost, type PostReader } from './queries.ts'
import { removeCommentWithReports } from './removing.ts'
import type { Comment } from './schemas.ts'

interface NewComment {
  post_id: number
  message: string
  parent_id?: number | null
}

export function createComment(
  db: Db,
  actor: Actor,
  reader: PostReader,
  groupId: number,
  { post_id, message, parent_id = null }: NewComment,
) {
  return db.transaction(async (tx): Promise<Static<typeof Comment>> => {
    const group = await requireGroupMember(tx, actor, groupId)
    if (group.group_type === 'global') throw groupRefuses('no_comments_in_global_groups')
    const post = await lockPost(tx, groupId, post_id)
    if (!post) throw notFound('post_not_found')
    if (parent_id) await requireParent(tx, groupId, post_id, parent_id)
    const { id } = await addComment(tx, { postId: post_id, parentId: parent_id, userId: actor.id, message })
    if (post.user_id !== actor.id)
      await notify(tx, {
        kind: 'comment_on_post',
        to: { users: [post.user_id] },
        params: { post: post.title, group: group.name },
        data: { group_id: groupId, post_id, comment_id: id },
      })
    const comment = await readComment(tx, reader, id)
    const news = await addNews(tx, { postId: post_id, commentId: id })
    await queueJob(tx, tellOfNews, { news_id: news.id })
    return comment
  })
}

/** One answers a comment on the same post. One of another group might as well not exist. */
async function requireParent(tx: Db, groupId: number, postId: number, parentId: number) {
  const parent = await findCommentFacts(tx, groupId, parentId)
  if (!parent) throw notFound('comment_not_found')
  if (parent.post_id !== postId) throw invalidChoice('parent_id')
}

export function changeComment(db: Db, actor: Actor, reader: PostReader, groupId: number, commentId: number, message: string) {
  return db.transaction(async (tx): Promise<Static<typeof Comment>> => {
    await lockReadableGroup(tx, actor, groupId)
    await findOwnComment(tx, actor, groupId, commentId, 'only_author_changes_comment')
    if ((await saveComment(tx, commentId, message)) === 0) throw notFound('comment_not_found')
    return readComment(tx, reader, commentId)
  })
}

export function deleteComment(db: Db, actor: Actor, groupId: number, commentId: number) {
  return db.transaction(async (tx) => {
    const { group } = await lockReadableGroup(tx, actor, groupId)
    const { post_id } = await findOwnComment(tx, actor, groupId, commentId, 'only_author_deletes_comment')
    await lockPost(tx, groupId, post_id)
    if (!(await removeCommentWithReports(tx, { group, id: commentId, moderator: null }))) throw notFound('comment_not_found')
  })
}

async function findOwnComment(tx: Db, actor: Actor, groupId: number, commentId: number, refusal: RefusalCode) {
  const comment = await findCommentFacts(tx, groupId, commentId)
  if (!comment) throw notFound('comment_not_found')
  if (comment.user_id !== actor.id) throw notYourComment(refusal)
  return comment
}
