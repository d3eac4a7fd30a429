-- E-mail addresses are compared in one form everywhere, whatever the locale of the database: lower(email) alone follows it, so "MÜLLER@…" was
-- "müller@…" in one and another address in the next. And an address is held by whoever has proven it: accounts from before have.

create function email_key(text) returns text language sql immutable strict parallel safe as $$ select lower($1 collate "und-x-icu") $$;

alter table users add column email_proven_at timestamptz default now(); -- null: nobody has shown yet that mail to it reaches them

/* Of accounts whose addresses are one in this form the one that was used last keeps it. The others stay as they are, signed in where they are, and
   sign in by it no more. */
update users set email_proven_at = null where id in (
  select id from (
    select id, row_number() over (
      partition by email_key(email) order by (select max(last_used_at) from tokens where user_id = users.id) desc nulls last, id
    ) as place
    from users where email is not null
  ) alike where place > 1);

drop index users_email;
create unique index users_email on users (email_key(email)) where email_proven_at is not null;
create index users_by_email on users (email_key(email), id);

delete from invitations where accepted_at is null and id in (
  select id from (
    select id, row_number() over (partition by organization_id, email_key(email) order by created_at desc, id desc) as place
    from invitations where accepted_at is null
  ) alike where place > 1);
drop index invitations_open;
create unique index invitations_open on invitations (organization_id, email_key(email)) where accepted_at is null;
