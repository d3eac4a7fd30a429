// What came of a quiz: the score, each question with what was right as far as that is told, and the way on.
import { useEffect, useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import type { Reviewed } from '#web/features/trainings/quiz-answers.ts'
import { CertificateLink } from '#web/features/trainings/trainings.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { number, percent } from '#web/words/saying.ts'

interface QuizResultsProps {
  training: Schemas['Training']
  score: number
  passed: boolean
  review: readonly Reviewed[]
  /** Null where there is no limit. */
  left: number | null
  tryAgain: () => void
  completed: boolean
}

export function QuizResults({ training, score, passed, review, left, tryAgain, completed }: QuizResultsProps) {
  const { trainings } = words()
  const right = review.filter(({ isRight }) => isRight).length
  return (
    <Page
      key="results"
      title={passed ? trainings.passed : trainings.notPassed}
      back={`/trainings/${training.id}`}
      about={trainings.score({ share: percent(score / 100), right, all: review.length })}
    >
      {passed ? <Completing training={training} completed={completed} /> : <Again left={left} training={training} tryAgain={tryAgain} />}
      <section class="stack">
        <h2>{trainings.yourAnswers}</h2>
        <ol class="stack">
          {review.map((one, place) => (
            <li key={place} class="stack tight">
              <h3 dir="auto">
                <span class="soft">{number(place + 1)}.</span> {one.question}
              </h3>
              <ul class="stack tight">
                <Answer {...one} />
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </Page>
  )
}

function Answer({ options, chosen, isRight, right }: Reviewed) {
  const { trainings } = words()
  return (
    <>
      <li class={isRight ? 'row quiz-answer right' : 'row quiz-answer'}>
        <Icon name={isRight ? 'check' : 'close'} />
        <span class="grow">
          <span class="small soft block">{isRight ? trainings.answeredRight : trainings.answered}</span>
          {chosen === null ? trainings.noAnswer : <bdi>{options[chosen]}</bdi>}
        </span>
      </li>
      {!isRight && right !== undefined && (
        <li class="row quiz-answer right">
          <Icon name="check" />
          <span class="grow">
            <span class="small soft block">{trainings.rightAnswer}</span>
            <bdi>{options[right]}</bdi>
          </span>
        </li>
      )}
    </>
  )
}

/** Who has passed has completed the training. */
function Completing({ training: { id, title }, completed }: { training: Schemas['Training']; completed: boolean }) {
  const { trainings, frame } = words()
  const [state, setState] = useState<'asking' | 'done' | Error>(completed ? 'done' : 'asking')
  useEffect(() => {
    if (state !== 'asking') return
    ask(api.POST('/qualifications/complete/{qualification}', { params: { path: { qualification: id } } })).then(
      () => {
        setState('done')
        void changed('/qualifications', ...myPath)
      },
      (error: Error) => setState(error),
    )
  }, [state, id])
  return (
    <section class="card accent stack" aria-live="polite" aria-busy={state === 'asking'}>
      {state === 'asking' && <p>{trainings.makingCertificate}</p>}
      {state === 'done' && (
        <>
          <p>{trainings.completed}</p>
          <div class="row wrap">
            <CertificateLink training={id} title={title} />
            <a class="button quiet small" href="/trainings">
              {trainings.toTrainings}
            </a>
          </div>
        </>
      )}
      {state instanceof Error && (
        <>
          <p>{state instanceof Refusal ? state.message : frame.unreachableAbout}</p>
          <button type="button" class="button start" onClick={() => setState('asking')}>
            {frame.tryAgain}
          </button>
        </>
      )}
    </section>
  )
}

function Again({ left, training, tryAgain }: { left: number | null; training: Schemas['Training']; tryAgain: () => void }) {
  const { trainings } = words()
  return (
    <section class="card stack">
      <p>{left === 0 ? trainings.noAttemptLeft : left === null ? trainings.tryAgainAbout : trainings.attemptsLeft({ count: left })}</p>
      <div class="row wrap">
        {left !== 0 && (
          <button type="button" class="button primary" onClick={tryAgain}>
            {trainings.tryAgain}
          </button>
        )}
        <a class="button" href={`/trainings/${training.id}`}>
          {trainings.readAgain}
        </a>
      </div>
    </section>
  )
}
