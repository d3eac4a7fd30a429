// What one request of a megabyte may cost everybody: how long the main thread works on it, for bodies made to take long.

import Type from 'typebox'
import { Html, ListOf, Name, Text } from '#platform/http/fields.ts'
import { htmlCleaner } from '#platform/http/html-fields.ts'
import { inputParser } from '#platform/http/input.ts'
import { parseJson } from '#platform/http/json.ts'
import { optionsOf } from './options.ts'

const { rounds } = optionsOf('npm run bench:texts [-- --rounds 5]   processor time of the main thread for hostile bodies of a megabyte', {
  rounds: '5',
})

const MEGABYTE = 1_000_000
const repeated = (piece: string, most = MEGABYTE) => piece.repeat(Math.floor(most / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))))
const longText = Type.Object({ text: Text(50_000) })
const names = Type.Object({ text: ListOf(Name(500), 1, 1000) })
const html = Type.Object({ text: Html(100_000) })

const bodies: [string, ReturnType<typeof Type.Object>, unknown][] = [
  ['letters', longText, repeated('a', 180_000)],
  ['marks on one letter', longText, repeated('\u0301\u0316', 400_000)],
  ['30 marks on each letter', longText, repeated(`a${'\u0301\u0316'.repeat(15)}`, 380_000)],
  ['syllables to be composed', longText, repeated('\u1112\u1161\u11ab', 590_000)],
  ['nothing to see', longText, repeated('\u200b', 590_000)],
  ['a megabyte too long', longText, repeated('\u0301\u0316')],
  ['a thousand names of marks', names, Array.from({ length: 1000 }, () => repeated('a\u0301\u0316', 900))],
  ['half a million items', names, Array.from({ length: 490_000 }, () => 1)],
  ['open tags', html, repeated('<b>')],
  ['open noscripts', html, repeated('<noscript>')],
  ['pairs of tags', html, repeated('<i>a</i>')],
  ['escapes of marks', html, repeated('&#x301;&#x316;')],
  ['letters only', html, repeated('a')],
]

console.log('body                        main thread (ms)   answer')
for (const [what, schema, text] of bodies) {
  const read = inputParser(schema, 'body')
  const clean = htmlCleaner(schema)
  const bytes = Buffer.from(JSON.stringify({ text }))
  const taken: number[] = []
  let answer = ''
  for (let round = 0; round < Number(rounds); round++) {
    const before = process.threadCpuUsage()
    const reading = read(parseJson(bytes))
    const errors = 'errors' in reading ? reading.errors : {}
    await clean?.(reading.value, errors)
    const { user, system } = process.threadCpuUsage(before)
    taken.push((user + system) / 1000)
    answer = Object.values(errors).flat()[0]?.rule ?? 'taken'
  }
  taken.sort((a, b) => a - b)
  console.log(`${what.padEnd(28)}${taken.at(-1)!.toFixed(1).padStart(8)} at most   ${answer}`)
}
