-- Requests for prayer, from submitting to the decision about them. The approved ones are posts of the Prayer Requests group.

create table prayer_requests (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  title text not null check (title <> ''),
  request_text text not null check (request_text <> ''),
  anonymous boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reviewed_by bigint references users on delete set null,
  reviewed_at timestamptz,
  rejection_reason text,
  group_post_id bigint unique references group_posts on delete set null, -- null again once the post is deleted
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'pending') = (reviewed_at is null)),
  check (status = 'approved' or group_post_id is null),
  check (status = 'rejected' or rejection_reason is null)
);
-- What waits in an organization, the oldest first.
create index prayer_requests_pending on prayer_requests (organization_id, created_at, id) where status = 'pending';
-- A person's own, the newest first.
create index prayer_requests_user on prayer_requests (user_id, created_at desc, id desc);
create index prayer_requests_reviewed_by on prayer_requests (reviewed_by) where reviewed_by is not null;
