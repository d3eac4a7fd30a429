// Two wrote the same of a training at once: one chooses between both versions.
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import type { Conflict, Edited } from '#web/features/trainings/managing/edited.ts'
import { QuestionShown } from '#web/features/trainings/managing/quiz.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { TwoVersions } from '#web/parts/versions.tsx'
import { managingWords } from '#web/words/choosing.ts'

export const Conflicts = ({ draft }: { draft: TrainingDraft }) => (
  <>
    {draft.conflicts.value.map((conflict, place) => (
      <TwoVersions
        key={place}
        what={nameOf(conflict, draft.mine.value)}
        mine={<Shown of={conflict.of} value={conflict.mine} />}
        theirs={<Shown of={conflict.of} value={conflict.theirs} />}
        choose={(side) => draft.settleConflict(conflict, side)}
      />
    ))}
  </>
)

function nameOf({ of }: Conflict, { modules }: Edited): string {
  const { trainings } = managingWords()
  if (typeof of === 'string') return trainings.fields[of]
  const title = modules.find(({ key }) => key === of.module)?.title ?? ''
  return of.part === 'title' ? trainings.titleOf({ title }) : trainings.textOf({ title })
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
