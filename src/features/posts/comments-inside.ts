// The comments that come inside posts: all of them where that is not too much for one answer, else the newest.
import type { Static } from 'typebox'
import type { Db } from '#platform/db/database.ts'
import { countFitting } from '#platform/http/answer-size.ts'
import { listNewestComments } from './comments/queries.ts'
import { findPostWithoutComments, type PostReader } from './queries.ts'
import type { Post } from './schemas.ts'

/** How many come inside a post, how many inside all posts of a list, and inside each post once those would be more. */
const INSIDE = 200
const IN_LIST = 3000
const AFTER = 10

type WholePost = Static<typeof Post>
type PostWithoutComments = Omit<WholePost, 'comments'>

/** Puts their newest comments, the oldest of them first, into the first `shown` posts, with one statement for all of them. */
export async function withComments(db: Db, reader: PostReader, posts: PostWithoutComments[], shown = posts.length): Promise<WholePost[]> {
  const counts = commentsPerPost(posts.slice(0, shown).map(({ comment_count }) => comment_count))
  const wanted = counts.map((count, index) => ({ id: posts[index]!.id, count })).filter(({ count }) => count > 0)
  const comments = Map.groupBy(wanted.length > 0 ? await listNewestComments(db, reader, wanted) : [], ({ post_id }) => post_id)
  return posts.map((post) => Object.assign(post, { comments: (comments.get(post.id) ?? []).reverse() }))
}

/** How many come inside each of some posts that have so many: as many as may be, while enough is left for the few of all others. */
export function commentsPerPost(counts: readonly number[]): number[] {
  const few = counts.map((count) => Math.min(count, AFTER))
  let left = IN_LIST - few.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => {
    left -= Math.min(count, INSIDE) - few[index]!
    return left < 0 ? few[index]! : Math.min(count, INSIDE)
  })
}

/** A post that comes alone, with no more of its newest comments than one answer holds. */
export function withFittingComments(post: WholePost): WholePost {
  const { comments, ...bare } = post
  const held = countFitting([bare, ...comments.toReversed()]) - 1
  return held === comments.length ? post : { ...bare, comments: comments.slice(comments.length - held) }
}

/** A post as a reader sees it, of one group where one is named; undefined when there is none. */
export async function findPost(db: Db, reader: PostReader, postId: number, groupId?: number): Promise<WholePost | undefined> {
  const post = await findPostWithoutComments(db, reader, postId, groupId)
  return post && withFittingComments((await withComments(db, reader, [post]))[0]!)
}
