// Somebody of an organization, found by writing a part of their name or address; the service looks, so that José is found by "jose" among
// thousands. In the form's data stands their id.
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Combobox } from '#web/parts/combobox.tsx'
import { useSettled } from '#web/parts/settled.ts'
import { managingWords } from '#web/words/choosing.ts'

export type Person = Pick<Schemas['OrganizationMember'], 'id' | 'name' | 'email' | 'avatar'>

interface PickPersonProps {
  organization: number
  name: string
  label: string
  help?: string
  role?: Schemas['OrganizationMember']['role']
  /** Whoever is chosen at first. */
  person?: Person
  onChoose?: (person: Person) => void
  /** To choose several, one after the other: `onChoose` takes each, and the field is free for the next. */
  several?: boolean
  /** Who is not offered, since they are chosen already. */
  without?: readonly number[]
}

const FOUND_AT_ONCE = 20

/** Leaders and admins may look for people; the words are those of their pages. */
export function PickPerson({ organization, name, label, help, role, person, onChoose, several = false, without = [] }: PickPersonProps) {
  const [typed, setTyped] = useState('')
  const sought = useSettled(typed.trim())
  const query = { per_page: FOUND_AT_ONCE, ...(sought ? { search: sought } : {}), ...(role ? { role } : {}) }
  const found = useRead('/organizations/{organization}/members', { path: { organization }, query })
  // While the next ones are looked for, the last ones stay.
  const [people, setPeople] = useState<readonly Person[]>(person ? [person] : [])
  useEffect(() => {
    if (found.data) setPeople(found.data.data.filter(({ id }) => !without.includes(id)))
  }, [found.data, without.join()])
  return (
    <Combobox
      name={name}
      label={label}
      help={found.data && sought && people.length === 0 ? managingWords().common.nobodyFound : help}
      options={people.map(toOption)}
      value={person ? `${person.id}` : ''}
      clears={several}
      onType={setTyped}
      onChoose={(id) => onChoose?.(people.find((one) => `${one.id}` === id)!)}
    />
  )
}

const toOption = (person: Person) => ({
  value: `${person.id}`,
  text: person.name,
  shown: (
    <span class="row">
      <Avatar name={person.name} picture={person.avatar} />
      <span class="grow">
        <bdi>{person.name}</bdi>
        <span class="option-about one-line" dir="ltr">
          {person.email}
        </span>
      </span>
    </span>
  ),
})
