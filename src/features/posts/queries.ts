// SQL of posts, their comments and likes. Who wrote an anonymous post is not selected where it is shown.
import type { Static } from 'typebox'
import { avatarUrl, defaultAvatar } from '#features/accounts/avatars.ts'
import type { MemberRole } from '#features/groups/policy.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import { picturesOfPost, type StoredPicture } from './pictures/queries.ts'
import { shownPicture } from './pictures/showing.ts'
import { octetsOfUpdates, type PrayerPart, prayerPart } from './prayers/queries.ts'
import type { Author, Post, PrayerStatus } from './schemas.ts'

/** Who looks, and where pictures are. */
export interface Viewer {
  id: number
  publicUrl: string
}
/** On which day of theirs besides. */
export interface PostReader extends Viewer {
  today: string
}

// The group

export interface PostGroup {
  id: number
  name: string
  organization_id: number
  group_type: 'group' | 'global'
  posting: 'everyone' | 'leaders'
  /** Null where none is pinned. */
  pinned_post_id: number | null
  /** The caller's role in the group. */
  role: MemberRole | null
  /** Where prayers stand at the end after so many days: how many; else null. */
  prayer_days: number | null
}

/** A group of one of the caller's organizations; undefined for strangers. */
export const findPostGroup = (db: Db, userId: number, organizations: number[], groupId: number) =>
  db.maybe<PostGroup>(sql`
    select groups.id, groups.name, groups.organization_id, groups.group_type, groups.posting, mine.role,
      (select id from group_posts where group_id = groups.id and pinned_at is not null) as pinned_post_id,
      case when groups.global_kind = 'prayer' then (select prayer_days from organizations where id = groups.organization_id) end as prayer_days
    from groups left join group_members mine on mine.group_id = groups.id and mine.user_id = ${userId}
    where groups.id = ${groupId} and groups.organization_id = any(${organizations}) and groups.deleted_at is null`)

/** Whether someone may read what is written in a group (policy.ts of groups: canReadInside): its members, and admins of its organization. */
const isOpenTo = (reader: Sql) => sql`(
  groups.deleted_at is null and (
    exists (select from group_members where group_id = groups.id and user_id = ${reader})
    or exists (select from organization_members where organization_id = groups.organization_id and user_id = ${reader} and role = 'admin')))`

/** Whether someone reads a post or a comment under the name of whoever wrote it. */
export const canReadAnythingBy = (author: Sql, reader: Sql) => sql`(
  exists (
    select from group_posts post join groups on groups.id = post.group_id
    where post.user_id = ${author} and not post.is_anonymous and ${isOpenTo(reader)})
  or exists (
    select from post_comments comment join group_posts post on post.id = comment.post_id join groups on groups.id = post.group_id
    where comment.user_id = ${author} and ${isOpenTo(reader)}))`

/** Whether someone may read a post. */
export const isReadable = (postId: Sql, reader: Sql) => sql`exists (
  select from group_posts post join groups on groups.id = post.group_id where post.id = ${postId} and ${isOpenTo(reader)})`

/** Whether someone has blocked whoever wrote a row of `written`. Nobody learns from it who wrote something anonymous. */
const isBlockedBy = (reader: Sql) => sql`exists (select from user_blocks where user_id = ${reader} and blocked_id = written.user_id)`

/** Whether someone may read the post of a notice, and it is by nobody whom they have blocked. */
export const isReadablePost: Subject = (reader) => sql`(${isReadable(sql`notices.post_id`, reader)}
  and not exists (select from group_posts written where id = notices.post_id and not is_anonymous and ${isBlockedBy(reader)}))`

/** The same of the comment of a notice. */
export const isReadableComment: Subject = (reader) => sql`(
  exists (select from post_comments written where id = notices.comment_id and post_id = notices.post_id and not ${isBlockedBy(reader)})
  and ${isReadable(sql`notices.post_id`, reader)})`

// Authors

export interface AuthorColumns {
  /** Null: anonymous, or the account is deleted. */
  author_id: number | null
  author_name: string
  author_avatar_key: string | null
  author_is_suspended: boolean
  author_is_blocked: boolean
}

export const authorColumns = sql`
  author.id as author_id, author.name as author_name, author.avatar_key as author_avatar_key,
  author.suspended_at is not null as author_is_suspended, block.user_id is not null as author_is_blocked`

