// Webhooks of a church: where they lead, what they are told, and how that goes.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useChange, useRead } from '#web/api/using.ts'
import { ChangeWebhook, type Shown, ShownSecret } from '#web/features/integrations/managing/change-webhook.tsx'
import { Deliveries } from '#web/features/integrations/managing/deliveries.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords, words } from '#web/words/choosing.ts'
import { apart, day, moment } from '#web/words/saying.ts'

const LIST = '/organizations/{organization}/webhooks'
const ONE = '/organizations/{organization}/webhooks/{webhook}'
export type Webhook = Schemas['Webhook']

export function Webhooks({ organization }: { organization: number }) {
  const { webhooks } = rareWords()
  const list = useRead(LIST, { path: { organization } })
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Shown>()
  return (
    <section class="stack">
      <h2>{webhooks.title}</h2>
      <p class="soft">{webhooks.about}</p>
      <Loaded of={list}>
        {({ data }) => (
          <>
            {data.length === 0 ? (
              <Empty icon="settings" title={webhooks.none}>
                {webhooks.noneAbout}
              </Empty>
            ) : (
              <ul class="stack">
                {data.map((webhook) => (
                  <li key={webhook.id} class="card stack">
                    <One webhook={webhook} organization={organization} show={setSecret} />
                  </li>
                ))}
              </ul>
            )}
            <button type="button" class="button primary start" onClick={() => setAdding(true)}>
              {webhooks.add}
            </button>
          </>
        )}
      </Loaded>
      {isAdding && <ChangeWebhook organization={organization} close={() => setAdding(false)} show={setSecret} />}
      {secret && <ShownSecret of={secret} close={() => setSecret(undefined)} />}
    </section>
  )
}

interface OneProps {
  webhook: Webhook
  organization: number
  show: (secret: Shown) => void
}

function One({ webhook, organization, show }: OneProps) {
  const { webhooks } = rareWords()
  const { frame } = words()
  const [asked, setAsked] = useState<'change' | 'renew' | 'delete'>()
  const [isOpen, setOpen] = useState(false)
  const at = { params: { path: { organization, webhook: webhook.id } } }
  const close = () => setAsked(undefined)
  const told = ({ message }: { message: string }) => tell(message)
  const toggle = useChange({ send: () => ask(api.PUT(ONE, { ...at, body: { is_active: !webhook.is_active } })), touches: [LIST] })
  const test = useChange({ send: () => ask(api.PUT(`${ONE}/test`, at)), touches: [LIST] })
  const remove = useChange({ send: () => ask(api.DELETE(ONE, at)), touches: [LIST] })
  const renew = useChange({ send: () => ask(api.PUT(`${ONE}/secret`, at)), touches: [LIST] })
  const name = <span class="unseen"> {webhook.url}</span>
  return (
    <>
      <div class="stack tight">
        <p class="strong">
          <bdi class="long" dir="ltr">
            {webhook.url}
          </bdi>
        </p>
        <State of={webhook} />
        <p class="small soft">{webhook.events.map((event) => webhooks.events[event]).join(' · ')}</p>
        {webhook.previous_secret_until && <p class="small soft">{webhooks.twoSecrets({ until: moment(webhook.previous_secret_until) })}</p>}
      </div>
      <div class="row wrap">
        {webhook.is_active && (
          <button
            type="button"
            class="button small"
            aria-busy={test.isPending}
            onClick={() =>
              test.mutate(undefined, {
                onSuccess: (answer) => {
                  told(answer)
                  setOpen(true)
                },
                onError: tellWhy,
              })
            }
          >
            {webhooks.test}
            {name}
          </button>
        )}
        <button
          type="button"
          class="button small"
          aria-busy={toggle.isPending}
          onClick={() => toggle.mutate(undefined, { onSuccess: told, onError: tellWhy })}
        >
          {webhook.is_active ? webhooks.switchOff : webhooks.switchOn}
          {name}
        </button>
        <button type="button" class="button small" onClick={() => setAsked('change')}>
          {webhooks.change}
          {name}
        </button>
        <button type="button" class="button small" onClick={() => setAsked('renew')}>
          {webhooks.renew}
          {name}
        </button>
        <button type="button" class="button small bad" onClick={() => setAsked('delete')}>
          {frame.delete}
          {name}
        </button>
      </div>
      <details
        open={isOpen}
        onToggle={(event) => {
          setOpen(event.currentTarget.open)
        }}
      >
        <summary>{webhooks.log}</summary>
        {isOpen && <Deliveries organization={organization} webhook={webhook} />}
      </details>
      {asked === 'change' && <ChangeWebhook organization={organization} webhook={webhook} close={close} show={show} />}
      {asked === 'renew' && (
        <Sure
          title={webhooks.renewTitle}
          about={webhooks.renewAbout}
          action={webhooks.renew}
          isBusy={renew.isPending}
          close={close}
          act={() =>
            renew.mutate(undefined, {
              onSuccess: ({ data }) => {
                close()
                show(data)
              },
              onError: tellWhy,
            })
          }
        />
      )}
      {asked === 'delete' && (
        <Sure
          title={webhooks.deleteTitle}
          about={webhooks.deleteAbout({ url: apart(webhook.url) })}
          action={frame.delete}
          isBusy={remove.isPending}
          close={close}
          act={() =>
            remove.mutate(undefined, {
              onSuccess: (answer) => {
                close()
                told(answer)
                void changed(LIST)
              },
              onError: tellWhy,
            })
          }
        />
      )}
    </>
  )
}

function State({ of: { is_active, off_for, failing_since, waiting_count } }: { of: Webhook }) {
  const { webhooks } = rareWords()
  if (!is_active)
    return (
      <p>
        <span class="tag bad">{webhooks.off}</span> {off_for && webhooks.offFor[off_for]}
      </p>
    )
  return (
    <p>
      {failing_since ? (
        <>
          <span class="tag bad">{webhooks.failing}</span> {webhooks.failingSince({ day: day(failing_since) })}
        </>
      ) : (
        <span class="tag accent">{webhooks.on}</span>
      )}
      {waiting_count > 0 && <span class="small soft"> {webhooks.waiting({ count: waiting_count })}</span>}
    </p>
  )
}

interface SureProps {
  title: string
  about: string
  action: string
  isBusy: boolean
  act: () => void
  close: () => void
}

function Sure({ title, about, action, isBusy, act, close }: SureProps) {
  return (
    <Dialog title={title} close={close}>
      <p>{about}</p>
      <div class="row wrap">
        <button type="button" class="button bad" aria-busy={isBusy} onClick={act}>
          {action}
        </button>
        <button type="button" class="button" onClick={close}>
          {words().frame.cancel}
        </button>
      </div>
    </Dialog>
  )
}
