// Blocking somebody: what they write is folded up from then on, for oneself alone. They do not learn of it.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { patchAuthor } from '#web/features/posts/kept.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { hold, tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export async function block({ id, name }: Schemas['Author']): Promise<void> {
  patchAuthor(id, true)
  try {
    await ask(api.POST('/users/{user}/block', { params: { path: { user: id } } }))
    hold(words().posts.blocked({ name }), { act: () => {}, undo: () => void unblock({ id, name }) })
  } catch (error) {
    patchAuthor(id, false)
    tellWhy(error)
  }
}

export async function unblock({ id, name }: Pick<Schemas['Author'], 'id' | 'name'>): Promise<void> {
  patchAuthor(id, false)
  try {
    await ask(api.DELETE('/users/{user}/block', { params: { path: { user: id } } }))
    tell(words().posts.unblocked({ name }))
  } catch (error) {
    patchAuthor(id, true)
    tellWhy(error)
  }
}
