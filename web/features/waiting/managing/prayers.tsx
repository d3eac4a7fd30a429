// A prayer before it is shared, and what somebody wrote about theirs: what one needs to know to decide.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { Act, Church, type Shown } from '#web/features/waiting/managing/items.tsx'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { ago, apart, number } from '#web/words/saying.ts'

type Request = Schemas['PendingPrayerRequest']

export function PrayerRequest({ request, choose, actions }: Shown & { request: Request }) {
  const { waiting } = managingWords()
  const { user, anonymous, title, request_text, waiting_since, organization_id, category, urgent, revision, proposal, visibility } = request
  const name = apart(user.name)
  const isForCare = visibility === 'care_team'
  return (
    <li id={`waiting-prayer_request-${request.id}`}>
      <article class="card stack">
        <div class="row">
          {choose}
          {anonymous ? <AnonymousAvatar /> : <Avatar name={user.name} />}
          <div class="grow">
            <h3>
              <bdi>{title}</bdi>
            </h3>
            <p class="small soft">
              {anonymous ? waiting.anonymous({ name }) : name} · {ago(waiting_since)} <Church of={organization_id} />
            </p>
          </div>
        </div>
        {(urgent || category || isForCare) && (
          <p class="row tight wrap">
            {urgent && <span class="tag accent">{waiting.urgent}</span>}
            {category && (
              <span class="tag" dir="auto">
                {category}
              </span>
            )}
            {isForCare && (
              <span class="tag">
                <Icon name="lock" /> {waiting.careRequest}
              </span>
            )}
          </p>
        )}
        <LongText text={request_text} />
        {revision > 1 && <p class="small soft">{waiting.changedSince({ revision: number(revision) })}</p>}
        {proposal && <p class="small soft">{proposal.declined ? waiting.proposalDeclined : waiting.proposalOpen}</p>}
        {actions && (
          <div class="row tight wrap">
            {!isForCare && <Act primary text={waiting.share} of={actions} verdict="share" />}
            <Act primary={isForCare} text={isForCare ? waiting.take : waiting.give} of={actions} verdict="give" />
            <Propose request={request} />
            <Act bad text={waiting.dontShare} of={actions} verdict="dontShare" />
          </div>
        )}
      </article>
    </li>
  )
}

/** Whoever asked takes these words or not. */
function Propose({ request }: { request: Request }) {
  const { waiting } = managingWords()
  const [isOpen, setOpen] = useState(false)
  const send = async (values: FormData) => {
    const body = {
      title: String(values.get('title')),
      request_text: String(values.get('request_text')),
      note: String(values.get('note')).trim() || null,
      revision: request.revision,
    }
    const sent = { params: { path: { prayer_request: request.id } }, body }
    const { message } = await ask(api.POST('/prayer-requests/{prayer_request}/propose', sent))
    await changed('/waiting')
    setOpen(false)
    tell(message)
  }
  return (
    <>
      <button type="button" class="button small" onClick={() => setOpen(true)}>
        {waiting.propose}
        <span class="unseen"> {request.title}</span>
      </button>
      {isOpen && (
        <Dialog title={waiting.propose} close={() => setOpen(false)}>
          <Form action={waiting.propose} send={send}>
            <Field name="title" label={waiting.proposedHeading} dir="auto" maxLength={255} required defaultValue={request.title} />
            <TextField
              name="request_text"
              label={waiting.proposedWords}
              rows={6}
              maxLength={5000}
              required
              defaultValue={request.request_text}
            />
            <TextField name="note" label={waiting.noteToAuthor} help={waiting.noteToAuthorAbout} rows={2} maxLength={1000} />
          </Form>
        </Dialog>
      )}
    </>
  )
}

export function PrayerUpdate({ update, choose, actions }: Shown & { update: Schemas['PendingPrayerUpdate'] }) {
  const { waiting } = managingWords()
  const { user, request, text, answered, created_at, organization_id } = update
  const name = apart(user.name)
  return (
    <li id={`waiting-prayer_update-${update.id}`}>
      <article class="card stack">
        <div class="row">
          {choose}
          {request.anonymous ? <AnonymousAvatar /> : <Avatar name={user.name} />}
          <div class="grow">
            <h3>{waiting.updateOn({ name: apart(request.title) })}</h3>
            <p class="small soft">
              {request.anonymous ? waiting.anonymous({ name }) : name} · {ago(created_at)} <Church of={organization_id} />
            </p>
          </div>
        </div>
        {answered && (
          <p>
            <span class="tag accent">
              <Icon name="check" /> {waiting.saysAnswered}
            </span>
          </p>
        )}
        <LongText text={text} />
        {actions && (
          <div class="row tight wrap">
            <Act primary text={waiting.shareUpdate} of={actions} verdict="share" />
            <Act bad text={waiting.dontShare} of={actions} verdict="dontShare" />
          </div>
        )}
      </article>
    </li>
  )
}
