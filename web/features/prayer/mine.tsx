// What somebody asked for, and what became of it.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { useChange, useRead } from '#web/api/using.ts'
import { BecameOfIt, Proposal, WriteUpdate } from '#web/features/prayer/own.tsx'
import { type State, stateOf, wallsAmong } from '#web/features/prayer/requests.ts'
import { Icon, type IconName } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { dateOf } from '#web/words/days.ts'
import { day } from '#web/words/saying.ts'

type Request = Schemas['OwnPrayerRequest']

export default function MyPrayers() {
  const { prayer } = words()
  const requests = useRead('/prayer-requests/my-requests')
  return (
    <Page
      title={prayer.mine}
      back="/prayer"
      actions={
        <a class="button primary" href="/prayer/ask">
          {prayer.ask}
        </a>
      }
    >
      <Loaded of={requests}>{(all) => <Requests all={all.filter(({ id }) => !isRemoved(`prayer ${id}`))} />}</Loaded>
    </Page>
  )
}

function Requests({ all }: { all: readonly Request[] }) {
  const { prayer } = words()
  if (all.length === 0)
    return (
      <Empty icon="prayer" title={prayer.mineEmpty}>
        {prayer.mineEmptyAbout}
      </Empty>
    )
  return (
    <ul class="stack">
      {all.map((request) => (
        <li key={request.id}>
          <OneRequest request={request} />
        </li>
      ))}
    </ul>
  )
}

const icons: Record<State, IconName> = {
  waiting: 'lock',
  notShared: 'lock',
  shared: 'groups',
  carried: 'prayer',
  answered: 'check',
  takenDown: 'lock',
}

function OneRequest({ request }: { request: Request }) {
  const { prayer } = words()
  const state = isRemoved(`answer ${request.id}`) ? 'answered' : stateOf(request)
  return (
    <article class="card stack">
      <div class="row wrap spread">
        <h2 dir="auto">{request.title}</h2>
        <span class={['shared', 'carried', 'answered'].includes(state) ? 'tag accent' : 'tag'}>
          <Icon name={icons[state]} /> {prayer[state]}
        </span>
      </div>
      <LongText text={request.request_text} />
      <div class="small soft">
        <p>{state === 'waiting' && request.visibility === 'care_team' ? prayer.waitingCareAbout : prayer[`${state}About`]}</p>
        {request.is_resting && <p>{prayer.restingAbout}</p>}
        {request.prayed_count > 0 && <p>{prayer.prayedCount({ count: request.prayed_count })}</p>}
        <p>
          {prayer.askedOn({ day: day(dateOf(request.created_at)) })} · {request.anonymous ? prayer.nameHiddenHere : prayer.nameShownHere}
        </p>
      </div>
      {state === 'notShared' && request.rejection_reason && (
        <div class="card sunk stack tight">
          <p class="small strong">{request.reviewer ? prayer.reason({ name: request.reviewer.name }) : prayer.reasonOfLeaders}</p>
          <p class="written" dir="auto">
            {request.rejection_reason}
          </p>
        </div>
      )}
      <Proposal request={request} />
      <BecameOfIt request={request} />
      <Actions request={request} state={state} />
    </article>
  )
}

function Actions({ request, state }: { request: Request; state: State }) {
  const { prayer } = words()
  const groups = useRead('/groups')
  const wall = wallsAmong(groups.data?.data ?? []).find(({ organization_id }) => organization_id === request.organization_id)
  const path = { prayer_request: request.id }
  const withdraw = () =>
    remove(`prayer ${request.id}`, {
      text: prayer.withdrawn,
      send: () => ask(api.DELETE('/prayer-requests/{prayer_request}', { params: { path }, keepalive: true })),
      touches: ['/prayer-requests/my-requests'],
    })
  const resolve = () =>
    remove(`answer ${request.id}`, {
      text: prayer.resolved,
      send: () => ask(api.POST('/prayer-requests/{prayer_request}/resolve', { params: { path }, keepalive: true })),
      touches: ['/prayer-requests/my-requests', '/groups/{group}/posts', '/groups/{group}/post/{post_id}', '/posts/open-prayers'],
    })
  const renew = useChange({
    send: () => ask(api.POST('/prayer-requests/{prayer_request}/renew', { params: { path } })),
    touches: ['/prayer-requests/my-requests', '/groups/{group}/posts'],
  })
  return (
    <div class="row wrap tight">
      {state === 'waiting' && (
        <a class="button small" href={`/prayer/mine/${request.id}`}>
          {prayer.change}
          <span class="unseen"> {request.title}</span>
        </a>
      )}
      {request.is_resting && (
        <button
          type="button"
          class="button small"
          onClick={() => renew.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: tellWhy })}
        >
          {prayer.renew}
        </button>
      )}
      {(state === 'shared' || state === 'carried' || state === 'answered') && <WriteUpdate request={request} />}
      {state === 'waiting' && (
        <button type="button" class="button small" onClick={withdraw}>
          {prayer.withdraw}
        </button>
      )}
      {(state === 'shared' || state === 'carried') && (
        <button type="button" class="button small" onClick={resolve}>
          <Icon name="check" /> {prayer.itWasAnswered}
        </button>
      )}
      {request.group_post_id !== null && wall && (
        <a class="button quiet small" href={`/groups/${wall.id}/posts/${request.group_post_id}`}>
          {prayer.toWall}
        </a>
      )}
      {state === 'notShared' && (
        <a class="button small" href="/prayer/ask">
          {prayer.askAgain}
        </a>
      )}
    </div>
  )
}
