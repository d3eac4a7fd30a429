-- Prayer care: who sees a request, words that change before they are shared, prayers that are counted, and what became of it.

alter table organizations
  add column prayer_categories text[] not null default '{}', -- under which its people ask, in its admins' order
  add column prayer_days integer check (prayer_days > 0); -- after so many a shared request stands at the end of the wall; null: never

-- Whom the admins of an organization trust with requests that are not for everybody. Its leaders and admins see them anyway.
create table care_team_members (
  organization_id bigint not null,
  user_id bigint not null,
  added_at timestamptz not null default now(),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references organization_members (organization_id, user_id) on delete cascade
);
create index care_team_members_user on care_team_members (user_id);
create trigger asks_again_who_left after delete on care_team_members referencing old table as gone for each statement execute function ask_again_who_left();

alter table prayer_requests
  add column visibility text not null default 'church' check (visibility in ('church', 'care_team')),
  add column care_status text check (care_status in ('active', 'resolved')), -- of one that the care team has taken
  add column revision integer not null default 1 check (revision > 0), -- of its words, and of who may see them
  add column changed_at timestamptz, -- when its author changed it last: since then it waits
  add column category text check (category <> ''),
  add column urgent boolean not null default false,
  add constraint prayer_requests_care_is_no_post check (visibility = 'church' or group_post_id is null),
  add constraint prayer_requests_care_is_taken check ((visibility = 'care_team' and status = 'approved') = (care_status is not null));

-- What waits in an organization, who has waited longest first.
drop index prayer_requests_pending;
create index prayer_requests_pending on prayer_requests (organization_id, (coalesce(changed_at, created_at)), id) where status = 'pending';
create index prayer_requests_pending_care on prayer_requests (organization_id, (coalesce(changed_at, created_at)), id)
  where status = 'pending' and visibility = 'care_team';
-- What the care team carries, and what was answered, the newest first.
create index prayer_requests_care on prayer_requests (organization_id, care_status, reviewed_at desc, id desc) where care_status is not null;

-- Other words that a moderator suggests: one suggestion for each request that waits. Gone once they are taken, or the request is changed or decided.
create table prayer_proposals (
  id bigint generated always as identity primary key,
  request_id bigint not null unique references prayer_requests on delete cascade,
  title text not null check (title <> ''),
  request_text text not null check (request_text <> ''),
  note text check (note <> ''),
  declined boolean not null default false, -- its author keeps their own words
  proposed_by bigint references users on delete set null,
  created_at timestamptz not null default now()
);
create index prayer_proposals_proposed_by on prayer_proposals (proposed_by) where proposed_by is not null;

-- What authors write about it later. Once shared it is under the post and stays with it, as the post does when its author's account goes.
create table prayer_updates (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  request_id bigint references prayer_requests on delete set null,
  post_id bigint references group_posts on delete cascade, -- null: for the care team
  text text not null check (text <> ''),
  answered boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  shared_on date, -- the day alone: no hour tells when somebody was here
  reviewed_by bigint references users on delete set null,
  rejection_reason text,
  created_at timestamptz not null default now(),
  check ((status = 'approved') = (shared_on is not null)),
  check (status = 'rejected' or rejection_reason is null),
  check (request_id is not null or (status = 'approved' and post_id is not null))
);
create index prayer_updates_request on prayer_updates (request_id, id);
create index prayer_updates_post on prayer_updates (post_id, id);
create index prayer_updates_pending on prayer_updates (organization_id, created_at, id) where status = 'pending';
create index prayer_updates_organization on prayer_updates (organization_id);
create index prayer_updates_reviewed_by on prayer_updates (reviewed_by) where reviewed_by is not null;

-- Who prayed is known for a few days only, so that nobody counts twice on one; the count stays.
alter table group_posts
  add column prayed_count integer not null default 0 check (prayed_count >= 0), -- kept by count_prayers
  add column renewed_at timestamptz; -- when its author last said that it is still to be prayed for
create index group_posts_renewed on group_posts (group_id, created_at desc, id desc) where renewed_at is not null;

create table post_prayers (
  post_id bigint not null references group_posts on delete cascade,
  user_id bigint not null references users on delete cascade,
  day date not null, -- the person's own
  is_told boolean not null default false, -- whether the author has heard of it
  primary key (post_id, user_id, day)
);
create index post_prayers_user on post_prayers (user_id);
create index post_prayers_untold on post_prayers (post_id, day) where not is_told;
create index post_prayers_day on post_prayers (day);

create function count_prayers() returns trigger language plpgsql as $$
begin
  update group_posts set prayed_count = prayed_count + counted.prayers
    from (select post_id, count(*)::integer as prayers from added group by post_id order by post_id) as counted where group_posts.id = counted.post_id;
  return null;
end $$;
create trigger post_prayers_added after insert on post_prayers referencing new table as added for each statement execute function count_prayers();

-- On which day authors last heard how many prayed.
create table prayed_for_news (
  user_id bigint primary key references users on delete cascade,
  told_on date not null
);

create trigger forgets_answers after delete on prayer_updates referencing old table as gone for each statement execute function forget_answers();
