// Documents that are made from the code and committed.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)

export const readCommitted = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** JSON on several lines, but what fits on one is on one. */
export function readableJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (value === null || typeof value !== 'object' || indent.length + line.length <= 160) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + readableJson(item, inner)).join(',\n')}\n${indent}]`
  const fields = Object.entries(value).map(([key, field]) => `${inner}${JSON.stringify(key)}: ${readableJson(field, inner)}`)
  return `{\n${fields.join(',\n')}\n${indent}}`
}

/** What a file must hold; written when WRITE_DOCS is set. */
export function assertCommitted(path: string, text: string) {
  const file = new URL(path, root)
  if (process.env['WRITE_DOCS']) writeFileSync(file, text)
  // Not assert.equal: the difference of two long documents helps nobody.
  assert.ok(
    existsSync(file) && readFileSync(file, 'utf8') === text,
    `${path} is not what the code says. Run "npm run docs" and look at the difference.`,
  )
}
