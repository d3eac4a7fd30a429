// What a group is for, who leads it and where it meets; rating it, its code, leaving it; for who is not in it, the way in.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { GroupCode } from '#web/features/groups/code.tsx'
import { EntranceButton, isFull } from '#web/features/groups/entrance.tsx'
import { churchOf, type Group, GroupPage, leaderOf, myOrganizations, StateTag } from '#web/features/groups/group.tsx'
import { Rating } from '#web/features/groups/rating.tsx'
import { StepDown } from '#web/features/groups/step-down.tsx'
import { mayManage } from '#web/features/posts/rights.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { Written } from '#web/parts/written.tsx'
import { words } from '#web/words/choosing.ts'
import { day, number } from '#web/words/saying.ts'

export default function GroupAbout() {
  return <GroupPage part={words().groups.about}>{(group) => <About key={group.id} group={group} />}</GroupPage>
}

function About({ group }: { group: Group }) {
  const { groups } = words()
  const isRegular = group.group_type === 'group'
  return (
    <>
      <section class="stack tight">
        {group.purpose && (
          <div class="read">
            <Written text={group.purpose} whole />
          </div>
        )}
        <p class="row tight wrap">
          <StateTag group={group} />
          {isRegular && <span class="tag">{group.join_type === 'open' ? groups.open : groups.closed}</span>}
          {group.type && (
            <span class="tag" dir="auto">
              {group.type}
            </span>
          )}
        </p>
      </section>
      {!group.is_member && isRegular && (
        <section class="card stack">
          <EntranceButton group={{ ...group, is_full: isFull(group) }} />
        </section>
      )}
      <Facts group={group} />
      {mayManage(group, myOrganizations()) && <GroupCode group={group} />}
      {isRegular && group.is_member && <Rating group={group} />}
      {group.is_member && <Leaving group={group} />}
    </>
  )
}

function Facts({ group }: { group: Group }) {
  const { groups } = words()
  const leader = leaderOf(group)
  const contact = leader ?? group.leadership
  return (
    <dl class="facts">
      {contact.id !== 0 && (
        <div>
          <dt>{leader ? groups.leader : groups.contact}</dt>
          <dd>
            <bdi>{contact.name}</bdi> ·{' '}
            <a class="link" href={`mailto:${contact.email}`}>
              <bdi>{contact.email}</bdi>
            </a>
          </dd>
        </div>
      )}
      {group.location && (
        <div>
          <dt>{groups.place}</dt>
          <dd>
            <bdi>{group.location}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{groups.size}</dt>
        <dd>
          {group.max_members === null
            ? groups.people({ count: group.member_count })
            : groups.peopleOf({ count: number(group.member_count), max: number(group.max_members) })}
        </dd>
      </div>
      <div>
        <dt>{groups.church}</dt>
        <dd>
          <bdi>{churchOf(group)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{groups.foundedOn}</dt>
        <dd>{day(group.created_at)}</dd>
      </div>
    </dl>
  )
}

/** What follows is told before it is done. */
function Leaving({ group }: { group: Group }) {
  const { groups } = words()
  if (group.group_type === 'global') return <p class="small soft">{groups.everybodyBelongs({ name: churchOf(group) })}</p>
  if (group.role !== 'leader' || group.status !== 'active') return <Leave group={group} />
  return (
    <section class="stack tight">
      <p class="small soft">{groups.leaderStays}</p>
      <StepDown group={group} />
    </section>
  )
}

function Leave({ group }: { group: Group }) {
  const { groups, frame } = words()
  const { route } = useLocation()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const leave = async () => {
    const { message } = await ask(api.POST('/groups/{group}/leave', { params: { path: { group: group.id } } }))
    close()
    tell(message)
    route('/groups', true)
    void changed('/groups')
  }
  return (
    <>
      <button type="button" class="button bad start" onClick={() => setAsked(true)}>
        {groups.leave}
      </button>
      {isAsked && (
        <Dialog title={groups.leaveTitle({ name: group.name })} close={close}>
          <p>{group.join_type === 'closed' ? groups.leaveClosedAbout : groups.leaveOpenAbout}</p>
          <Form
            action={groups.leave}
            send={leave}
            beside={
              <button type="button" class="button quiet" onClick={close}>
                {frame.cancel}
              </button>
            }
          >
            {null}
          </Form>
        </Dialog>
      )}
    </>
  )
}
