-- An organization's admins see its deleted groups, and bring them back.
create index groups_deleted on groups (organization_id, deleted_at desc, id) where deleted_at is not null;
