// The groups that one could join, and those that one has asked.
import { useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { EntranceButton, Withdraw } from '#web/features/groups/entrance.tsx'
import { leaderOf } from '#web/features/groups/group.tsx'
import { matching } from '#web/features/groups/joining.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field } from '#web/parts/field.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { ago, apart } from '#web/words/saying.ts'
import './groups.css'

type Available = Schemas['AvailableGroup']

export default function FindGroups() {
  const { groups } = words()
  const [sought, setSought] = useState('')
  const available = useRead('/groups/available')
  return (
    <Page title={groups.find} back="/groups">
      <Asked />
      <Loaded of={available}>
        {({ data }) => {
          if (data.length === 0)
            return (
              <Empty
                icon="groups"
                title={groups.noneAvailable}
                action={
                  <a class="button primary" href="/groups/new">
                    {groups.found}
                  </a>
                }
              >
                {groups.noneAvailableAbout}
              </Empty>
            )
          const found = matching(
            data,
            sought,
            ({ name, purpose, type, leadership }) => `${name} ${purpose} ${type ?? ''} ${leadership.name}`,
          )
          return (
            <section class="stack">
              <h2 class="unseen">{groups.couldJoin}</h2>
              <Field
                name="sought"
                type="search"
                label={groups.search}
                help={groups.searchAbout}
                autocomplete="off"
                onInput={(event) => setSought(event.currentTarget.value)}
              />
              <p class="unseen" role="status">
                {sought && groups.foundSome({ count: found.length })}
              </p>
              {found.length === 0 ? <p class="soft">{groups.noneFound}</p> : <AvailableGroups groups={found} />}
            </section>
          )
        }}
      </Loaded>
    </Page>
  )
}

export function AvailableGroups({ groups: some }: { groups: readonly Available[] }) {
  return (
    <ul class="list">
      {some.map((group) => (
        <AvailableGroup key={group.id} group={group} />
      ))}
    </ul>
  )
}

function AvailableGroup({ group }: { group: Available }) {
  const { groups } = words()
  const leader = leaderOf(group)
  return (
    <li class="row top-aligned available">
      <Avatar name={group.name} />
      <div class="grow">
        <p class="row tight wrap group-name">
          <a class="strong" href={`/groups/${group.id}/about`}>
            <bdi>{group.name}</bdi>
          </a>
          {group.type && (
            <span class="tag" dir="auto">
              {group.type}
            </span>
          )}
        </p>
        {group.purpose && (
          <p class="small available-purpose" dir="auto">
            {group.purpose}
          </p>
        )}
        <p class="small soft">
          {groups.people({ count: group.member_count })}
          {leader && <> · {groups.ledBy({ name: apart(leader.name) })}</>}
        </p>
      </div>
      <EntranceButton group={group} small />
    </li>
  )
}

/** Requests of one's own that wait. */
function Asked() {
  const { groups } = words()
  const requests = useRead('/groups/join-requests/mine')
  const waiting = requests.data?.data.filter(({ status }) => status === 'pending') ?? []
  if (waiting.length === 0) return null
  return (
    <section class="card stack tight">
      <h2>{groups.askedTitle}</h2>
      <ul class="list">
        {waiting.map((request) => (
          <li key={request.id} class="stack tight">
            <div>
              <p>
                <bdi class="strong">{request.group.name}</bdi>
              </p>
              {request.note && (
                <p class="small written" dir="auto">
                  {request.note}
                </p>
              )}
              <p class="small soft">{ago(request.created_at)}</p>
            </div>
            <Withdraw request={request.id} group={request.group.name} small />
          </li>
        ))}
      </ul>
    </section>
  )
}
