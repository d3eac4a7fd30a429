// Streaks and consistency on the person's own calendar, tried on generated lives.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { saveAccount } from '#features/accounts/queries.ts'
import { todayIn } from '#platform/clock.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { addEntry } from './queries.ts'

const clock = { time: Date.parse('2026-03-01T12:00:00Z'), now: () => clock.time }
const app = await startApp({ clock })
const { db } = app.services
const given = givenFor(app)
const person = await given.person({ of: await given.organization() })

const HOUR = 3_600_000
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'America/St_Johns',
]
const zone = fc.constantFrom(...zones)
/** Around changes to and from summer time, the end of February in a leap year, and the turn of a year. */
const start = fc
  .constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2024-02-28', '2025-12-30', '2026-04-04')
  .chain((day) => fc.integer({ min: -72, max: 48 }).map((hours) => Date.parse(`${day}T00:00:00Z`) + hours * HOUR))

const plus = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const today = () => todayIn(zoneNow, clock)
let zoneNow = 'UTC'
async function live(timezone: string) {
  zoneNow = timezone
  await saveAccount(db, person.id, { timezone })
}
async function beginAnew(time: number, timezone: string) {
  clock.time = time
  await live(timezone)
  await db.run(sql`delete from journey_entries where user_id = ${person.id}`)
}
/** Waits until it is this hour of the next day where the person is. */
function sleepUntil(hour: number) {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.time).toZonedDateTimeISO(zoneNow)
  clock.time = now
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: zoneNow, plainTime: new Temporal.PlainTime(hour) }).epochMilliseconds
}
const log = async () => assert.equal((await person.post('/journey', { activity_type: 'prayer' })).status, 201)
const add = (date: string) => addEntry(db, person.id, { activity_type: 'prayer', duration_minutes: 5, notes: null, date })
const figures = async () => (await person.get('/journey/progress')).body.data as { streak_days: number; consistency_score: number }
const streak = async () => (await figures()).streak_days

const settings = { numRuns: 25, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true }

it('whoever logs on each day of their own calendar has a streak of as many days, in every zone and through every change of the clocks', async () => {
  await fc.assert(
    fc.asyncProperty(
      zone,
      start,
      fc.array(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 8 }),
      async (timezone, time, hours) => {
        await beginAnew(time, timezone)
        for (const [days, hour] of hours.entries()) {
          if (days > 0) sleepUntil(hour)
          assert.equal(await streak(), days, 'while today is young')
          await log()
          assert.equal(await streak(), days + 1)
        }
        sleepUntil(23)
        assert.equal(await streak(), hours.length, 'a day later, at night')
        sleepUntil(0)
        assert.equal(await streak(), 0, 'a day without an entry has passed')
      },
    ),
    settings,
  )
})

it('figures are those of the days that have an entry, also back-dated, deleted, and those ahead of today', async () => {
  const back = fc.integer({ min: -2, max: 45 })
  await fc.assert(
    fc.asyncProperty(
      zone,
      start,
      fc.array(back, { maxLength: 60 }),
      fc.array(back, { maxLength: 10 }),
      async (timezone, time, added, removed) => {
        await beginAnew(time, timezone)
        for (const days of added) await add(plus(today(), -days))
        for (const { id, date } of (await person.get('/journey')).body.data.journey_data)
          if (removed.some((days) => plus(today(), -days) === date)) assert.equal((await person.delete(`/journey/${id}`)).status, 200)
        const left = new Set(added.filter((days) => !removed.includes(days)))

        // What is ahead counts as today, and beside today as days of its own.
        const ahead = [...left].filter((days) => days < 0).length
        const past = new Set([...left].map((days) => Math.max(days, 0)))
        let day = past.has(0) ? 0 : 1
        const first = day
        while (past.has(day)) day++
        const recent = [...past].filter((days) => days < 30).length
        assert.deepEqual(
          [await figures(), (await person.get('/journey')).body.data.total_days].map((value) => value.streak_days ?? value),
          [day - first + (left.has(0) ? ahead : 0), left.size],
        )
        assert.equal((await figures()).consistency_score, Math.round((recent / 30) * 1000) / 10)
      },
    ),
    settings,
  )
})

it('no journey breaks a streak, but one over the date line to the east', async () => {
  const leg = fc.record({ timezone: zone, hour: fc.integer({ min: 0, max: 23 }), flight: fc.integer({ min: 0, max: 30 }) })
  await fc.assert(
    fc.asyncProperty(zone, start, fc.array(leg, { minLength: 1, maxLength: 6 }), async (timezone, time, legs) => {
      await beginAnew(time, timezone)
      await log()
      let furthest = today()
      for (const { timezone, hour, flight } of legs) {
        const before = await streak()
        await live(timezone)
        assert.ok((await streak()) >= before, `${zoneNow}: moving alone takes nothing away`)
        clock.time += flight * HOUR
        if (today() > plus(furthest, 1)) return // a day was skipped
        assert.ok((await streak()) >= before, 'after the flight')
        for (const night of [false, true]) {
          if (night) sleepUntil(hour)
          const [known, isNew] = [await streak(), today() > furthest]
          await log()
          assert.ok((await streak()) >= (isNew ? known + 1 : known), `${zoneNow}, ${today()}: ${await streak()} after ${known}`)
          if (isNew) furthest = today()
        }
      }
    }),
    settings,
  )
})

it('an entry of tomorrow, made before flying west, is today’s, and prolongs the run when today has one too', async () => {
  await beginAnew(Date.parse('2026-06-10T12:00:00Z'), 'UTC')
  await add('2026-06-11')
  assert.deepEqual(await figures().then(({ streak_days, consistency_score }) => [streak_days, consistency_score]), [1, 3.3])
  await add('2026-06-09')
  assert.equal(await streak(), 2)
  await add('2026-06-10')
  assert.equal(await streak(), 3)
  assert.equal((await person.get('/journey')).body.data.journey_data[0].date, '2026-06-11')
})

it('of the days ahead one counts, as today, and all once today has an entry', async () => {
  await beginAnew(Date.parse('2026-06-10T12:00:00Z'), 'UTC')
  for (const date of ['2026-06-11', '2026-06-12']) await add(date)
  assert.equal(await streak(), 1)
  await add('2026-06-10')
  assert.equal(await streak(), 3)
})

it('a phone’s own day is taken, wherever it is: up to the day that it is where days begin first', async () => {
  const logged = async (date: string) => (await person.post('/journey', { activity_type: 'rest', date })).status
  await beginAnew(Date.parse('2026-06-10T12:00:00Z'), 'Pacific/Honolulu')
  assert.equal(await logged('2026-06-11'), 201) // at UTC+14
  assert.equal(await logged('2026-06-12'), 422)
  clock.time = Date.parse('2026-06-10T09:59:59Z')
  assert.equal(await logged('2026-06-11'), 422)
  assert.equal(await logged('1900-01-01'), 201)
  assert.equal(await logged('1899-12-31'), 422)
})
