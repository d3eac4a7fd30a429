// Two wrote the same at once: both versions side by side, to choose one, or to copy from the other.
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import type { Conflict, Edited } from '#web/features/trainings/managing/edited.ts'
import { QuestionShown } from '#web/features/trainings/managing/quiz.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'

export function Conflicts({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  return (
    <>
      {draft.conflicts.value.map((conflict, place) => {
        const what = nameOf(conflict, draft.mine.value)
        return (
          <section key={place} class="card bad stack" aria-label={trainings.conflictIn({ what })}>
            <div>
              <h2>{trainings.conflictIn({ what })}</h2>
              <p class="soft">{trainings.conflictAbout}</p>
            </div>
            <div class="managing-columns">
              {(['mine', 'theirs'] as const).map((side) => (
                <Version key={side} conflict={conflict} side={side} choose={() => draft.settleConflict(conflict, side)} />
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}

function nameOf({ of }: Conflict, { modules }: Edited): string {
  const { trainings } = managingWords()
  if (typeof of === 'string') return trainings.fields[of]
  const title = modules.find(({ key }) => key === of.module)?.title ?? ''
  return of.part === 'title' ? trainings.titleOf({ title }) : trainings.textOf({ title })
}

interface VersionProps {
  conflict: Conflict
  side: 'mine' | 'theirs'
  choose: () => void
}

function Version({ conflict, side, choose }: VersionProps) {
  const { trainings } = managingWords()
  const shown = { mine: conflict.mine, theirs: conflict.theirs }[side]
  const id = `conflict-${side}`
  return (
    <div class="card stack">
      <h3>{side === 'mine' ? trainings.mine : trainings.theirs}</h3>
      <div id={id}>
        <Shown of={conflict.of} value={shown} />
      </div>
      <div class="row wrap tight">
        <button type="button" class="button primary small" onClick={choose}>
          {side === 'mine' ? trainings.keepMine : trainings.takeTheirs}
        </button>
        <button
          type="button"
          class="button small"
          onClick={async ({ currentTarget }) => {
            // biome-ignore lint/performance/useDomNodeTextContent: paragraphs stay on lines of their own
            const text = currentTarget.closest('.card')?.querySelector<HTMLElement>(`#${id}`)?.innerText ?? ''
            await navigator.clipboard.writeText(text)
            tell(trainings.copied)
          }}
        >
          {trainings.copy}
        </button>
      </div>
    </div>
  )
}

function Shown({ of, value }: { of: Conflict['of']; value: unknown }) {
  const { trainings } = managingWords()
  if (of === 'quiz') {
    const { quiz_type, questions } = value as Pick<Edited, 'quiz_type' | 'questions'>
    return quiz_type === 'multiple_choice' ? (
      <ol class="stack">
        {questions.map((question, place) => (
          <li key={place}>
            <QuestionShown question={question} />
          </li>
        ))}
      </ol>
    ) : (
      <p>{trainings.kinds[quiz_type ?? 'none']}</p>
    )
  }
  if (of === 'content' || (typeof of === 'object' && of.part === 'content')) return <RichText html={String(value)} under={2} />
  if (of === 'visibility') return <p>{trainings.visibilities[value as Edited['visibility']]}</p>
  if (typeof value === 'boolean') return <p>{value ? trainings.yes : trainings.no}</p>
  return <p dir="auto">{Array.isArray(value) ? value.join(', ') : String(value ?? '–')}</p>
}
