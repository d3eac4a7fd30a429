// The quiz of a training: one question at a time, by thumb and by keyboard; then what was right, and the certificate for who passed. Answers are
// kept on this device until they are sent.

import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import { api, ask, once, Refusal, type Schemas } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { changed, useRead } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { Consent } from '#web/features/trainings/consent.tsx'
import {
  attemptsLeft,
  type Chosen,
  fitting,
  type Reviewed,
  reviewOf,
  reviewOfAttempt,
  toSend,
  unanswered,
} from '#web/features/trainings/quiz-answers.ts'
import { QuizResults } from '#web/features/trainings/quiz-results.tsx'
import { useMyProgress } from '#web/features/trainings/reading.ts'
import { announce } from '#web/parts/announcer.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import './quiz.css'

type Training = Schemas['Training']

/** How many of the attempts are read: where more are allowed, their number says nothing to anybody. */
const COUNTED = 100

export default function Quiz() {
  const id = Number(useRoute().params['training'])
  const { trainings } = words()
  const training = useRead('/qualifications/{qualification}', { path: { qualification: id } })
  const attempts = useRead('/qualifications/{qualification}/attempts', { path: { qualification: id }, query: { per_page: COUNTED } })
  const progress = useMyProgress(id)
  const all = {
    data:
      training.data && attempts.data && progress.data
        ? { training: training.data.data, attempts: attempts.data, mine: progress.mine ?? null }
        : undefined,
    error: training.error ?? attempts.error ?? progress.error,
    refetch: () => Promise.all([training.refetch(), attempts.refetch(), progress.refetch()]),
  }
  if (!all.data)
    return (
      <Page title={trainings.quiz} back={`/trainings/${id}`}>
        <Loaded of={all}>{() => null}</Loaded>
      </Page>
    )
  return <QuizOf key={id} {...all.data} />
}

interface QuizProps {
  training: Training
  attempts: Schemas['QuizAttemptFeed']
  mine: Schemas['TrainingProgress'] | null
}

function QuizOf({ training, attempts, mine }: QuizProps) {
  const { trainings } = words()
  const [last] = attempts.data
  const left = attempts.meta.next_cursor ? null : attemptsLeft(training.max_attempts, attempts.data.length)
  // What stands here when the page is opened stays, whatever is read anew meanwhile.
  const [outcome, setOutcome] = useState<{ score: number; passed: boolean; review: Reviewed[] } | undefined>(() =>
    last && (mine?.quiz_passed || left === 0)
      ? {
          ...(attempts.data.find(({ passed }) => passed) ?? last),
          review: reviewOfAttempt(attempts.data.find(({ passed }) => passed) ?? last),
        }
      : undefined,
  )
  const back = `/trainings/${training.id}`
  if (training.quiz_type === 'completion_consent') return <Consent training={training} mine={mine} />
  const questions = training.quiz_data?.questions ?? []
  if (questions.length === 0)
    return (
      <Page title={trainings.quiz} back={back}>
        <Empty
          icon="play"
          title={trainings.noQuiz}
          action={
            <a class="button" href={back}>
              {trainings.toTraining}
            </a>
          }
        />
      </Page>
    )
  if (outcome)
    return (
      <QuizResults
        training={training}
        {...outcome}
        left={left}
        tryAgain={() => setOutcome(undefined)}
        completed={mine?.completed ?? false}
      />
    )
  return (
    <Taking
      training={training}
      questions={questions}
      isBegun={mine !== null}
      left={left}
      best={mine?.quiz_score ?? null}
      done={(result, chosen) => setOutcome({ score: result.score, passed: result.passed, review: reviewOf(questions, chosen, result) })}
    />
  )
}

interface TakingProps {
  training: Training
  questions: Schemas['AskedQuestion'][]
  isBegun: boolean
  left: number | null
  best: number | null
  done: (result: Schemas['QuizResult'], chosen: Chosen) => void
}

