// A table as a file for spreadsheets (RFC 4180), in which no cell is taken for a formula.

type Cell = string | number | null

/** What spreadsheets run, whoever wrote it: it is made a text by an apostrophe before it. */
const formula = /^\s*[=+\-@＝＋－＠]/

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]) => `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
