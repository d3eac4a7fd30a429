// A list as spreadsheets save it: CSV in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. Runs in a thread (reading.ts).
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { isEmail } from '#platform/http/formats.ts'
import { MAX_COLUMNS, MAX_ROWS } from './limits.ts'

export type ListFault =
  | { rule: 'list_is_workbook' | 'list_not_text' | 'list_empty' }
  | { rule: 'list_too_long'; max: number }
  | { rule: 'list_too_wide'; max: number }
  | { rule: 'list_quote_open'; line: number }

export interface ListRow {
  /** As the spreadsheet counts: the header is 1. */
  line: number
  cells: string[]
}

export type List = { headers: string[]; rows: ListRow[] } | { fault: ListFault }

const WORKBOOKS = ['504b0304', 'd0cf11e0']

export async function readList(content: Uint8Array): Promise<List> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (WORKBOOKS.includes(bytes.toString('hex', 0, 4))) return { fault: { rule: 'list_is_workbook' } }
  const text = decoded(bytes)
  if (text.includes('\0')) return { fault: { rule: 'list_not_text' } }
  const { body, delimiter, before } = delimited(text)
  const rows: ListRow[] = []
  let line = before
  const records = Readable.from(slices(body)).pipe(
    parse({ delimiter, relax_column_count: true, relax_quotes: true, max_record_size: MAX_RECORD }),
  )
  try {
    for await (const record of records) {
      line++
      const cells = (record as string[]).map(unmarked)
      if (cells.every((cell) => cell === '')) continue
      if (cells.length > MAX_COLUMNS && cells.slice(MAX_COLUMNS).some(Boolean))
        return { fault: { rule: 'list_too_wide', max: MAX_COLUMNS } }
      rows.push({ line, cells })
      if (rows.length > MAX_ROWS + 1) break
    }
  } catch (error) {
    // What breaks it is a quotation mark without its end: it takes all that follows into one cell.
    if (String((error as { code?: string }).code).startsWith('CSV_')) return { fault: { rule: 'list_quote_open', line: line + 1 } }
    throw error
  }
  return withHeaders(rows)
}

function withHeaders(rows: ListRow[]): List {
  const [first, ...others] = rows
  if (!first) return { fault: { rule: 'list_empty' } }
  const hasHeader = !first.cells.some(isEmail)
  const people = hasHeader ? others : rows
  if (people.length === 0) return { fault: { rule: 'list_empty' } }
  if (people.length > MAX_ROWS) return { fault: { rule: 'list_too_long', max: MAX_ROWS } }
  const used = people.reduce((most, { cells }) => Math.max(most, lastUsed(cells)), lastUsed(first.cells))
  const headers = Array.from({ length: Math.min(used, MAX_COLUMNS) }, (_, place) => (hasHeader ? (first.cells[place] ?? '') : ''))
  return { headers: headers.map((header) => header.slice(0, 200).toWellFormed()), rows: people }
}

const lastUsed = (cells: string[]) => cells.findLastIndex((cell) => cell !== '') + 1

/** Bytes of one row at most: a quotation mark that never ends must not take the whole file into one cell. */
const MAX_RECORD = 100_000
const SLICE = 65_536

/** Of bytes: half a character at the end of a slice of text would be lost. */
function* slices(text: string) {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += SLICE) yield bytes.subarray(from, from + SLICE)
}

/** Without the apostrophe by which a cell was kept from being a formula, as in the lists that this service gives. */
const unmarked = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')

function decoded(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe' || mark === 'feff') return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', '\t', ',']

/** What stands between its cells: what is most often in its first row, outside of quotation marks, or what `sep=` says, as Excel writes it. */
function delimited(text: string): { body: string; delimiter: string; before: number } {
  const [whole, said] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (whole && said) return { body: text.slice(whole.length), delimiter: said, before: 1 }
  const outside = text.slice(0, MAX_RECORD).replace(/"[^"]*"/g, '')
  const head = /^\s*([^\r\n]*)/.exec(outside)?.[1] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  return { body: text, delimiter: DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best)), before: 0 }
}
