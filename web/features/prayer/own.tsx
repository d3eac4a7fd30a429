// One's own request later: other words that are suggested for it, and what became of it.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useChange, useOnce } from '#web/api/using.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Switch, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { apart, day } from '#web/words/saying.ts'

type Request = Schemas['OwnPrayerRequest']

/** Taken or not: nothing changes by itself. */
export function Proposal({ request }: { request: Request }) {
  const { prayer } = words()
  const { proposal, id } = request
  const answer = useChange({
    send: (how: 'accept' | 'decline') => {
      const params = { path: { prayer_request: id, proposal: proposal!.id } }
      return ask(
        how === 'accept'
          ? api.POST('/prayer-requests/{prayer_request}/proposals/{proposal}/accept', { params })
          : api.POST('/prayer-requests/{prayer_request}/proposals/{proposal}/decline', { params }),
      )
    },
    touches: ['/prayer-requests/my-requests'],
  })
  if (!proposal) return null
  if (proposal.declined) return <p class="small soft">{prayer.proposalKept}</p>
  const then = { onSuccess: ({ message }: { message: string }) => tell(message), onError: tellWhy }
  return (
    <section class="card sunk stack tight">
      <p class="small strong">{proposal.by ? prayer.proposedBy({ name: apart(proposal.by.name) }) : prayer.proposedByLeaders}</p>
      <p class="strong" dir="auto">
        {proposal.title}
      </p>
      <LongText text={proposal.request_text} />
      {proposal.note && <LongText text={proposal.note} class="small soft" />}
      <div class="row wrap tight">
        <button type="button" class="button primary small" onClick={() => answer.mutate('accept', then)}>
          {prayer.takeWords}
        </button>
        <button type="button" class="button small" onClick={() => answer.mutate('decline', then)}>
          {prayer.keepMine}
        </button>
      </div>
    </section>
  )
}

/** What one wrote, also what the leaders have not read yet. */
export function BecameOfIt({ request: { updates } }: { request: Request }) {
  const { prayer } = words()
  if (updates.length === 0) return null
  return (
    <section class="stack tight">
      <p class="small strong">{prayer.becameOfIt}</p>
      <ul class="stack tight">
        {updates.map(({ id, text, answered, status, day: date, rejection_reason }) => (
          <li key={id} class="card sunk stack tight">
            <p class="row tight wrap small soft">
              {answered && (
                <span class="tag accent">
                  <Icon name="check" /> {prayer.answered}
                </span>
              )}
              {date ? day(date) : status === 'rejected' ? prayer.notShared : prayer.updateWaits}
            </p>
            <LongText text={text} />
            {rejection_reason && (
              <>
                <p class="small strong">{prayer.reasonOfLeaders}</p>
                <LongText text={rejection_reason} class="small" />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function WriteUpdate({ request }: { request: Request }) {
  const { prayer } = words()
  const [isOpen, setOpen] = useState(false)
  const draft = `prayer update ${request.id}`
  const once = useOnce(draft)
  const send = async (values: FormData) => {
    const body = { text: String(values.get('text')), answered: values.has('answered') }
    const params = { path: { prayer_request: request.id } }
    const { message } = await once(body, (headers) => ask(api.POST('/prayer-requests/{prayer_request}/updates', { params, body, headers })))
    await changed('/prayer-requests/my-requests', '/groups/{group}/posts', '/groups/{group}/post/{post_id}')
    setOpen(false)
    tell(message)
  }
  return (
    <>
      <button type="button" class="button small" onClick={() => setOpen(true)}>
        <Icon name="pencil" /> {prayer.writeUpdate}
        <span class="unseen"> {request.title}</span>
      </button>
      {isOpen && (
        <Dialog title={prayer.writeUpdate} close={() => setOpen(false)}>
          <Form send={send} action={prayer.updateSend} draft={draft}>
            <TextField
              name="text"
              label={prayer.updateLabel}
              help={request.visibility === 'care_team' ? prayer.updateAboutCare : prayer.updateAbout}
              rows={5}
              maxLength={2000}
              required
            />
            <Switch name="answered" label={prayer.itWasAnswered} />
          </Form>
        </Dialog>
      )}
    </>
  )
}
