// Who is in a group, and what they are in it. Of a group for everybody only how many they are.
import { useState } from 'preact/hooks'
import { useRead } from '#web/api/using.ts'
import { Entrance } from '#web/features/groups/entrance.tsx'
import { churchOf, type Group, GroupPage, myOrganizations } from '#web/features/groups/group.tsx'
import { matching } from '#web/features/groups/joining.ts'
import { mayRead } from '#web/features/posts/rights.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field } from '#web/parts/field.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
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
  const { groups } = words()
  const [sought, setSought] = useState('')
  const members = useRead('/groups/{group}/members', { path: { group: group.id } })
  const roles = { leader: groups.roleLeader, admin: groups.roleAdmin, member: undefined }
  if (group.group_type === 'global')
    return (
      <Empty icon="groups" title={groups.people({ count: group.member_count })}>
        {groups.everybodyBelongs({ name: churchOf(group) })}
      </Empty>
    )
  return (
    <Loaded of={members}>
      {({ data }) => {
        const found = matching(data, sought, ({ name }) => name)
        return (
          <div class="stack">
            {data.length > MANY && (
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
            <ul class="list">
              {found.map((member) => (
                <li key={member.id} class="row">
                  <Avatar name={member.name} />
                  <div class="grow">
                    <p class="row tight wrap">
                      <bdi class="strong">{member.name}</bdi>
                      {roles[member.role] && <span class="tag accent">{roles[member.role]}</span>}
                    </p>
                    <p class="small soft">{groups.since({ day: day(member.joined_at) })}</p>
                  </div>
                  <a class="button quiet small" href={`mailto:${member.email}`} aria-label={groups.writeTo({ name: member.name })}>
                    {groups.email}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </Loaded>
  )
}
