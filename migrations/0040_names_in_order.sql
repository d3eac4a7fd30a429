-- Lists by name are in the order in which people look names up, the same with every database: "Ömer" between "Olga" and "Otto", "anna"
-- beside "Anna". The indexes for those orders, in place of the ones by code points.
drop index users_by_name;
create index users_by_name on users (name collate "und-x-icu", id);
drop index groups_of_organization;
create index groups_of_organization on groups (organization_id, name collate "und-x-icu", id) where deleted_at is null and group_type = 'group';
