-- Groups of both kinds, who is in them, who asks to come in, and what members think of them.

/* Eight characters of an alphabet without look-alikes: 40 random bits. */
create function new_group_code() returns text language sql volatile as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(random, place) & 31) + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as random) bits, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place
$$;

create table groups (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  group_type text not null default 'group' check (group_type in ('group', 'global')),
  global_kind text check (global_kind in ('organization', 'prayer')),
  name text not null check (name <> ''),
  purpose text not null default '',
  code text not null default new_group_code() check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  join_type text not null default 'open' check (join_type in ('open', 'closed')),
  type text,
  location text,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  member_count integer not null default 0 check (member_count >= 0), -- kept by count_group_members
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz, -- the operator can bring it back for 30 days
  unique (id, organization_id),
  check ((group_type = 'global') = (global_kind is not null)),
  check (group_type = 'group' or (type is null and status = 'active'))
);
create unique index groups_code on groups (code);
create unique index groups_global on groups (organization_id, global_kind);
create index groups_of_organization on groups (organization_id, name, id) where deleted_at is null and group_type = 'group';

create table group_members (
  group_id bigint not null,
  user_id bigint not null,
  organization_id bigint not null,
  role text not null default 'member' check (role in ('member', 'admin', 'leader')),
  joined_at timestamptz not null default now(),
  primary key (group_id, user_id),
  foreign key (group_id, organization_id) references groups (id, organization_id) on delete cascade,
  -- whoever leaves the organization leaves its groups
  foreign key (organization_id, user_id) references organization_members (organization_id, user_id) on delete cascade
);
create index group_members_user on group_members (user_id, group_id);
create index group_members_in_organization on group_members (organization_id, user_id);
create unique index group_members_leader on group_members (group_id) where role = 'leader';
create index group_members_led on group_members (user_id) where role = 'leader';

create function count_group_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update groups set member_count = member_count + counted.members
      from (select group_id, count(*)::integer as members from changed group by group_id order by group_id) as counted where groups.id = counted.group_id;
  else
    update groups set member_count = member_count - counted.members
      from (select group_id, count(*)::integer as members from changed group by group_id order by group_id) as counted where groups.id = counted.group_id;
  end if;
  return null;
end $$;
create trigger group_members_added after insert on group_members referencing new table as changed for each statement execute function count_group_members();
create trigger group_members_removed after delete on group_members referencing old table as changed for each statement execute function count_group_members();

-- Every organization has its two global groups, and everybody in it is in both.

create function found_global_groups() returns trigger language plpgsql as $$
begin
  insert into groups (organization_id, group_type, global_kind, name, purpose, status) values
    (new.id, 'global', 'organization', new.name, 'News for everyone', 'active'),
    (new.id, 'global', 'prayer', 'Prayer Requests', 'Prayer requests of the whole organization', 'active');
  return null;
end $$;
create trigger organizations_founded after insert on organizations for each row execute function found_global_groups();

create function rename_global_group() returns trigger language plpgsql as $$
begin
  update groups set name = new.name, updated_at = now() where organization_id = new.id and global_kind = 'organization';
  return null;
end $$;
create trigger organizations_renamed after update of name on organizations for each row when (old.name <> new.name) execute function rename_global_group();

create function enrol_in_global_groups() returns trigger language plpgsql as $$
begin
  insert into group_members (group_id, user_id, organization_id, joined_at)
    select groups.id, changed.user_id, groups.organization_id, changed.joined_at
    from changed join groups on groups.organization_id = changed.organization_id and groups.group_type = 'global'
    order by groups.id, changed.user_id;
  return null;
end $$;
create trigger organization_members_added after insert on organization_members referencing new table as changed for each statement execute function enrol_in_global_groups();

create table join_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  group_id bigint not null,
  organization_id bigint not null,
  note text,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  reviewed_by bigint references users on delete set null,
  reviewed_at timestamptz,
  rejection_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (group_id, organization_id) references groups (id, organization_id) on delete cascade,
  check ((status = 'pending') = (reviewed_at is null))
);
create unique index join_requests_one_pending on join_requests (group_id, user_id) where status = 'pending';
create index join_requests_pending on join_requests (group_id, created_at, id) where status = 'pending';
create index join_requests_user on join_requests (user_id, created_at desc, id desc);

create table group_ratings (
  group_id bigint not null references groups on delete cascade,
  user_id bigint not null references users on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index group_ratings_user on group_ratings (user_id);
