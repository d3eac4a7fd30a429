// What is written in groups: posts, comments and likes. Reports and blocks are in folders of their own.
import type { Actor, Api } from '#features/accounts/actor.ts'
import { GlobalGroupRefuses } from '#features/groups/errors.ts'
import { Message, notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { completeFeedQuery, FeedOf, feedOf, feedQuery, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { readerOf as postReader, requireReadableGroup } from './access.ts'
import { changeComment, createComment, deleteComment } from './commenting.ts'
import { listComments } from './comments/queries.ts'
import { findPost, withComments, withFittingComments } from './comments-inside.ts'
import { NotYourComment } from './errors.ts'
import { like } from './liking.ts'
import { newestPostRoutes } from './newest/routes.ts'
import { pinRoutes } from './pins/routes.ts'
import { changePost, createPost, deletePost } from './posting.ts'
import { prayerPostRoutes } from './prayers/routes.ts'
import { listPosts, postExists } from './queries.ts'
import {
  ChangeComment,
  ChangePost,
  Comment,
  CommentDeleted,
  CommentDone,
  CreateComment,
  CreatePost,
  GroupFeed,
  Like,
  LikeByDirection,
  Liked,
  Post,
  WHOLE_GROUP,
} from './schemas.ts'
import { readWall } from './wall/reading.ts'

export function postRoutes(service: Api, services: Services) {
  const { config, clock } = services
  const api = service.withTag('Posts')
  const readerOf = (actor: Actor) => postReader(actor, config.publicUrl, clock)
  const positionOf = ({ created_at, id }: { created_at: string; id: number }) => [created_at, id]

  api.get(
    '/groups/{group}/posts',
    {
      operationId: 'listPosts',
      access: 'subscriber',
      summary: 'List a group’s posts, the newest first (its members)',
      description:
        'Admins of the organization read every regular group. The pinned post comes beside the first page, in `pinned`, so that it moves nothing in it. In the Prayer Requests group of an organization with `prayer_days`, requests that rest (`is_resting`) come after all others.',
      query: completeFeedQuery(WHOLE_GROUP),
      response: { 200: GroupFeed, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const size = feedSize(query, WHOLE_GROUP)
      const reader = readerOf(actor)
      const { pinned_post_id, prayer_days: days } = await requireReadableGroup(db, actor, params.group)
      if (days !== null)
        return { ...(await readWall(db, reader, { group: params.group, days, cursor: query.cursor, size }, clock)), pinned: null }
      const before = readCursor(query.cursor, ['string', 'number'])
      const posts = await listPosts(db, reader, params.group, before, size + 1)
      const { data, meta } = feedOf(await withComments(db, reader, posts, size), size, positionOf)
      const pinned = before || pinned_post_id === null ? undefined : await findPost(db, reader, pinned_post_id, params.group)
      return { data: data.length === 1 ? data.map(withFittingComments) : data, meta, pinned: pinned ?? null }
    },
  )

  api.post(
    '/groups/{group}/post',
    {
      operationId: 'createPost',
      access: 'subscriber',
      summary: 'Write a post (members, or the group’s admins alone; in global groups only admins of the organization)',
      body: CreatePost,
      subject: ({ data }) => ({ table: 'group_posts', id: data.id }),
      response: { 201: Done(Post), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.posts.answers.postCreated,
      data: await createPost(db, actor, readerOf(actor), params.group, body),
    }),
  )

  api.get(
    '/groups/{group}/post/{post_id}',
    {
      operationId: 'getPost',
      access: 'subscriber',
      summary: 'Read a post',
      response: { 200: Data(Post), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      await requireReadableGroup(db, actor, params.group)
      const data = await findPost(db, readerOf(actor), params.post_id, params.group)
      if (!data) throw notFound('post_not_found')
      return { data }
    },
  )

  api.put(
    '/groups/{group}/post/{post_id}',
    {
      operationId: 'updatePost',
      access: 'subscriber',
      summary: 'Change a post (its author)',
      description: 'Fields that are left out stay unchanged. Nobody changes the post of a prayer request.',
      body: ChangePost,
      response: { 200: Done(Post), 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.posts.answers.postChanged,
      data: await changePost(db, actor, readerOf(actor), params.group, params.post_id, body),
    }),
  )

  api.delete(
    '/groups/{group}/post/{post_id}',
    {
      operationId: 'deletePost',
      access: 'subscriber',
      summary: 'Delete a post with its comments (its author, and who moderates)',
      description: 'The group’s admins and the organization’s may; of a prayer request also its leaders.',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await deletePost(db, actor, params.group, params.post_id)
      return { message: words.posts.answers.postDeleted }
    },
  )

  // Likes

  const liking = {
    access: 'subscriber',
    response: { 200: Liked, 403: Refused, 404: Refused },
  } as const

  api.post(
    '/groups/{group}/post/{post_id}/like',
    {
      operationId: 'likePost',
      ...liking,
      summary: 'Like a post (members); liking again changes nothing',
      description: 'With `direction` it does what older clients mean by it.',
      body: Like,
      response: { ...liking.response, 422: ValidationFailed },
    },
    async ({ db, actor, params, body }) => like(db, actor, params.group, params.post_id, body.direction ?? 'like'),
  )

  api.post(
    '/groups/{group}/post/{post_id}/unlike',
    {
      operationId: 'unlikePost',
      ...liking,
      summary: 'Unlike a post (members)',
      description: 'Unliking again changes nothing.',
    },
    async ({ db, actor, params }) => like(db, actor, params.group, params.post_id, 'unlike'),
  )

  api.post(
    '/groups/{group}/post/like',
    {
      operationId: 'setPostLike',
      access: 'subscriber',
      summary: 'Like or unlike a post, as older clients do it',
      description: 'Use `POST /groups/{group}/post/{post_id}/like` and `…/unlike` instead.',
      deprecated: { since: '2025-12-01', until: '2028-12-31' },
      body: LikeByDirection,
      response: { ...liking.response, 422: ValidationFailed },
    },
    async ({ db, actor, params, body }) => like(db, actor, params.group, body.post_id, body.direction),
  )

  newestPostRoutes(service, services)
  pinRoutes(service, services)
  prayerPostRoutes(service, services)

  // Comments

  api.get(
    '/groups/{group}/post/{post_id}/comments',
    {
      operationId: 'listComments',
      access: 'subscriber',
      summary: 'List a post’s comments, the oldest first',
      query: feedQuery,
      response: { 200: FeedOf(Comment), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const after = readCursor(query.cursor, ['string', 'number'])
      const size = feedSize(query)
      await requireReadableGroup(db, actor, params.group)
      if (!(await postExists(db, params.group, params.post_id))) throw notFound('post_not_found')
      return feedOf(await listComments(db, readerOf(actor), params.post_id, after, size + 1), size, positionOf)
    },
  )

  api.post(
    '/groups/{group}/post/comment',
    {
      operationId: 'createComment',
      access: 'subscriber',
      summary: 'Comment on a post, or answer a comment (members; never in global groups)',
      description: '`parent_id` names a comment under the same post.',
      body: CreateComment,
      subject: ({ data }) => ({ table: 'post_comments', id: data.id }),
      response: { 201: CommentDone, 403: GlobalGroupRefuses, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => ({
      status: 'success' as const,
      message: words.posts.answers.commentCreated,
      data: await createComment(db, actor, readerOf(actor), params.group, body),
    }),
  )

  api.put(
    '/groups/{group}/post/comment/{comment_id}',
    {
      operationId: 'updateComment',
      access: 'subscriber',
      summary: 'Change a comment (its author)',
      body: ChangeComment,
      response: { 200: CommentDone, 403: NotYourComment, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => ({
      status: 'success' as const,
      message: words.posts.answers.commentChanged,
      data: await changeComment(db, actor, readerOf(actor), params.group, params.comment_id, body.message),
    }),
  )

  api.delete(
    '/groups/{group}/post/comment/{comment_id}',
    {
      operationId: 'deleteComment',
      access: 'subscriber',
      summary: 'Delete a comment (its author); answers to it stay',
      response: { 200: CommentDeleted, 403: NotYourComment, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await deleteComment(db, actor, params.group, params.comment_id)
      return { status: 'success' as const, message: words.posts.answers.commentDeleted }
    },
  )
}
