// Which church a page for leaders and admins is about: `?organization=ID`, so that it can be sent and reloaded; else one's own.
import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { church, me } from '#web/api/session.ts'
import { SelectField } from '#web/parts/field.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

type Church = Schemas['Organization']

/** What stands in the address behind the question mark, and a change of it without a new page: undefined takes a part out. */
export function useAddress() {
  const { query, path, route } = useLocation()
  const change = (parts: Readonly<Record<string, string | undefined>>) => {
    const changed = new URLSearchParams(query)
    for (const [name, value] of Object.entries(parts)) {
      if (value) changed.set(name, value)
      else changed.delete(name)
    }
    const text = `${changed}`
    route(text ? `${path}?${text}` : path, true)
  }
  return { query, change }
}

interface Whose {
  /** Also those in which one is a leader. */
  leads?: boolean
  /** And these, where something else opens the page to them. */
  also?: readonly number[]
}

/**
 * The churches that one manages (or leads, too), and the one that is chosen. `organization` is the id to ask for: of who manages none, that of
 * their own church, so that the service tells them so.
 */
export function useChurch({ leads = false, also = [] }: Whose = {}) {
  const { query } = useLocation()
  const all = me.value!.organizations.filter(({ id, role }) => role === 'admin' || (leads && role === 'leadership') || also.includes(id))
  const chosen = all.find(({ id }) => `${id}` === query['organization'])
  const found: Church | undefined = chosen ?? all.find(({ id }) => id === church.value?.id) ?? all[0] ?? church.value
  return { church: found, organization: found?.id ?? 0, all }
}

/** Above the page of somebody who manages more than one. */
export function ChooseChurch(whose: Whose) {
  const { organization, all } = useChurch(whose)
  const { path, route } = useLocation()
  if (all.length < 2) return null
  return (
    <SelectField
      name="organization"
      label={managingWords().common.church}
      value={`${organization}`}
      options={all.map(({ id, name }) => [`${id}`, name])}
      // Another church has other pages, people and groups.
      onChange={(event) => route(`${path}?organization=${event.currentTarget.value}`, true)}
    />
  )
}

/** For whoever is an admin of the chosen church; others are told, with a way back. */
export function ForAdmins({ children }: { children: (church: Church) => ComponentChildren }) {
  const { church } = useChurch()
  const { frame } = words()
  if (church?.role === 'admin') return <>{children(church)}</>
  return (
    <Empty
      icon="lock"
      title={frame.notOpen}
      action={
        <a class="button" href="/">
          {frame.toToday}
        </a>
      }
    >
      {managingWords().common.onlyAdmins}
    </Empty>
  )
}
