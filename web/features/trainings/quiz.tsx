// The quiz of a training: its questions, then what was right, and the certificate for who passed.

import { useState } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { Consent } from '#web/features/trainings/consent.tsx'
import { attemptsLeft, type Reviewed, reviewOf, reviewOfAttempt } from '#web/features/trainings/quiz-answers.ts'
import { QuizResults } from '#web/features/trainings/quiz-results.tsx'
import { QuizTaking } from '#web/features/trainings/quiz-taking.tsx'
import { useMyProgress } from '#web/features/trainings/reading.ts'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
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
    <QuizTaking
      training={training}
      questions={questions}
      isBegun={mine !== null}
      left={left}
      best={mine?.quiz_score ?? null}
      done={(result, chosen) => setOutcome({ score: result.score, passed: result.passed, review: reviewOf(questions, chosen, result) })}
    />
  )
}
