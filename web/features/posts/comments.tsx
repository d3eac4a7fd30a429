// What others say to a post: the newest first of all, the earlier ones when they are asked for. Under a post that is whole, all of them.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { useFeed, useOnce } from '#web/api/using.ts'
import { block, unblock } from '#web/features/posts/blocking.ts'
import { EditComment } from '#web/features/posts/editing.tsx'
import { addKeptComment, type Comment, type Post } from '#web/features/posts/kept.ts'
import { removeComment } from '#web/features/posts/removing.ts'
import { Report } from '#web/features/posts/report.tsx'
import type { Rights } from '#web/features/posts/rights.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Failed } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { Written } from '#web/parts/written.tsx'
import { words } from '#web/words/choosing.ts'
import { ago, apart, moment } from '#web/words/saying.ts'

/** So many stand under a post in a feed before the others are asked for. */
const NEWEST = 2

interface CommentsProps {
  post: Post
  rights: Rights
  whole: boolean
  isWriting: boolean
}

export function Comments({ post, rights, whole, isWriting }: CommentsProps) {
  const { posts } = words()
  const [isOpen, setOpen] = useState(whole)
  const [answered, setAnswered] = useState<Comment>()
  const [written, setWritten] = useState(0)
  const inside = post.comments.filter(({ id }) => !isRemoved(`comment ${id}`))
  const shown = isOpen ? inside : inside.slice(-NEWEST)
  const gone = post.comments.length - inside.length
  const earlier = post.comment_count - gone - shown.length
  if (post.comment_count === 0 && !isWriting) return null
  const names = new Map(post.comments.map((comment) => [comment.id, comment.user.name]))
  const one = (comment: Comment) => (
    <CommentItem
      key={comment.id}
      comment={comment}
      group={post.group_id}
      answers={comment.parent_id === null ? undefined : names.get(comment.parent_id)}
      answer={isWriting ? () => setAnswered(comment) : undefined}
    />
  )
  return (
    <div class="stack tight">
      {!isOpen && earlier > 0 && (
        <button type="button" class="button quiet small start" onClick={() => setOpen(true)}>
          {posts.earlierComments({ count: earlier })}
        </button>
      )}
      {isOpen && post.comment_count > post.comments.length && <EarlierComments post={post} one={one} />}
      <ul class="stack tight" aria-label={posts.comments}>
        {shown.map(one)}
      </ul>
      {isWriting && (
        <WriteComment
          key={written}
          post={post}
          answered={answered}
          answer={(id) => setAnswered(post.comments.find((comment) => comment.id === id))}
          onSent={() => {
            setAnswered(undefined)
            setWritten(written + 1)
          }}
        />
      )}
      {whole && !rights.comment && post.comment_count === 0 && <p class="soft">{posts.noCommentsHere}</p>}
    </div>
  )
}

/** Those that did not come with the post, the oldest first, up to those that did. */
function EarlierComments({ post, one }: { post: Post; one: (comment: Comment) => ComponentChildren }) {
  const { posts } = words()
  const feed = useFeed('/groups/{group}/post/{post_id}/comments', { path: { group: post.group_id, post_id: post.id } }, { perPage: 100 })
  const first = post.comments[0]?.id
  const items = feed.items?.filter(({ id }) => (first === undefined || id < first) && !isRemoved(`comment ${id}`)) ?? []
  const isMissingSome = feed.more !== undefined && !feed.items?.some(({ id }) => id === first)
  return (
    <>
      <ul class="stack tight">{items.map(one)}</ul>
      {feed.error ? (
        <Failed error={feed.error} again={() => void feed.refetch()} />
      ) : (
        isMissingSome && (
          <button type="button" class="button quiet small start" aria-busy={feed.isFetchingNextPage} onClick={feed.more}>
            {posts.moreComments}
          </button>
        )
      )}
    </>
  )
}

interface ItemProps {
  comment: Comment
  group: number
  /** Whom it answers. */
  answers?: string | undefined
  answer?: (() => void) | undefined
}

function CommentItem({ comment, group, answers, answer }: ItemProps) {
  const { posts, frame } = words()
  const [does, setDoes] = useState<'edit' | 'report'>()
  const [isUnfolded, setUnfolded] = useState(false)
  const { user } = comment
  const { name } = user
  const isOwn = user.id !== 0 && user.id === me.value?.account.id
  if (user.is_blocked && !isUnfolded)
    return (
      <li class="row small soft">
        <span class="grow">{posts.commentByBlocked}</span>
        <button type="button" class="button quiet small" onClick={() => setUnfolded(true)}>
          {frame.show}
        </button>
      </li>
    )
  return (
    <li class="row top-aligned">
      <Avatar name={name} picture={user.avatar} />
      <div class="grow stack tight comment">
        <div class="comment-head">
          <p class="small grow">
            <bdi class="strong">{name}</bdi>{' '}
            <time class="soft" dateTime={comment.created_at} title={moment(comment.created_at)}>
              {ago(comment.created_at)}
            </time>
          </p>
          <Menu
            of={posts.moreAboutComment({ name })}
            items={[
              answer && { text: posts.answer, icon: 'comment', act: answer },
              isOwn && { text: frame.edit, icon: 'pencil', act: () => setDoes('edit') },
              isOwn && { text: frame.delete, icon: 'trash', bad: true, act: () => removeComment(group, comment) },
              !isOwn && { text: posts.report, icon: 'flag', act: () => setDoes('report') },
              !isOwn &&
                user.id !== 0 &&
                (user.is_blocked
                  ? { text: posts.unblock({ name }), icon: 'person', act: () => void unblock(user) }
                  : { text: posts.block({ name }), icon: 'person', act: () => void block(user) }),
            ]}
          />
        </div>
        {answers !== undefined && <p class="small soft">{posts.answersTo({ name: apart(answers) })}</p>}
        {does === 'edit' ? (
          <EditComment comment={comment} group={group} close={() => setDoes(undefined)} />
        ) : (
          <Written key={comment.message} text={comment.message} />
        )}
        {does === 'report' && <Report comment={comment} group={group} close={() => setDoes(undefined)} />}
      </div>
    </li>
  )
}

interface WritingProps {
  post: Post
  answered: Comment | undefined
  answer: (id: number | undefined) => void
  onSent: () => void
}

function WriteComment({ post, answered, answer, onSent }: WritingProps) {
  const { posts } = words()
  const draft = `comment ${post.id}`
  const once = useOnce(draft)
  const send = async (values: FormData) => {
    const body = { post_id: post.id, message: String(values.get('message')), parent_id: answered?.id ?? null }
    const params = { path: { group: post.group_id } }
    const { data } = await once(body, (headers) => ask(api.POST('/groups/{group}/post/comment', { params, headers, body })))
    addKeptComment(data)
    onSent()
  }
  return (
    <div class="comment-writing">
      <Form
        action={posts.sendComment}
        send={send}
        draft={draft}
        beside={
          answered && (
            <button type="button" class="button quiet small" onClick={() => answer(undefined)}>
              {posts.noAnswer}
            </button>
          )
        }
      >
        {/* Put back with what was begun. */}
        <input type="hidden" name="parent_id" value={answered?.id ?? ''} onInput={(event) => answer(Number(event.currentTarget.value))} />
        <TextField
          name="message"
          label={answered ? posts.answerTo({ name: answered.user.name }) : posts.yourComment}
          rows={1}
          maxLength={5000}
          required
        />
      </Form>
    </div>
  )
}
