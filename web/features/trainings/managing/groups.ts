// The groups by which a leader follows people: those that they are in, and for an admin those of the whole church.
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'

export interface NamedGroup {
  id: number
  name: string
}

export function useGroupsToFollow(church: Schemas['Organization'] | undefined): readonly NamedGroup[] {
  const mine = useRead('/groups')
  const others = useRead('/groups/available', undefined, { enabled: church?.role === 'admin' })
  return [...(mine.data?.data ?? []), ...(others.data?.data ?? [])]
    .filter(({ organization_id, group_type }) => organization_id === church?.id && group_type === 'group')
    .sort((a, b) => a.name.localeCompare(b.name))
}
