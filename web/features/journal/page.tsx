// A page of the journal: read, changed, deleted.
import { useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { dropDraft, queries } from '#web/api/keeping.ts'
import { changed, keyOf, useRead } from '#web/api/using.ts'
import { Begun, changesOf, useDraftOf } from '#web/features/journal/drafts.tsx'
import { OnlyYou } from '#web/features/journal/journal.tsx'
import { titleFrom } from '#web/features/journal/pages.ts'
import { Writing } from '#web/features/journal/writing.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { BegunFrom, ifBegunFrom, isOvertaken, Overtaken } from '#web/parts/overtaken.tsx'
import { Page } from '#web/parts/page.tsx'
import { remove } from '#web/parts/removing.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

type Entry = Schemas['JournalEntry']
const changing = ({ id }: Entry) => `/journal/${id}?change`

export default function JournalPage() {
  const { params, query } = useRoute()
  const id = Number(params['journal'])
  const entry = useRead('/journal/{journal}', { path: { journal: id } })
  const data = entry.data?.data
  if (!data) return <NotThereYet of={entry} />
  return 'change' in query ? <Changing entry={data} /> : <Reading entry={data} />
}

const NotThereYet = ({ of }: { of: { data: unknown; error: unknown; refetch: () => unknown } }) => (
  <Page title={words().frame.places.journal} back="/journal">
    <Loaded of={of}>{() => null}</Loaded>
  </Page>
)

function Reading({ entry }: { entry: Entry }) {
  const { frame, journal } = words()
  const { route } = useLocation()
  const path = { journal: entry.id }
  const changes = useDraftOf(changesOf(entry.id))
  const isChanged = changes.draft && (changes.draft.title !== entry.title || changes.draft.content !== entry.content)
  const drop = () => {
    remove(`journal ${entry.id}`, {
      text: journal.deleted,
      send: async () => {
        await ask(api.DELETE('/journal/{journal}', { params: { path }, keepalive: true }))
        await dropDraft(changesOf(entry.id))
        queries.removeQueries({ queryKey: keyOf('/journal/{journal}', { path }) })
      },
      touches: ['/journal'],
      undone: () => route(`/journal/${entry.id}`),
    })
    route('/journal')
  }
  return (
    <Page
      title={entry.title}
      about={day(entry.date)}
      back="/journal"
      actions={
        <>
          <a class="button" href={changing(entry)}>
            <Icon name="pencil" /> {frame.edit}
          </a>
          <Menu of={journal.moreOfPage} items={[{ text: frame.delete, icon: 'trash', bad: true, act: drop }]} />
        </>
      }
    >
      {isChanged && (
        <Begun
          title={journal.changes}
          about={changes.draft?.title || titleFrom(changes.draft?.content ?? '')}
          goOn={changing(entry)}
          discard={changes.discard}
        />
      )}
      <p class="read written" dir="auto">
        {entry.content}
      </p>
      <OnlyYou />
    </Page>
  )
}

function Changing({ entry }: { entry: Entry }) {
  const { frame, journal } = words()
  const { route } = useLocation()
  const page = `/journal/${entry.id}`
  const [begunFrom] = useState(entry)
  const [overtaken, setOvertaken] = useState(false)
  return (
    <Page title={journal.change} back={page}>
      <Writing
        draft={changesOf(entry.id)}
        page={begunFrom}
        beside={
          <a class="button quiet" href={page}>
            {frame.cancel}
          </a>
        }
        save={async ({ title, content, values }) => {
          const params = { path: { journal: entry.id }, header: ifBegunFrom(values) }
          try {
            await ask(api.PUT('/journal/{journal}', { params, body: { title, content } }))
          } catch (error) {
            if (isOvertaken(error)) {
              await changed('/journal')
              setOvertaken(true)
            }
            throw error
          }
          await dropDraft(changesOf(entry.id))
          await changed('/journal')
          route(page, true)
          tell(frame.saved)
        }}
      >
        <BegunFrom version={(overtaken ? entry : begunFrom).updated_at} overtaken={overtaken} />
        {overtaken && <Overtaken text={`${entry.title}\n\n${entry.content}`} />}
      </Writing>
    </Page>
  )
}