function Taking({ training, questions, isBegun, left, best, done }: TakingProps) {
  const { trainings } = words()
  const { id, title, quiz_version } = training
  const draft = `quiz ${id} ${quiz_version}`
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<Chosen>(questions.map(() => undefined))
  const [isSending, setSending] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  useEffect(() => {
    draftOf(draft).then((kept) => {
      const before = fitting(kept, questions)
      const [first] = unanswered(before, questions.length)
      if (before.every((answer) => answer === undefined)) return
      setChosen(before)
      setAt(first ?? questions.length - 1)
    })
  }, [draft])

  const choose = (option: number) => {
    const next = chosen.map((answer, place) => (place === at ? option : answer))
    setChosen(next)
    void keepDraft(draft, next)
  }
  const go = (place: number) => {
    setAt(place)
    announce(trainings.questionOf({ at: place + 1, all: questions.length }))
  }
  const missing = unanswered(chosen, questions.length)
  const isLast = at === questions.length - 1
  const send = async () => {
    if (isSending) return
    setSending(true)
    const params = { path: { qualification: id } }
    try {
      if (!isBegun) await ask(api.POST('/qualifications/start/{qualification}', { params }))
      const result = await ask(
        api.POST('/qualifications/{qualification}/submit-quiz', {
          params,
          headers: once(key),
          body: { answers: toSend(chosen), quiz_version },
        }),
      )
      await dropDraft(draft)
      if ('score' in result) done(result, chosen)
      void changed('/qualifications', ...myPath)
    } catch (error) {
      tell(error instanceof Refusal ? error.message : words().frame.notSent)
      // What was refused may be sent again in another way; what got no answer is the same attempt.
      if (error instanceof Refusal) setKey(crypto.randomUUID())
      setSending(false)
    }
  }
  // A number chooses, as on a keyboard in front of a list.
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (target instanceof HTMLInputElement && target.type !== 'radio')) return
      const option = Number(key) - 1
      if (option in questions[at]!.options) document.querySelector<HTMLInputElement>(`.quiz input[value="${option}"]`)?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, questions])

  const { question, options } = questions[at]!
  return (
    <Page title={trainings.quizOf({ title })} back={`/trainings/${id}`}>
      <form
        class="quiz stack loose"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLast) go(at + 1)
          else if (missing.length > 0 && missing[0] !== at) go(missing[0]!)
          else if (missing.length === 0) void send()
        }}
      >
        <div class="row">
          <progress
            class="grow"
            max={questions.length}
            value={at + 1}
            aria-label={trainings.questionOf({ at: at + 1, all: questions.length })}
          />
          <span class="small soft" aria-hidden="true">
            {number(at + 1)} / {number(questions.length)}
          </span>
        </div>
        <fieldset key={at} class="stack">
          <legend class="quiz-question" dir="auto">
            {question}
          </legend>
          <div class="stack tight">
            {options.map((option, place) => (
              <label key={option} class="option">
                <input type="radio" name="answer" value={place} checked={chosen[at] === place} onChange={() => choose(place)} />
                <span dir="auto">{option}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p class="small soft">
          {[left !== null && trainings.attemptsLeft({ count: left }), best === null ? trainings.passAt : trainings.passAtBest({ best })]
            .filter(Boolean)
            .join(' ')}
        </p>
        <div class="quiz-foot">
          {isLast && missing.length > 0 && (
            <p class="small quiz-missing" role="status">
              {trainings.unanswered({ count: missing.length })}
            </p>
          )}
          <button type="button" class="button grow" disabled={at === 0} onClick={() => go(at - 1)}>
            {trainings.previous}
          </button>
          <button type="submit" class="button primary grow" aria-busy={isSending} disabled={isLast && missing[0] === at}>
            {!isLast ? trainings.next : missing.length > 0 ? trainings.toUnanswered : trainings.sendAnswers}
          </button>
        </div>
      </form>
    </Page>
  )
}
