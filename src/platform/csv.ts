// A table as text for spreadsheets (RFC 4180), in which no cell is taken for a formula.

export type Cell = string | number | null

/** What spreadsheets run, whoever wrote it: it is made a text by an apostrophe before it. */
const formula = /^[\t\r]|^\s*[=+\-@＝＋－＠]/

/** Spreadsheets know UTF-8 by it: it stands once, before the first line. */
export const UTF8_MARK = '\ufeff'

function written(cell: Cell, separator: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of it. Where a comma stands in numbers, spreadsheets want a semicolon between cells. */
export const csvLine = (cells: readonly Cell[], separator: ',' | ';') =>
  `${cells.map((cell) => written(cell, separator)).join(separator)}\r\n`
