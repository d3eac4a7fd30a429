// Notices, groups with many members, and jobs that need not wait.
import { notify } from '#features/notifications/notifying.ts'
import { saveAssignments } from '#features/trainings/assignment/queries.ts'
import { type Sql, sql } from '#platform/db/database.ts'
import type { App } from './app.ts'
import type { Organization, Person } from './given.ts'

/** The notices about what has this title, in a statement about `notices`. */
export const isTitled = (title: string): Sql => sql`${title} in (params ->> 'title', 'A training for you: ' || (params ->> 'training'))`

export function givenNotifications({ services: { db } }: App) {
  let counter = 0
  return {
    /** Tells these people, who belong to the first one's organization, of a training that is theirs from now on; gives the notice's title. */
    async notice(...people: Person[]) {
      const title = `Training ${++counter}`
      const userIds = people.map(({ id }) => id)
      const training = await db.one<{ id: number; organizationId: number }>(sql`
        insert into trainings (organization_id, title, type) select home_organization_id, ${title}, 'General' from users where id = ${userIds[0]}
        returning id, organization_id as "organizationId"`)
      const { id: qualification_id, organizationId } = training
      await saveAssignments(db, { trainingId: qualification_id, organizationId, userIds, assignedBy: userIds[0]!, dueDate: null })
      await notify(db, {
        kind: 'training_assigned',
        to: { users: userIds },
        params: { training: title, due_date: null },
        data: { qualification_id },
      })
      return `A training for you: ${title}`
    },

    /** Adds this many members to an organization, who never sign in; returns their ids. */
    async addMembers(of: Organization, count: number) {
      const rows = await db.many<{ id: number }>(sql`
        with people as (
          insert into users (name, email) select 'Crowd', 'crowd-' || gen_random_uuid() || '@example.org' from generate_series(1, ${count}::int) returning id
        ), members as (
          insert into organization_members (organization_id, user_id) select ${of.id}, id from people
        )
        select id from people order by id`)
      return rows.map(({ id }) => id)
    },

    /** Makes waiting retries due now. */
    hurry: () => db.run(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`),

    /** The ids of the users who have a notification with this title. */
    async notifiedUsers(title: string) {
      const rows = await db.many<{ user_id: number }>(
        sql`select user_id from notifications join notices on notices.id = notice_id where ${isTitled(title)} order by user_id`,
      )
      return rows.map(({ user_id }) => user_id)
    },
  }
}
