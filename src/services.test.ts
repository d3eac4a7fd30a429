// What the service writes on its operator's screen, and into files that are read on one.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { it } from 'node:test'

// As JSON escapes nothing of it: in one sign of 8 bits, and text that runs backwards.
const hostile = 'Eve\u009b2J\u202ekcab'
const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/

/** What a process prints that logs hostile words, in a value, a name and a message. */
const logged = ({ atATerminal }: { atATerminal: boolean }) =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    process.stdout.isTTY = ${atATerminal}
    const { openLog } = await import('${new URL('./services.ts', import.meta.url)}')
    const hostile = ${JSON.stringify(hostile)}
    openLog({ LOG_LEVEL: 'info' }).info({ what: hostile, escaped: '\\u001b[31m', [hostile]: 1 }, hostile)
  `,
  ]).toString()

it('what a terminal would obey stands written out in the lines of the log, which stay JSON', () => {
  const printed = logged({ atATerminal: false })
  assert.doesNotMatch(printed, obeyed)
  const { what, escaped, msg } = JSON.parse(printed)
  assert.deepEqual([what, escaped, msg], [hostile, '\u001b[31m', hostile])
})

it('and in the readable ones for a person at a terminal', () => {
  const printed = logged({ atATerminal: true })
  assert.match(printed, /Eve.*kcab/)
  assert.match(printed, /\[31m/)
  assert.doesNotMatch(printed, obeyed)
})
