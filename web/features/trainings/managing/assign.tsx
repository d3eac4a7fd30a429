// Assigning a training to the people who are chosen, to a group or to a role; what came of it is told, and of whom it was refused.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed, useOnce } from '#web/api/using.ts'
import type { NamedGroup } from '#web/features/trainings/managing/groups.ts'
import type { PersonsProgress, Titled } from '#web/features/trainings/managing/states.ts'
import { Combobox } from '#web/parts/combobox.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Choice, Field, SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

interface AssignProps {
  people: readonly PersonsProgress[]
  groups: readonly NamedGroup[]
  trainings: readonly Titled[]
  /** Which one is chosen already. */
  training: string | undefined
  close: () => void
  done: () => void
}

type Assigned = { assigned: number; already_assigned: number; completed?: number; title: string }
interface Refused {
  person: PersonsProgress
  why: string
}

export function Assign({ people, groups, trainings, training, close, done }: AssignProps) {
  const { progress, people: peoples } = managingWords()
  const [whom, setWhom] = useState(people.length > 0 ? 'people' : groups.length > 0 ? 'group' : 'role')
  const [left, setLeft] = useState(people)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [assigned, setAssigned] = useState<Assigned>()
  const once = useOnce()

  const send = async (values: FormData) => {
    const qualification = Number(values.get('qualification_id'))
    const due = String(values.get('due_date') ?? '')
    const date = due ? { due_date: due } : {}
    const title = trainings.find(({ id }) => id === qualification)?.title ?? ''
    const toAll =
      whom === 'people'
        ? undefined
        : {
            ...(whom === 'group' ? { group_id: Number(values.get('group_id')) } : { role: String(values.get('role')) as 'member' }),
            ...date,
          }
    if (!qualification) throw new Refusal(422, { errors: { qualification_id: [progress.chooseTraining] } })
    setRefused([])
    try {
      const { data } = toAll
        ? await once({ qualification, ...toAll }, (headers) =>
            ask(api.POST('/qualifications/{qualification}/assignments', { params: { path: { qualification } }, body: toAll, headers })),
          )
        : await toPeople({ qualification_id: qualification, user_ids: left.map(({ user_id }) => user_id), ...date })
      setAssigned({ ...data, title })
      done()
      await changed('/qualifications/users-progress')
    } catch (error) {
      const wrong = error instanceof Refusal ? refusedAmong(left, error) : []
      if (wrong.length === 0) throw error
      setRefused(wrong)
      setLeft(left.filter((person) => !wrong.some((one) => one.person === person)))
    }
  }
  const toPeople = (body: Schemas['AssignTrainingBody']) =>
    once(body, (headers) => ask(api.POST('/qualifications/assign', { body, headers })))

  if (assigned) return <WhatCameOfIt assigned={assigned} close={close} />
  return (
    <Dialog title={progress.assign} close={close}>
      <Form action={refused.length > 0 ? progress.assignToOthers : progress.assignAction} send={send}>
        <Combobox
          name="qualification_id"
          label={progress.training}
          options={trainings.map(({ id, title }) => ({ value: String(id), text: title }))}
          {...(training ? { value: training } : {})}
        />
        <Choice
          name="whom"
          label={progress.forWhom}
          value={whom}
          onChoose={setWhom}
          options={[
            ...(people.length > 0 ? [{ value: 'people', text: progress.chosenPeople({ count: left.length }) }] : []),
            { value: 'group', text: progress.group, ...(groups.length === 0 ? { about: progress.noGroups } : {}) },
            { value: 'role', text: progress.role },
          ]}
        />
        {whom === 'group' && groups.length > 0 && (
          <SelectField name="group_id" label={progress.group} options={groups.map(({ id, name }) => [String(id), name] as const)} />
        )}
        {whom === 'role' && (
          <SelectField
            name="role"
            label={progress.role}
            options={[
              ['member', peoples.rolesMany.member],
              ['leadership', peoples.rolesMany.leadership],
              ['admin', peoples.rolesMany.admin],
            ]}
          />
        )}
        <Field name="due_date" type="date" label={progress.dueDate} help={progress.dueDateAbout} />
        {refused.length > 0 && (
          <div class="stack tight" role="alert">
            <p>{progress.notAssignedTo}</p>
            <ul class="list">
              {refused.map(({ person, why }) => (
                <li key={person.user_id}>
                  <bdi class="strong">{person.name}</bdi> <span class="soft">{why}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Form>
    </Dialog>
  )
}

/** The service names people by their place in what was sent. */
function refusedAmong(people: readonly PersonsProgress[], { errors }: Refusal): Refused[] {
  return Object.entries(errors).flatMap(([field, sentences]) => {
    const person = people[Number(/^user_ids\.(\d+)$/.exec(field)?.[1] ?? -1)]
    return person ? [{ person, why: sentences.join(' ') }] : []
  })
}

function WhatCameOfIt({
  assigned: { assigned, already_assigned, completed = 0, title },
  close,
}: {
  assigned: Assigned
  close: () => void
}) {
  const { progress } = managingWords()
  return (
    <Dialog title={progress.assign} close={close}>
      <div class="stack tight" role="status">
        <p>{progress.assigned({ count: assigned, title })}</p>
        {already_assigned > 0 && <p class="soft">{progress.alreadyAssigned({ count: already_assigned })}</p>}
        {completed > 0 && <p class="soft">{progress.completedAlready({ count: completed })}</p>}
      </div>
      <button type="button" class="button primary start" onClick={close}>
        {words().frame.close}
      </button>
    </Dialog>
  )
}
