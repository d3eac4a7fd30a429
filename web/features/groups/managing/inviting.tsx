// Inviting people of the church into a group, and whose answer is still to come. Leaders and admins of the church pick people, nobody else.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed, useOnce, useRead } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { type Candidate, mayNameAnybody } from '#web/features/groups/leader-field.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Combobox } from '#web/parts/combobox.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { useSettled } from '#web/parts/settled.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { ago, apart } from '#web/words/saying.ts'

/** As many as the service invites at once. */
const MOST = 50

export function InviteSection({ group }: { group: Group }) {
  const { groups } = managingWords()
  const mayInvite = mayNameAnybody(group.organization_id) && group.status === 'active'
  const invited = useRead('/groups/{group}/invitations', { path: { group: group.id } })
  const waiting = invited.data?.data.filter(({ id }) => !isRemoved(nameOf(id))) ?? []
  if (!mayInvite && waiting.length === 0) return null
  return (
    <section class="card stack">
      <div>
        <h2>{groups.invitePeople}</h2>
        <p class="small soft">{groups.invitePeopleAbout}</p>
      </div>
      {mayInvite && <InviteForm group={group} />}
      {waiting.length > 0 && (
        <div class="stack tight">
          <h3>{groups.invitedNow}</h3>
          <ul class="list">
            {waiting.map((invitation) => (
              <Invited key={invitation.id} group={group} invitation={invitation} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const nameOf = (invitation: number) => `invitation ${invitation} into a group`

function InviteForm({ group }: { group: Group }) {
  const { groups } = managingWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Candidate[]>([])
  const [results, setResults] = useState<readonly string[]>([])
  const sought = useSettled(typed.trim())
  const once = useOnce()
  const people = useRead(
    '/organizations/{organization}/members',
    { path: { organization: group.organization_id }, query: { per_page: 50, ...(sought ? { search: sought } : {}) } },
    { keepsPrevious: true },
  )
  const candidates = (people.data?.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  const take = (value: string) => {
    const candidate = candidates.find(({ id }) => `${id}` === value)
    if (candidate && chosen.length < MOST) setChosen([...chosen, candidate])
  }
  const send = async () => {
    if (chosen.length === 0) throw new Refusal(422, { errors: { invited: [groups.inviteNobody] } })
    const body = { user_ids: chosen.map(({ id }) => id) }
    const answer = await once(body, (headers) =>
      ask(api.POST('/groups/{group}/invitations', { params: { path: { group: group.id } }, body, headers })),
    )
    setResults(
      answer.results.flatMap(({ user_id, result }) => {
        const name = apart(chosen.find(({ id }) => id === user_id)?.name ?? '')
        return result === 'invited' ? [] : [groups.inviteResult[result]({ name })]
      }),
    )
    setChosen([])
    if (answer.results.some(({ result }) => result === 'invited')) tell(answer.message)
    await changed('/groups/{group}/invitations')
  }
  return (
    <Form action={groups.inviteThem} send={send}>
      <Combobox
        name="invited"
        label={groups.inviteWhom}
        options={candidates.map(({ id, name, email }) => ({ value: `${id}`, text: `${name} · ${email}` }))}
        onType={setTyped}
        onChoose={take}
        clears
      />
      {chosen.length > 0 && (
        <ul class="row tight wrap">
          {chosen.map((person) => (
            <li key={person.id} class="tag">
              <bdi>{person.name}</bdi>
              <button
                type="button"
                class="button quiet icon-only small"
                aria-label={groups.dontInvite({ name: person.name })}
                onClick={() => setChosen(chosen.filter((one) => one !== person))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {results.length > 0 && (
        <ul class="small" role="status">
          {results.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </Form>
  )
}

function Invited({ group, invitation }: { group: Group; invitation: Schemas['PendingGroupInvitation'] }) {
  const { groups } = managingWords()
  const { id, user, created_at } = invitation
  const takeBack = () =>
    remove(nameOf(id), {
      text: groups.invitationEnded({ name: user.name }),
      send: () =>
        ask(
          api.DELETE('/groups/{group}/invitations/{group_invitation}', {
            params: { path: { group: group.id, group_invitation: id } },
            keepalive: true,
          }),
        ),
      touches: ['/groups/{group}/invitations'],
    })
  return (
    <li class="row">
      <Avatar name={user.name} />
      <div class="grow">
        <p>
          <bdi class="strong">{user.name}</bdi>
        </p>
        <p class="small soft">{groups.invitedOn({ when: ago(created_at) })}</p>
      </div>
      <button type="button" class="button quiet small" onClick={takeBack}>
        {groups.takeBack}
        <span class="unseen"> {user.name}</span>
      </button>
    </li>
  )
}
