// What the care team prays for: what waits for it, what it carries, what was answered. Who asks anonymously is not told here.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { church } from '#web/api/session.ts'
import { changed, useFeed, useRead } from '#web/api/using.ts'
import { Updates } from '#web/features/prayer/praying.tsx'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { apart, day } from '#web/words/saying.ts'

const states = ['waiting', 'active', 'resolved'] as const
type State = (typeof states)[number]

export default function CareTeam() {
  const { prayer } = words()
  const { query } = useLocation()
  const organization = Number(query['church']) || church.value?.id || 0
  const state = states.find((one) => one === query['state']) ?? 'waiting'
  const names = { waiting: prayer.waiting, active: prayer.carried, resolved: prayer.answered }
  return (
    <Page title={prayer.careTeam} about={prayer.careAbout} back="/prayer">
      <nav class="row wrap tight" aria-label={prayer.careTeam}>
        {states.map((one) => (
          <a
            key={one}
            class="button small"
            href={`/prayer/care?church=${organization}&state=${one}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {names[one]}
          </a>
        ))}
      </nav>
      {state === 'waiting' ? (
        <Waiting key={organization} organization={organization} />
      ) : (
        <Carried key={`${organization} ${state}`} organization={organization} state={state} />
      )}
    </Page>
  )
}

const PER_PAGE = 20
/** So many come at once. Those who have waited longest come first: what is taken makes room for the next. */
const MOST = 100

function Waiting({ organization }: { organization: number }) {
  const [count, setCount] = useState(PER_PAGE)
  const query = { visibility: 'care_team', organization_id: organization, per_page: count } as const
  const list = useRead('/prayer-requests/pending', { query }, { keepsPrevious: true })
  const more = () => setCount(Math.min(MOST, count + PER_PAGE))
  return (
    <Loaded of={list}>
      {({ data, total }) =>
        data.length === 0 ? (
          <Nothing />
        ) : (
          <div class="stack">
            {data.map((request) => (
              <OneRequest key={request.id} request={request} />
            ))}
            {total > data.length && count < MOST && (
              <button type="button" class="button start" onClick={more}>
                {words().frame.showMore}
              </button>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

function Carried({ organization, state }: { organization: number; state: Exclude<State, 'waiting'> }) {
  const requests = useFeed('/prayer-requests/care', { query: { state, organization_id: organization } }, { perPage: PER_PAGE })
  return (
    <Feed of={requests} empty={<Nothing />}>
      {(request) => <OneRequest key={request.id} request={request} />}
    </Feed>
  )
}

function Nothing() {
  const { prayer } = words()
  return (
    <Empty icon="prayer" title={prayer.careNone}>
      {prayer.careNoneAbout}
    </Empty>
  )
}

type Request = Schemas['PendingPrayerRequest'] | Schemas['CarePrayerRequest']

function OneRequest({ request }: { request: Request }) {
  const { prayer } = words()
  const { user, anonymous, title, request_text, category, urgent, created_at, revision, status, id } = request
  const name = anonymous ? prayer.somebody : user.name
  const take = async () => {
    try {
      const { message } = await ask(
        api.POST('/prayer-requests/{prayer_request}/care', { params: { path: { prayer_request: id } }, body: { revision } }),
      )
      tell(message)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      tellWhy(error)
    }
    await changed('/prayer-requests/pending', '/prayer-requests/care', '/waiting')
  }
  return (
    <article class="card stack">
      <div class="row">
        {anonymous ? <AnonymousAvatar /> : <Avatar name={user.name} />}
        <div class="grow">
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <p class="small soft">
            <bdi>{name}</bdi> · {day(created_at)}
          </p>
        </div>
      </div>
      {(urgent || category) && (
        <p class="row tight wrap">
          {urgent && <span class="tag accent">{prayer.isUrgent}</span>}
          {category && (
            <span class="tag">
              <bdi>{category}</bdi>
            </span>
          )}
        </p>
      )}
      <LongText text={request_text} />
      {'updates' in request && <Updates of={request.updates} />}
      {'carer' in request && request.carer && <p class="small soft">{prayer.takenBy({ name: apart(request.carer.name) })}</p>}
      {status === 'pending' && (
        <div class="row wrap tight">
          <button type="button" class="button primary small" onClick={() => void take()}>
            <Icon name="prayer" /> {prayer.takeCare}
            <span class="unseen"> {title}</span>
          </button>
        </div>
      )}
    </article>
  )
}
