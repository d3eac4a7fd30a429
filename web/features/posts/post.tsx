// One post as a card: who wrote it and when, what they wrote, who likes it, what others say to it, and what else can be done with it.
import { useId, useState } from 'preact/hooks'
import { me } from '#web/api/session.ts'
import { block, unblock } from '#web/features/posts/blocking.ts'
import { Comments } from '#web/features/posts/comments.tsx'
import { EditPost } from '#web/features/posts/editing.tsx'
import type { Post } from '#web/features/posts/kept.ts'
import { like } from '#web/features/posts/liking.ts'
import { Pictures } from '#web/features/posts/pictures.tsx'
import { pin } from '#web/features/posts/pinning.ts'
import { removePost } from '#web/features/posts/removing.ts'
import { Report } from '#web/features/posts/report.tsx'
import type { Rights } from '#web/features/posts/rights.ts'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { Written } from '#web/parts/written.tsx'
import { words } from '#web/words/choosing.ts'
import { ago, moment, number } from '#web/words/saying.ts'
import './posts.css'

interface PostProps {
  post: Post
  rights: Rights
  /** Who leads the group, if somebody does. */
  leader?: number | undefined
  /** The page of this post alone: all of it, and all comments. */
  whole?: boolean
  /** After it was deleted. */
  onRemoved?: () => void
}

export const addressOf = ({ id, group_id }: Pick<Post, 'id' | 'group_id'>) => `/groups/${group_id}/posts/${id}`

/** Who wrote it, as it is told to the reader. */
export const authorOf = (post: Post) => (post.meta.anonymous ? words().posts.somebody : post.user.name)

export function PostCard(props: PostProps) {
  const { post } = props
  const [isUnfolded, setUnfolded] = useState(false)
  if (isRemoved(`post ${post.id}`)) return null
  if (post.user.is_blocked && !isUnfolded) return <Folded unfold={() => setUnfolded(true)} />
  return <OpenPost {...props} />
}

function Folded({ unfold }: { unfold: () => void }) {
  const { posts, frame } = words()
  return (
    <article class="card sunk row">
      <p class="grow soft">{posts.byBlocked}</p>
      <button type="button" class="button small" onClick={unfold}>
        {frame.show}
      </button>
    </article>
  )
}

function OpenPost({ post, rights, leader, whole = false, onRemoved }: PostProps) {
  const { posts, frame } = words()
  const id = useId()
  const [does, setDoes] = useState<'edit' | 'report'>()
  const [isCommenting, setCommenting] = useState(whole)
  const name = authorOf(post)
  const isOwn = post.user_id === me.value?.account.id
  const isPrayer = post.meta.is_prayer_request
  const isKnown = post.user.id !== 0
  const remove = () => {
    removePost(post)
    onRemoved?.()
  }
  return (
    <article class="card stack post" aria-labelledby={id}>
      <header class="row top-aligned">
        {isKnown ? <Avatar name={post.user.name} picture={post.user.avatar} /> : <AnonymousAvatar />}
        <div class="grow">
          <p class="row tight wrap post-author" id={id}>
            <bdi class="strong">{name}</bdi>
            {isKnown && post.user.id === leader && <span class="tag">{posts.leader}</span>}
            {post.is_pinned && <span class="tag accent">{posts.pinned}</span>}
            {isPrayer && <PrayerTag status={post.meta.prayer_request_status} />}
          </p>
          <p class="small soft post-when">
            {whole ? (
              <When post={post} />
            ) : (
              <a href={addressOf(post)}>
                <When post={post} />
              </a>
            )}
            {post.edited_at && ` · ${posts.changed}`}
          </p>
        </div>
        <Menu
          of={posts.moreAbout({ name })}
          items={[
            isOwn && !isPrayer && rights.write && { text: frame.edit, icon: 'pencil', act: () => setDoes('edit') },
            rights.pin && { text: post.is_pinned ? posts.unpin : posts.pin, icon: 'flag', act: () => void pin(post) },
            (isOwn || rights.moderate || (isPrayer && rights.moderatePrayers)) && {
              text: frame.delete,
              icon: 'trash',
              bad: true,
              act: remove,
            },
            !isOwn && { text: posts.report, icon: 'flag', act: () => setDoes('report') },
            !isOwn &&
              isKnown &&
              (post.user.is_blocked
                ? { text: posts.unblock({ name }), icon: 'person', act: () => void unblock(post.user) }
                : { text: posts.block({ name }), icon: 'person', act: () => void block(post.user) }),
          ]}
        />
      </header>
      {does === 'edit' ? (
        <EditPost post={post} close={() => setDoes(undefined)} />
      ) : (
        <div class="stack tight">
          {post.title && !whole && <h2 dir="auto">{post.title}</h2>}
          <Written key={post.message} text={post.message} whole={whole} />
          {(post.pictures ?? []).length > 0 && <Pictures of={post.pictures} />}
        </div>
      )}
      <div class="row post-taps">
        {rights.like ? (
          <button
            type="button"
            class="button quiet small post-like"
            aria-pressed={post.is_liked}
            aria-label={post.likes > 0 ? posts.like({ count: post.likes }) : posts.likeIt}
            onClick={() => void like(post, !post.is_liked)}
          >
            <Icon name="heart" filled={post.is_liked} />
            {post.likes > 0 && number(post.likes)}
          </button>
        ) : (
          post.likes > 0 && <span class="small soft">{posts.likes({ count: post.likes })}</span>
        )}
        {rights.comment && !whole && (
          <button
            type="button"
            class="button quiet small"
            aria-expanded={isCommenting}
            aria-label={post.comment_count > 0 ? posts.commentOn({ count: post.comment_count }) : posts.comment}
            onClick={() => setCommenting(!isCommenting)}
          >
            <Icon name="comment" />
            {post.comment_count > 0 ? number(post.comment_count) : posts.comment}
          </button>
        )}
      </div>
      <Comments post={post} rights={rights} whole={whole} isWriting={isCommenting && rights.comment} />
      {does === 'report' && <Report post={post} close={() => setDoes(undefined)} />}
    </article>
  )
}

const When = ({ post }: { post: Post }) => (
  <time dateTime={post.created_at} title={moment(post.created_at)}>
    {ago(post.created_at)}
  </time>
)

function PrayerTag({ status }: { status: Post['meta']['prayer_request_status'] }) {
  const { posts } = words()
  const isAnswered = status === 'resolved'
  return (
    <span class={isAnswered ? 'tag accent' : 'tag'}>
      <Icon name={isAnswered ? 'check' : 'prayer'} />
      {isAnswered ? posts.answered : posts.prayer}
    </span>
  )
}
