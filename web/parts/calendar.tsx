// Days at a glance, darker where there was more: a real table, whose cells name their day to who can't see the squares.
import { weeksOf } from '#web/parts/calendar-weeks.ts'
import { locale } from '#web/words/choosing.ts'
import { addDays, firstWeekday } from '#web/words/days.ts'
import { monthShort, weekdayName } from '#web/words/saying.ts'
import './calendar.css'

interface CalendarProps {
  /** What the table shows. */
  caption: string
  from: string
  to: string
  countOf: (date: string) => number
  /** "3 March, 2 times" */
  say: (date: string, count: number) => string
}

const DARKEST = 3

export function Calendar({ caption, from, to, countOf, say }: CalendarProps) {
  const { begins, rows, months } = weeksOf(from, to, firstWeekday(locale.value))
  return (
    <table class="calendar">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <td class="calendar-side" />
          {months.map(({ month, weeks }) => (
            <th key={month} scope="colgroup" colSpan={weeks}>
              <span class={weeks < 3 ? 'unseen' : ''}>{monthShort(month)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((days, row) => (
          <tr key={row}>
            <th class="calendar-side" scope="row">
              <span class="unseen">{weekdayName(addDays(begins[0]!, row))}</span>
            </th>
            {days.map((date, week) =>
              date === null ? (
                <td key={begins[week]} />
              ) : (
                <td key={begins[week]} data-level={Math.min(countOf(date), DARKEST)}>
                  <span class="unseen">{say(date, countOf(date))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
