// Invitations into groups that wait for one's answer.
import { api, ask } from '#web/api/asking.ts'
import { useChange, useRead } from '#web/api/using.ts'
import { WaitForSeat } from '#web/features/groups/seats.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export function Invitations() {
  const { groups } = words()
  const mine = useRead('/groups/invitations/mine')
  const waiting = mine.data?.data ?? []
  if (waiting.length === 0) return null
  return (
    <section class="card accent stack tight">
      <h2>{groups.invitedTitle}</h2>
      <ul class="list">
        {waiting.map(({ id, group }) => (
          <li key={id} class="row top-aligned available">
            <Avatar name={group.name} />
            <div class="grow">
              <a class="strong" href={`/groups/${group.id}/about`}>
                <bdi>{group.name}</bdi>
              </a>
              {group.purpose && (
                <p class="small available-purpose" dir="auto">
                  {group.purpose}
                </p>
              )}
              <p class="small soft">{groups.people({ count: group.member_count })}</p>
            </div>
            {group.is_full && group.join_type === 'open' ? (
              <WaitForSeat group={group} small />
            ) : (
              <AnswerInvitation invitation={id} group={group} small />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function AnswerInvitation({ invitation, group, small = false }: { invitation: number; group: { name: string }; small?: boolean }) {
  const { groups } = words()
  const params = { path: { group_invitation: invitation } }
  const answer = useChange({
    send: (accepts: boolean): Promise<{ message: string }> =>
      accepts
        ? ask(api.POST('/groups/invitations/{group_invitation}/accept', { params }))
        : ask(api.POST('/groups/invitations/{group_invitation}/decline', { params })),
    touches: ['/groups', '/notifications'],
  })
  const give = (accepts: boolean) => answer.mutate(accepts, { onSuccess: ({ message }) => tell(message), onError: tellWhy })
  const name = <span class="unseen"> {group.name}</span>
  return (
    <div class="stack tight">
      {!small && (
        <div>
          <p class="strong">{groups.invitedTitle}</p>
          <p class="soft">{groups.invitedAbout}</p>
        </div>
      )}
      <div class="row tight wrap">
        <button type="button" class={`button primary${small ? ' small' : ''}`} aria-busy={answer.isPending} onClick={() => give(true)}>
          {groups.invitationAccept}
          {name}
        </button>
        <button type="button" class={`button${small ? ' small' : ''}`} onClick={() => give(false)}>
          {groups.invitationDecline}
          {name}
        </button>
      </div>
    </div>
  )
}
