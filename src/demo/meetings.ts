// A year of meetings of the demo's groups: each in its own week, those that were with who came, those to come with who said yes.
import { occurrencesOf, type Rhythm, spanOf, ZONE_DATA } from '#features/meetings/occurrences.ts'
import { sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'
import type { DemoGroup } from './groups.ts'

const ZONE = 'Europe/Berlin'

/** The day of the week (Monday is 1), the hour, and how often. */
const times: Record<string, [weekday: number, hour: string, every: Rhythm]> = {
  'Young Adults': [4, '19:00', 'week'],
  'Mark in a Year': [2, '19:30', 'two_weeks'],
  'Mothers’ Circle': [3, '09:30', 'week'],
  'Men’s Breakfast': [6, '08:00', 'month_weekday'],
  'Grief and Hope': [2, '18:00', 'two_weeks'],
  'Alpha Course': [1, '19:00', 'week'],
  'Worship Team': [6, '17:00', 'week'],
  'Neighbourhood East': [3, '19:30', 'two_weeks'],
  'Neighbourhood West': [2, '19:30', 'two_weeks'],
  'Neighbourhood North': [5, '18:30', 'two_weeks'],
  'Prayer at Dawn': [1, '06:30', 'week'],
  'Romans Deep Dive': [4, '20:00', 'week'],
  'Food Pantry': [5, '14:00', 'week'],
  'Seniors’ Table': [3, '12:00', 'two_weeks'],
  'Students’ Bible Night': [2, '20:00', 'week'],
  'Recovery Together': [4, '19:00', 'week'],
  'Leaders’ Huddle': [7, '15:00', 'month_weekday'],
}

export async function addMeetings({ db, random }: DemoChurch, groups: DemoGroup[]): Promise<void> {
  const today = Temporal.Now.plainDateISO(ZONE)
  for (const group of groups.filter(({ status }) => status === 'active')) {
    const [weekday, hour, every] = times[group.name] ?? []
    if (!weekday || !hour || !every) continue
    const first = today.subtract({ weeks: 40 }).add({ days: weekday - today.dayOfWeek })
    const until = today.add({ weeks: 26 }).toString()
    const days = occurrencesOf(first.toPlainDateTime(hour), { every, until }).map((start) => spanOf(start, ZONE, 90))
    const series = await db.one<{ id: number }>(
      sql`insert into meeting_series (group_id, every, until) values (${group.id}, ${every}, ${until}) returning id`,
    )
    const meetings = await db.many<{ id: number; is_past: boolean; is_near: boolean }>(sql`
      insert into meetings (group_id, series_id, position, starts_at, timezone, zone_data, duration_minutes, begins_at, ends_at, location)
      select groups.id, ${series.id}, place, starts_at, ${ZONE}, ${ZONE_DATA}, 90, begins_at, ends_at, groups.location
      from groups, unnest(${days.map((day) => day.starts_at)}::timestamp[], ${days.map((day) => day.begins_at)}::timestamptz[],
        ${days.map((day) => day.ends_at)}::timestamptz[]) with ordinality as day (starts_at, begins_at, ends_at, place)
      where groups.id = ${group.id} order by place
      returning id, ends_at < now() as is_past, begins_at between now() and now() + interval '15 days' as is_near`)

    // Most come most of the time; one comes no more since a while, and nobody has noticed.
    const gone = group.members.at(-1)
    const past = meetings.filter(({ is_past }) => is_past)
    const present = past.flatMap(({ id }, n) =>
      group.members
        .filter((person) => random.whole(1, 10) <= 7 && (person !== gone || n < past.length - 6))
        .map((person) => ({ meeting: id, user: person.id })),
    )
    await db.run(sql`
      update meetings set attendance_at = ends_at, guests = id % 4 / 3 where id = any(${past.map(({ id }) => id)})`)
    await db.run(sql`
      insert into meeting_attendance (meeting_id, user_id)
      select meeting_id, came.user_id from unnest(${present.map(({ meeting }) => meeting)}::bigint[], ${present.map(({ user }) => user)}::bigint[])
        as came (meeting_id, user_id)
      join meetings on meetings.id = meeting_id
      join group_members on group_members.group_id = meetings.group_id and group_members.user_id = came.user_id and joined_at < begins_at`)
    const answers = meetings
      .filter(({ is_near }) => is_near)
      .flatMap(({ id }) =>
        group.members
          .filter(({ email }) => email !== 'member@demo.example' && random.whole(1, 10) <= 6)
          .map(({ id: user }) => ({ meeting: id, user, coming: random.pick(['yes', 'yes', 'yes', 'maybe', 'no']) })),
      )
    await db.run(sql`
      insert into meeting_answers (meeting_id, group_id, user_id, coming)
      select meeting_id, ${group.id}, user_id, coming
      from unnest(${answers.map(({ meeting }) => meeting)}::bigint[], ${answers.map(({ user }) => user)}::bigint[], ${answers.map(({ coming }) => coming)}::text[])
        as said (meeting_id, user_id, coming)`)
  }
}
