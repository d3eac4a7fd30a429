// A challenge that one takes part in, with today's check-in in one tap.
import { dateToday } from '#web/api/session.ts'
import { nextStep } from '#web/features/challenges/days.ts'
import { type Progress, useCheckIn } from '#web/features/challenges/taking-part.ts'
import { Icon } from '#web/parts/icon.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import './challenges.css'

export function Running({ progress }: { progress: Progress }) {
  const { challenges } = words()
  const checkIn = useCheckIn()
  const { challenge_id, title, days_completed, days_total } = progress
  const step = nextStep(progress, dateToday())
  const page = `/challenges/${challenge_id}`
  return (
    <div class="card row wrap challenge">
      <span class="face" aria-hidden="true">
        <Icon name={step === 'tomorrow' ? 'check' : 'flag'} />
      </span>
      <a class="grow stack tight" href={page}>
        <span>
          <bdi class="strong">{title}</bdi>
          <span class="small soft block">
            {challenges.daysDone({ done: days_completed, all: days_total })}
            {step === 'tomorrow' && ` · ${challenges.todayDone}`}
          </span>
        </span>
        <Days progress={progress} />
      </a>
      {step === 'check in' && (
        <button
          type="button"
          class="button small"
          aria-label={challenges.checkInTo({ name: title })}
          onClick={() => checkIn.mutate(challenge_id, { onError: tellWhy })}
        >
          {challenges.checkIn}
        </button>
      )}
      {step === 'complete' && (
        <a class="button small" href={page}>
          {challenges.finish}
        </a>
      )}
    </div>
  )
}

export const Days = ({ progress: { days_completed, days_total } }: { progress: Progress }) => (
  <progress
    max={days_total}
    value={Math.min(days_completed, days_total)}
    aria-label={words().challenges.daysDone({ done: days_completed, all: days_total })}
  />
)
