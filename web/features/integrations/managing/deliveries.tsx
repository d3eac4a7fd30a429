// What was sent to a webhook, and what came of it.
import { useEffect } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useChange, useFeed } from '#web/api/using.ts'
import { Feed } from '#web/parts/feed.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords } from '#web/words/choosing.ts'
import { moment, number } from '#web/words/saying.ts'

type Delivery = Schemas['WebhookDelivery']

const LIST = '/organizations/{organization}/webhooks'
const LOG = `${LIST}/{webhook}/deliveries` as const
/** While something is on its way, it is looked at again. */
const LOOK_MS = 2_000

interface DeliveriesProps {
  organization: number
  webhook: Schemas['Webhook']
}

export function Deliveries({ organization, webhook }: DeliveriesProps) {
  const { webhooks } = rareWords()
  const feed = useFeed(LOG, { path: { organization, webhook: webhook.id } })
  const isOnItsWay = feed.items?.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ?? false
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => void changed(LIST), LOOK_MS)
    return () => clearInterval(timer)
  }, [isOnItsWay])
  return (
    <Feed of={feed} empty={<p class="soft">{webhooks.nothingSent}</p>}>
      {(delivery) => <Line key={delivery.id} of={delivery} organization={organization} webhook={webhook} />}
    </Feed>
  )
}

function Line({ of: delivery, organization, webhook }: DeliveriesProps & { of: Delivery }) {
  const { webhooks } = rareWords()
  const again = useChange({
    send: () =>
      ask(api.PUT(`${LOG}/{delivery}/sending`, { params: { path: { organization, webhook: webhook.id, delivery: delivery.id } } })),
    touches: [LIST],
  })
  const { type, timestamp } = delivery.body
  return (
    <article class="stack tight">
      <p>
        <span class="strong">{webhooks.events[type]}</span>{' '}
        <span class={delivery.state === 'delivered' ? 'tag accent' : delivery.state === 'failed' ? 'tag bad' : 'tag'}>
          {webhooks.states[delivery.state]}
        </span>
      </p>
      <p class="small soft">
        <time dateTime={timestamp}>{moment(timestamp)}</time>
        {delivery.last_attempt_at && <> · {webhooks.attempts({ count: delivery.attempts })}</>}
        {delivery.duration_ms !== null && <> · {webhooks.took({ ms: number(delivery.duration_ms) })}</>}
      </p>
      {delivery.problem && <p>{webhooks.problems[delivery.problem]({ status: `${delivery.status ?? ''}` })}</p>}
      {delivery.next_attempt_at && delivery.attempts > 0 && (
        <p class="small soft">{webhooks.nextAttempt({ when: moment(delivery.next_attempt_at) })}</p>
      )}
      <details>
        <summary class="small">{webhooks.whatWasSent}</summary>
        <pre class="small" dir="ltr">
          {`webhook-id: ${delivery.message_id}\n\n${JSON.stringify(delivery.body, null, 2)}`}
        </pre>
      </details>
      {webhook.is_active && (
        <button
          type="button"
          class="button small start"
          aria-busy={again.isPending}
          onClick={() => again.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: tellWhy })}
        >
          {webhooks.sendAgain}
          <span class="unseen"> {webhooks.events[type]}</span>
        </button>
      )}
    </article>
  )
}