/** Joins the person whose id is `userId` (SQL; null for nobody) as `author`, unless the account is deleted. */
export const withAuthor = (userId: Sql, viewerId: number) => sql`
  left join users author on author.id = ${userId} and author.erased_at is null
  left join user_blocks block on block.blocked_id = author.id and block.user_id = ${viewerId}`

type Person = Static<typeof Author>

/**
 * Who wrote the rows of a list. It names few people many times: each is put together once. `unnamed` is what someone is called who is
 * not named.
 */
export function authorsOf(publicUrl: string) {
  const people = new Map<number, Person>()
  return (row: AuthorColumns, unnamed = 'Deleted user'): Person => {
    const { author_id: id, author_name: name, author_avatar_key: avatar_key, author_is_blocked: is_blocked } = row
    if (id === null) return { id: 0, name: unnamed, avatar: defaultAvatar(publicUrl), status: 'active', is_blocked: false }
    let person = people.get(id)
    if (!person) {
      const status = row.author_is_suspended ? 'suspended' : 'active'
      person = { id, name, avatar: avatarUrl(publicUrl, { id, name, avatar_key }), status, is_blocked }
      people.set(id, person)
    }
    return person
  }
}

// Reading posts

type Meta = { prayer_status: Static<typeof PrayerStatus> | null; is_anonymous: boolean; prayer: PrayerPart | null }
type PostRow = Omit<Static<typeof Post>, 'user' | 'user_id' | 'meta' | 'pictures' | 'comments' | keyof PrayerPart> &
  Meta &
  AuthorColumns & { pictures: StoredPicture[] | null }
type PostWithoutComments = Omit<Static<typeof Post>, 'comments'>

/** The rows of the posts that `page` selects from group_posts, the newest first unless told otherwise. `beside` selects more of them. */
export const readPostRows = <Beside = unknown>(
  db: Db,
  reader: PostReader,
  page: Sql,
  { order = sql`post.created_at desc, post.id desc`, beside = sql`` } = {},
) =>
  db.many<PostRow & Beside>(sql`
    select post.id, post.group_id, post.title, post.message, post.type, post.likes, post.comment_count, post.created_at, post.updated_at, post.edited_at,
      post.pinned_at is not null as is_pinned, ${picturesOfPost} as pictures, post.prayer_status, post.is_anonymous, ${prayerPart(reader)} as prayer,
      ${authorColumns},
      -- not "exists", for which PostgreSQL may read everything that the reader likes
      (select true from post_likes where post_id = post.id and user_id = ${reader.id}) is not null as is_liked ${beside}
    from (${page}) post ${withAuthor(sql`case when not post.is_anonymous then post.user_id end`, reader.id)}
    order by ${order}`)

/** As a reader sees them. */
export function shownPosts(reader: PostReader, rows: readonly PostRow[]): PostWithoutComments[] {
  const authorOf = authorsOf(reader.publicUrl)
  return rows.map((row) => {
    const user = authorOf(row, row.is_anonymous ? 'Anonymous' : undefined)
    const meta = row.prayer_status
      ? { is_prayer_request: true, prayer_request_status: row.prayer_status, anonymous: row.is_anonymous }
      : { is_prayer_request: false }
    const { id, group_id, title, message, type, likes, is_liked, is_pinned, comment_count, created_at, updated_at, edited_at } = row
    const pictures = row.pictures?.map((picture) => shownPicture(reader.publicUrl, picture)) ?? []
    const words = { title, message, type, created_at, updated_at, edited_at }
    return { id, group_id, user_id: user.id, ...words, likes, is_liked, is_pinned, comment_count, meta, ...row.prayer, user, pictures }
  })
}

export const readPosts = async (db: Db, reader: PostReader, page: Sql) => shownPosts(reader, await readPostRows(db, reader, page))

export const newestFirst = sql`created_at desc, id desc`
/** Bytes of the texts of a post, in a statement about `page`. */
export const octetsOfPost = sql`octet_length(page.title) + octet_length(page.message) + ${octetsOfUpdates}`

