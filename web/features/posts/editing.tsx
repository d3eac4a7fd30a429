// Changing what one wrote, in its place.
import { api, ask } from '#web/api/asking.ts'
import { ChoosePictures } from '#web/features/posts/choose-pictures.tsx'
import { useChosenPictures } from '#web/features/posts/chosen-pictures.ts'
import { type Comment, type Post, patchComment, patchPost } from '#web/features/posts/kept.ts'
import { Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'

function Cancel({ close }: { close: () => void }) {
  return (
    <button type="button" class="button quiet" onClick={close}>
      {words().frame.cancel}
    </button>
  )
}

export function EditPost({ post, close }: { post: Post; close: () => void }) {
  const { posts, frame } = words()
  const pictures = useChosenPictures(post.group_id, { had: post.pictures ?? [] })
  const send = async (values: FormData) => {
    const title = post.title ? { title: String(values.get('title')) } : {}
    const body = { content: String(values.get('content')), ...title, pictures: await pictures.named() }
    const params = { path: { group: post.group_id, post_id: post.id } }
    const { data } = await ask(api.PUT('/groups/{group}/post/{post_id}', { params, body }))
    patchPost(post.id, () => data)
    close()
  }
  return (
    <Form action={frame.save} send={send} beside={<Cancel close={close} />}>
      {post.title && <Field name="title" label={posts.title} defaultValue={post.title} dir="auto" maxLength={255} />}
      <TextField name="content" label={posts.text} defaultValue={post.message} maxLength={10_000} required autoFocus />
      <ChoosePictures pictures={pictures} />
    </Form>
  )
}

export function EditComment({ comment, group, close }: { comment: Comment; group: number; close: () => void }) {
  const { posts, frame } = words()
  const send = async (values: FormData) => {
    const params = { path: { group, comment_id: comment.id } }
    const { data } = await ask(
      api.PUT('/groups/{group}/post/comment/{comment_id}', { params, body: { message: String(values.get('message')) } }),
    )
    patchComment(comment.id, () => data)
    close()
  }
  return (
    <Form action={frame.save} send={send} beside={<Cancel close={close} />}>
      <TextField name="message" label={posts.yourComment} defaultValue={comment.message} rows={2} maxLength={5000} required autoFocus />
    </Form>
  )
}
