-- concurrently: what waits in a whole organization, the oldest first, without a look at each of its groups.
create index concurrently join_requests_pending_of_organization on join_requests (organization_id, created_at, id) where status = 'pending';
