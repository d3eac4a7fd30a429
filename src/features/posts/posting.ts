// Writing, changing and deleting posts.
import type { Static, TObject, TProperties } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { globalGroupRefuses } from '#features/groups/errors.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { lockReadableGroup } from './access.ts'
import { findPost } from './comments-inside.ts'
import { canChangePost, canDeletePost, canPost } from './policy.ts'
import { addPost, lockPost, type PostGroup, type PostReader, savePost } from './queries.ts'
import { removePostWithReports } from './removing.ts'
import type { ChangePost, CreatePost, Post } from './schemas.ts'

type Words<Schema extends TProperties> = Static<TObject<Schema>>

export function createPost(db: Db, caller: Actor, reader: PostReader, groupId: number, { content, title, type }: Words<typeof CreatePost>) {
  return db.transaction(async (tx): Promise<Static<typeof Post>> => {
    const { group, actor } = await lockReadableGroup(tx, caller, groupId)
    requirePosting(actor, group)
    const { id } = await addPost(tx, { groupId, userId: actor.id, title: title ?? '', message: content, type: type ?? 'text' })
    return (await findPost(tx, reader, id))!
  })
}

export function changePost(
  db: Db,
  caller: Actor,
  reader: PostReader,
  groupId: number,
  postId: number,
  { content, title, type }: Words<typeof ChangePost>,
) {
  return db.transaction(async (tx): Promise<Static<typeof Post>> => {
    const { group, actor } = await lockReadableGroup(tx, caller, groupId)
    const post = await lockPost(tx, groupId, postId)
    if (!post) throw notFound('post_not_found')
    requirePosting(actor, group)
    if (post.prayer_status) throw forbidden('prayer_post_fixed')
    if (!canChangePost(actor, post)) throw forbidden('only_author_changes_post')
    await savePost(tx, postId, { message: content, title: title === null ? '' : title, type })
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

function requirePosting(actor: Actor, group: PostGroup) {
  if (canPost(actor, group)) return
  if (group.group_type === 'global') throw globalGroupRefuses('only_organization_admins_post')
  throw forbidden('only_group_members_post')
}
