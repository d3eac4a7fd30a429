// What somebody may do in the church, told in words before it is changed.
import { useState } from 'preact/hooks'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { me, readMyself } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { type Person, roles } from '#web/features/organizations/managing/people.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Choice } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

/** The three roles, each with what whoever has it may do. */
export const roleOptions = () => {
  const { people } = managingWords()
  return roles.map((role) => ({ value: role, text: people.roles[role], about: people.rolesAbout[role] }))
}

interface ChangeRoleProps {
  person: Person
  organization: number
  close: () => void
}

export function ChangeRole({ person, organization, close }: ChangeRoleProps) {
  const { people } = managingWords()
  const [role, setRole] = useState<string>(person.role)
  const [isLastAdmin, setLastAdmin] = useState(false)
  const isMyself = person.id === me.value?.account.id
  const send = async () => {
    try {
      const asked = { params: { path: { organization, user: person.id } }, body: { role: role as Person['role'] } }
      const { message } = await ask(api.PATCH('/organizations/{organization}/members/{user}', asked))
      close()
      tell(message)
      await changed('/organizations/{organization}/members', '/organizations/{organization}/audit-log')
      if (isMyself) await readMyself()
    } catch (error) {
      setLastAdmin(isAdminNeeded(error))
      // Another admin was faster: they are not in the list behind either.
      if (error instanceof Refusal && error.status === 404) await changed('/organizations/{organization}/members')
      throw error
    }
  }
  return (
    <Dialog title={people.roleOf({ name: person.name })} close={close}>
      <Form
        action={words().frame.save}
        send={send}
        beside={
          isLastAdmin && (
            <p class="soft" role="status">
              {people.lastAdmin}
            </p>
          )
        }
      >
        <Choice name="role" label={people.whatTheyMayDo} value={person.role} options={roleOptions()} onChoose={setRole} />
        {isMyself && role !== 'admin' && <p class="card sunk">{people.stepDown}</p>}
        {person.role !== 'admin' && role === 'admin' && <p class="soft">{people.adminsAreTold}</p>}
      </Form>
    </Dialog>
  )
}

/** A church keeps one admin. */
export const isAdminNeeded = (error: unknown): boolean => {
  if (!(error instanceof Refusal)) return false
  const codes = (error.body['codes'] ?? {}) as Record<string, { rule: string }[]>
  return Object.values(codes).some((all) => all.some(({ rule }) => rule === 'admin_needed'))
}
