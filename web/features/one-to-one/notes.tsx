// Notes of two: those that both read, and, in a card of their own with a lock, those that one alone does.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed, useFeed, useOnce } from '#web/api/using.ts'
import { Feed } from '#web/parts/feed.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

const LONGEST = 10_000
const touches = ['/pairs/{pair}'] as const

export function Notes({ pair, other, isActive }: { pair: number; other: string; isActive: boolean }) {
  const { frame, oneToOne } = words()
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
        {(note) => (
          <article key={note.id} class="card stack tight">
            <p class="small soft">
              <bdi>{note.is_mine ? frame.me : other}</bdi> · {day(note.created_at)}
            </p>
            <LongText text={note.text} />
            {note.is_mine && (
              <Remove
                name={`pair note ${note.id}`}
                send={() =>
                  ask(api.DELETE('/pairs/{pair}/notes/{pair_note}', { params: { path: { pair, pair_note: note.id } }, keepalive: true }))
                }
              />
            )}
          </article>
        )}
      </Feed>
    </section>
  )
}

export function PrivateNotes({ pair }: { pair: number }) {
  const { frame, oneToOne } = words()
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
        {(note) => (
          <article key={note.id} class="stack tight">
            <p class="small soft">{day(note.created_at)}</p>
            <LongText text={note.text} />
            <Remove
              name={`private note ${note.id}`}
              send={() =>
                ask(
                  api.DELETE('/pairs/{pair}/private-notes/{private_note}', {
                    params: { path: { pair, private_note: note.id } },
                    keepalive: true,
                  }),
                )
              }
            />
          </article>
        )}
      </Feed>
    </section>
  )
}

function Remove({ name, send }: { name: string; send: () => Promise<unknown> }) {
  const { frame } = words()
  return (
    <button
      type="button"
      class="button quiet small start"
      onClick={() => remove(name, { text: words().journal.deleted, send, touches: [...touches], isForGood: true })}
    >
      <Icon name="trash" /> {frame.delete}
    </button>
  )
}

function Writing({ draft, label, save }: { draft: string; label: string; save: (body: { text: string }) => Promise<{ message: string }> }) {
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
