// Reminding people of a training that they have not completed; whom it did not reach is told, and why.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { useOnce } from '#web/api/using.ts'
import { type PersonsProgress, type Titled, toRemindOf } from '#web/features/trainings/managing/states.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

interface RemindProps {
  people: readonly PersonsProgress[]
  trainings: readonly Titled[]
  training: string | undefined
  close: () => void
  done: () => void
}

export function Remind({ people, trainings: catalogue, training, close, done }: RemindProps) {
  const { progress } = managingWords()
  const [answer, setAnswer] = useState<{ message: string; data: Schemas['Reminded'] }>()
  // Who was chosen is forgotten once it is done; what came of it names them.
  const [asked] = useState(people)
  const once = useOnce()
  const trainings = toRemindOf(asked, catalogue)

  const send = async (values: FormData) => {
    const qualification = Number(values.get('qualification_id'))
    const body = { user_ids: asked.map(({ user_id }) => user_id) }
    const params = { path: { qualification } }
    const answered = await once({ qualification, ...body }, (headers) =>
      ask(api.POST('/qualifications/{qualification}/reminders', { params, body, headers })),
    )
    setAnswer(answered)
    done()
  }
  if (answer)
    return (
      <Dialog title={progress.remind} close={close}>
        <div class="stack tight" role="status">
          <p>{answer.message}</p>
          <ul>
            {answer.data.not_reminded.map(({ user_id, reason }) => (
              <li key={user_id} class="soft">
                {progress.reasons[reason]({ name: asked.find((person) => person.user_id === user_id)!.name })}
              </li>
            ))}
          </ul>
        </div>
        <button type="button" class="button primary start" onClick={close}>
          {words().frame.close}
        </button>
      </Dialog>
    )
  return (
    <Dialog title={progress.remind} close={close}>
      {trainings.length === 0 ? (
        <p class="soft">{progress.nothingToRemind}</p>
      ) : (
        <>
          <p class="soft">{progress.remindAbout}</p>
          <Form action={progress.remind} send={send}>
            <SelectField
              name="qualification_id"
              label={progress.training}
              options={trainings.map(({ id, title }) => [String(id), title] as const)}
              {...(training ? { defaultValue: training } : {})}
            />
          </Form>
        </>
      )}
    </Dialog>
  )
}
