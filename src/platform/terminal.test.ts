import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { it } from 'node:test'
import pino from 'pino'
import pretty from 'pino-pretty'
import { forJsonReaders, forTerminal, onOneTerminalLine } from './terminal.ts'

// A title, colours, a line that overwrites the one before, the same in one sign of 8 bits, and text that runs backwards.
const hostile = '\u001b]0;owned\u0007\u001b[31m\r\b\u009b2J\u007f\u202ekcab\u2066\\u001b\\\\u009b'
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

it('writes out what a terminal would obey, and leaves every letter and line as it is', () => {
  assert.doesNotMatch(forTerminal(hostile), obeyed)
  assert.equal(forTerminal('\u001b[31mAda'), '\\u001b[31mAda')
  const harmless = 'Zoë 王 אדה 👩‍👩‍👧 नमस्ते\n\tdone'
  assert.equal(forTerminal(harmless), harmless)
  assert.equal(onOneTerminalLine('Ada\nBroken: all'), 'Ada\\nBroken: all')
})

it('leaves JSON the same JSON', () => {
  assert.deepEqual(JSON.parse(forTerminal(JSON.stringify({ name: hostile }))), { name: hostile })
})

it('keeps it out of a log that is made readable for a person', () => {
  let printed = ''
  const screen = pretty({
    colorize: false,
    sync: true,
    destination: new Writable({
      write(chunk, _, done) {
        printed += chunk
        done()
      },
    }),
  })
  const log = pino({ base: undefined, hooks: { streamWrite: forJsonReaders } }, screen)
  log.info({ what: hostile, [hostile]: { deep: [hostile] } }, `A message with ${hostile}`)
  assert.match(printed, /A message with/)
  assert.match(printed, /kcab/)
  assert.doesNotMatch(printed, obeyed)
})
