// Whom one may name as a group's leader: leaders and admins of the church anybody of it, others whoever is in the group.
import { useState } from 'preact/hooks'
import { useRead } from '#web/api/using.ts'
import { type Group, myOrganizations } from '#web/features/groups/group.tsx'
import { Combobox } from '#web/parts/combobox.tsx'
import { useSettled } from '#web/parts/settled.ts'

export interface Candidate {
  id: number
  name: string
  email: string
  role?: string
}

export const mayNameAnybody = (organization: number) =>
  myOrganizations().some(({ id, role }) => id === organization && (role === 'leadership' || role === 'admin'))

/** Who is in the group. */
export function useCandidates(group: Group | undefined) {
  const members = useRead('/groups/{group}/members', { path: { group: group?.id ?? 0 } }, { enabled: group !== undefined })
  return { ...members, data: members.data?.data as Candidate[] | undefined }
}

interface LeaderFieldProps {
  label: string
  help: string
  organization: number
  /** The group, once it is founded. */
  group?: Group
  onChoose?: (candidate: Candidate | undefined) => void
}

export function LeaderField({ label, help, organization, group, onChoose }: LeaderFieldProps) {
  const [typed, setTyped] = useState('')
  const sought = useSettled(typed.trim())
  const anybody = mayNameAnybody(organization)
  const people = useRead(
    '/organizations/{organization}/members',
    { path: { organization }, query: { per_page: 50, ...(sought ? { search: sought } : {}) } },
    { enabled: anybody, keepsPrevious: true },
  )
  const inside = useCandidates(anybody ? undefined : group)
  const candidates: readonly Candidate[] = (anybody ? people.data?.data : inside.data) ?? []
  return (
    <Combobox
      name="leader_id"
      label={label}
      help={help}
      options={candidates.map(({ id, name, email }) => ({ value: `${id}`, text: `${name} · ${email}` }))}
      {...(anybody ? { onType: setTyped } : {})}
      onChoose={(value) => onChoose?.(candidates.find(({ id }) => `${id}` === value))}
    />
  )
}
