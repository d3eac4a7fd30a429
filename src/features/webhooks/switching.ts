// Switching a webhook off without an admin: its receiver said that it is gone, or failed for days. Its admins are told, once.
import { notify } from '#features/notifications/notifying.ts'
import { listAdminsBut } from '#features/organizations/members/queries.ts'
import { findName } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { switchOff } from './queries.ts'

export const switchOffByItself = (db: Db, webhookId: number, why: 'gone' | 'failing') =>
  db.transaction(async (tx) => {
    const organizationId = await switchOff(tx, webhookId, why)
    if (!organizationId) return
    await notify(tx, {
      kind: 'webhook_switched_off',
      to: { users: await listAdminsBut(tx, organizationId, []) },
      params: { organization: await findName(tx, organizationId), why },
      data: { organization_id: organizationId, webhook_id: webhookId },
    })
  })
