-- Keys with which other programs call. An admin of the organization answers for each; it ends when they are that no more, unless another has taken it over.
create table api_keys (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  secret_digest bytea check (octet_length(secret_digest) = 32), -- null: it has ended
  scopes text[] not null check (
    cardinality(scopes) > 0 and scopes <@ array[
      'groups:read', 'groups:write', 'members:read', 'members:write', 'meetings:read', 'challenges:read', 'trainings:read', 'progress:read'
    ]
  ),
  origins text[] not null default '{}' check (cardinality(origins) <= 10), -- of a key that stands in web pages, where everybody can read it
  made_by bigint not null references users, -- with whose account answers are kept for it, whoever holds it later
  held_by bigint references users, -- who answers for it; null: it has ended
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz, -- its name stays, for the audit log
  check (origins = '{}' or scopes = array['groups:read']),
  check (num_nonnulls(secret_digest, held_by) = case when ended_at is null then 2 else 0 end)
);
create index api_keys_of_organization on api_keys (organization_id, id);
create index api_keys_of_maker on api_keys (made_by);
create index api_keys_of_holder on api_keys (held_by) where held_by is not null;
create index api_keys_origins on api_keys using gin (origins) where ended_at is null;
create index api_keys_ended on api_keys (ended_at) where ended_at is not null;

create function end_keys_of_former_admin() returns trigger language plpgsql as $$
begin
  update api_keys set ended_at = now(), secret_digest = null, held_by = null
  where held_by = old.user_id and organization_id = old.organization_id;
  return null;
end $$;
create trigger keys_end_with_membership after delete on organization_members for each row
  when (old.role = 'admin') execute function end_keys_of_former_admin();
create trigger keys_end_with_role after update of role on organization_members for each row
  when (old.role = 'admin' and new.role <> 'admin') execute function end_keys_of_former_admin();

create function end_keys_of_closed_account() returns trigger language plpgsql as $$
begin
  update api_keys set ended_at = now(), secret_digest = null, held_by = null where held_by = new.id;
  return null;
end $$;
create trigger keys_end_with_account after update of suspended_at, erased_at on users for each row
  when (new.suspended_at is not null or new.erased_at is not null) execute function end_keys_of_closed_account();

-- What a program did, it did itself: no person, and not the operator.
alter table audit_log add column api_key_id bigint references api_keys;
alter table audit_log add check (actor_id is null or api_key_id is null);
