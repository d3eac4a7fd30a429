// Writing, changing and deleting posts.
import type { Static, TObject, TProperties } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { groupRefuses } from '#features/groups/errors.ts'
import { cleanUp } from '#features/media/jobs.ts'
import { tellOfNews } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, invalidChoice, notFound } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { lockReadableGroup } from './access.ts'
import { findPost } from './comments-inside.ts'
import { addNews } from './news/queries.ts'
import { lockUsablePictures, savePictures } from './pictures/queries.ts'
import type { NamedPicture } from './pictures/schemas.ts'
import { canChangePost, canDeletePost, canPost } from './policy.ts'
import { addPost, lockPost, type PostGroup, type PostReader, savePost } from './queries.ts'
import { removePostWithReports } from './removing.ts'
import type { ChangePost, CreatePost, Post } from './schemas.ts'

type Words<Schema extends TProperties> = Static<TObject<Schema>>

export function createPost(db: Db, caller: Actor, reader: PostReader, groupId: number, words: Words<typeof CreatePost>) {
  const { content, title, type, pictures = [] } = words
  return db.transaction(async (tx): Promise<Static<typeof Post>> => {
    const { group, actor } = await lockReadableGroup(tx, caller, groupId)
    requirePosting(actor, group)
    const { id } = await addPost(tx, { groupId, userId: actor.id, title: title ?? '', message: content, type: type ?? 'text' })
    if (pictures.length > 0) await usePictures(tx, { id, groupId, userId: actor.id }, pictures)
    const post = (await findPost(tx, reader, id))!
    const news = await addNews(tx, { postId: id })
    await queueJob(tx, tellOfNews, { news_id: news.id })
    return post
  })
}

export function changePost(
  db: Db,
  caller: Actor,
  reader: PostReader,
  groupId: number,
  postId: number,
  { content, title, type, pictures }: Words<typeof ChangePost>,
) {
  return db.transaction(async (tx): Promise<Static<typeof Post>> => {
    const { group, actor } = await lockReadableGroup(tx, caller, groupId)
    const post = await lockPost(tx, groupId, postId)
    if (!post) throw notFound('post_not_found')
    requirePosting(actor, group)
    if (post.prayer_status) throw forbidden('prayer_post_fixed')
    if (!canChangePost(actor, post)) throw forbidden('only_author_changes_post')
    const hasOthers = pictures ? await usePictures(tx, { id: postId, groupId, userId: actor.id }, pictures) : false
    await savePost(tx, postId, { message: content, title: title === null ? '' : title, type, hasOthers })
    return (await findPost(tx, reader, postId))!
  })
}

export function deletePost(db: Db, caller: Actor, groupId: number, postId: number) {
  return db.transaction(async (tx) => {
    const { group, actor } = await lockReadableGroup(tx, caller, groupId)
    const post = await lockPost(tx, groupId, postId)
    if (!post) throw notFound('post_not_found')
    if (!canDeletePost(actor, group, post)) throw forbidden('only_author_or_admins_delete_post')
    await removePostWithReports(tx, { group, id: postId, moderator: post.user_id === actor.id ? null : actor })
  })
}

/** Gives a post these pictures: its author's own, which no other post shows. False where it has them already. */
async function usePictures(
  tx: Db,
  post: { id: number; groupId: number; userId: number },
  pictures: readonly Static<typeof NamedPicture>[],
): Promise<boolean> {
  const ids = pictures.map(({ picture_id }) => picture_id)
  const usable = await lockUsablePictures(tx, post, ids)
  const unknown = ids.findIndex((id, index) => !usable.includes(id) || ids.indexOf(id) !== index)
  if (unknown >= 0) throw invalidChoice(`pictures.${unknown}.picture_id`)
  const { removed, changed } = await savePictures(tx, post.id, pictures)
  if (removed > 0) await queueJob(tx, cleanUp, {}) // their files
  return removed + changed > 0
}

export function requirePosting(actor: Actor, group: PostGroup) {
  if (canPost(actor, group)) return
  if (group.group_type === 'global') throw groupRefuses('only_organization_admins_post')
  if (group.role) throw groupRefuses('only_leaders_post')
  throw forbidden('only_group_members_post')
}
