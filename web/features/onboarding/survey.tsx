// The onboarding survey, one question on a screen. What was answered is kept on this device until all of it is sent; then the journey is made.

import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { changed, useOnce, useRead } from '#web/api/using.ts'
import { makeJourney } from '#web/features/onboarding/generating.ts'
import { type Answers, beginning, firstOpen, isAnswered, refusedStep, type Step, steps } from '#web/features/onboarding/survey-answers.ts'
import { Topics } from '#web/features/onboarding/topics.tsx'
import { myPath } from '#web/features/onboarding/touched.ts'
import { Choice, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded, Skeleton } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import './grow.css'

const DRAFT = 'survey'

export default function Survey() {
  const { grow } = words()
  const status = useRead('/onboarding/status')
  const [answers, setAnswers] = useState<Partial<Answers>>()
  useEffect(() => {
    if (status.data && !answers) draftOf<Partial<Answers>>(DRAFT).then((draft) => setAnswers(beginning(draft, status.data!)))
  }, [status.data])
  if (!status.data || !answers)
    return (
      <Page title={grow.survey} back="/grow">
        {status.error ? <Loaded of={status}>{() => null}</Loaded> : <Skeleton />}
      </Page>
    )
  return <Questions prompts={status.data.survey_prompts} before={answers} isAgain={status.data.survey_completed} />
}

interface QuestionsProps {
  prompts: Schemas['OnboardingStatus']['survey_prompts']
  before: Partial<Answers>
  isAgain: boolean
}

function Questions({ prompts, before, isAgain }: QuestionsProps) {
  const { grow, frame } = words()
  const [answers, setAnswers] = useState(before)
  const [at, setAt] = useState(() => (isAgain ? 0 : firstOpen(before)))
  const [problem, setProblem] = useState('')
  const once = useOnce(DRAFT)
  const [isMaking, setMaking] = useState(false)
  const { route } = useLocation()
  const step = steps[at]!

  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change }
    setAnswers(next)
    void keepDraft(DRAFT, next)
    return next
  }
  const go = (place: number) => {
    setProblem('')
    setAt(place)
  }
  const send = async (all: Partial<Answers>) => {
    try {
      await once(all, (headers) => ask(api.POST('/onboarding/survey', { headers, body: all as Answers })))
    } catch (error) {
      const refused = error instanceof Refusal ? refusedStep(error.errors) : -1
      if (refused < 0 || refused === at) throw error
      go(refused)
      setProblem(
        Object.values((error as Refusal).errors)
          .flat()
          .join(' '),
      )
      return
    }
    await dropDraft(DRAFT)
    if (all.learning_track === 'guided') setMaking(true)
    else {
      await changed(...myPath)
      route('/grow')
    }
  }

  if (isMaking) return <Making />
  const title = step === 'learning_track' ? grow.track : prompts[step]
  return (
    <Page key={step} title={title} back="/grow" about={<Place at={at} />}>
      {problem && (
        <p class="form-problem" role="alert">
          {problem}
        </p>
      )}
      {/* A choice is kept at once, a text as it is typed. */}
      <div
        onInput={({ target }) => {
          const { name, value } = target as HTMLInputElement
          if (name === step && step !== 'focus_topics') answer({ [step]: value })
        }}
      >
        <Form
          key={step}
          action={at < steps.length - 1 ? grow.next : answers.learning_track === 'guided' ? grow.makeMyPath : grow.keepAnswers}
          send={async () => {
            if (!isAnswered(answers, step)) throw new Refusal(422, { message: grow.answerFirst, errors: { [step]: [grow.answerFirst] } })
            if (at < steps.length - 1) go(at + 1)
            else await send(answers)
          }}
          beside={
            at > 0 && (
              <button type="button" class="button quiet" onClick={() => go(at - 1)}>
                {frame.back}
              </button>
            )
          }
        >
          <Question step={step} answers={answers} answer={answer} />
        </Form>
      </div>
    </Page>
  )
}

function Place({ at }: { at: number }) {
  const { grow } = words()
  const said = grow.questionOf({ at: at + 1, all: steps.length })
  return (
    <div class="row survey-place">
      <progress class="grow" max={steps.length} value={at + 1} aria-label={said} />
      <span class="small" aria-hidden="true">
        {number(at + 1)} / {number(steps.length)}
      </span>
    </div>
  )
}

interface QuestionProps {
  step: Step
  answers: Partial<Answers>
  answer: (change: Partial<Answers>) => void
}

function Question({ step, answers, answer }: QuestionProps) {
  const { grow } = words()
  if (step === 'purpose' || step === 'outcome')
    return <TextField name={step} label={grow.yourAnswer} maxLength={300} rows={3} defaultValue={answers[step] ?? ''} />
  if (step === 'focus_topics') return <Topics chosen={answers.focus_topics ?? []} choose={(focus_topics) => answer({ focus_topics })} />
  const value = answers[step] ?? ''
  if (step === 'learning_track')
    return (
      <Choice
        name={step}
        label={grow.trackLabel}
        value={value}
        options={[
          { value: 'guided', text: grow.guided, about: grow.guidedAbout },
          { value: 'manual', text: grow.manual, about: grow.manualAbout },
        ]}
      />
    )
  const { halfHour, hour, twoHours, more } = grow.commitments
  const offered: string[] = step === 'weekly_commitment' ? [halfHour, hour, twoHours, more] : Object.values(grow.styles)
  // What was answered in another language, or by another app, is still one's answer.
  const texts = value && !offered.includes(value) ? [value, ...offered] : offered
  return <Choice name={step} label={grow.yourAnswer} value={value} options={texts.map((text) => ({ value: text, text }))} />
}

/** Makes the guided journey from the answers, and goes there. */
function Making() {
  const { grow } = words()
  const { route } = useLocation()
  const [error, setError] = useState<unknown>()
  const make = () => {
    setError(undefined)
    makeJourney().then(() => route('/grow'), setError)
  }
  useEffect(make, [])
  return (
    <Page key="making" title={grow.making} back="/grow">
      {error === undefined ? (
        <div aria-busy="true" class="stack">
          <p class="soft">{grow.makingAbout}</p>
        </div>
      ) : (
        <section class="card stack" role="alert">
          <p>{error instanceof Refusal ? error.message : grow.notMade}</p>
          <button type="button" class="button primary start" onClick={make}>
            {words().frame.tryAgain}
          </button>
        </section>
      )}
    </Page>
  )
}
