// Writing to the group: one line until it is tapped, then a field; what was begun is still there when one comes back.
import { useEffect, useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { draftOf } from '#web/api/keeping.ts'
import { me } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { ChoosePictures } from '#web/features/posts/choose-pictures.tsx'
import { useChosenPictures } from '#web/features/posts/chosen-pictures.ts'
import { addKeptPost } from '#web/features/posts/kept.ts'
import { announce } from '#web/parts/announcer.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'

export function WritePost({ group }: { group: number }) {
  const { posts } = words()
  const { account } = me.value!
  const draft = `post ${group}`
  const [isOpen, setOpen] = useState<'tapped' | 'begun' | false>(false)
  useEffect(() => {
    void draftOf<{ content?: string }>(draft).then((begun) => {
      if (begun?.content?.trim()) setOpen((now) => now || 'begun')
    })
    void draftOf<unknown[]>(`pictures of ${draft}`).then((begun) => {
      if (begun) setOpen((now) => now || 'begun')
    })
  }, [draft])
  if (!isOpen)
    return (
      <div class="row">
        <Avatar name={account.name} picture={account.avatar} />
        <button type="button" class="input grow post-begin" onClick={() => setOpen('tapped')}>
          {posts.writeToGroup}
        </button>
      </div>
    )
  return (
    <section class="card post-writing" aria-label={posts.writeToGroup}>
      <WriteForm group={group} draft={draft} autoFocus={isOpen === 'tapped'} close={() => setOpen(false)} />
    </section>
  )
}

function WriteForm({ group, draft, autoFocus, close }: { group: number; draft: string; autoFocus: boolean; close: () => void }) {
  const { posts, frame } = words()
  const once = useOnce(draft)
  const pictures = useChosenPictures(group, { draft })
  const send = async (values: FormData) => {
    const body = { content: String(values.get('content')), pictures: await pictures.named() }
    const { data } = await once(body, (headers) => ask(api.POST('/groups/{group}/post', { params: { path: { group } }, headers, body })))
    addKeptPost(data)
    void changed('/posts/newest')
    await pictures.forget()
    announce(posts.postWritten)
    close()
  }
  return (
    <Form
      action={posts.send}
      send={send}
      draft={draft}
      beside={
        <button type="button" class="button quiet" onClick={close}>
          {frame.cancel}
        </button>
      }
    >
      <TextField name="content" label={posts.writeToGroup} maxLength={10_000} required autoFocus={autoFocus} />
      <ChoosePictures pictures={pictures} />
    </Form>
  )
}
