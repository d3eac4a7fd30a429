// SQL of challenges and trainings as programs read them: what every member finds.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import type { ProgramChallenge, ProgramTraining } from './schemas.ts'

export const listChallenges = (db: Db, organizationId: number, limit: number, after: readonly (string | number)[] | undefined) => {
  const [moment = null, id = null] = after ?? []
  return db.many<Static<typeof ProgramChallenge>>(sql`
    select id, name, description, duration_days, points_awarded, language, created_at, updated_at from challenges
    where organization_id = ${organizationId} and status = 'published'
      and (${moment}::text is null or (created_at, id) < (${moment}::text::timestamptz, ${id}::bigint))
    order by created_at desc, id desc limit ${limit}`)
}

export const listTrainings = (db: Db, organizationId: number, limit: number, after: readonly (string | number)[] | undefined) => {
  const [moment = null, id = null] = after ?? []
  return db.many<Static<typeof ProgramTraining>>(sql`
    select id, title, type, series, language, is_required_for_leadership, created_at, updated_at from trainings
    where organization_id = ${organizationId} and deleted_at is null and visibility in ('members_only', 'everyone')
      and (${moment}::text is null or (created_at, id) > (${moment}::text::timestamptz, ${id}::bigint))
    order by created_at, id limit ${limit}`)
}
