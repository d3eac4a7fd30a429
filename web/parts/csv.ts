// A table as a file for spreadsheets (RFC 4180), in which no cell is taken for a formula.

import { language } from '#web/words/choosing.ts'

type Cell = string | number | null

/** What spreadsheets run, whoever wrote it: it is made a text by an apostrophe before it. */
const formula = /^[\t\r]|^\s*[=+\-@＝＋－＠]/

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a mark by which spreadsheets know UTF-8. Where a comma stands in numbers, they want a semicolon between cells. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const separator = language.value === 'en' ? ',' : ';'
  return `\ufeff${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`
}

/** Hands a table to the browser as a file. */
export const download = (name: string, text: string) => downloadFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
