// Inviting people by e-mail, one or many at once, and what became of each invitation.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { dropDraft, keepDraft } from '#web/api/keeping.ts'
import { changed, keyOf, useChange, useOnce } from '#web/api/using.ts'
import { useWhole } from '#web/api/whole.ts'
import { addressesIn, MAX_ADDRESSES } from '#web/features/organizations/managing/addresses.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { roleOptions } from '#web/features/organizations/managing/role.tsx'
import { Choice, SelectField, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { type Column, Pages, Table } from '#web/parts/table.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
import './people.css'

type Invitation = Schemas['Invitation']
type Role = Invitation['role']

const PATH = '/organizations/{organization}/invitations'
const PER_PAGE = 50

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

interface NotInvited {
  email: string
  why: string
}

function Invite({ organization }: { organization: number }) {
  const { invitations } = managingWords()
  const [text, setText] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [notInvited, setNotInvited] = useState<NotInvited[]>([])
  const count = addressesIn(text).length
  const draft = `invitations ${organization}`
  const sendOnce = useOnce(draft)

  const send = async () => {
    const emails = addressesIn(text)
    if (emails.length === 0) throw wrong(invitations.noneTyped)
    if (emails.length > MAX_ADDRESSES) throw wrong(invitations.tooMany({ count: MAX_ADDRESSES }))
    setNotInvited([])
    const body = { emails, role }
    const { message, results } = await sendOnce(body, (headers) =>
      ask(api.POST('/organizations/{organization}/invitations/many', { params: { path: { organization } }, headers, body })),
    )
    const left = emails.flatMap((email, index) => {
      const { result } = results[index]!
      return result === 'invited' ? [] : [{ email, why: invitations.outcomes[result] }]
    })
    // Who was invited stands there no more; who was not still does.
    const rest = left.map(({ email }) => email).join('\n')
    setText(rest)
    setNotInvited(left)
    await (left.length > 0 ? keepDraft(draft, { addresses: rest, role }) : dropDraft(draft))
    if (left.length < emails.length) {
      tell(message)
      void changed(PATH, '/organizations/{organization}/audit-log')
    }
    if (left.length > 0) throw wrong(invitations.notSent({ count: left.length }))
  }
  return (
    <section class="card stack">
      <h2>{invitations.invite}</h2>
      <Form action={count > 1 ? invitations.inviteMany({ count }) : invitations.inviteOne} send={send} draft={draft}>
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
                <bdi class="strong long">{email}</bdi> · {why}
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
  const { query: address, change } = useAddress()
  const isAccepted = address['state'] === 'accepted'
  const [wantedPage, setPage] = useState(1)
  const query = isAccepted ? { state: 'accepted' as const } : {}
  const found = useWhole<Invitation>({
    key: keyOf(PATH, { path: { organization }, query }),
    readPart: (at, signal) =>
      ask(api.GET(PATH, { params: { path: { organization }, query: { ...query, ...at } }, ...(signal ? { signal } : {}) })),
  })
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
        onChange={(event) => {
          setPage(1)
          change({ state: event.currentTarget.value })
        }}
      />
      <Loaded of={found}>
        {(data) => {
          const there = data.filter(({ id }) => !isRemoved(`invitation ${id}`))
          if (there.length === 0)
            return (
              <Empty icon="person" title={isAccepted ? invitations.noneAccepted : invitations.none}>
                {isAccepted ? undefined : invitations.noneAbout}
              </Empty>
            )
          const last = Math.ceil(there.length / PER_PAGE)
          const page = Math.min(wantedPage, last)
          const from = (page - 1) * PER_PAGE
          const shown = there.slice(from, from + PER_PAGE)
          return (
            <div class="as-list stack">
              {!isAccepted && <SendAllAgain rows={there} organization={organization} />}
              <Table label={invitations.title} rows={shown} idOf={({ id }) => id} nameOf={({ email }) => email} columns={columns} />
              <Pages
                of={{ current_page: page, last_page: last, from: from + 1, to: from + shown.length, total: there.length }}
                go={setPage}
              />
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

const State = (invitation: Invitation) => {
  const { invitations } = managingWords()
  const { state, delivery, sent_at } = invitation
  const notDelivered = state === 'waiting' && delivery === 'not_delivered'
  return (
    <span class="row wrap tight">
      <span class={`tag ${notDelivered ? 'bad' : state === 'waiting' ? 'accent' : ''}`}>
        {notDelivered ? invitations.deliveries.not_delivered : invitations.states[state]}
      </span>
      <span class="small soft">
        {state === 'waiting' && !notDelivered && (
          <>
            {delivery === 'sent' ? invitations.sentOn({ day: day(sent_at!) }) : invitations.deliveries[delivery]}
            {' · '}
          </>
        )}
        {whenOf(invitation)}
      </span>
    </span>
  )
}

const SEND_AGAIN = '/organizations/{organization}/invitations/send-again'
const DAY_MS = 86_400_000

/** Those that were sent in the last day are left in peace, and those of an import that wait for an admin; the service has the last word. */
function SendAllAgain({ rows, organization }: { rows: Invitation[]; organization: number }) {
  const { invitations } = managingWords()
  const due = rows.filter(
    ({ state, delivery, created_at }) => state === 'waiting' && delivery !== 'held' && Date.parse(created_at) < Date.now() - DAY_MS,
  )
  const again = useChange({
    send: async () => {
      let count = 0
      for (let hasMore = true; hasMore; ) {
        const answer = await ask(api.POST(SEND_AGAIN, { params: { path: { organization } }, body: {} }))
        count += answer.results.filter(({ result }) => result === 'sent').length
        hasMore = answer.has_more
      }
      return count
    },
    touches: [PATH],
  })
  if (due.length < 2) return null
  return (
    <button
      type="button"
      class="button small start"
      aria-busy={again.isPending}
      onClick={() => again.mutate(undefined, { onSuccess: (count) => tell(invitations.sentAgain({ count })), onError: tellWhy })}
    >
      {invitations.allAgain({ count: due.length })}
    </button>
  )
}

function Actions({ invitation, organization }: { invitation: Invitation; organization: number }) {
  const { invitations } = managingWords()
  const { id, email } = invitation
  const path = { organization, invitation: id }
  const again = useChange({
    send: async () => {
      const { message, results } = await ask(api.POST(SEND_AGAIN, { params: { path: { organization } }, body: { invitation_ids: [id] } }))
      const { result } = results[0]!
      return result === 'sent' ? message : invitations.notAgain[result]
    },
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
        onClick={() => again.mutate(undefined, { onSuccess: tell, onError: tellWhy })}
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
