// What an organization's admins are told about who is one of them. Notices name nobody.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { findName, listOtherAdmins } from './queries.ts'

/** By what way they became one. */
type Way = 'role' | 'invitation' | 'operator'

const ways: Record<Way, string> = {
  role: 'An admin has made them one.',
  invitation: 'They took up an invitation.',
  operator: 'Whoever runs this service has made them one.',
}

/** Nobody becomes an admin unheard, so that one who should be none is noticed. Whoever made them one is told too: it may not have been them. */
export const tellOfNewAdmin = async (tx: Db, organizationId: number, userId: number, way: Way) => {
  const users = await listOtherAdmins(tx, organizationId, userId)
  if (users.length === 0) return
  const name = await findName(tx, organizationId)
  await notify(tx, {
    kind: 'organization_admin_added',
    to: { users },
    title: `${name} has another admin now`,
    body: `Somebody has become an admin of ${name}. ${ways[way]} The audit log says who. If that is not meant, take the role away.`,
    data: { organization_id: organizationId, user_id: userId },
  })
}
