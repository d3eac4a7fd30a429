// Questions drafted from the training's own texts, by a language model or the service itself. Each waits here until somebody has looked at it;
// nobody is asked before.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, Refusal, Unreachable, within } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import type { Question } from '#web/features/trainings/managing/edited.ts'
import { QuestionForm } from '#web/features/trainings/managing/question-form.tsx'
import { QuestionShown } from '#web/features/trainings/managing/quiz.tsx'
import { doubtOf, fresh } from '#web/features/trainings/managing/quiz-drafts.ts'
import { announce } from '#web/parts/announcer.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

/** A model that is slow, and the service after it. */
const PATIENCE_MS = 120_000
const HOW_MANY = 5
const MOST = 20
const FEWEST = 3

interface QuizDraftingProps {
  draft: TrainingDraft
  keep: (question: Question) => void
}

export function QuizDrafting({ draft, keep }: QuizDraftingProps) {
  const { trainings } = managingWords()
  const [waiting, setWaiting] = useWaiting(draft.id)
  const [isWriting, setWriting] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [problem, setProblem] = useState('')
  const [count, setCount] = useState(HOW_MANY)
  const asking = useRef<AbortController>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const [question] = waiting
  const known = [...draft.mine.value.questions, ...waiting]
  useEffect(() => () => asking.current?.abort(), [])

  /** So many that are not known yet, as far as there are such. */
  const write = async (wanted: number): Promise<Question[] | undefined> => {
    const stopping = new AbortController()
    asking.current = stopping
    setWriting(true)
    setProblem('')
    announce(trainings.writing)
    try {
      // It reads what is stored.
      await draft.save()
      const { data } = await ask(
        api.POST('/qualifications/{qualification}/generate-quiz', {
          params: { path: { qualification: draft.id } },
          body: { question_count: Math.max(FEWEST, Math.min(MOST, wanted + known.length)) },
          signal: stopping.signal,
          ...within(PATIENCE_MS),
        }),
      )
      return fresh(data.questions, known).slice(0, wanted)
    } catch (error) {
      if (stopping.signal.aborted) return undefined
      if (error instanceof Refusal) setProblem(error.errors['question_count']?.join(' ') ?? error.message)
      else if (error instanceof Unreachable) setProblem(words().frame.unreachable)
      else throw error
      return undefined
    } finally {
      setWriting(false)
    }
  }
  const draftAll = async () => {
    const questions = await write(count)
    if (questions?.length === 0) setProblem(trainings.noOthers)
    if (!questions?.length) return
    setWaiting([...waiting, ...questions])
    announce(trainings.drafted({ count: questions.length }))
  }
  const next = (others: Question[] = []) => {
    setEditing(false)
    setWaiting([...others, ...waiting.slice(1)])
    heading.current?.focus()
  }
  const replace = async () => {
    const others = await write(1)
    if (others?.length) next(others)
    else if (others) setProblem(trainings.noOthers)
  }

  const doubt = question && doubtOf(question)
  return (
    <section class="card accent stack">
      <h3 ref={heading} tabIndex={-1}>
        {question ? trainings.drafted({ count: waiting.length }) : trainings.draftTitle}
      </h3>
      <p class="small">{question ? trainings.draftedAbout : trainings.draftAbout}</p>
      {isWriting && (
        <>
          <progress aria-label={trainings.writing} />
          <div class="row wrap">
            <span class="grow small">{trainings.writing}</span>
            <button type="button" class="button small" onClick={() => asking.current?.abort()}>
              {words().frame.cancel}
            </button>
          </div>
        </>
      )}
      {!isWriting && question && (
        <div class="card stack tight">
          {isEditing ? (
            <QuestionForm
              question={question}
              action={trainings.take}
              close={() => setEditing(false)}
              done={(changed) => {
                keep(changed)
                next()
              }}
            />
          ) : (
            <>
              <QuestionShown question={question} />
              {doubt && <p class="tag flame">{trainings.doubts[doubt]}</p>}
              <div class="row wrap tight">
                <button
                  type="button"
                  class="button primary small"
                  onClick={() => {
                    keep(question)
                    next()
                  }}
                >
                  {trainings.take}
                </button>
                <button type="button" class="button small" onClick={() => setEditing(true)}>
                  {words().frame.edit}
                </button>
                <button type="button" class="button small" onClick={replace}>
                  {trainings.another}
                </button>
                <button type="button" class="button quiet small" onClick={() => next()}>
                  {trainings.leaveOut}
                </button>
              </div>
            </>
          )}
        </div>
      )}
      {problem && (
        <p class="form-problem" role="alert">
          {problem}
        </p>
      )}
      {!isWriting && !question && (
        <div class="row wrap">
          <label class="row tight small">
            {trainings.howMany}
            <select class="input" value={count} onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}>
              {[3, 5, 8, 10, 15, 20].map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="button primary small" onClick={draftAll}>
            {trainings.draft}
          </button>
        </div>
      )}
    </section>
  )
}

/** Those that nobody has looked at yet, kept on this device. */
function useWaiting(id: number) {
  const name = `quiz ${id}`
  const [waiting, setWaiting] = useState<readonly Question[]>([])
  useEffect(() => {
    draftOf<Question[]>(name).then((kept) => kept && setWaiting(kept))
  }, [name])
  const set = (questions: readonly Question[]) => {
    setWaiting(questions)
    void (questions.length > 0 ? keepDraft(name, questions) : dropDraft(name))
  }
  return [waiting, set] as const
}
