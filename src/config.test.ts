import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readConfig, settings } from './config.ts'

type Given = Parameters<typeof readConfig>[0]
const read = (given: Record<string, string | number> = {}) => readConfig(given as Given, { environment: false })

it('everything has a value where nothing is set', () => {
  const config = read()
  for (const [name, { default: usual }] of Object.entries(settings)) assert.equal(config[name as keyof typeof settings], usual)
  assert.equal(config.publicUrl, 'https://localhost:8443')
})

it('takes texts as the environment has them, and an empty one as not set', () => {
  const { PORT, HTTP2, LOG_LEVEL, DATABASE_WAIT } = read({ PORT: '443', HTTP2: 'true', LOG_LEVEL: '', DATABASE_WAIT: '' })
  assert.deepEqual({ PORT, HTTP2, LOG_LEVEL, DATABASE_WAIT }, { PORT: 443, HTTP2: true, LOG_LEVEL: 'info', DATABASE_WAIT: 5000 })
})

it('names everything that is wrong, at once, and not what was set', () => {
  const wrong = { RATE_LIMIT_PRO: 'many', DATABASE_CONNECTIONS: '1', HTTP2: 'yes', LOG_LEVEL: 'loud', PORT: '-1' }
  assert.throws(() => read(wrong), {
    message: [
      'PORT must be a whole number, 0 or more',
      'DATABASE_CONNECTIONS must be a whole number, 2 or more',
      'HTTP2 must be true or false',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent',
      'RATE_LIMIT_PRO must be a whole number, 1 or more',
    ].join('; '),
  })
})

for (const [name, value] of Object.entries({
  RATE_LIMIT_JOIN: '1.5',
  RATE_LIMIT_UPLOAD: '1e3',
  RATE_LIMIT_QUIZ: ' 5',
  TOKEN_IDLE_DAYS: '0x10',
}))
  it(`${JSON.stringify(value)} is no number for ${name}`, () => assert.throws(() => read({ [name]: value }), new RegExp(name)))
