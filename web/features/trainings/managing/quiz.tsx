// How a training is completed: by reading it, by saying so, or by answering questions, which are drafted, looked at, and written by hand.
import { useState } from 'preact/hooks'
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import type { Edited, Question } from '#web/features/trainings/managing/edited.ts'
import { QuestionForm } from '#web/features/trainings/managing/question-form.tsx'
import { QuizDrafting } from '#web/features/trainings/managing/quiz-drafting.tsx'
import { Choice, Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { isSame } from '#web/parts/merging.ts'
import { hold } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

const NONE = 'none'
const kinds = [NONE, 'completion_consent', 'multiple_choice'] as const

export function Quiz({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { quiz_type } = draft.mine.value
  return (
    <section class="stack">
      <h2>{words().trainings.quiz}</h2>
      <Choice
        key={draft.fromOutside.value}
        name="quiz_type"
        label={trainings.completedBy}
        value={quiz_type ?? NONE}
        onChoose={(kind) => draft.set('quiz_type', kind === NONE ? null : (kind as Edited['quiz_type']))}
        options={kinds.map((value) => ({ value, text: trainings.kinds[value], about: trainings.kindsAbout[value] }))}
      />
      {quiz_type === 'multiple_choice' && <Questions draft={draft} />}
    </section>
  )
}

function Questions({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { questions, max_attempts } = draft.mine.value
  const [open, setOpen] = useState<Question | 'new'>()
  const openAt = questions.findIndex((question) => isSame(question, open))
  // One at a time: what is typed in it is not thrown away for another.
  const isNoneOpen = open !== 'new' && openAt < 0
  const setQuestions = (change: (questions: Question[]) => Question[]) =>
    draft.edit((edited) => ({ ...edited, questions: change(edited.questions) }))
  const takeAway = (question: Question, place: number) => {
    setQuestions((all) => all.toSpliced(place, 1))
    hold(trainings.questionDeleted, {
      act: () => {},
      undo: () => setQuestions((all) => all.toSpliced(place, 0, question)),
    })
  }
  return (
    <>
      <QuizDrafting draft={draft} keep={(question) => setQuestions((all) => [...all, question])} />
      {questions.length === 0 && <p class="soft">{trainings.noQuestions}</p>}
      <ol class="stack">
        {questions.map((question, place) => (
          <li key={place === openAt ? 'open' : `${place} ${question.question}`} class="card stack tight">
            <p class="small soft">{trainings.questionAt({ place: place + 1 })}</p>
            {place === openAt ? (
              <QuestionForm
                question={question}
                action={words().frame.save}
                close={() => setOpen(undefined)}
                done={(changed) => {
                  setQuestions((all) => all.with(place, changed))
                  setOpen(undefined)
                }}
              />
            ) : (
              <>
                <QuestionShown question={question} />
                {isNoneOpen && (
                  <div class="row wrap tight">
                    <button
                      type="button"
                      class="button small"
                      aria-label={trainings.editQuestion({ place: place + 1 })}
                      onClick={() => setOpen(question)}
                    >
                      {words().frame.edit}
                    </button>
                    <button
                      type="button"
                      class="button quiet bad small"
                      aria-label={trainings.deleteQuestion({ place: place + 1 })}
                      onClick={() => takeAway(question, place)}
                    >
                      {words().frame.delete}
                    </button>
                  </div>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {open === 'new' ? (
        <section class="card">
          <QuestionForm
            action={trainings.addQuestion}
            close={() => setOpen(undefined)}
            done={(question) => {
              setQuestions((all) => [...all, question])
              setOpen(undefined)
            }}
          />
        </section>
      ) : (
        isNoneOpen && (
          <button type="button" class="button start" onClick={() => setOpen('new')}>
            <Icon name="plus" />
            {trainings.writeQuestion}
          </button>
        )
      )}
      <Field
        name="max_attempts"
        label={trainings.attempts}
        help={trainings.attemptsAbout}
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        value={max_attempts ?? ''}
        onInput={({ currentTarget }) => draft.set('max_attempts', currentTarget.value === '' ? null : Number(currentTarget.value))}
      />
    </>
  )
}

/** As it is asked, with the right answer marked. */
export const QuestionShown = ({ question: { question, options, correct_answer_index } }: { question: Question }) => (
  <>
    <h3 dir="auto">{question}</h3>
    <ul class="stack tight">
      {options.map((option, place) => (
        <li key={place} class={place === correct_answer_index ? 'row question-option right' : 'row question-option'}>
          <Icon name={place === correct_answer_index ? 'check' : 'close'} />
          <span class="grow" dir="auto">
            {option}
          </span>
          {place === correct_answer_index && <span class="small">{managingWords().trainings.right}</span>}
        </li>
      ))}
    </ul>
  </>
)
