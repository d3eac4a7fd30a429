import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayAndHour, dayShort } from './times.ts'

it('says the hour on the wall where they meet, and the zone to who is in another', () => {
  const meeting = { starts_at: '2019-07-02T19:30', timezone: 'Europe/Berlin' }
  assert.match(dayAndHour(meeting, 'Europe/Berlin'), /Tuesday.* 2 July 2019.*19:30$/)
  assert.match(dayAndHour(meeting, 'Europe/Vienna'), /19:30$/)
  assert.match(dayAndHour(meeting, 'America/New_York'), /19:30 \(Europe\/Berlin\)$/)
  assert.match(dayAndHour({ ...meeting, timezone: 'Europe/Nowhere' }, 'Europe/Berlin'), /19:30 \(Europe\/Nowhere\)$/)
  assert.equal(dayShort('2019-07-02T19:30'), '2 Jul')
})
