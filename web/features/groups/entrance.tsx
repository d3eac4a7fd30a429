// The way into a group, for who is not in it: join it, ask to join it, or what stands in the way.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed, useChange } from '#web/api/using.ts'
import { AskToJoin } from '#web/features/groups/ask-to-join.tsx'
import type { Group } from '#web/features/groups/group.tsx'
import { AnswerInvitation } from '#web/features/groups/invitations.tsx'
import { entranceOf } from '#web/features/groups/joining.ts'
import { InLine, WaitForSeat } from '#web/features/groups/seats.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { Written } from '#web/parts/written.tsx'
import { words } from '#web/words/choosing.ts'

/** On the pages that only members see. */
export function Entrance({ group }: { group: Group }) {
  const { groups } = words()
  return (
    <section class="card stack">
      {group.purpose && <Written text={group.purpose} />}
      <p class="soft">{groups.membersOnly}</p>
      <EntranceButton group={{ ...group, is_full: isFull(group) }} />
    </section>
  )
}

export const isFull = ({ max_members, member_count }: Pick<Group, 'max_members' | 'member_count'>) =>
  max_members !== null && member_count >= max_members

interface Enterable
  extends Pick<Group, 'id' | 'name' | 'code' | 'join_type' | 'status' | 'pending_request_id' | 'invitation_id' | 'wait_position'> {
  is_full: boolean
}

/** What one can do at a group that one is not in. */
export function EntranceButton({ group, small = false }: { group: Enterable; small?: boolean }) {
  const { groups } = words()
  const [isAsking, setAsking] = useState(false)
  const join = useChange({
    send: () => ask(api.POST('/groups/join', { body: { joinCode: group.code } })),
    touches: ['/groups'],
  })
  switch (entranceOf(group)) {
    case 'asked':
      return <Withdraw request={group.pending_request_id!} group={group.name} small={small} />
    case 'at-rest':
      return small ? <span class="tag">{groups.atRest}</span> : <p class="soft">{groups.takesNobody}</p>
    case 'waiting':
      return <InLine group={group} place={group.wait_position!} small={small} />
    case 'invited':
      return <AnswerInvitation invitation={group.invitation_id!} group={group} small={small} />
    case 'full':
      return <WaitForSeat group={group} small={small} />
    case 'ask':
      return (
        <>
          <button type="button" class={`button start${small ? ' small' : ' primary'}`} onClick={() => setAsking(true)}>
            {groups.askToJoin}
            <span class="unseen"> {group.name}</span>
          </button>
          {isAsking && <AskToJoin group={group} close={() => setAsking(false)} />}
        </>
      )
    case 'open':
      return (
        <button
          type="button"
          class={`button start${small ? ' small' : ' primary'}`}
          aria-busy={join.isPending}
          onClick={() => {
            if (!join.isPending) join.mutateAsync().then(({ message }) => tell(message), tellWhy)
          }}
        >
          {groups.join}
          <span class="unseen"> {group.name}</span>
        </button>
      )
  }
}

/** Somebody who asked waits, and may think better of it. */
export function Withdraw({ request, group, small = false }: { request: number; group: string; small?: boolean }) {
  const { groups } = words()
  const withdraw = useChange({
    send: () => ask(api.DELETE('/groups/join-requests/{join_request}', { params: { path: { join_request: request } } })),
    touches: ['/groups'],
  })
  return (
    <div class={small ? 'row tight wrap' : 'stack tight'}>
      {small ? <span class="tag">{groups.asked}</span> : <p>{groups.askedAbout}</p>}
      <button
        type="button"
        class="button small start"
        aria-busy={withdraw.isPending}
        onClick={() => {
          if (withdraw.isPending) return
          withdraw.mutateAsync().then(
            ({ message }) => tell(message),
            async (error: unknown) => {
              await changed('/groups')
              tellWhy(error)
            },
          )
        }}
      >
        {groups.withdraw}
        <span class="unseen"> {group}</span>
      </button>
    </div>
  )
}
