// How much somebody has not read in a group, in a list of groups; and that it is read, once it is open.
import { useEffect } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, patchKept } from '#web/api/using.ts'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

/** As many as the service counts. */
const MOST = 99

export function Unread({ group }: { group: Pick<Schemas['OwnGroup'], 'unread_count'> }) {
  const { groups } = words()
  const count = group.unread_count
  if (count === 0) return null
  return (
    <span class="count">
      <span aria-hidden="true">{count < MOST ? number(count) : `${number(MOST)}+`}</span>
      <span class="unseen">{groups.unread({ count })}</span>
    </span>
  )
}

type Opened = Pick<Schemas['GroupDetail'], 'id' | 'is_member' | 'member_count' | 'unread_count'>

/** Whoever sees what is written in a group has read it. */
export function useReading({ id, is_member, unread_count }: Opened, isSeen: boolean): void {
  useEffect(() => {
    if (!is_member || unread_count === 0 || !isSeen) return
    ask(api.POST('/groups/{group}/read', { params: { path: { group: id } } })).then(
      () => {
        patchKept<Opened>(
          '/groups',
          (item) => 'unread_count' in item && 'member_count' in item && item.id === id,
          (item) => ({ ...item, unread_count: 0 }),
        )
        return changed('/notifications')
      },
      () => {}, // what can't be said now is said when the group is opened again
    )
  }, [id, is_member, unread_count, isSeen])
}
