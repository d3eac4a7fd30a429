// All groups of a church, for its admins and leaders: found by name, or by what is unwell in them.
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { type Group, StateTag } from '#web/features/groups/group.tsx'
import { asComplaint, type Complaint, complaints, complaintsOf } from '#web/features/groups/managing/complaints.ts'
import { DeletedGroups } from '#web/features/groups/managing/deleted-groups.tsx'
import { RenewAllCodes } from '#web/features/groups/managing/renew-all-codes.tsx'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { mayManage } from '#web/features/posts/rights.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { useSettled } from '#web/parts/settled.ts'
import { Pages } from '#web/parts/table.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { ago, apart, number } from '#web/words/saying.ts'
import '../groups.css'
import './all-groups.css'

type Overview = Schemas['GroupOverview']
type Organization = Schemas['Organization']

export default function AllGroups() {
  const { church, organization } = useChurch({ leads: true })
  // Whoever leads nothing is refused by the service itself.
  return church ? <GroupsOf key={organization} church={church} /> : null
}

function GroupsOf({ church }: { church: Organization }) {
  const { groups } = managingWords()
  const { query, change } = useAddress()
  const filter = asComplaint(query['filter'])
  const search = query['search'] ?? ''
  const reading = useRead(
    '/organizations/{organization}/groups',
    {
      path: { organization: church.id },
      query: { page: Number(query['page']) || 1, per_page: 20, ...(search ? { search } : {}), ...(filter ? { filter } : {}) },
    },
    { keepsPrevious: true },
  )
  const all = reading.data?.counts.all
  return (
    <Page
      help="/help/groups"
      title={words().frame.places.groups}
      wide
      about={all !== undefined && groups.numberOf({ count: all, church: apart(church.name) })}
      actions={
        <>
          <a class="button primary" href={`/groups/new?organization=${church.id}`}>
            <Icon name="plus" />
            {words().groups.found}
          </a>
          {church.role === 'admin' && (all ?? 0) > 0 && <RenewAllCodes organization={church} />}
        </>
      }
    >
      <ChooseChurch leads />
      <Loaded of={reading}>
        {(data) =>
          data.counts.all === 0 ? (
            <Empty icon="groups" title={groups.none}>
              {groups.noneAbout}
            </Empty>
          ) : (
            <>
              <Search value={search} onSettled={(text) => change({ search: text, page: undefined })} />
              <Filters counts={data.counts} filter={filter} choose={(filter) => change({ filter, page: undefined })} />
              {data.data.length === 0 ? (
                <p class="soft" role="status">
                  {filter && !search ? groups.noneSuch : groups.noneFound}
                </p>
              ) : (
                <ul class="list">
                  {data.data
                    .filter(({ id }) => !isRemoved(`group ${id}`))
                    .map((group) => (
                      <GroupRow key={group.id} group={group} organization={church} />
                    ))}
                </ul>
              )}
              <Pages of={data} go={(page) => change({ page: `${page}` })} />
            </>
          )
        }
      </Loaded>
      {church.role === 'admin' && <DeletedGroups organization={church.id} />}
    </Page>
  )
}

function Search({ value, onSettled }: { value: string; onSettled: (text: string) => void }) {
  const { groups } = managingWords()
  const [typed, setTyped] = useState(value)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== value) onSettled(settled)
  }, [settled])
  // The address may lead elsewhere while the page stays.
  useEffect(() => {
    if (settled !== value) setTyped(value)
  }, [value])
  return (
    <Field
      name="search"
      type="search"
      label={groups.find}
      help={groups.findAbout}
      autocomplete="off"
      dir="auto"
      value={typed}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

interface FiltersProps {
  counts: Record<Complaint | 'all', number>
  filter: Complaint | undefined
  choose: (filter: Complaint | undefined) => void
}

function Filters({ counts, filter, choose }: FiltersProps) {
  const { groups } = managingWords()
  const texts = { no_leader: groups.noLeader, waiting: groups.waiting, full: groups.full, idle: groups.idle }
  const button = (wanted: Complaint | undefined, text: string, count: number) => (
    <button key={text} type="button" class="button small" aria-pressed={filter === wanted} onClick={() => choose(wanted)}>
      {text} · {number(count)}
    </button>
  )
  return (
    <fieldset class="chips">
      <legend class="unseen">{groups.show}</legend>
      {button(undefined, groups.all, counts.all)}
      {complaints.map((complaint) => button(complaint, texts[complaint], counts[complaint]))}
    </fieldset>
  )
}

function GroupRow({ group, organization }: { group: Overview; organization: Organization }) {
  const { groups } = managingWords()
  const member = words().groups
  const seen: Pick<Group, 'organization_id' | 'group_type' | 'is_member' | 'role'> = {
    organization_id: organization.id,
    group_type: 'group',
    is_member: group.role !== null,
    role: group.role,
  }
  const isManaged = mayManage(seen, [organization])
  return (
    <li class="row top-aligned">
      <Avatar name={group.name} />
      <div class="grow overview">
        <div>
          <p class="row tight wrap group-name">
            <a class="strong" href={isManaged ? `/groups/${group.id}/settings` : `/groups/${group.id}/about`}>
              <bdi>{group.name}</bdi>
            </a>
            <StateTag group={{ status: group.status, group_type: 'group' }} />
            {group.type && (
              <span class="tag" dir="auto">
                {group.type}
              </span>
            )}
          </p>
          <p class="small soft">
            {member.peopleOf({ count: number(group.member_count), max: number(group.max_members) })}
            {group.leader && <> · {member.ledBy({ name: apart(group.leader.name) })}</>} ·{' '}
            {group.last_post_at ? groups.lastPost({ when: ago(group.last_post_at) }) : groups.noPost}
          </p>
        </div>
        <Complaints group={group} />
      </div>
    </li>
  )
}

function Complaints({ group }: { group: Overview }) {
  const { groups } = managingWords()
  const texts = { no_leader: groups.noLeader, full: groups.full, idle: groups.idleAbout }
  const found = complaintsOf(group)
  if (found.length === 0) return null
  return (
    <p class="row tight wrap">
      {found.map((complaint) =>
        complaint === 'waiting' ? (
          <a key={complaint} class="tag accent" href="/waiting">
            {groups.asking({ count: group.waiting_count ?? 0 })}
          </a>
        ) : (
          <span key={complaint} class={complaint === 'no_leader' ? 'tag bad' : 'tag flame'}>
            {texts[complaint]}
          </span>
        ),
      )}
    </p>
  )
}
