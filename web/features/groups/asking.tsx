// That people ask to join, for who decides about it.
import { useRead } from '#web/api/using.ts'
import { type Group, myOrganizations } from '#web/features/groups/group.tsx'
import { mayManage } from '#web/features/posts/rights.ts'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'

export function Asking({ group }: { group: Group }) {
  const { groups } = words()
  const requests = useRead('/groups/{group}/join-requests', { path: { group: group.id } }, { enabled: mayManage(group, myOrganizations()) })
  const count = requests.data?.length ?? 0
  if (count === 0) return null
  return (
    <a class="card accent row" href="/waiting">
      <Icon name="waiting" />
      <span class="grow strong">{groups.asking({ count })}</span>
      <Icon name="forward" />
    </a>
  )
}
