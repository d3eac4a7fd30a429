// The next meeting of any of one's groups, with yes, maybe or no.
import { useRead } from '#web/api/using.ts'
import { addressOf } from '#web/features/meetings/address.ts'
import { Answering, isOver } from '#web/features/meetings/answering.tsx'
import { dayAndHour } from '#web/features/meetings/times.ts'
import { words } from '#web/words/choosing.ts'

/** Among those of today some may be over, or cancelled. */
const LOOKED_AT = 10

export function NextMeeting() {
  const { meetings } = words()
  const reading = useRead('/meetings', { query: { per_page: LOOKED_AT } })
  const next = reading.data?.data.find((meeting) => meeting.status === 'planned' && !isOver(meeting))
  if (!next) return null
  return (
    <section class="stack tight">
      <div class="row spread">
        <h2>{meetings.next}</h2>
        <a class="button quiet small" href="/meetings">
          {meetings.mine}
        </a>
      </div>
      <div class="card stack">
        <div>
          <p>
            <a class="strong link" href={addressOf(next)}>
              <bdi>{next.group.name}</bdi>
            </a>
          </p>
          <p>{dayAndHour(next)}</p>
          {next.location && (
            <p class="small soft">
              <bdi>{next.location}</bdi>
            </p>
          )}
        </div>
        <Answering meeting={next} />
      </div>
    </section>
  )
}
