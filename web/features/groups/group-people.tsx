// Who is in a group, and what they are in it. Of a group for everybody only how many they are.
import { useMemo, useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useFeed } from '#web/api/using.ts'
import { Contact } from '#web/features/accounts/contact.tsx'
import { Entrance } from '#web/features/groups/entrance.tsx'
import { churchOf, type Group, GroupPage, myOrganizations } from '#web/features/groups/group.tsx'
import { matching } from '#web/features/groups/joining.ts'
import { mayRead } from '#web/features/posts/rights.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { LongList } from '#web/parts/long-list.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export default function GroupPeople() {
  return (
    <GroupPage part={words().groups.peopleTitle}>
      {(group) => (mayRead(group, myOrganizations()) ? <People key={group.id} group={group} /> : <Entrance group={group} />)}
    </GroupPage>
  )
}

/** More than these are looked through by name. */
const MANY = 12

function People({ group }: { group: Group }) {
  const { frame, groups } = words()
  if (group.group_type === 'global')
    return (
      <Empty icon="groups" title={groups.people({ count: group.member_count })}>
        {groups.everybodyBelongs({ name: churchOf(group) })}
      </Empty>
    )
  return (
    <>
      {group.role === 'leader' && group.status === 'active' && (
        <a class="card row" href={`/gone-quiet?organization=${group.organization_id}`}>
          <Icon name="person" />
          <span class="grow">
            <span class="strong block">{frame.places.goneQuiet}</span>
            <span class="small soft block">{groups.goneQuietAbout}</span>
          </span>
          <Icon name="forward" />
        </a>
      )}
      <Members group={group.id} />
    </>
  )
}

function Members({ group }: { group: number }) {
  const { groups, frame } = words()
  const [sought, setSought] = useState('')
  const members = useFeed('/groups/{group}/members', { path: { group } })
  const found = useMemo(() => matching(members.items ?? [], sought, ({ name }) => name), [members.data, sought])
  return (
    <Loaded of={{ ...members, data: members.items }}>
      {(all) => (
        <div class="stack">
          {all.length > MANY && (
            <Field
              name="sought"
              type="search"
              label={groups.findPerson}
              autocomplete="off"
              onInput={(event) => setSought(event.currentTarget.value)}
            />
          )}
          <p class="unseen" role="status">
            {sought && groups.people({ count: found.length })}
          </p>
          {found.length === 0 && <p class="soft">{groups.nobodyFound}</p>}
          <LongList key={sought} items={found}>
            {(member) => <Member key={member.id} member={member} />}
          </LongList>
          {members.more && (
            <button type="button" class="button start" aria-busy={members.isFetchingNextPage} onClick={members.more}>
              {frame.showMore}
            </button>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Member({ member }: { member: Schemas['GroupMember'] }) {
  const { groups } = words()
  const role = { leader: groups.roleLeader, admin: groups.roleAdmin, member: undefined }[member.role]
  return (
    <li class="row">
      <Avatar name={member.name} />
      <div class="grow">
        <p class="row tight wrap">
          <bdi class="strong">{member.name}</bdi>
          {role && <span class="tag accent">{role}</span>}
        </p>
        <p class="small soft">{groups.since({ day: day(member.joined_at) })}</p>
        <Contact of={member} />
      </div>
      <a class="button quiet small" href={`mailto:${member.email}`} aria-label={groups.writeTo({ name: member.name })}>
        {groups.email}
      </a>
    </li>
  )
}
