-- The reports of a whole organization, the newest first, without a look at each of its groups.
alter table reports add organization_id bigint;
update reports set organization_id = groups.organization_id from groups where groups.id = group_id;
alter table reports
  alter organization_id set not null,
  drop constraint reports_group_id_fkey,
  add foreign key (group_id, organization_id) references groups (id, organization_id) on delete cascade;
create index reports_of_organization on reports (organization_id, status, created_at desc, id desc);
