// What the care team sees of a request. Who asked anonymously is as hidden from them as from everybody: their name, and the hour.
import type { RequestRow } from '../queries.ts'

interface Shown extends RequestRow {
  user?: { id: number; name: string; email: string }
}

/** As it is to those who moderate it, and to its author; to the care team without addresses, and without whoever is anonymous. */
export const asSeenBy =
  ({ id, moderated }: { id: number; moderated: readonly number[] }) =>
  <Row extends Shown>(row: Row): Row => {
    if (moderated.includes(row.organization_id) || (row.user_id === id && !row.user)) return row
    if (!row.anonymous) return row.user ? { ...row, user: { ...row.user, email: '' } } : row
    return {
      ...row,
      user_id: 0,
      ...(row.user ? { user: { id: 0, name: 'Anonymous', email: '' } } : {}),
      waiting_since: dayAlone(row.waiting_since),
      created_at: dayAlone(row.created_at),
      updated_at: dayAlone(row.updated_at),
    }
  }

const dayAlone = (moment: string) => `${moment.slice(0, 10)}T00:00:00.000000Z`
