// SQL of two accounts of one person.
import type { Credentials } from '#features/accounts/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Moving } from '#platform/db/personal-data.ts'

/** Locks both accounts, in one order; without those that are erased. */
export const lockAccounts = (tx: Db, { from, to }: Moving) =>
  tx.many<Pick<Credentials, 'id' | 'password_hash' | 'is_suspended' | 'is_proven' | 'has_second_factor' | 'has_passkey'>>(sql`
    select id, password_hash, suspended_at is not null as is_suspended, email_proven_at is not null as is_proven, second_factor_at is not null as has_second_factor,
      exists (select from passkeys where user_id = users.id) as has_passkey
    from users where id = any(${[from, to]}) and erased_at is null order by id for no key update`)

/** What moves in this transaction is no news: no webhook is told of it as completed. */
export const beginMoving = (tx: Db) => tx.run(sql`select set_config('discipleship.merging', 'on', true)`)
