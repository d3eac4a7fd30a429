-- Leaders invite people of their organization into a group; whoever accepts is a member.
create table group_invitations (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  user_id bigint not null,
  organization_id bigint not null,
  invited_by bigint references users on delete set null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'taken_back')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (group_id, organization_id) references groups (id, organization_id) on delete cascade,
  -- whoever leaves the organization is invited no more
  foreign key (organization_id, user_id) references organization_members (organization_id, user_id) on delete cascade,
  check ((status = 'pending') = (decided_at is null))
);
create unique index group_invitations_one_pending on group_invitations (group_id, user_id) where status = 'pending';
create index group_invitations_of_group on group_invitations (group_id, id);
create index group_invitations_in_organization on group_invitations (organization_id, user_id);
create index group_invitations_user on group_invitations (user_id, id);
create index group_invitations_invited_by on group_invitations (invited_by);
