// One question with its answers, of which one is right.
import { useState } from 'preact/hooks'
import { isWhole, type Question } from '#web/features/trainings/managing/edited.ts'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

const MOST_OPTIONS = 10

interface QuestionFormProps {
  question?: Question
  /** On its button. */
  action: string
  done: (question: Question) => void
  close: () => void
}

export function QuestionForm({ question: given, action, done, close }: QuestionFormProps) {
  const { trainings } = managingWords()
  const [text, setText] = useState(given?.question ?? '')
  const [options, setOptions] = useState<readonly string[]>(given?.options ?? ['', '', ''])
  const [right, setRight] = useState(given?.correct_answer_index ?? 0)
  const [isRefused, setRefused] = useState(false)
  const finish = (event: Event) => {
    event.preventDefault()
    const written = options.map((option) => option.trim())
    const kept = written.filter(Boolean)
    const question = { question: text.trim(), options: kept, correct_answer_index: kept.indexOf(written[right] ?? '') }
    if (question.correct_answer_index >= 0 && isWhole(question)) done(question)
    else setRefused(true)
  }
  const takeAway = (place: number) => {
    setOptions(options.toSpliced(place, 1))
    if (right >= place && right > 0) setRight(right - 1)
  }
  return (
    <form class="stack tight" noValidate onSubmit={finish}>
      <Field
        name="question"
        label={trainings.question}
        dir="auto"
        maxLength={1000}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        autoFocus
      />
      <fieldset class="stack tight">
        <legend class="field-label">{trainings.answers}</legend>
        {options.map((option, place) => (
          <div key={place} class="row tight">
            <label class="question-right">
              <input type="radio" name="right" checked={right === place} onChange={() => setRight(place)} />
              <span class="unseen">{trainings.isRight({ place: place + 1 })}</span>
            </label>
            <input
              class="input"
              dir="auto"
              maxLength={500}
              aria-label={trainings.answer({ place: place + 1 })}
              value={option}
              onInput={({ currentTarget }) => setOptions(options.with(place, currentTarget.value))}
            />
            {options.length > 2 && (
              <button
                type="button"
                class="button quiet icon-only"
                aria-label={trainings.removeAnswer({ place: place + 1 })}
                onClick={() => takeAway(place)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        ))}
      </fieldset>
      {options.length < MOST_OPTIONS && (
        <button type="button" class="button quiet small start" onClick={() => setOptions([...options, ''])}>
          <Icon name="plus" />
          {trainings.addAnswer}
        </button>
      )}
      <p class={isRefused ? 'field-note wrong' : 'field-note'} role={isRefused ? 'alert' : undefined}>
        {isRefused ? trainings.questionNotWhole : trainings.answersAbout}
      </p>
      <div class="row wrap tight">
        <button type="submit" class="button primary small">
          {action}
        </button>
        <button type="button" class="button small" onClick={close}>
          {words().frame.cancel}
        </button>
      </div>
    </form>
  )
}
