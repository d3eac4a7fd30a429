// Everything that waits for one's decision: who asks to join, prayers before they are shared, what was reported. Decided in place, one by one or
// several at once.
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { useFeed } from '#web/api/using.ts'
import { useWaiting } from '#web/features/waiting/counts.ts'
import { isHeld, type Kind } from '#web/features/waiting/held.ts'
import { isPageOpen, news, subjectOf } from '#web/features/waiting/managing/deciding.ts'
import type { Item } from '#web/features/waiting/managing/outcomes.ts'
import { Section } from '#web/features/waiting/managing/section.tsx'
import { Empty, Failed, Skeleton } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { lasting, number } from '#web/words/saying.ts'
import './waiting.css'

/** In two columns where there is room: what takes reading, and who asks to come in. */
const columns: readonly (readonly Kind[])[] = [['prayer_request', 'prayer_update', 'report'], ['join_request']]

export default function WaitingPage() {
  const { waiting } = managingWords()
  const { total, said, kinds } = useWaiting()
  const decides = kinds.length > 0
  const asked = useLocation().query['kind']
  const only = kinds.find((kind) => kind === asked)
  const list = useFeed('/waiting', only && { query: { kind: only } }, { perPage: 50 })
  useEffect(() => {
    isPageOpen.value = true
    return () => {
      isPageOpen.value = false
      news.value = []
    }
  }, [])
  const items = list.items?.filter((item) => !isHeld(subjectOf(item)))
  const [first] = items ?? []
  return (
    <Page
      wide
      help="/help/prayer"
      title={total === undefined || !decides ? words().frame.places.waiting : titleFor(total, said)}
      about={!only && first && waiting.longest({ time: lasting(waitsSince(first)) })}
    >
      <News />
      {kinds.length > 1 && <Filter kinds={kinds} only={only} />}
      {items === undefined ? (
        list.error ? (
          <Failed error={list.error} again={() => void list.refetch()} />
        ) : (
          <Skeleton />
        )
      ) : items.length === 0 && !list.more ? (
        <Nobody decides={decides} />
      ) : (
        <Lists items={items} />
      )}
      {list.more && (
        <button type="button" class="button start" aria-busy={list.isFetchingNextPage} onClick={list.more}>
          {words().frame.showMore}
        </button>
      )}
    </Page>
  )
}

/** A prayer that was changed waits since then. */
const waitsSince = (item: Item): string => item.prayer_request?.waiting_since ?? item[item.kind]!.created_at

function titleFor(total: number, said: string): string {
  const { waiting } = managingWords()
  if (total === 0) return waiting.nobody
  return said === number(total) ? waiting.people({ count: total }) : waiting.peopleMany
}

function Lists({ items }: { items: readonly Item[] }) {
  const byKind = Map.groupBy(items, ({ kind }) => kind)
  const filled = columns.map((kinds) => kinds.filter((kind) => byKind.has(kind))).filter((kinds) => kinds.length > 0)
  return (
    <div class={`waiting${filled.length > 1 ? ' two' : ''}`}>
      {filled.map((kinds) => (
        <div key={kinds[0]} class="stack loose">
          {kinds.map((kind) => (
            <Section key={kind} kind={kind} items={byKind.get(kind)!} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Filter({ kinds, only }: { kinds: readonly Kind[]; only: Kind | undefined }) {
  const { waiting } = managingWords()
  const { of } = useWaiting()
  return (
    <nav class="chips" aria-label={waiting.which}>
      <a class="button small" href="/waiting" aria-current={only ? undefined : 'page'}>
        {waiting.all}
      </a>
      {kinds.map((kind) => (
        <a key={kind} class="button small" href={`/waiting?kind=${kind}`} aria-current={only === kind ? 'page' : undefined}>
          {waiting.short[kind]}
          {of[kind] > 0 && ` · ${number(of[kind])}`}
        </a>
      ))}
    </nav>
  )
}

const Nobody = ({ decides }: { decides: boolean }) => {
  const { waiting } = managingWords()
  return (
    <Empty
      icon="waiting"
      title={decides ? waiting.allDecided : waiting.nothingForYou}
      action={
        <a class="button" href={decides ? '/' : '/groups'}>
          {decides ? words().frame.toToday : words().groups.title}
        </a>
      }
    >
      {decides ? waiting.nobodyAbout : waiting.notDeciding}
    </Empty>
  )
}

/** What somebody else decided meanwhile, and what could not be done. */
function News() {
  if (news.value.length === 0) return null
  const { waiting } = managingWords()
  return (
    <section class="card accent row top-aligned">
      <ul class="grow stack tight">
        {news.value.map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
      <button
        type="button"
        class="button quiet small"
        onClick={() => {
          news.value = []
        }}
      >
        {waiting.putAway}
      </button>
    </section>
  )
}
