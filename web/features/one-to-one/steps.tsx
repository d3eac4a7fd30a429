// Steps that two take together: what is to do first, then what is done. Either adds and ticks them.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, patchKept, useChange, useOnce, useRead } from '#web/api/using.ts'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export function Steps({ pair, isActive }: { pair: number; isActive: boolean }) {
  const { oneToOne } = words()
  const steps = useRead('/pairs/{pair}/steps', { path: { pair } })
  return (
    <section class="stack tight">
      <h2>{oneToOne.steps}</h2>
      <Loaded of={steps}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{oneToOne.nothing}</p>
          ) : (
            <ul class="card list">
              {data.map((step) => (
                <li key={step.id}>
                  <OneStep pair={pair} step={step} isActive={isActive} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isActive && <AddStep pair={pair} />}
    </section>
  )
}

/** Of a meeting without words, and of what is not there any more. */
function nameOfKind({ kind, day: on }: Schemas['PairStep']) {
  const { places } = words().frame
  if (kind === 'meeting' && on) return day(on)
  return kind === 'challenge' ? places.challenges : places.trainings
}

function OneStep({ pair, step, isActive }: { pair: number; step: Schemas['PairStep']; isActive: boolean }) {
  const { oneToOne } = words()
  const params = { path: { pair, pair_step: step.id } }
  const tick = useChange({
    send: (isDone: boolean) =>
      ask(
        isDone
          ? api.POST('/pairs/{pair}/steps/{pair_step}/tick', { params })
          : api.DELETE('/pairs/{pair}/steps/{pair_step}/tick', { params }),
      ),
    show: (isDone: boolean) =>
      patchKept<Schemas['PairStep']>(
        '/pairs/{pair}/steps',
        ({ id }) => id === step.id,
        (before) => ({ ...before, ticked_at: isDone ? new Date().toISOString() : null }),
      ),
    touches: ['/pairs/{pair}'],
  })
  const name = step.training?.title ?? step.challenge?.name ?? step.text ?? nameOfKind(step)
  const href = step.training ? `/trainings/${step.training.id}` : step.challenge ? `/challenges/${step.challenge.id}` : undefined
  return (
    <div class="row">
      <label class="option grow">
        <input
          type="checkbox"
          checked={step.ticked_at !== null}
          disabled={!isActive}
          onChange={(event) => tick.mutate(event.currentTarget.checked)}
        />
        <span>
          <bdi>{name}</bdi>
          {step.day && <span class="option-about">{day(step.day)}</span>}
        </span>
      </label>
      {href && (
        <a class="button quiet small" href={href}>
          {oneToOne.open}
          <span class="unseen"> {name}</span>
        </a>
      )}
    </div>
  )
}

function AddStep({ pair }: { pair: number }) {
  const { oneToOne } = words()
  const once = useOnce()
  return (
    <Form
      key={pair}
      action={oneToOne.addStep}
      send={async (values) => {
        const date = String(values.get('day'))
        const body = { kind: 'sentence' as const, text: String(values.get('text')), ...(date ? { day: date } : {}) }
        const { message } = await once(body, (headers) =>
          ask(api.POST('/pairs/{pair}/steps', { params: { path: { pair } }, body, headers })),
        )
        await changed('/pairs/{pair}')
        tell(message)
      }}
    >
      <Field name="text" label={oneToOne.newStep} dir="auto" maxLength={500} required />
      <Field name="day" label={oneToOne.untilDay} type="date" />
    </Form>
  )
}
