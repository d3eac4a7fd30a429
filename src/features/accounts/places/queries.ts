// SQL of the networks and browsers from which people sign in.
import { type Db, sql } from '#platform/db/database.ts'

export interface Place {
  kind: 'network' | 'browser'
  value: string
}

/** Those of these places from which they signed in within so many days. */
export const findPlaces = (db: Db, userId: number, places: readonly Place[], days: number) =>
  db.many<Place>(sql`
    select kind, value from sign_in_places
    where user_id = ${userId} and (kind, value) in (select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ value }) => value)}::text[]))
      and last_used_at > now() - make_interval(days => ${days})`)

/** The newest 20 of each kind are kept. */
export const savePlaces = (db: Db, userId: number, places: readonly Place[]) =>
  db.run(sql`
    with saved as (
      insert into sign_in_places (user_id, kind, value)
      select ${userId}, kind, value from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ value }) => value)}::text[]) given (kind, value)
      on conflict (user_id, kind, value) do update set last_used_at = now()
    )
    delete from sign_in_places using (
      select kind, value, row_number() over (partition by kind order by last_used_at desc, value) as place from sign_in_places where user_id = ${userId}
    ) old
    where user_id = ${userId} and sign_in_places.kind = old.kind and sign_in_places.value = old.value and place > 19
      and (old.kind, old.value) not in (select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ value }) => value)}::text[]))`)

export const removeSomeOldPlaces = (db: Db, days: number, count: number) =>
  db.run(sql`
    delete from sign_in_places where (user_id, kind, value) in (
      select user_id, kind, value from sign_in_places where last_used_at < now() - make_interval(days => ${days}) limit ${count})`)
