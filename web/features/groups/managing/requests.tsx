// Who asks to join this group: decided here one by one, or several together, as in the list of all that waits.
import { useRead } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { isHeld } from '#web/features/waiting/held.ts'
import type { Item } from '#web/features/waiting/managing/outcomes.ts'
import { Section } from '#web/features/waiting/managing/section.tsx'

export function RequestsSection({ group }: { group: Group }) {
  const requests = useRead('/groups/{group}/join-requests', { path: { group: group.id } })
  const { id, name, status, member_count, max_members } = group
  const items = (requests.data ?? [])
    .filter((request) => !isHeld({ kind: 'join_request', id: request.id }))
    .map((request): Item => {
      const join_request = { ...request, group: { id, name, status, member_count, max_members: max_members ?? member_count } }
      return { kind: 'join_request', join_request, prayer_request: null, prayer_update: null, report: null }
    })
  return items.length > 0 ? <Section kind="join_request" items={items} isWhole /> : null
}
