// Steps that two take together: what is to do first, then what is done. Either adds and ticks them; who added one removes it.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed, patchKept, useChange, useOnce, useRead } from '#web/api/using.ts'
import { Combobox } from '#web/parts/combobox.tsx'
import { Field, SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { useSettled } from '#web/parts/settled.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { ownWords, words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

type Step = Schemas['PairStep']

const nameOfRemoved = ({ id }: Step) => `pair step ${id}`

export function Steps({ pair: { id: pair, organization }, isActive }: { pair: Schemas['Pair']; isActive: boolean }) {
  const { oneToOne } = ownWords()
  const steps = useRead('/pairs/{pair}/steps', { path: { pair } })
  return (
    <section class="stack tight">
      <h2>{oneToOne.steps}</h2>
      <Loaded of={steps}>
        {({ data }) => {
          const shown = data.filter((step) => !isRemoved(nameOfRemoved(step)))
          return shown.length === 0 ? (
            <p class="soft">{oneToOne.nothing}</p>
          ) : (
            <ul class="card list">
              {shown.map((step) => (
                <li key={step.id}>
                  <OneStep pair={pair} step={step} isActive={isActive} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      {isActive && organization && <AddStep pair={pair} organization={organization.id} />}
    </section>
  )
}

/** Of a meeting without words, and of what is not there any more. */
function nameOfKind({ kind, day: on }: Step) {
  const { places } = words().frame
  if (kind === 'meeting' && on) return day(on)
  return kind === 'challenge' ? places.challenges : places.trainings
}

function OneStep({ pair, step, isActive }: { pair: number; step: Step; isActive: boolean }) {
  const { frame, journal } = words()
  const { oneToOne } = ownWords()
  const params = { path: { pair, pair_step: step.id } }
  const tick = useChange({
    send: (isDone: boolean) =>
      ask(
        isDone
          ? api.POST('/pairs/{pair}/steps/{pair_step}/tick', { params })
          : api.DELETE('/pairs/{pair}/steps/{pair_step}/tick', { params }),
      ),
    show: (isDone: boolean) =>
      patchKept<Step>(
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
          onChange={(event) => tick.mutate(event.currentTarget.checked, { onError: tellWhy })}
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
      {step.added_by === me.value?.account.id && (
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={`${frame.delete}: ${name}`}
          onClick={() =>
            remove(nameOfRemoved(step), {
              text: journal.deleted,
              send: () => ask(api.DELETE('/pairs/{pair}/steps/{pair_step}', { params, keepalive: true })),
              touches: ['/pairs/{pair}'],
              isForGood: true,
            })
          }
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  )
}

const kinds = ['sentence', 'meeting', 'training', 'challenge'] as const
type Kind = (typeof kinds)[number]

function AddStep({ pair, organization }: { pair: number; organization: number }) {
  const { oneToOne } = ownWords()
  const [kind, setKind] = useState<Kind>('sentence')
  const [text, setText] = useState('')
  const [added, setAdded] = useState(0)
  const once = useOnce()
  const send = async (values: FormData) => {
    const chosen = (name: string) => (values.get(name) ? Number(values.get(name)) : undefined)
    const date = String(values.get('day'))
    const body = {
      kind,
      ...(text && (kind === 'sentence' || kind === 'meeting') ? { text } : {}),
      ...(date ? { day: date } : {}),
      qualification_id: chosen('qualification_id'),
      challenge_id: chosen('challenge_id'),
    }
    const { message } = await once(body, (headers) => ask(api.POST('/pairs/{pair}/steps', { params: { path: { pair } }, body, headers })))
    await changed('/pairs/{pair}')
    tell(message)
    setText('')
    setAdded(added + 1)
  }
  return (
    <Form key={`${pair} ${added}`} action={oneToOne.addStep} send={send}>
      <SelectField
        name="kind"
        label={oneToOne.newStep}
        options={kinds.map((one) => [one, oneToOne.kinds[one]])}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
      />
      {kind === 'training' && <PickTraining organization={organization} />}
      {kind === 'challenge' && <PickChallenge organization={organization} />}
      {(kind === 'sentence' || kind === 'meeting') && (
        <Field
          name="text"
          label={kind === 'sentence' ? oneToOne.whatToDo : oneToOne.whereToMeet}
          dir="auto"
          maxLength={500}
          required={kind === 'sentence'}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Field name="day" label={kind === 'meeting' ? oneToOne.onDay : oneToOne.untilDay} type="date" required={kind === 'meeting'} />
    </Form>
  )
}

const FOUND_AT_ONCE = 50

/** Of those that both may see. There may be many, of other churches too: the service looks for them. */
function PickTraining({ organization }: { organization: number }) {
  const { oneToOne } = ownWords()
  const [typed, setTyped] = useState('')
  const sought = useSettled(typed.trim())
  const query = { per_page: FOUND_AT_ONCE, ...(sought ? { search: sought } : {}) }
  const found = useRead('/qualifications', { query }, { keepsPrevious: true })
  const forBoth = found.data?.data.filter(
    ({ visibility, organization_id }) => visibility === 'everyone' || (visibility === 'members_only' && organization_id === organization),
  )
  return (
    <Combobox
      name="qualification_id"
      label={oneToOne.kinds.training}
      help={oneToOne.typeToFind}
      options={(forBoth ?? []).map(({ id, title }) => ({ value: `${id}`, text: title }))}
      onType={setTyped}
    />
  )
}

function PickChallenge({ organization }: { organization: number }) {
  const { oneToOne } = ownWords()
  const challenges = useRead('/challenges', { query: { organization_id: organization } })
  const open = challenges.data?.data.filter(({ status }) => status === 'published')
  return (
    <Combobox
      name="challenge_id"
      label={oneToOne.kinds.challenge}
      help={oneToOne.typeToFind}
      options={(open ?? []).map(({ id, name }) => ({ value: `${id}`, text: name }))}
    />
  )
}
