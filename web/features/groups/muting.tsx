// Hearing nothing of what is written in a group, and hearing of it again.
import { api, ask } from '#web/api/asking.ts'
import { patchKept, useChange } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export function GroupMenu({ group }: { group: Group }) {
  const { groups } = words()
  const change = useChange({
    send: (mute: boolean) => {
      const params = { params: { path: { group: group.id } } }
      return ask(mute ? api.POST('/groups/{group}/mute', params) : api.DELETE('/groups/{group}/mute', params))
    },
    show: (is_muted: boolean) =>
      patchKept<Group>(
        '/groups',
        (item) => 'is_muted' in item && item.id === group.id,
        (item) => ({ ...item, is_muted }),
      ),
    touches: ['/groups', '/notifications'],
  })
  if (!group.is_member) return null
  return (
    <Menu
      of={groups.moreAbout({ name: group.name })}
      items={[
        {
          text: group.is_muted ? groups.unmute : groups.mute,
          icon: 'bell',
          act: () => change.mutate(!group.is_muted, { onSuccess: ({ message }) => tell(message), onError: tellWhy }),
        },
      ]}
    />
  )
}
