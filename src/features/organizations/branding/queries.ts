// SQL of what an organization looks like.
import { type Db, sql } from '#platform/db/database.ts'

export interface Look {
  id: number
  name: string
  locale: string | null
  hue: number | null
  logo_key: string | null
}

const lookColumns = sql`id, name, locale, hue, logo_key`

export const findLook = (db: Db, organizationId: number) =>
  db.maybe<Look>(sql`select ${lookColumns} from organizations where id = ${organizationId}`)

/** Two are as many as all. */
export const listLooks = (db: Db) => db.many<Look>(sql`select ${lookColumns} from organizations order by id limit 2`)

/** Gives whether there was another. */
export const saveLogo = async (db: Db, organizationId: number, key: string | null) =>
  (await db.run(sql`
    update organizations set logo_key = ${key}, updated_at = now() where id = ${organizationId} and logo_key is distinct from ${key}`)) > 0
