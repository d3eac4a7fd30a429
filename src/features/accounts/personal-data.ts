// What accounts keep about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    account: rowsOf(
      (id) =>
        sql`select id, name, email, timezone, locale, birthday, birthday_visibility, latest_birthday, phone, phone_visibility, home_organization_id, email_proven_at, created_at, updated_at from users where id = ${id}`,
    ),
    'sign-ins': rowsOf(
      (id) => sql`select id, kind, device, signed_in_by, created_at, last_used_at from tokens where user_id = ${id} order by id`,
    ),
    'sign-in-places': rowsOf(
      (id) =>
        sql`select kind, case when kind = 'network' then value end as network, last_used_at from sign_in_places where user_id = ${id} order by last_used_at`,
    ),
    'second-factor': rowsOf(
      (id) => sql`
        select second_factor_at, (select count(*) from recovery_codes where user_id = users.id)::int as recovery_codes_left
        from users where id = ${id} and second_factor_at is not null`,
    ),
    passkeys: rowsOf((id) => sql`select id, name, transports, created_at, last_used_at from passkeys where user_id = ${id} order by id`),
    'addresses-to-confirm': rowsOf((id) => sql`select email, created_at, expires_at from email_proofs where user_id = ${id}`),
    'former-addresses': rowsOf((id) => sql`select old_email, created_at from email_changes where user_id = ${id} order by id`),
    subscriptions: rowsOf((id) => sql`select plan, status, current_period_end, created_at from subscriptions where user_id = ${id}`),
  },
  // The row stays for what they leave behind: posts of a deleted user.
  erase: inTurn(
    (id) => sql`delete from tokens where user_id = ${id}`,
    (id) => sql`delete from sign_in_challenges where user_id = ${id}`,
    (id) => sql`delete from second_factors where user_id = ${id}`,
    (id) => sql`delete from passkeys where user_id = ${id}`,
    (id) => sql`delete from sign_in_places where user_id = ${id}`,
    (id) => sql`delete from email_proofs where user_id = ${id}`,
    (id) => sql`delete from email_changes where user_id = ${id}`,
    (id) => sql`delete from password_resets where user_id = ${id}`,
    (id) => sql`delete from idempotency_keys where user_id = ${id}`,
    (id) => sql`delete from subscriptions where user_id = ${id}`,
    (id) => sql`
      update users set name = 'Deleted user', email = null, password_hash = null, timezone = null, locale = null, birthday = null, latest_birthday = null, birthday_visibility = 'nobody', phone = null, phone_visibility = 'nobody',
        home_organization_id = null, avatar_key = null, second_factor_at = null,
        is_system_admin = false, erased_at = coalesce(erased_at, now()), updated_at = now()
      where id = ${id}`,
  ),
}
