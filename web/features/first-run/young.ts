// Whether a church is new, so that its admin is shown the first steps: for a month, until they say that they know the way.
import { me } from '#web/api/session.ts'

const MONTH_MS = 30 * 24 * 60 * 60_000
const nameOf = (organization: number) => `first-steps-hidden-${organization}`

export const hideFirstSteps = (organization: number) => localStorage.setItem(nameOf(organization), 'yes')

/** The church that one has just set up, if there is one. */
export const youngChurch = () =>
  me.value?.organizations.find(
    ({ id, role, created_at }) =>
      role === 'admin' && Date.now() - Date.parse(created_at) < MONTH_MS && localStorage.getItem(nameOf(id)) === null,
  )
