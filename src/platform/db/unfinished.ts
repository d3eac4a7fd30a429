// A database that is being filled is marked, in the transaction that fills it, until all that belongs to it is done: nobody works on it before.
import { type Db, sql } from './database.ts'

export const markUnfinished = (db: Pick<Db, 'run'>) => db.run(sql`create table unfinished ()`)
export const markFinished = (db: Pick<Db, 'run'>) => db.run(sql`drop table unfinished`)
export const isUnfinished = async (db: Db): Promise<boolean> =>
  (await db.one<{ unfinished: boolean }>(sql`select to_regclass('public.unfinished') is not null as unfinished`)).unfinished
