// Programs of the church: a key in the pages of its website, and a webhook that is switched off, since nothing leaves the machine of a demo.
import { asKey } from '#features/api-keys/calling.ts'
import { addKey } from '#features/api-keys/queries.ts'
import { SCOPE_OF_PAGES, type Scope } from '#features/api-keys/scopes.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { addWebhook, switchOff } from '#features/webhooks/queries.ts'
import { newSalt } from '#features/webhooks/secrets.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { digest } from '#platform/secrets.ts'
import type { DemoChurch } from './church.ts'

export const WEBSITE = 'https://www.grace-chapel.example'
/** Known to everybody, as of any key that stands in pages. */
const SECRET = 'of-the-website-of-grace-chapel-in-the-demo_'
const NAME = 'Website: our open groups'

export const addPrograms = ({ db, id: organizationId, admin }: DemoChurch) =>
  db.transaction(async (tx) => {
    const scopes: Scope[] = [SCOPE_OF_PAGES]
    const key = { organizationId, name: NAME, scopes, origins: [WEBSITE], days: 365, heldBy: admin.id, secretDigest: digest(SECRET) }
    const { id: keyId } = (await addKey(tx, key, 1))!
    const details = { scopes, for_pages: true }
    await recordAudit(tx, { organizationId, by: admin, action: 'api-key.made', subject: ['api-key', keyId], details })

    const events = ['member.joined', 'join_request.created'] as const
    const id = await addWebhook(tx, organizationId, 'https://welcome.grace-chapel.example/joined', events, newSalt())
    await recordAudit(tx, {
      organizationId,
      by: admin,
      action: 'webhook.created',
      subject: ['webhook', id],
      details: { events: [...events] },
    })
    await tx.run(sql`
      insert into webhook_deliveries (webhook_id, type, data, created_at, due_at, attempts, attempted_at, delivered_at, duration_ms, status)
      select ${id}, 'member.joined', jsonb_build_object('organization_id', organization_id, 'user_id', user_id, 'role', role),
        at, null, 1, at, at, 180 + user_id % 90, 204
      from (select *, now() - make_interval(days => 2 + (row_number() over (order by user_id desc))::int) as at
        from organization_members where organization_id = ${organizationId} order by user_id desc limit 5) newest
      order by at`)
    await switchOff(tx, id, 'chosen')
  })

/** The key of the website, in a folder that has it. */
export async function findWebsiteKey(db: Db): Promise<string | undefined> {
  const key = await db.maybe<{ id: number }>(
    sql`select id from api_keys where name = ${NAME} and secret_digest = ${digest(SECRET)} limit 1`,
  )
  return key && asKey(key.id, SECRET)
}
