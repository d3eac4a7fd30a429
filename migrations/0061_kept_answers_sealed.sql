-- Answers that are kept for an Idempotency-Key can be read only with the key, which is the client's alone, and go with what they show.
-- Those kept until now hold the keys themselves: they are forgotten.

drop table idempotency_keys;
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  name bytea not null, -- derived from the key, as are the next and what seals the body
  fingerprint bytea not null, -- of the request
  status integer,
  sealed_body bytea, -- null: it held a secret, or what it showed is gone
  subject_table text, -- the row that the answer shows
  subject_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, name)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_subject on idempotency_keys (subject_table, subject_id) where subject_id is not null;

create function forget_answers() returns trigger language plpgsql as $$
begin
  update idempotency_keys set sealed_body = null
  where subject_table = tg_table_name and subject_id in (select id from gone) and sealed_body is not null;
  return null;
end $$;

create function forget_answers_about_row() returns trigger language plpgsql as $$
begin
  update idempotency_keys set sealed_body = null where subject_table = tg_table_name and subject_id = new.id and sealed_body is not null;
  return null;
end $$;

create trigger forgets_answers after delete on journal_entries referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on journey_entries referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on group_posts referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on post_comments referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on reports referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on prayer_requests referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on join_requests referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on invitations referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on devices referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on challenges referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on trainings referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on badges referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers after delete on groups referencing old table as gone for each statement execute function forget_answers();
create trigger forgets_answers_when_set_aside after update of deleted_at on groups for each row when (new.deleted_at is not null) execute function forget_answers_about_row();
create trigger forgets_answers_when_set_aside after update of deleted_at on trainings for each row when (new.deleted_at is not null) execute function forget_answers_about_row();
create trigger forgets_answers_when_set_aside after update of deleted_at on badges for each row when (new.deleted_at is not null) execute function forget_answers_about_row();
