// The groups that one is in, the field for a code, and a few that one could join.
import { mayLead } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { CodeForm } from '#web/features/groups/code-form.tsx'
import { AvailableGroups } from '#web/features/groups/find-groups.tsx'
import { leaderOf, StateTag } from '#web/features/groups/group.tsx'
import { Invitations } from '#web/features/groups/invitations.tsx'
import { Unread } from '#web/features/groups/unread.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { words } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'
import './groups.css'

/** So many are shown here; the others are a page away. */
const SOME = 3

export default function MyGroups() {
  const { groups } = words()
  const mine = useRead('/groups')
  const available = useRead('/groups/available')
  // Into which one is invited stands above.
  const some = available.data?.data.filter(({ invitation_id }) => !invitation_id).slice(0, SOME) ?? []
  return (
    <Page
      title={groups.title}
      actions={
        <a class="button quiet icon-only" href="/groups/find" aria-label={groups.find}>
          <Icon name="search" />
        </a>
      }
    >
      <Invitations />
      <Loaded of={mine}>
        {({ data }) => {
          const there = data.filter(({ id }) => !isRemoved(`group ${id}`))
          return there.length === 0 ? (
            <Empty icon="groups" title={groups.none}>
              {groups.noneAbout}
            </Empty>
          ) : (
            <ul class="list">
              {there.map((group) => {
                const leader = leaderOf(group)
                return (
                  <li key={group.id}>
                    <a class="row group-row" href={`/groups/${group.id}`}>
                      <Avatar name={group.name} />
                      <div class="grow">
                        <p class="row tight wrap group-name">
                          <bdi class="strong">{group.name}</bdi>
                          <StateTag group={group} />
                        </p>
                        <p class="small soft">
                          {groups.people({ count: group.member_count })}
                          {leader && <> · {groups.ledBy({ name: apart(leader.name) })}</>}
                        </p>
                      </div>
                      <Unread group={group} />
                      <Icon name="forward" />
                    </a>
                  </li>
                )
              })}
            </ul>
          )
        }}
      </Loaded>
      <section class="card">
        <CodeForm />
      </section>
      {some.length > 0 && (
        <section class="stack tight">
          <h2>{groups.couldJoin}</h2>
          <AvailableGroups groups={some} />
          <a class="button quiet start" href="/groups/find">
            {groups.allAvailable}
          </a>
        </section>
      )}
      {mayLead.value && (
        <a class="button quiet start" href="/manage/groups">
          {groups.allOfChurch}
        </a>
      )}
      <p class="small soft">
        {groups.notThere} <a href="/groups/new">{groups.found}</a>
      </p>
    </Page>
  )
}
