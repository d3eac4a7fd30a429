// SQL of whose keys are when somebody's accounts become one.
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/** The account that stays answers for the keys of the other one in these organizations. */
export const moveKeys = (tx: Db, { from, to }: Moving, organizations: readonly number[]) =>
  tx.run(sql`
    update api_keys set held_by = ${to} where id in (
      select id from api_keys where held_by = ${from} and organization_id = any(${organizations}) order by id for update)`)
