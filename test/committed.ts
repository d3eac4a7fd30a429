// Documents that are made from the code and committed.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)

export const readCommitted = (path: string) => readFileSync(new URL(path, root), 'utf8')

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
