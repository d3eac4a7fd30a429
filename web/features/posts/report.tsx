// Telling the group's admins that something should not stand here. Who wrote it does not learn who reported it.
import { api, ask } from '#web/api/asking.ts'
import type { Comment, Post } from '#web/features/posts/kept.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

type ReportProps = { close: () => void } & ({ post: Post } | { comment: Comment; group: number })

export function Report({ close, ...of }: ReportProps) {
  const { posts } = words()
  const send = async (values: FormData) => {
    const body = { reason: String(values.get('reason')) }
    const { message } = await ask(
      'post' in of
        ? api.POST('/groups/{group}/post/{post_id}/report', { params: { path: { group: of.post.group_id, post_id: of.post.id } }, body })
        : api.POST('/groups/{group}/post/comment/{comment_id}/report', {
            params: { path: { group: of.group, comment_id: of.comment.id } },
            body,
          }),
    )
    close()
    tell(message)
  }
  return (
    <Dialog title={posts.reportTitle} close={close}>
      <p class="soft">{posts.reportAbout}</p>
      <Form action={posts.sendReport} send={send}>
        <TextField name="reason" label={posts.reason} rows={3} maxLength={1000} required />
      </Form>
    </Dialog>
  )
}
