// SQL about all that is of one organization.
import { type Db, type Sql, sql } from '#platform/db/database.ts'

/** The notices about something of an organization. */
export const isNoticeOf = (organizationId: number | Sql) => sql`(
  inside_group_id in (select id from groups where organization_id = ${organizationId})
  or (data ->> 'group_id')::bigint in (select id from groups where organization_id = ${organizationId})
  or (data ->> 'organization_id')::bigint = ${organizationId}
  or (data ->> 'badge_id')::bigint in (select id from badges where organization_id = ${organizationId})
  or (data ->> 'qualification_id')::bigint in (select id from trainings where organization_id = ${organizationId})
  or (data ->> 'pair_id')::bigint in (select id from pairs where organization_id = ${organizationId})
  or not data ? 'group_id' and (data ->> 'request_id')::bigint in (select id from prayer_requests where organization_id = ${organizationId}))`

/** Locks it against everything that would be added to it meanwhile; its name, or undefined where there is none. */
export const lockOrganization = async (tx: Db, organizationId: number) =>
  (await tx.maybe<{ name: string }>(sql`select name from organizations where id = ${organizationId} for update`))?.name

const peopleOf = (organizationId: number) => sql`(
  select user_id from organization_members where organization_id = ${organizationId}
  union select user_id from suspended_memberships where organization_id = ${organizationId})`

const belongsToAnother = (organizationId: number) => sql`(
  exists (select from organization_members where user_id = users.id and organization_id <> ${organizationId})
  or exists (select from suspended_memberships where user_id = users.id and organization_id <> ${organizationId}))`

/** The accounts of those who belong to this organization and to no other one. */
export const listPeopleOfThisAlone = async (db: Db, organizationId: number) =>
  (
    await db.many<{ id: number }>(sql`
      select id from users where id in ${peopleOf(organizationId)} and erased_at is null and not ${belongsToAnother(organizationId)} order by id`)
  ).map(({ id }) => id)

export interface Ties {
  /** Whose accounts stay, since they belong to another organization too. */
  accounts_kept: number
  accounts_erased: number
  /** People of other organizations who have begun a challenge or a training of this one. */
  learners_elsewhere: number
}

export const countTies = (db: Db, organizationId: number) =>
  db.one<Ties>(sql`
    select count(*) filter (where ${belongsToAnother(organizationId)}) as accounts_kept,
      count(*) filter (where not ${belongsToAnother(organizationId)}) as accounts_erased, (
        select count(*) from (
          select user_id from challenge_progress where organization_id = ${organizationId}
          union select user_id from training_progress join trainings on trainings.id = training_id where organization_id = ${organizationId}
          except select user_id from ${peopleOf(organizationId)} people
        ) others
      ) as learners_elsewhere
    from users where id in ${peopleOf(organizationId)} and erased_at is null`)

/** Deletes it with all that refers to it. Its files are marked, and go afterwards; those who stay are at home where they were first. */
export async function removeOrganization(tx: Db, organizationId: number) {
  await tx.run(sql`update media_files set removed_at = now() where organization_id = ${organizationId} and removed_at is null`)
  await tx.run(sql`delete from notices where ${isNoticeOf(organizationId)}`)
  await tx.run(sql`
    update users set home_organization_id = (
      select organization_id from organization_members where user_id = users.id and organization_id <> ${organizationId}
      order by joined_at, organization_id limit 1)
    where home_organization_id = ${organizationId}`)
  // What no cascade takes along in time: attempts refer to quizzes, and challenges to badges.
  await tx.run(sql`delete from training_progress where training_id in (select id from trainings where organization_id = ${organizationId})`)
  await tx.run(sql`delete from challenges where organization_id = ${organizationId}`)
  await tx.run(sql`delete from organizations where id = ${organizationId}`)
}
