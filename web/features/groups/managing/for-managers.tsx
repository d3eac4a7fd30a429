import type { ComponentChildren } from 'preact'
import { Refusal } from '#web/api/asking.ts'
import { type Group, myOrganizations } from '#web/features/groups/group.tsx'
import { mayManage } from '#web/features/posts/rights.ts'
import { Failed } from '#web/parts/loaded.tsx'
import { managingWords } from '#web/words/choosing.ts'

/** Whoever may not change the group is told as the service would. */
export function ForManagers({ group, children }: { group: Group; children: (group: Group) => ComponentChildren }) {
  const { groups } = managingWords()
  if (mayManage(group, myOrganizations())) return <>{children(group)}</>
  return <Failed error={new Refusal(403, { message: group.group_type === 'global' ? groups.fixed : groups.onlyAdmins })} />
}
