// Each part in each of its states, on one page: to look at while it is written. Only in development (`npm run web`, then /parts).
import { useState } from 'preact/hooks'
import { Refusal, Unreachable } from '#web/api/asking.ts'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { Combobox } from '#web/parts/combobox.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { Choice, Field, PasswordField, SelectField, Switch, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Failed, Skeleton } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { Pages, Table, useChosen, WithChosen } from '#web/parts/table.tsx'
import { hold, tell } from '#web/parts/toast.tsx'

const people = ['Ada Lovelace', 'José Álvarez', 'نور القيسي', 'Maximilian von und zu Hohenlohe-Waldenburg-Schillingsfürst the Third'].map(
  (name, id) => ({
    id,
    name,
  }),
)
const refused = new Refusal(422, {
  message: 'The given data was invalid.',
  errors: { title: ['The title is required.'], text: ['The text is too long.'], who: ['Please choose who may know.'] },
})

export default function Parts() {
  const [isOpen, setOpen] = useState(false)
  const chosen = useChosen<(typeof people)[number]>(({ id }) => id)
  return (
    <Page
      title="Parts"
      about="Each in each of its states"
      back="/"
      actions={<Menu items={[{ text: 'Edit', icon: 'pencil', act: () => tell('Edited.') }]} />}
    >
      <section class="card stack">
        <h2>Buttons and tags</h2>
        <div class="row wrap">
          <button type="button" class="button primary">
            Primary
          </button>
          <button type="button" class="button">
            Plain
          </button>
          <button type="button" class="button quiet">
            Quiet
          </button>
          <button type="button" class="button bad">
            Bad
          </button>
          <button type="button" class="button primary" aria-busy="true">
            Busy
          </button>
          <button type="button" class="button" aria-pressed="true">
            <Icon name="check" /> Pressed
          </button>
        </div>
        <div class="row wrap">
          <span class="tag">Plain</span>
          <span class="tag accent">Accent</span>
          <span class="tag flame">
            <Icon name="flame" /> 12 days
          </span>
          <span class="tag bad">Bad</span>
        </div>
        <progress max={5} value={2} aria-label="Two of five" />
      </section>
      <section class="card stack">
        <h2>Form</h2>
        <Form
          action="Send"
          draft="parts"
          send={async () => {
            throw refused
          }}
          beside={
            <button type="button" class="button quiet" onClick={() => setOpen(true)}>
              Dialog
            </button>
          }
        >
          <Field name="title" label="Title" help="In a few words" />
          <PasswordField name="password" label="Password" />
          <TextField name="text" label="Text" maxLength={300} />
          <SelectField
            name="language"
            label="Language"
            options={[
              ['en', 'English'],
              ['ar', 'العربية'],
            ]}
          />
          <Combobox name="person" label="Person" options={people.map(({ id, name }) => ({ value: String(id), text: name }))} />
          <Choice
            name="who"
            label="Who may know?"
            options={[
              { value: 'all', text: 'Everybody', about: 'Your name and picture stand beside it' },
              { value: 'leaders', text: 'Only the leaders' },
            ]}
          />
          <Switch name="mail" label="By e-mail" about="At most once a day" />
        </Form>
      </section>
      <Feed of={{ items: people, error: undefined, more: () => tell('More.'), isFetchingNextPage: false, refetch: () => {} }} empty={null}>
        {({ id, name }) => (
          <article key={id} class="card row" aria-posinset={id + 1} aria-setsize={-1}>
            <Avatar name={name} />
            <p class="grow strong" dir="auto">
              {name}
            </p>
            <Menu
              of={`More about ${name}`}
              items={[
                { text: 'Remove', icon: 'trash', bad: true, act: () => hold(`${name} is removed.`, { act: () => {}, undo: () => {} }) },
              ]}
            />
          </article>
        )}
      </Feed>
      <Table
        label="People and what they did"
        rows={people}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        chosen={chosen}
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
          ...Array.from({ length: 12 }, (_, week) => ({
            key: week,
            title: `Week ${week + 1}`,
            cell: ({ id }: { id: number }) =>
              (id + week) % 3 === 0 ? <span class="tag accent">Done</span> : <span class="small soft">Not begun</span>,
          })),
        ]}
      />
      <Pages of={{ current_page: 1, last_page: 9, from: 1, to: 4, total: 33 }} go={(page) => tell(`Page ${page}.`)} />
      <WithChosen chosen={chosen}>
        <button type="button" class="button primary" onClick={() => tell('Done.')}>
          Do something
        </button>
      </WithChosen>
      <div class="row">
        <AnonymousAvatar /> Somebody
      </div>
      <Empty icon="journal" title="Nothing written yet" action={<span class="button primary">Write the first page</span>}>
        What you write here is read by you alone.
      </Empty>
      <Skeleton />
      <Failed error={new Unreachable()} again={() => tell('Tried again.')} />
      <Failed error={new Refusal(403, { message: 'Only leaders see this.' })} />
      {isOpen && (
        <Dialog title="A question" close={() => setOpen(false)}>
          <p>Escape closes it, and focus goes back to where it was.</p>
        </Dialog>
      )}
    </Page>
  )
}
