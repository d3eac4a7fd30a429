// With whom one walks one to one: who asks, who walks, and what has ended.
import { useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useFeed } from '#web/api/using.ts'
import { otherOf, stateOf } from '#web/features/one-to-one/telling.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { ownWords } from '#web/words/choosing.ts'

const states = ['open', 'ended'] as const

export default function Pairs() {
  const { oneToOne } = ownWords()
  const [state, setState] = useState<(typeof states)[number]>('open')
  return (
    <Page title={oneToOne.title} about={oneToOne.about} back="/me" actions={<AskSomebody />}>
      <div class="row wrap tight">
        {states.map((one) => (
          <button key={one} type="button" class="button small" aria-pressed={one === state} onClick={() => setState(one)}>
            {oneToOne.states[one]}
          </button>
        ))}
      </div>
      <List key={state} state={state} />
    </Page>
  )
}

const AskSomebody = () => (
  <a class="button primary" href="/one-to-one/ask">
    <Icon name="plus" /> {ownWords().oneToOne.ask}
  </a>
)

function List({ state }: { state: (typeof states)[number] }) {
  const { oneToOne } = ownWords()
  const pairs = useFeed('/pairs', { query: { status: state } })
  const empty =
    state === 'open' ? (
      <Empty icon="person" title={oneToOne.none} action={<AskSomebody />}>
        {oneToOne.askAbout}
      </Empty>
    ) : (
      <p class="soft">{oneToOne.nothing}</p>
    )
  return (
    <Feed of={pairs} empty={empty}>
      {(pair) => <OnePair key={pair.id} pair={pair} />}
    </Feed>
  )
}

function OnePair({ pair }: { pair: Schemas['Pair'] }) {
  const other = otherOf(pair)
  return (
    <article aria-label={other.name}>
      <a class="card row" href={`/one-to-one/${pair.id}`}>
        <Avatar name={other.name} picture={other.avatar} />
        <span class="grow">
          <bdi class="strong block">{other.name}</bdi>
          <span class="small soft">{stateOf(pair, ownWords().oneToOne)}</span>
        </span>
        <Icon name="forward" />
      </a>
    </article>
  )
}
