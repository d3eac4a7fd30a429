// Keys that the service signs with. Each has a name, and stays in the database for good: what it signed holds as long.
import { type Db, sql } from './db/database.ts'

/** The key that signs things of one kind: made when it is first asked for, by whoever comes first. */
export async function signingKey(db: Db, name: string, fresh: () => Buffer): Promise<Buffer> {
  const find = () => db.maybe<{ secret: Buffer }>(sql`select secret from signing_keys where name = ${name}`)
  const known = await find()
  if (known) return known.secret
  await db.run(sql`insert into signing_keys (name, secret) values (${name}, ${fresh()}) on conflict do nothing`)
  return (await find())!.secret
}
