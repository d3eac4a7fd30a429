// Inviting people by e-mail, one or many at once, and what became of each invitation.
import { useRef, useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas, Unreachable } from '#web/api/asking.ts'
import { dropDraft, keepDraft } from '#web/api/keeping.ts'
import { changed, useChange, useRead } from '#web/api/using.ts'
import { addressesIn, MAX_ADDRESSES } from '#web/features/organizations/managing/addresses.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { inviteAll, type NotInvited, type Role } from '#web/features/organizations/managing/inviting.ts'
import { roleOptions } from '#web/features/organizations/managing/role.tsx'
import { Choice, SelectField, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { type Column, Table } from '#web/parts/table.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
import './people.css'

type Invitation = Schemas['Invitation']

const PATH = '/organizations/{organization}/invitations'

export default function Invitations() {
  const { invitations } = managingWords()
  const { church, organization } = useChurch()
  return (
    <Page wide help="/help/people" title={invitations.title} about={invitations.about} back="/manage/people">
      <ChooseChurch />
      {church?.role === 'admin' && <Invite key={organization} organization={organization} />}
      <List organization={organization} />
    </Page>
  )
}

function Invite({ organization }: { organization: number }) {
  const { invitations } = managingWords()
  const [text, setText] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [notInvited, setNotInvited] = useState<NotInvited[]>([])
  const keys = useRef(new Map<string, string>())
  const count = addressesIn(text).length
  const draft = `invitations ${organization}`

  const send = async () => {
    const addresses = addressesIn(text)
    if (addresses.length === 0) throw wrong(invitations.noneTyped)
    if (addresses.length > MAX_ADDRESSES) throw wrong(invitations.tooMany({ count: MAX_ADDRESSES }))
    setNotInvited([])
    const outcome = await inviteAll({
      organization,
      role,
      addresses,
      noAddress: invitations.noAddress,
      onProgress: (done) => setProgress({ done, all: addresses.length }),
      keys: keys.current,
    }).finally(() => setProgress(undefined))
    // Who was invited is not invited again by another press; who was not still stands there.
    const left = [...outcome.notInvited.map(({ email }) => email), ...outcome.rest]
    setText(left.join('\n'))
    setNotInvited(outcome.notInvited)
    await (left.length > 0 ? keepDraft(draft, { addresses: left.join('\n'), role }) : dropDraft(draft))
    if (outcome.invited > 0) {
      tell(invitations.sent({ count: outcome.invited }))
      void changed(PATH, '/organizations/{organization}/audit-log')
    }
    if (outcome.rest.length > 0) throw new Unreachable()
    if (outcome.notInvited.length > 0) throw wrong(invitations.notSent({ count: outcome.notInvited.length }))
  }
  return (
    <section class="card stack">
      <h2>{invitations.invite}</h2>
      <Form
        action={count > 1 ? invitations.inviteMany({ count }) : invitations.inviteOne}
        send={send}
        draft={draft}
        beside={progress && <progress max={progress.all} value={progress.done} aria-label={invitations.progress(progress)} />}
      >
        <TextField
          name="addresses"
          label={invitations.addresses}
          help={invitations.addressesAbout}
          dir="ltr"
          rows={4}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {notInvited.length > 0 && (
          <ul class="card sunk stack tight">
            {notInvited.map(({ email, why }) => (
              <li key={email}>
                <bdi class="strong">{email}</bdi> · {why}
              </li>
            ))}
          </ul>
        )}
        <Choice
          name="role"
          label={invitations.as}
          value="member"
          options={roleOptions().reverse()}
          onChoose={(chosen) => setRole(chosen as Role)}
        />
      </Form>
    </section>
  )
}

/** Said beside the field with the addresses. */
const wrong = (sentence: string) => new Refusal(422, { errors: { addresses: [sentence] } })

function List({ organization }: { organization: number }) {
  const { invitations } = managingWords()
  const { query, change } = useAddress()
  const isAccepted = query['state'] === 'accepted'
  const asked = isAccepted ? { query: { state: 'accepted' as const } } : {}
  const found = useRead(PATH, { path: { organization }, ...asked })
  const columns: [Column<Invitation>, ...Column<Invitation>[]] = [
    { key: 'email', title: invitations.address, cell: Invited },
    { key: 'state', title: invitations.state, cell: State },
  ]
  if (!isAccepted)
    columns.push({
      key: 'actions',
      title: <span class="unseen">{invitations.whatToDo}</span>,
      cell: (invitation) => <Actions invitation={invitation} organization={organization} />,
    })
  return (
    <section class="stack">
      <SelectField
        name="state"
        label={invitations.which}
        value={isAccepted ? 'accepted' : ''}
        options={[
          ['', invitations.open],
          ['accepted', invitations.accepted],
        ]}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
      <Loaded of={found}>
        {({ data }) => {
          const there = data.filter(({ id }) => !isRemoved(`invitation ${id}`))
          if (there.length === 0)
            return (
              <Empty icon="person" title={isAccepted ? invitations.noneAccepted : invitations.none}>
                {isAccepted ? undefined : invitations.noneAbout}
              </Empty>
            )
          return (
            <div class="as-list">
              <Table label={invitations.title} rows={there} idOf={({ id }) => id} nameOf={({ email }) => email} columns={columns} />
            </div>
          )
        }}
      </Loaded>
    </section>
  )
}

const Invited = ({ email, role }: Invitation) => (
  <span class="grow">
    <bdi class="strong" dir="ltr">
      {email}
    </bdi>
    <span class="small soft block">{managingWords().people.roles[role]}</span>
  </span>
)

const State = (invitation: Invitation) => (
  <span class="row wrap tight">
    <span class={invitation.state === 'waiting' ? 'tag accent' : 'tag'}>{managingWords().invitations.states[invitation.state]}</span>
    <span class="small soft">{whenOf(invitation)}</span>
  </span>
)

function Actions({ invitation, organization }: { invitation: Invitation; organization: number }) {
  const { invitations } = managingWords()
  const { id, email, role } = invitation
  const path = { organization, invitation: id }
  const again = useChange({
    send: () => ask(api.POST(PATH, { params: { path: { organization } }, body: { email, role } })),
    touches: [PATH],
  })
  const end = () =>
    remove(`invitation ${id}`, {
      text: invitations.ended({ email }),
      send: () => ask(api.DELETE('/organizations/{organization}/invitations/{invitation}', { params: { path }, keepalive: true })),
      touches: [PATH],
    })
  return (
    <span class="row tight">
      <button
        type="button"
        class="button quiet small"
        aria-busy={again.isPending}
        aria-label={invitations.againTo({ email })}
        onClick={() => again.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: tellWhy })}
      >
        {invitations.again}
      </button>
      <button type="button" class="button quiet small bad" aria-label={invitations.endOf({ email })} onClick={end}>
        {invitations.end}
      </button>
    </span>
  )
}

function whenOf({ state, expires_at, accepted_at }: Invitation): string {
  const { invitations } = managingWords()
  if (state === 'accepted') return invitations.acceptedOn({ day: day(accepted_at!) })
  return state === 'waiting' ? invitations.until({ day: day(expires_at) }) : invitations.endedOn({ day: day(expires_at) })
}
