// Notes of two: those that both read, and, in a card of their own with a lock, those that one alone does. Who wrote one changes and removes it.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { dropDraft } from '#web/api/keeping.ts'
import { changed, useFeed, useOnce } from '#web/api/using.ts'
import { Feed } from '#web/parts/feed.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { BegunFrom, ifBegunFrom, isOvertaken, Overtaken } from '#web/parts/overtaken.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tell } from '#web/parts/toast.tsx'
import { ownWords, words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

const LONGEST = 10_000
const touches = ['/pairs/{pair}'] as const

type Save = (body: { text: string }) => Promise<{ message: string }>
type Change = (body: { text: string }, header: { 'If-Match': string }) => Promise<{ message: string }>

export function Notes({ pair, other, isActive }: { pair: number; other: string; isActive: boolean }) {
  const { oneToOne } = ownWords()
  const feed = useFeed('/pairs/{pair}/notes', { path: { pair } })
  const items = feed.items?.filter(({ id }) => !isRemoved(`pair note ${id}`))
  const once = useOnce()
  return (
    <section class="stack tight">
      <h2>{oneToOne.notes}</h2>
      <p class="small soft">{oneToOne.notesAbout}</p>
      {isActive && (
        <Writing
          draft={`pair ${pair}`}
          label={oneToOne.writeNote}
          save={(body) => once(body, (headers) => ask(api.POST('/pairs/{pair}/notes', { params: { path: { pair } }, body, headers })))}
        />
      )}
      <Feed of={{ ...feed, items }} empty={<p class="soft">{oneToOne.nothing}</p>}>
        {(note) => {
          const path = { pair, pair_note: note.id }
          const save: Change = (body, header) => ask(api.PUT('/pairs/{pair}/notes/{pair_note}', { params: { path, header }, body }))
          return (
            <article key={note.id} class="card stack tight">
              <OneNote
                name={`pair note ${note.id}`}
                note={note}
                by={note.is_mine ? oneToOne.you : other}
                save={note.is_mine && isActive ? save : undefined}
                drop={
                  note.is_mine ? () => ask(api.DELETE('/pairs/{pair}/notes/{pair_note}', { params: { path }, keepalive: true })) : undefined
                }
              />
            </article>
          )
        }}
      </Feed>
    </section>
  )
}

export function PrivateNotes({ pair }: { pair: number }) {
  const { frame } = words()
  const { oneToOne } = ownWords()
  const feed = useFeed('/pairs/{pair}/private-notes', { path: { pair } })
  const items = feed.items?.filter(({ id }) => !isRemoved(`private note ${id}`))
  const once = useOnce()
  return (
    <section class="card sunk stack">
      <div class="stack tight">
        <h2 class="row tight">
          <Icon name="lock" /> {oneToOne.privateNotes}
        </h2>
        <p class="small">
          <strong>{frame.onlyYou}.</strong> {oneToOne.privateAbout}
        </p>
      </div>
      <Writing
        draft={`pair private ${pair}`}
        label={oneToOne.writePrivate}
        save={(body) =>
          once(body, (headers) => ask(api.POST('/pairs/{pair}/private-notes', { params: { path: { pair } }, body, headers })))
        }
      />
      <Feed of={{ ...feed, items }} empty={<p class="soft">{oneToOne.nothing}</p>}>
        {(note) => {
          const path = { pair, private_note: note.id }
          return (
            <article key={note.id} class="stack tight">
              <OneNote
                name={`private note ${note.id}`}
                note={note}
                save={(body, header) => ask(api.PUT('/pairs/{pair}/private-notes/{private_note}', { params: { path, header }, body }))}
                drop={() => ask(api.DELETE('/pairs/{pair}/private-notes/{private_note}', { params: { path }, keepalive: true }))}
              />
            </article>
          )
        }}
      </Feed>
    </section>
  )
}

interface OneNoteProps {
  /** Which one it is, among what is removed and what is kept while it is written. */
  name: string
  note: { text: string; created_at: string; edited_at: string | null }
  by?: string
  /** Where it may be changed. */
  save: Change | undefined
  /** Where it may be removed. */
  drop: (() => Promise<unknown>) | undefined
}

function OneNote({ name, note, by, save, drop }: OneNoteProps) {
  const { frame, journal, posts } = words()
  const { oneToOne } = ownWords()
  const [changing, setChanging] = useState<{ save: Change; begunFrom: string }>()
  const [overtaken, setOvertaken] = useState(false)
  const version = note.edited_at ?? note.created_at
  const change = (save: Change) => {
    setOvertaken(false)
    setChanging({ save, begunFrom: version })
  }
  const leave = () => {
    setChanging(undefined)
    void dropDraft(name)
  }
  return (
    <>
      <p class="small soft">
        {by && (
          <>
            <bdi>{by}</bdi> ·{' '}
          </>
        )}
        {day(note.created_at)}
        {note.edited_at && ` · ${posts.changed}`}
      </p>
      {changing ? (
        // It stays when the note may not be changed any more, as when the other has ended it: what was written can still be taken along.
        <Form
          draft={name}
          action={frame.save}
          beside={
            <button type="button" class="button quiet" onClick={leave}>
              {frame.cancel}
            </button>
          }
          send={async (values) => {
            try {
              const { message } = await changing.save({ text: String(values.get('text')) }, ifBegunFrom(values))
              tell(message)
              setChanging(undefined)
            } catch (error) {
              setOvertaken(isOvertaken(error))
              throw error
            } finally {
              await changed(...touches)
            }
          }}
        >
          <TextField name="text" label={oneToOne.changeNote} defaultValue={note.text} maxLength={LONGEST} required autoFocus />
          <BegunFrom version={overtaken ? version : changing.begunFrom} overtaken={overtaken} />
          {overtaken && <Overtaken text={note.text} />}
        </Form>
      ) : (
        <>
          <LongText text={note.text} />
          {drop && (
            <div class="row tight">
              {save && (
                <button type="button" class="button quiet small" onClick={() => change(save)}>
                  <Icon name="pencil" /> {frame.edit}
                </button>
              )}
              <button
                type="button"
                class="button quiet small"
                onClick={() => remove(name, { text: journal.deleted, send: drop, touches: [...touches], isForGood: true })}
              >
                <Icon name="trash" /> {frame.delete}
              </button>
            </div>
          )}
        </>
      )}
    </>
  )
}

function Writing({ draft, label, save }: { draft: string; label: string; save: Save }) {
  const [count, setCount] = useState(0)
  return (
    <Form
      key={count}
      draft={draft}
      action={words().frame.save}
      send={async (values) => {
        const { message } = await save({ text: String(values.get('text')) })
        await changed(...touches)
        tell(message)
        setCount(count + 1)
      }}
    >
      <TextField name="text" label={label} maxLength={LONGEST} required />
    </Form>
  )
}
