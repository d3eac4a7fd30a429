// Rows and columns: a real table in a region that scrolls by itself, so that the page never does. The first column names the row, and stays beside
// the others as the heads stay above them. Rows can be chosen, one by one or all of the page.
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { managingWords } from '#web/words/choosing.ts'
import './table.css'

export interface Column<Row> {
  key: string | number
  title: ComponentChildren
  cell: (row: Row) => ComponentChildren
}

/** The rows that were chosen, also those of pages that are not shown any more, by their ids. */
export interface Chosen<Row> {
  rows: ReadonlyMap<number, Row>
  toggle: (rows: readonly Row[], isChosen: boolean) => void
  clear: () => void
}

export function useChosen<Row>(idOf: (row: Row) => number): Chosen<Row> {
  const [rows, setRows] = useState<ReadonlyMap<number, Row>>(new Map())
  return useMemo(
    () => ({
      rows,
      toggle: (some, isChosen) =>
        setRows((before) => {
          const after = new Map(before)
          for (const row of some) {
            if (isChosen) after.set(idOf(row), row)
            else after.delete(idOf(row))
          }
          return after
        }),
      clear: () => setRows(new Map()),
    }),
    [rows],
  )
}

interface TableProps<Row> {
  /** What the table holds, for who does not see it. */
  label: string
  rows: readonly Row[]
  idOf: (row: Row) => number
  /** By which a row is called: "Choose Ada Becker". */
  nameOf: (row: Row) => string
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** From `useChosen`, where rows can be chosen. */
  chosen?: Chosen<Row>
  /** While other rows are being fetched, these stay. */
  isBusy?: boolean
}

export function Table<Row>({ label, rows, idOf, nameOf, columns, chosen, isBusy = false }: TableProps<Row>) {
  const { common } = managingWords()
  const [first, ...others] = columns
  const chosenHere = chosen ? rows.filter((row) => chosen.rows.has(idOf(row))).length : 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="table-frame" aria-label={label} aria-busy={isBusy} tabIndex={0}>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">
              <div class="table-first">
                {chosen && (
                  <label class="table-choose">
                    <input
                      type="checkbox"
                      aria-label={common.chooseAll}
                      checked={rows.length > 0 && chosenHere === rows.length}
                      indeterminate={chosenHere > 0 && chosenHere < rows.length}
                      onChange={(event) => chosen.toggle(rows, event.currentTarget.checked)}
                    />
                  </label>
                )}
                {first.title}
              </div>
            </th>
            {others.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} class={chosen?.rows.has(idOf(row)) ? 'chosen' : undefined}>
              <th scope="row">
                <div class="table-first">
                  {chosen && (
                    <label class="table-choose">
                      <input
                        type="checkbox"
                        aria-label={common.choose({ name: nameOf(row) })}
                        checked={chosen.rows.has(idOf(row))}
                        onChange={(event) => chosen.toggle([row], event.currentTarget.checked)}
                      />
                    </label>
                  )}
                  {first.cell(row)}
                </div>
              </th>
              {others.map(({ key, cell }) => (
                <td key={key}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What can be done with the rows that were chosen; nothing while there are none. */
export function WithChosen<Row>({ chosen, children }: { chosen: Chosen<Row>; children: ComponentChildren }) {
  const { common } = managingWords()
  if (chosen.rows.size === 0) return null
  return (
    <div class="table-chosen card row wrap">
      <p class="strong" role="status">
        {common.chosen({ count: chosen.rows.size })}
      </p>
      {children}
      <button type="button" class="button quiet" onClick={chosen.clear}>
        {common.chooseNone}
      </button>
    </div>
  )
}

interface PagesProps {
  of: { current_page: number; last_page: number; from: number | null; to: number | null; total: number }
  go: (page: number) => void
}

/** Which part of a list a page shows, and the way to the others. */
export function Pages({ of, go }: PagesProps) {
  const { common } = managingWords()
  const { current_page: page, last_page: last, from, to, total } = of
  if (from === null || to === null) return null
  return (
    <nav class="row wrap spread" aria-label={common.pages}>
      <p class="small soft" role="status">
        {common.shown({ from, to, total })}
      </p>
      {last > 1 && (
        <div class="row tight">
          <button type="button" class="button small" disabled={page <= 1} onClick={() => go(page - 1)}>
            {common.previous}
          </button>
          <button type="button" class="button small" disabled={page >= last} onClick={() => go(page + 1)}>
            {common.next}
          </button>
        </div>
      )}
    </nav>
  )
}
