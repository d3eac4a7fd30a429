import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lastWish } from './last-wish.ts'

/** A service that answers when it is told to. */
function slow() {
  const asked: { value: boolean; answer: (error?: Error) => void }[] = []
  const wishFor = lastWish<number, boolean>()
  const wish = (key: number, value: boolean) =>
    wishFor(
      key,
      value,
      (value) => new Promise((resolve, reject) => asked.push({ value, answer: (error) => (error ? reject(error) : resolve()) })),
    )
  return { asked, wish }
}

it('sends the first wish, then the last of those that came meanwhile', async () => {
  const { asked, wish } = slow()
  const first = wish(1, true)
  for (const value of [false, true, false, true, false]) assert.equal(await wish(1, value), false)
  assert.equal(asked.length, 1)
  asked[0]!.answer()
  await new Promise(setImmediate)
  assert.deepEqual(
    asked.map(({ value }) => value),
    [true, false],
  )
  asked[1]!.answer()
  assert.equal(await first, true)
})

it('sends nothing more where the last wish is what was sent', async () => {
  const { asked, wish } = slow()
  const first = wish(1, true)
  void wish(1, false)
  void wish(1, true)
  asked[0]!.answer()
  assert.equal(await first, true)
  assert.equal(asked.length, 1)
})

it('begins anew after a refusal, and keeps things apart', async () => {
  const { asked, wish } = slow()
  const refused = wish(1, true)
  const other = wish(2, true)
  asked[0]!.answer(new Error('no'))
  await assert.rejects(refused, /no/)
  const again = wish(1, true)
  asked[1]!.answer()
  asked[2]!.answer()
  assert.deepEqual([await other, await again], [true, true])
})
