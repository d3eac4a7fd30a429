import assert from 'node:assert/strict'
import { it } from 'node:test'
import { csvOf } from './csv.ts'

it('writes rows as spreadsheets read them', () => {
  assert.equal(
    csvOf([
      ['Name', 'Share'],
      ['García, "José"', 40],
      ['two\nlines', null],
    ]),
    '\ufeffName,Share\r\n"García, ""José""",40\r\n"two\nlines",\r\n',
  )
})

it('lets no text be taken for a formula', () => {
  for (const text of ['=1+1', '+49', '-2', '@sum', '\t=1', ' =1', '＝1']) assert.ok(csvOf([[text]]).startsWith(`\ufeff'`), text)
  assert.equal(csvOf([['Anna-Lena', -2]]), '\ufeffAnna-Lena,-2\r\n')
})
