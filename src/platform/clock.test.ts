import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isTimeZone, todayIn } from './clock.ts'

const at = (moment: string) => ({ now: () => Date.parse(moment) })

it('knows the day of a time zone, over the date line and when clocks change', () => {
  assert.equal(todayIn('UTC', at('2026-03-01T23:59:59Z')), '2026-03-01')
  assert.equal(todayIn('Pacific/Kiritimati', at('2026-03-01T10:00:00Z')), '2026-03-02')
  assert.equal(todayIn('Pacific/Pago_Pago', at('2026-03-01T10:59:00Z')), '2026-02-28')
  assert.equal(todayIn('Europe/Berlin', at('2026-03-29T22:30:00Z')), '2026-03-30')
  assert.equal(todayIn('Europe/Berlin', at('2026-10-25T23:30:00Z')), '2026-10-26')
})

it('knows time zones by their names', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) assert.equal(isTimeZone(name), true, name)
  for (const name of ['', '+02:00', 'Mars/Olympus', 'Europe/', 'x'.repeat(100), 'UTC; drop']) assert.equal(isTimeZone(name), false, name)
})
