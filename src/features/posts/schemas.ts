// What is sent and what comes back about posts and comments.
import Type, { type Static } from 'typebox'
import { Day, Id, Int, Link, Name, Nullish, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { FeedOf } from '#platform/http/paging.ts'
import { NamedPictures, PostPicture } from './pictures/schemas.ts'

/** An id, or 0 for somebody who is not named. */
const AuthorId = Type.Unsafe<number>({
  type: 'integer',
  format: 'int64',
  minimum: 0,
  examples: [42],
  description: '0 when the post is anonymous or its author’s account is deleted',
})

export const Author = Type.Object({
  id: AuthorId,
  name: Str('Grace Miller'),
  avatar: Link,
  status: OneOf('active', 'suspended'),
  is_blocked: Type.Boolean({ description: 'Whether the caller has blocked them' }),
})

const EditedAt = Type.Unsafe<string | null>({
  ...OrNull(Timestamp),
  description: 'When its text was last changed; null where it never was',
})

export const Comment = Type.Object({
  id: Id,
  post_id: Id,
  parent_id: OrNull(Id),
  message: Str('Amen'),
  created_at: Timestamp,
  updated_at: Timestamp,
  edited_at: EditedAt,
  user: Author,
})

export const PrayerStatus = OneOf('active', 'resolved')

export const PrayerUpdateShown = Type.Object({
  text: Str('The operation went well. I can walk again.'),
  answered: Type.Boolean({ description: 'Whether its author says with it that the prayer was answered' }),
  day: Type.Unsafe<string>({ ...Day, description: 'On which day it was shared' }),
})

export const PostMeta = Type.Object({
  is_prayer_request: Type.Boolean(),
  prayer_request_status: Optional(PrayerStatus),
  anonymous: Optional(Type.Boolean()),
})

export const Post = Type.Object({
  id: Id,
  group_id: Id,
  user_id: AuthorId,
  title: Str('Next Sunday'),
  message: Str('We meet in the garden.'),
  type: Str('text'),
  likes: Int,
  is_liked: Type.Boolean({ description: 'Whether the caller likes it' }),
  is_pinned: Type.Boolean({ description: 'Whether it stands above the others of its group' }),
  comment_count: Int,
  created_at: Timestamp,
  updated_at: Timestamp,
  edited_at: EditedAt,
  meta: PostMeta,
  prayed_count: Optional({
    ...Int,
    description: 'Of a prayer request: how often somebody prayed, each person once a day. Nobody learns who',
  }),
  i_prayed_today: Optional(Type.Boolean({ description: 'Of a prayer request: whether the caller prayed today, in their own time' })),
  is_resting: Optional(
    Type.Boolean({
      description:
        'Of a prayer request: whether the organization’s `prayer_days` are over and its author has not renewed it. It stands at the end',
    }),
  ),
  updates: Optional(
    Type.Array(PrayerUpdateShown, { description: 'Of a prayer request: what its author wrote about it later, the oldest first' }),
  ),
  user: Author,
  pictures: Type.Array(PostPicture, { description: 'Up to four' }),
  comments: Type.Array(Comment, {
    description:
      'The newest 200, the oldest of them first; the others are at `GET /groups/{group}/post/{post_id}/comments`. All posts of one answer hold 3,000 at most: in a list, posts after that carry their newest 10',
  }),
})

/** A feed, with what stands above it. */
export const GroupFeed = Type.Object({
  ...FeedOf(Post).properties,
  pinned: Type.Unsafe<Static<typeof Post> | null>({
    ...OrNull(Post),
    description:
      'The pinned post, on the first page; it also stands in its place in `data`. Null where none is pinned, and on the pages after',
  }),
})

/** As it comes in lists of what is new. */
export const PostSummary = Type.Omit(Post, ['comments'])

/** So many posts come where nobody asks for a part of a group's. */
export const WHOLE_GROUP = 200

export const CreatePost = {
  content: Text(10_000, { 'x-alias': 'message', description: 'Shown as `message`', examples: ['We meet in the garden.'] }),
  title: Nullish(Name(255)),
  type: Optional(Name(50, { description: '`text` when left out' })),
  pictures: Optional(NamedPictures),
}
export const ChangePost = { ...CreatePost, content: Optional(CreatePost.content) }

const CommentMessage = Text(5000, { 'x-old-name': 'comment', description: 'Its old name `comment` is understood too', examples: ['Amen'] })
export const CreateComment = { post_id: Id, message: CommentMessage, parent_id: Nullish({ ...Id, description: 'The comment it answers' }) }
export const ChangeComment = { message: CommentMessage }
export const CommentDone = Type.Object({ status: Type.Literal('success'), message: Type.String(), data: Comment })
export const CommentDeleted = Type.Object({ status: Type.Literal('success'), message: Type.String() })

export const Prayed = Type.Object({ message: Type.String(), prayed_count: Int, i_prayed_today: Type.Literal(true) })

const Direction = OneOf('like', 'unlike')
export const Like = {
  direction: Optional({
    ...Direction,
    description: '`like` when left out; to unlike there is `…/unlike`',
    default: 'like',
    deprecated: true,
  }),
}
export const LikeByDirection = { post_id: Id, direction: Direction }
export const Liked = Type.Object({ status: Type.Literal('success'), likes: Int })
