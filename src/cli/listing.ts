// Lists of the command line: a page at a time, as an object or as columns.
import { onOneTerminalLine } from '../platform/terminal.ts'

export interface Paging {
  page: number
  perPage: number
}

/** What SQL needs of a page. */
export const rangeOf = ({ page, perPage }: Paging) => ({ limit: perPage, offset: (page - 1) * perPage })

/** Where in the list a page stands. */
export const placeOf = ({ page, perPage }: Paging, total: number) => ({ page, per_page: perPage, total })

/** The lines of a page: a heading, the rows in columns, and how to read on. */
export function tableOf(paging: Paging, total: number, heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const { page, perPage } = paging
  const pages = Math.max(1, Math.ceil(total / perPage))
  const foot = `Page ${page} of ${pages}, ${total} in all.${page < pages ? ` --page ${page + 1} shows the next.` : ''}`
  if (rows.length === 0) return [foot]
  const cells = [heading, ...rows].map((row) => row.map(onOneTerminalLine))
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  return [
    ...cells.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
    foot,
  ]
}

/** The day of a moment, or a dash. */
export const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? '-'

export function bytesInWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`
}
