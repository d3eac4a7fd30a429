-- Somebody whom an organization's admins have suspended belongs to it no more until one of them restores their membership: they are out of it as whoever
-- was removed is, and what they had is kept here.
create table suspended_memberships (
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('member', 'leadership', 'admin')),
  joined_at timestamptz not null,
  suspended_at timestamptz not null default now(),
  suspended_by bigint references users on delete set null,
  primary key (organization_id, user_id)
);
create index suspended_memberships_user on suspended_memberships (user_id);
create index suspended_memberships_by on suspended_memberships (suspended_by);

create table suspended_group_memberships (
  group_id bigint not null,
  user_id bigint not null,
  organization_id bigint not null,
  role text not null check (role in ('member', 'admin')),
  joined_at timestamptz not null,
  stepped_down_at timestamptz,
  muted_at timestamptz,
  primary key (group_id, user_id),
  foreign key (group_id, organization_id) references groups (id, organization_id) on delete cascade,
  foreign key (organization_id, user_id) references suspended_memberships (organization_id, user_id) on delete cascade
);
create index suspended_group_memberships_group on suspended_group_memberships (group_id, organization_id);
create index suspended_group_memberships_in_organization on suspended_group_memberships (organization_id, user_id);
