// How far somebody is in a training, in words.
import { type PersonsTraining, stateOf } from '#web/features/trainings/managing/states.ts'
import { Icon } from '#web/parts/icon.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { day, dayOfYear, percent } from '#web/words/saying.ts'

/** Without the year where it is this one. */
const short = (date: string) => (date.slice(0, 4) === String(new Date().getFullYear()) ? dayOfYear(date) : day(date))

export function StateCell({ of: training }: { of: PersonsTraining | undefined }) {
  const { progress } = managingWords()
  if (!training)
    return (
      <span class="soft">
        <span aria-hidden="true">–</span>
        <span class="unseen">{progress.noneAssigned}</span>
      </span>
    )
  const { progress_percentage, due_date, completed_on } = training
  const underWay = progress.underWay({ share: percent(progress_percentage / 100) })
  switch (stateOf(training)) {
    case 'done':
      return (
        <span class="tag accent">
          <Icon name="check" /> {completed_on ? progress.completedOn({ day: short(completed_on) }) : progress.states.done}
        </span>
      )
    case 'overdue':
      return (
        <>
          <span class="tag flame">
            <Icon name="calendar" /> {progress.overdueSince({ day: short(due_date!) })}
          </span>
          {training.status === 'in_progress' && <span class="small soft block">{underWay}</span>}
        </>
      )
    case 'underWay':
      return (
        <>
          <span class="small">{underWay}</span>
          {due_date && <span class="small soft block">{progress.dueOn({ day: short(due_date) })}</span>}
        </>
      )
    case 'due':
      return (
        <>
          <span class="small">{progress.states.assigned}</span>
          <span class="small soft block">{progress.dueOn({ day: short(due_date!) })}</span>
        </>
      )
    case 'assigned':
      return <span class="small">{progress.states.assigned}</span>
  }
}
