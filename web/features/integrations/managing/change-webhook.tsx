// Making or changing a webhook, and its secret, which is shown once.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field, Switch } from '#web/parts/field.tsx'
import { Form, useErrors } from '#web/parts/form.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords, words } from '#web/words/choosing.ts'

type Event = Schemas['WebhookEvent']
export type Shown = Schemas['WebhookWithSecret']

/** In the order in which they are offered. */
const events: readonly Event[] = [
  'member.joined',
  'member.left',
  'join_request.created',
  'group.created',
  'group.changed',
  'meeting.changed',
  'training.completed',
  'challenge.completed',
]

const LIST = '/organizations/{organization}/webhooks'

interface ChangeWebhookProps {
  organization: number
  /** A new one without it. */
  webhook?: Schemas['Webhook']
  close: () => void
  show: (secret: Shown) => void
}

export function ChangeWebhook({ organization, webhook, close, show }: ChangeWebhookProps) {
  const { webhooks } = rareWords()
  const make = useOnce()
  const send = async (values: FormData) => {
    const body = { url: String(values.get('url')).trim(), events: events.filter((event) => values.has(event)) }
    if (webhook) tell((await ask(api.PUT(`${LIST}/{webhook}`, { params: { path: { organization, webhook: webhook.id } }, body }))).message)
    else show((await make(body, (headers) => ask(api.POST(LIST, { params: { path: { organization } }, body, headers })))).data)
    close()
    await changed(LIST)
  }
  return (
    <Dialog title={webhook ? webhooks.changeTitle : webhooks.addTitle} close={close}>
      <Form action={webhook ? words().frame.save : webhooks.add} send={send}>
        <Field
          name="url"
          type="url"
          label={webhooks.address}
          help={webhooks.addressAbout}
          defaultValue={webhook?.url ?? ''}
          dir="ltr"
          maxLength={2048}
          autocomplete="off"
          required
        />
        <fieldset class="field">
          <legend class="field-label">{webhooks.whatIsTold}</legend>
          <div class="stack tight">
            {events.map((event) => (
              <Switch key={event} name={event} label={webhooks.events[event]} defaultChecked={webhook?.events.includes(event) ?? false} />
            ))}
          </div>
          <EventsWrong />
        </fieldset>
        <p class="small soft">{webhooks.privacy}</p>
      </Form>
    </Dialog>
  )
}

/** The service calls the field `events`; the form has one for each. */
function EventsWrong() {
  const errors = useErrors('events')
  return (
    <p class="field-note wrong" role="alert">
      <input type="hidden" name="events" />
      {errors.join(' ')}
    </p>
  )
}

export function ShownSecret({ of: { secret }, close }: { of: Shown; close: () => void }) {
  const { webhooks } = rareWords()
  const copy = () => navigator.clipboard.writeText(secret).then(() => tell(webhooks.copied), tellWhy)
  return (
    <Dialog title={webhooks.secretTitle}>
      <p>{webhooks.secretAbout}</p>
      <Field name="secret" label={webhooks.secret} value={secret} dir="ltr" readOnly onFocus={(event) => event.currentTarget.select()} />
      <div class="row wrap">
        <button type="button" class="button primary" onClick={() => void copy()}>
          {webhooks.copy}
        </button>
        <button type="button" class="button" onClick={close}>
          {webhooks.kept}
        </button>
      </div>
    </Dialog>
  )
}
