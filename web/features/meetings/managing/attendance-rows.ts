// Attendance as rows of a file: a line for each member, a column for each meeting, the guests and the notes below.
import type { Schemas } from '#web/api/asking.ts'

type Attendance = Schemas['GroupAttendance']
type Cell = string | number | null

export function attendanceRows(
  members: Attendance['data'],
  meetings: Attendance['meetings'],
  text: { member: string; guests: string; note: string; there: string },
): Cell[][] {
  const oldestFirst = meetings.toReversed()
  return [
    [text.member, ...oldestFirst.map(({ starts_at }) => starts_at.replace('T', ' '))],
    ...members.map(({ name, present }) => [name, ...oldestFirst.map(({ id }) => (present.includes(id) ? text.there : null))]),
    [text.guests, ...oldestFirst.map(({ guests }) => guests)],
    [text.note, ...oldestFirst.map(({ note }) => note)],
  ]
}
