// One's own pages by day, with search. Nobody else can read them, and they are not kept on the phone.
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useFeed } from '#web/api/using.ts'
import { Begun, NEW_PAGE, useDraftOf } from '#web/features/journal/drafts.tsx'
import { beginningOf, firstsOfDays, titleFrom } from '#web/features/journal/pages.ts'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
import './journal.css'

export default function Journal() {
  const { frame, journal } = words()
  const begun = useDraftOf(NEW_PAGE)
  const [search, setSearch] = useState('')
  return (
    <Page title={frame.places.journal} about={<OnlyYou />} actions={<Actions />}>
      {begun.draft && (
        <Begun
          title={journal.begun}
          about={begun.draft.title || titleFrom(begun.draft.content ?? '')}
          goOn="/journal/new"
          discard={begun.discard}
        />
      )}
      <Search search={setSearch} />
      <Pages key={search} search={search} />
    </Page>
  )
}

export const OnlyYou = () => (
  <p class="row tight small">
    <Icon name="lock" />
    <span>
      <strong>{words().frame.onlyYou}.</strong> {words().journal.onlyYouAbout}
    </span>
  </p>
)

function Actions() {
  const { journal } = words()
  const take = (format: 'markdown' | 'json') => location.assign(`/api/journal/export?format=${format}`)
  return (
    <>
      <a class="button primary" href="/journal/new">
        <Icon name="pencil" /> {journal.new}
      </a>
      <Menu
        of={journal.takeAlong}
        items={[
          { text: journal.asText, icon: 'download', act: () => take('markdown') },
          { text: journal.asData, icon: 'download', act: () => take('json') },
        ]}
      />
    </>
  )
}

const TYPING_MS = 300

/** Asks when typing rests. */
function Search({ search }: { search: (text: string) => void }) {
  const { journal } = words()
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search class="journal-search">
      <Icon name="search" />
      <input
        class="input"
        type="search"
        dir="auto"
        maxLength={200}
        aria-label={journal.search}
        placeholder={journal.search}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </search>
  )
}

function Pages({ search }: { search: string }) {
  const { journal } = words()
  const feed = useFeed('/journal', search ? { query: { search } } : undefined)
  const items = feed.items?.filter(({ id }) => !isRemoved(`journal ${id}`))
  const firsts = firstsOfDays(items ?? [])
  const empty = search ? (
    <p class="soft" role="status">
      {journal.nothingFound}
    </p>
  ) : (
    <Empty
      icon="journal"
      title={journal.empty}
      action={
        <a class="button primary" href="/journal/new">
          {journal.writeFirst}
        </a>
      }
    >
      {journal.emptyAbout}
    </Empty>
  )
  return (
    <Feed of={{ ...feed, items }} empty={empty} moreText={journal.older}>
      {(page) => <OnePage key={page.id} page={page} isFirst={firsts.has(page.id)} />}
    </Feed>
  )
}

function OnePage({ page, isFirst }: { page: Schemas['JournalEntry']; isFirst: boolean }) {
  return (
    <article class="stack tight" aria-label={page.title}>
      {isFirst && <h2 class="small soft">{day(page.date)}</h2>}
      <a class="card journal-page" href={`/journal/${page.id}`}>
        <h3 dir="auto">{page.title}</h3>
        <p class="soft" dir="auto">
          {beginningOf(page)}
        </p>
      </a>
    </article>
  )
}
