-- concurrently: whoever deletes what others refer to finds these rows, instead of reading the whole table for each.
create index concurrently badges_organization on badges (organization_id);
create index concurrently groups_created_by on groups (created_by) where created_by is not null;
create index concurrently invitations_organization on invitations (organization_id);
create index concurrently invitations_invited_by on invitations (invited_by) where invited_by is not null;
create index concurrently join_requests_group on join_requests (group_id);
create index concurrently join_requests_reviewed_by on join_requests (reviewed_by) where reviewed_by is not null;
create index concurrently prayer_requests_organization on prayer_requests (organization_id);
create index concurrently reports_comment on reports (comment_id) where comment_id is not null;
create index concurrently reports_resolved_by on reports (resolved_by) where resolved_by is not null;
create index concurrently trainings_organization on trainings (organization_id);
