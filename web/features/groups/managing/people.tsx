// Who is in a group, as what, and what its admins do about it.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { patchKept, useChange, useRead } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { matching } from '#web/features/groups/joining.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field } from '#web/parts/field.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

type Member = Schemas['GroupMember']

/** So many are shown at once; beyond, one looks for a name or reads on. */
const SOME = 20

const nameOf = (group: Group, { id }: Member) => `member ${id} of group ${group.id}`

export function PeopleSection({ group }: { group: Group }) {
  const { groups, frame } = words()
  const managing = managingWords().groups
  const members = useRead('/groups/{group}/members', { path: { group: group.id } })
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(SOME)
  return (
    <section class="card stack" id="people">
      <div>
        <h2>{managing.people}</h2>
        <p class="small soft">{managing.adminsAbout}</p>
      </div>
      <Loaded of={members}>
        {({ data }) => {
          const there = data.filter((member) => !isRemoved(nameOf(group, member)))
          const found = matching(there, sought, ({ name, email }) => `${name} ${email}`)
          return (
            <>
              {there.length > SOME && (
                <Field
                  name="sought"
                  type="search"
                  label={groups.findPerson}
                  autocomplete="off"
                  onInput={(event) => {
                    setSought(event.currentTarget.value)
                    setShown(SOME)
                  }}
                />
              )}
              <p class="unseen" role="status">
                {sought && groups.people({ count: found.length })}
              </p>
              {found.length === 0 && <p class="soft">{groups.nobodyFound}</p>}
              <ul class="list">
                {found.slice(0, shown).map((member) => (
                  <MemberRow key={member.id} group={group} member={member} />
                ))}
              </ul>
              {found.length > shown && (
                <button type="button" class="button start" onClick={() => setShown(shown + 5 * SOME)}>
                  {frame.showMore}
                </button>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function MemberRow({ group, member }: { group: Group; member: Member }) {
  const { groups } = words()
  const managing = managingWords().groups
  const path = { group: group.id, user: member.id }
  const role = useChange({
    send: (role: 'admin' | 'member') => ask(api.PUT('/groups/{group}/members/{user}', { params: { path }, body: { role } })),
    show: (role) =>
      patchKept<Member>(
        '/groups/{group}/members',
        (one) => one.id === member.id && 'joined_at' in one,
        (one) => ({ ...one, role }),
      ),
    touches: ['/groups/{group}/members'],
  })
  const change = (to: 'admin' | 'member') => role.mutate(to, { onSuccess: ({ message }) => tell(message), onError: tellWhy })
  const removeThem = () =>
    remove(nameOf(group, member), {
      text: managing.removed({ name: member.name }),
      send: () => ask(api.DELETE('/groups/{group}/members/{user}', { params: { path }, keepalive: true })),
      touches: ['/groups'],
    })
  // Whoever leads a group that is open is replaced before they go; of oneself one decides on the group's own page.
  const isFixed = (member.role === 'leader' && group.status === 'active') || member.id === me.value!.account.id
  const roles = { leader: groups.roleLeader, admin: groups.roleAdmin, member: undefined }
  return (
    <li class="row">
      <Avatar name={member.name} />
      <div class="grow">
        <p class="row tight wrap">
          <bdi class="strong">{member.name}</bdi>
          {roles[member.role] && <span class="tag accent">{roles[member.role]}</span>}
        </p>
        <p class="small soft">{groups.since({ day: day(member.joined_at) })}</p>
      </div>
      {!isFixed && (
        <Menu
          of={managing.more({ name: member.name })}
          items={[
            member.role === 'admin'
              ? { text: managing.makeMember, icon: 'person', act: () => change('member') }
              : { text: managing.makeAdmin, icon: 'star', act: () => change('admin') },
            { text: managing.remove, icon: 'trash', bad: true, act: removeThem },
          ]}
        />
      )}
    </li>
  )
}
