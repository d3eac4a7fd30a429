// Rows in bulk, for benchmarks.
import { type Db, sql } from '#platform/db/database.ts'

/** An organization with a subscription. */
export async function addChurch(db: Db, name: string, { maxGroupMembers = null }: { maxGroupMembers?: number | null } = {}) {
  const church = await db.one<{ id: number }>(
    sql`insert into organizations (name, max_group_members) values (${name}, ${maxGroupMembers}) returning id`,
  )
  await db.run(sql`insert into subscriptions (organization_id, status) values (${church.id}, 'active')`)
  return church
}

/** Adds this many members to the organization; returns their ids. */
export async function addPeople(db: Db, organizationId: number, count: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    with added as (
      insert into users (name, email, password_hash, home_organization_id)
      select 'Person ' || n, 'person-' || n || '@church-' || ${organizationId}::bigint || '.example', 'nobody signs in', ${organizationId} from generate_series(1, ${count}::int) n returning id
    ), joined as (
      insert into organization_members (organization_id, user_id) select ${organizationId}, id from added
    )
    select id from added order by id`)
  return rows.map(({ id }) => id)
}

/** An active group with its leader. */
export const addGroup = async (db: Db, organizationId: number, leaderId: number, name: string) => {
  const group = await db.one<{ id: number; code: string }>(sql`
    insert into groups (organization_id, name, status, created_by) values (${organizationId}, ${name}, 'active', ${leaderId}) returning id, code`)
  await db.run(
    sql`insert into group_members (group_id, organization_id, user_id, role) values (${group.id}, ${organizationId}, ${leaderId}, 'leader')`,
  )
  return group
}
