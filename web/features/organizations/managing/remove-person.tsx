// Taking somebody out of the church: what ends and what stays is told before. It can't be undone, so it asks for the name.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { me, readMyself } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import type { Person } from '#web/features/organizations/managing/people.tsx'
import { isAdminNeeded } from '#web/features/organizations/managing/role.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'

interface RemovePersonProps {
  person: Person
  organization: number
  close: () => void
}

export function RemovePerson({ person, organization, close }: RemovePersonProps) {
  const { people } = managingWords()
  const { route } = useLocation()
  const [refusal, setRefusal] = useState<unknown>()
  const send = async (values: FormData) => {
    if (!isSameName(String(values.get('typed_name')), person.name)) throw new Refusal(422, { errors: { typed_name: [people.notTheName] } })
    try {
      const { message } = await ask(
        api.DELETE('/organizations/{organization}/members/{user}', { params: { path: { organization, user: person.id } } }),
      )
      close()
      tell(message)
      await changed('/organizations/{organization}/members', '/organizations/{organization}/audit-log', '/groups')
      if (person.id !== me.value?.account.id) return
      await readMyself()
      route('/')
    } catch (error) {
      setRefusal(error)
      throw error
    }
  }
  return (
    <Dialog title={people.removeTitle({ name: person.name })} close={close}>
      <p>{people.removeAbout}</p>
      <h3>{people.ends}</h3>
      <ul class="bullets">
        {people.endsList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{people.stays}</h3>
      <ul class="bullets">
        {people.staysList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Form action={people.remove} send={send} beside={<WayOut refusal={refusal} />}>
        <Field name="typed_name" label={people.typeTheName({ name: person.name })} dir="auto" autocomplete="off" required />
      </Form>
    </Dialog>
  )
}

/** What must be done first, where the service says no. */
function WayOut({ refusal }: { refusal: unknown }) {
  const { people } = managingWords()
  if (isAdminNeeded(refusal)) return <p class="soft">{people.lastAdmin}</p>
  if (refusal instanceof Refusal && refusal.code === 'leader_must_be_replaced')
    return (
      <a class="button" href={`/groups/${refusal.body['group_id']}/settings`}>
        {people.toTheGroup}
      </a>
    )
  return null
}

/** Capitals, accents and blanks don't count: it is asked so that nobody removes somebody by mistake, not as a test. */
const isSameName = (typed: string, name: string) => plain(typed) === plain(name)
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase()
