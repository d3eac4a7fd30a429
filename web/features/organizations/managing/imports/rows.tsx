// What happens with each row of a list: what is wrong first, and as a file to mend.
import { useState } from 'preact/hooks'
import { dateToday } from '#web/api/session.ts'
import type { OfImport } from '#web/features/organizations/managing/imports/checking.tsx'
import { type Result, type Row, readRows, useRows } from '#web/features/organizations/managing/imports/reading.ts'
import { csvOf, download } from '#web/parts/csv.ts'
import { SelectField } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Pages, Table } from '#web/parts/table.tsx'
import { managingWords, rareWords } from '#web/words/choosing.ts'
import { day, number } from '#web/words/saying.ts'
import '#web/features/organizations/managing/people.css'

const results = ['invalid', 'twice', 'no_place', 'member', 'invited', 'new', 'added'] as const satisfies Result[]
const PER_PAGE = 50

export function Rows({ organization, found }: Omit<OfImport, 'leave'>) {
  const { imports } = rareWords()
  const { id, counts, row_count } = found
  const there = results.filter((result) => counts[result] > 0)
  const [chosen, setChosen] = useState<Result | ''>()
  // Rows of the kind that was chosen may be gone, when their columns were taken for something else.
  const isThere = chosen !== undefined && (chosen === '' || counts[chosen] > 0)
  const wanted = isThere ? chosen : counts.invalid > 0 ? 'invalid' : ''
  const [wantedPage, setPage] = useState(1)
  const rows = useRows({ organization, id, ...(wanted === '' ? {} : { result: wanted }) })
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
        {(data) => {
          if (data.length === 0) return <p class="soft">{imports.gone}</p>
          const last = Math.ceil(data.length / PER_PAGE)
          const page = Math.min(wantedPage, last)
          const from = (page - 1) * PER_PAGE
          const shown = data.slice(from, from + PER_PAGE)
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

const Person = ({ line, name, email, phone, birthday, role, result }: Row) => {
  const { roles } = managingWords().people
  return (
    <span class="grow">
      <span class="small soft block">{rareWords().imports.row({ line: number(line) })}</span>
      <bdi class="strong block long">{name}</bdi>
      <bdi class="small block long" dir="ltr">
        {email}
      </bdi>
      {phone !== null && (
        <bdi class="small block long" dir="ltr">
          {phone}
        </bdi>
      )}
      {/* What is wrong stands there as it was written. */}
      {birthday !== null && <bdi class="small block long">{result === 'invalid' ? birthday : day(birthday)}</bdi>}
      {role !== null && role !== 'member' && (
        <bdi class={`tag start ${role === 'admin' ? 'accent' : ''}`}>
          {Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role}
        </bdi>
      )}
    </span>
  )
}

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
  const rows = await readRows({ organization, id, result: 'invalid' })
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
