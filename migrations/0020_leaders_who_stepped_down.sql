-- Leaders who step down, and closed groups whose code somebody from elsewhere has shown.

/* Whoever stepped down as the leader is no longer the one to be asked about the group. */
alter table group_members add column stepped_down_at timestamptz;
create index group_members_admins on group_members (group_id, joined_at, user_id) where role = 'admin';

/* Somebody of another organization who has a group's code may ask to join it, and nobody else from there. */
create table closed_groups_found (
  group_id bigint not null references groups on delete cascade,
  user_id bigint not null references users on delete cascade,
  found_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index closed_groups_found_user on closed_groups_found (user_id);
create index closed_groups_found_at on closed_groups_found (found_at);

create function forget_closed_group() returns trigger language plpgsql as $$
begin
  delete from closed_groups_found where group_id = new.id;
  return null;
end $$;
create trigger groups_changed after update on groups for each row
  when ((old.code, old.join_type, old.status, old.name, old.purpose, old.type, old.location, old.deleted_at)
    is distinct from (new.code, new.join_type, new.status, new.name, new.purpose, new.type, new.location, new.deleted_at))
  execute function forget_closed_group();