/** A group's posts before a position (of the first page: undefined), the newest first, without their comments. */
export async function listPosts(db: Db, reader: PostReader, groupId: number, before: Position | undefined, limit: number) {
  const where = before
    ? sql`group_id = ${groupId} and (created_at, id) < (${before[0]}::timestamptz, ${before[1]}::bigint)`
    : sql`group_id = ${groupId}`
  const rows = sql`select * from group_posts where ${where} order by ${newestFirst} limit ${limit}`
  const page = limitedToAnswerSize(sql`page.*`, { rows, octets: octetsOfPost, order: newestFirst })
  return readPosts(db, reader, page)
}

/** A post as a reader sees it, of one group where one is named, without its comments; undefined when there is none. */
export async function findPostWithoutComments(db: Db, reader: PostReader, postId: number, groupId?: number) {
  const ofGroup = groupId === undefined ? sql`` : sql`and group_id = ${groupId}`
  const [post] = await readPosts(db, reader, sql`select * from group_posts where id = ${postId} ${ofGroup}`)
  return post
}

/** What rules ask about a post. The author's id is for comparing, never for showing. */
export interface PostFacts {
  id: number
  user_id: number
  title: string
  prayer_status: string | null
}

/** Locks a post of a group: whoever changes, likes, comments on, reports or deletes it at the same time waits. */
export const lockPost = (tx: Db, groupId: number, postId: number) =>
  tx.maybe<PostFacts>(
    sql`select id, user_id, title, prayer_status from group_posts where id = ${postId} and group_id = ${groupId} for no key update`,
  )

export const postExists = async (db: Db, groupId: number, postId: number) => (await findLikes(db, groupId, postId)) !== undefined

// Writing posts

export const addPost = (db: Db, post: { groupId: number; userId: number; title: string; message: string; type: string }) =>
  db.one<{ id: number }>(sql`
    insert into group_posts (group_id, user_id, title, message, type)
    values (${post.groupId}, ${post.userId}, ${post.title}, ${post.message}, ${post.type}) returning id`)

/** Undefined leaves a field as it is. `hasOthers`: other pictures than before. */
export const savePost = (
  db: Db,
  postId: number,
  change: { title?: string | undefined; message?: string | undefined; type?: string | undefined; hasOthers: boolean },
) =>
  db.run(sql`
    update group_posts set title = coalesce(${change.title ?? null}, title), message = coalesce(${change.message ?? null}, message),
      type = coalesce(${change.type ?? null}, type), updated_at = now(),
      edited_at = case when not ${change.hasOthers}::boolean and title = coalesce(${change.title ?? null}, title) and message = coalesce(${change.message ?? null}, message)
        then edited_at else now() end
    where id = ${postId}`)

/** Its comments, likes and pictures go with it. Gives how many pictures it had. */
export const removePost = async (db: Db, postId: number) =>
  (await db.maybe<{ picture_count: number }>(sql`delete from group_posts where id = ${postId} returning picture_count`))?.picture_count ?? 0

// Likes. Each statement locks the post first: a like never meets a post that is being deleted, and nobody waits in a circle.

const lockedPost = (groupId: number, postId: number) =>
  sql`select id from group_posts where id = ${postId} and group_id = ${groupId} for no key update`

export const addLike = (db: Db, groupId: number, postId: number, userId: number) =>
  db.run(sql`
    with post as (${lockedPost(groupId, postId)})
    insert into post_likes (post_id, user_id) select id, ${userId} from post on conflict do nothing`)

export const removeLike = (db: Db, groupId: number, postId: number, userId: number) =>
  db.run(sql`
    with post as (${lockedPost(groupId, postId)})
    delete from post_likes using post where post_likes.post_id = post.id and post_likes.user_id = ${userId}`)

export const findLikes = (db: Db, groupId: number, postId: number) =>
  db.maybe<{ likes: number }>(sql`select likes from group_posts where id = ${postId} and group_id = ${groupId}`)

// Purging

export const listSomePosts = async (db: Db, groupId: number, count: number) =>
  (await db.many<{ id: number }>(sql`select id from group_posts where group_id = ${groupId} limit ${count}`)).map(({ id }) => id)

export const removePosts = (db: Db, posts: readonly number[]) => db.run(sql`delete from group_posts where id = any(${posts})`)

export const removeSomeLikes = (db: Db, posts: readonly number[], count: number) =>
  db.run(sql`
    delete from post_likes where (post_id, user_id) in (select post_id, user_id from post_likes where post_id = any(${posts}) limit ${count})`)
