// What the pages of one group share: its name and size above, and the way between them.
import type { ComponentChildren } from 'preact'
import { useLocation, useRoute } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { GroupMenu } from '#web/features/groups/muting.tsx'
import { mayManage, rightsIn } from '#web/features/posts/rights.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { apart, number } from '#web/words/saying.ts'
import './groups.css'

export type Group = Schemas['GroupDetail']

export const myOrganizations = () => me.value?.organizations ?? []

export const useGroup = (group: number) => useRead('/groups/{group}', { path: { group } })
export const useGroupId = () => Number(useRoute().params['group'])

/** Who leads it. Without a leader the service names whom to ask instead. */
export const leaderOf = ({ group_type, status, leadership }: Pick<Group, 'group_type' | 'status' | 'leadership'>) =>
  group_type === 'group' && status === 'active' ? leadership : undefined

export const churchOf = ({ organization }: Group) => organization?.name ?? ''

export const rightsInGroup = (group: Group) => rightsIn(group, myOrganizations())

interface GroupPageProps {
  /** What this page is of it, in the title: "People · Tuesday table"; the group alone without it. */
  part?: string
  children: (group: Group) => ComponentChildren
}

/** One page of a group. */
export function GroupPage({ part, children }: GroupPageProps) {
  const { groups } = words()
  const id = useGroupId()
  const reading = useGroup(id)
  const name = reading.data?.data.name
  return (
    <Page
      title={name ?? groups.group}
      tab={part && name ? `${part} · ${name}` : undefined}
      back="/groups"
      about={reading.data && <Size group={reading.data.data} />}
      actions={
        reading.data && (
          <>
            {mayManage(reading.data.data, myOrganizations()) && <ManagerLinks group={reading.data.data} />}
            <GroupMenu group={reading.data.data} />
          </>
        )
      }
    >
      <Loaded of={reading}>
        {({ data: group }) => (
          <>
            <Parts group={group} />
            {part && <h2 class="unseen">{part}</h2>}
            {children(group)}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** For who looks after the group. */
function ManagerLinks({ group }: { group: Group }) {
  const { groups } = words()
  return (
    <>
      <a class="button quiet icon-only" href={`/groups/${group.id}/invite`} aria-label={groups.invite}>
        <Icon name="qr" />
      </a>
      <a class="button quiet icon-only" href={`/groups/${group.id}/settings`} aria-label={groups.settings}>
        <Icon name="settings" />
      </a>
    </>
  )
}

/** "9 of 12 · led by Jonas Weber" */
function Size({ group }: { group: Group }) {
  const { groups } = words()
  const leader = leaderOf(group)
  return (
    <p class="small">
      {group.max_members === null || group.group_type === 'global'
        ? groups.people({ count: group.member_count })
        : groups.peopleOf({ count: number(group.member_count), max: number(group.max_members) })}
      {leader && <> · {groups.ledBy({ name: apart(leader.name) })}</>}
    </p>
  )
}

function Parts({ group }: { group: Group }) {
  const { groups } = words()
  const { path } = useLocation()
  const root = `/groups/${group.id}`
  const parts = [
    [root, groups.posts],
    ...(group.group_type === 'group' ? ([[`${root}/meetings`, words().meetings.title]] as const) : []),
    [`${root}/people`, groups.peopleTitle],
    [`${root}/about`, groups.about],
  ] as const
  return (
    <nav class="group-parts" aria-label={groups.partsOf({ name: group.name })}>
      {parts.map(([href, text]) => (
        <a key={href} href={href} aria-current={path === href || (href !== root && path.startsWith(`${href}/`)) ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

/** Draft, at rest, for everybody: what is not as usual. */
export function StateTag({ group }: { group: Pick<Group, 'status' | 'group_type'> }) {
  const { groups } = words()
  if (group.group_type === 'global') return <span class="tag">{groups.everybody}</span>
  if (group.status === 'draft') return <span class="tag flame">{groups.draft}</span>
  if (group.status === 'inactive') return <span class="tag">{groups.atRest}</span>
  return null
}
