// What happens with each row of a list: what is wrong first, and as a file to mend.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import type { OfImport } from '#web/features/organizations/managing/imports/checking.tsx'
import { csvOf, download } from '#web/parts/csv.ts'
import { SelectField } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Pages, Table } from '#web/parts/table.tsx'
import { rareWords } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import '#web/features/organizations/managing/people.css'

type Row = Schemas['ImportRow']
type Result = Row['result']

const PATH = '/organizations/{organization}/imports/{import}/rows'
const results = ['invalid', 'twice', 'no_place', 'member', 'invited', 'new', 'added'] as const satisfies Result[]
const PER_PAGE = 50

export function Rows({ organization, found }: Omit<OfImport, 'leave'>) {
  const { imports } = rareWords()
  const { id, counts, row_count } = found
  const there = results.filter((result) => counts[result] > 0)
  const [chosen, setChosen] = useState<Result | ''>()
  const wanted = chosen ?? (counts.invalid > 0 ? 'invalid' : '')
  const [page, setPage] = useState(1)
  const rows = useRead(
    PATH,
    { path: { organization, import: id }, ...(wanted === '' ? {} : { query: { result: wanted } }) },
    { keepsPrevious: true },
  )
  return (
    <section class="stack">
      <h2>{found.state === 'checked' ? imports.would : imports.did}</h2>
      <div class="row wrap spread bottom-aligned">
        <SelectField
          name="result"
          label={imports.which}
          value={wanted}
          options={[
            ['', `${imports.all} (${number(row_count)})`],
            ...there.map((result) => [result, `${imports.results[result]} (${number(counts[result])})`] as const),
          ]}
          onChange={(event) => {
            setPage(1)
            setChosen(event.currentTarget.value as Result | '')
          }}
        />
        {counts.invalid > 0 && (
          <button type="button" class="button small" onClick={() => void asCsv(organization, id)}>
            <Icon name="download" />
            {imports.takeRefused}
          </button>
        )}
      </div>
      <Loaded of={rows}>
        {({ data }) => {
          const last = Math.max(1, Math.ceil(data.length / PER_PAGE))
          const from = (page - 1) * PER_PAGE
          const shown = data.slice(from, from + PER_PAGE)
          if (shown.length === 0) return <p class="soft">{imports.gone}</p>
          return (
            <div class="as-list stack">
              <Table
                label={imports.would}
                rows={shown}
                idOf={({ line }) => line}
                nameOf={({ line }) => imports.row({ line: number(line) })}
                isBusy={rows.isFetching}
                columns={[
                  { key: 'person', title: imports.person, cell: Person },
                  { key: 'result', title: imports.result, cell: Outcome },
                ]}
              />
              <Pages
                of={{ current_page: page, last_page: last, from: from + 1, to: from + shown.length, total: data.length }}
                go={setPage}
              />
            </div>
          )
        }}
      </Loaded>
    </section>
  )
}

const Person = ({ line, name, email }: Row) => (
  <span class="grow">
    <span class="small soft block">{rareWords().imports.row({ line: number(line) })}</span>
    <bdi class="strong block long">{name}</bdi>
    <bdi class="small block long" dir="ltr">
      {email}
    </bdi>
  </span>
)

const Outcome = ({ result, same_as, problems }: Row) => {
  const { imports } = rareWords()
  const isWrong = result === 'invalid' || result === 'no_place'
  return (
    <span class="stack tight">
      <span class={`tag start ${isWrong ? 'bad' : result === 'new' || result === 'added' ? 'accent' : ''}`}>
        {result === 'twice' && same_as !== null ? imports.sameAs({ line: number(same_as) }) : imports.results[result]}
      </span>
      {problems.map(({ field, code, message }) => (
        <span key={field + code} class="small block">
          {message}
        </span>
      ))}
    </span>
  )
}

/** The rows that were refused, with why, in columns that are known when they come again. */
async function asCsv(organization: number, id: number) {
  const { imports } = rareWords()
  const { name, email, phone, birthday, role } = imports.fields
  const rows: Row[] = []
  for (let cursor: string | undefined | null = undefined; cursor !== null; ) {
    const query: { result: 'invalid'; cursor?: string } = { result: 'invalid', ...(cursor ? { cursor } : {}) }
    const answer: { data: Row[]; meta: { next_cursor: string | null } } = await ask(
      api.GET(PATH, { params: { path: { organization, import: id }, query } }),
    )
    rows.push(...answer.data)
    cursor = answer.meta.next_cursor
  }
  const written = rows.map((row) => [
    row.name,
    row.email,
    row.phone,
    row.birthday,
    row.role,
    row.problems.map(({ message }) => message).join(' '),
  ])
  download(`${imports.csvFile}-${dateToday()}.csv`, csvOf([[name, email, phone, birthday, role, imports.problem], ...written]))
}
