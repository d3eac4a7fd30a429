// SQL of all groups of an organization, with what is unwell in them.
import type { Static } from 'typebox'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'
import type { GroupLimits } from '../limits.ts'
import { capacity } from '../queries.ts'
import { type GroupOverview, type GroupsOverview, IDLE_DAYS } from './schemas.ts'

interface Reader {
  id: number
  /** Whether they are an admin of the organization, who decides about every request. */
  isAdmin: boolean
}
interface Wanted {
  search?: string | undefined
  filter?: keyof typeof filters | undefined
}

const overview = (organizationId: number, reader: Reader, limits: GroupLimits) => sql`
  select groups.id, groups.name, groups.type, groups.join_type, groups.status, groups.member_count, groups.created_at,
    leader.id as leader_id, leader.name as leader_name, leader.email as leader_email, mine.role,
    ${capacity(limits)} as max_members, waiting.people as waiting_count, written.created_at as last_post_at,
    groups.status = 'active' and groups.member_count >= ${capacity(limits)} as is_full,
    groups.status = 'active' and greatest(groups.created_at, written.created_at) < now() - make_interval(days => ${IDLE_DAYS}) as is_idle
  from groups join organizations on organizations.id = groups.organization_id
  left join group_members leads on leads.group_id = groups.id and leads.role = 'leader'
  left join users leader on leader.id = leads.user_id
  left join group_members mine on mine.group_id = groups.id and mine.user_id = ${reader.id}
  left join lateral (select created_at from group_posts where group_id = groups.id order by created_at desc, id desc limit 1) written on true
  left join lateral (select count(*) as people from join_requests where group_id = groups.id and status = 'pending') waiting
    on ${reader.isAdmin}::boolean or mine.role in ('admin', 'leader')
  where groups.organization_id = ${organizationId} and groups.group_type = 'group' and groups.deleted_at is null`

const filters = {
  no_leader: sql`leader_id is null`,
  full: sql`is_full`,
  idle: sql`is_idle`,
  waiting: sql`waiting_count > 0`,
}

/** Whether a row of the overview is among those that are wanted. */
const isWanted = ({ search, filter }: Wanted): Sql => sql`
  case ${filter ?? null}::text
    when 'no_leader' then ${filters.no_leader} when 'full' then ${filters.full} when 'idle' then ${filters.idle} when 'waiting' then ${filters.waiting}
    else true end
  and ${matchesWords(sql`folded(name || ' ' || coalesce(type, '') || ' ' || coalesce(leader_name, ''))`, search)}`

type Row = Omit<Static<typeof GroupOverview>, 'leader'> & {
  leader_id: number | null
  leader_name: string | null
  leader_email: string | null
}

/** By name. */
export async function listOverview(
  db: Db,
  organizationId: number,
  reader: Reader,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
  limits: GroupLimits,
): Promise<Static<typeof GroupOverview>[]> {
  const rows = await db.many<Row>(sql`
    select * from (${overview(organizationId, reader, limits)}) listed where ${isWanted(wanted)}
    order by name ${nameCollation}, id limit ${limit} offset ${offset}`)
  return rows.map(({ leader_id: id, leader_name: name, leader_email: email, ...group }) => ({
    ...group,
    leader: id === null ? null : { id, name: name!, email: email! },
  }))
}

/** How many are wanted, and how many each filter finds. */
export async function countOverview(db: Db, organizationId: number, reader: Reader, wanted: Wanted, limits: GroupLimits) {
  const { total, ...counts } = await db.one<Static<typeof GroupsOverview>['counts'] & { total: number }>(sql`
    select count(*) as "all", count(*) filter (where ${filters.no_leader}) as no_leader, count(*) filter (where ${filters.full}) as full,
      count(*) filter (where ${filters.idle}) as idle, count(*) filter (where ${filters.waiting}) as waiting,
      count(*) filter (where ${isWanted(wanted)}) as total
    from (${overview(organizationId, reader, limits)}) listed`)
  return { total, counts }
}
