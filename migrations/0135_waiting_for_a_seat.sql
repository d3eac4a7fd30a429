-- Who waits for a seat in an open group that is full. The first to wait is the first to be in: ids are given under the group's lock.
create table group_waits (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  user_id bigint not null,
  organization_id bigint not null,
  created_at timestamptz not null default now(),
  foreign key (group_id, organization_id) references groups (id, organization_id) on delete cascade,
  -- whoever leaves the organization waits no more
  foreign key (organization_id, user_id) references organization_members (organization_id, user_id) on delete cascade,
  unique (group_id, user_id)
);
create index group_waits_in_turn on group_waits (group_id, id);
create index group_waits_in_organization on group_waits (organization_id, user_id);
create index group_waits_user on group_waits (user_id);
