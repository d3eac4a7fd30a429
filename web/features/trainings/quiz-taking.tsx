// One question of a quiz at a time, by thumb and by keyboard. Answers are kept on this device until they are sent.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { type Chosen, fitting, toSend, unanswered } from '#web/features/trainings/quiz-answers.ts'
import { announce } from '#web/parts/announcer.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import './quiz.css'

interface TakingProps {
  training: Schemas['Training']
  questions: Schemas['AskedQuestion'][]
  isBegun: boolean
  left: number | null
  best: number | null
  done: (result: Schemas['QuizResult'], chosen: Chosen) => void
}

export function QuizTaking({ training, questions, isBegun, left, best, done }: TakingProps) {
  const { trainings } = words()
  const { id, title, quiz_version } = training
  const draft = `quiz ${id} ${quiz_version}`
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<Chosen>(questions.map(() => undefined))
  const [isSending, setSending] = useState(false)
  const once = useOnce(draft)
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
  const form = useRef<HTMLFormElement>(null)
  const wasAt = useRef(at)
  // With the question, the focus goes on: its answers are a key away.
  useEffect(() => {
    if (wasAt.current !== at) form.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus()
    wasAt.current = at
  }, [at])
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
      const body = { answers: toSend(chosen), quiz_version }
      const result = await once(body, (headers) => ask(api.POST('/qualifications/{qualification}/submit-quiz', { params, headers, body })))
      await dropDraft(draft)
      if ('score' in result) done(result, chosen)
      void changed('/qualifications', ...myPath)
    } catch (error) {
      tellWhy(error)
      setSending(false)
    }
  }
  // A number chooses, as on a keyboard in front of a list.
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (target instanceof HTMLInputElement && target.type !== 'radio')) return
      const option = Number(key) - 1
      if (!(option in questions[at]!.options)) return
      const input = form.current?.querySelector<HTMLInputElement>(`input[value="${option}"]`)
      input?.focus()
      input?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, questions])

  const { question, options } = questions[at]!
  return (
    <Page title={trainings.quizOf({ title })} back={`/trainings/${id}`}>
      <form
        ref={form}
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
