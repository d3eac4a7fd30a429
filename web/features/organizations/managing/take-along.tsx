// Taking along what a church has, as files: its people, groups, who came, progress and completions. For admins, below the list of people.
import { api, ask, within } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { downloadFile } from '#web/parts/csv.ts'
import { Choice, SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { ownWords } from '#web/words/choosing.ts'
import type { OwnWords } from '#web/words/en/own.ts'

type Kind = keyof OwnWords['takingAlong']['kinds']

const kinds: readonly Kind[] = ['people', 'groups', 'group-members', 'attendance', 'progress', 'completions']

export function TakeAlong({ organization }: { organization: number }) {
  const { takingAlong: text } = ownWords()
  const take = async (values: FormData) => {
    const kind = values.get('kind') as Kind
    const format = values.get('format') === 'json' ? 'json' : 'csv'
    // The service has one address for each kind, and they differ in nothing else.
    const path = `/organizations/{organization}/exports/${kind}` as '/organizations/{organization}/exports/people'
    const params = { path: { organization }, query: { format } } as const
    const file = (await ask(api.GET(path, { params, parseAs: 'blob', ...within(120_000) }))) as Blob
    downloadFile(`${text.kinds[kind]}-${dateToday()}.${format}`, file)
    tell(text.saved)
    await changed('/organizations/{organization}/audit-log')
  }
  return (
    <section class="card stack">
      <h2>{text.title}</h2>
      <p class="soft">{text.about}</p>
      <Form action={text.act} send={take}>
        <SelectField
          name="kind"
          label={text.what}
          options={kinds.map((kind) => [kind, text.kinds[kind]] as const)}
          help={text.peopleAbout}
        />
        <Choice
          name="format"
          label={text.as}
          value="csv"
          options={[
            { value: 'csv', text: text.formats.csv },
            { value: 'json', text: text.formats.json },
          ]}
        />
      </Form>
    </section>
  )
}
