-- What admins, leaders and the operator did: who, what, when, on whom or what. Ids and plain choices only, never what someone wrote.

create table audit_log (
  id bigint generated always as identity primary key,
  organization_id bigint references organizations on delete cascade, -- null: it concerned somebody who belongs to none
  actor_id bigint references users, -- null: the operator's command line
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id bigint not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
-- the feed: all of it, of one person, or of one kind of action
create index audit_log_newest on audit_log (organization_id, created_at desc, id desc);
create index audit_log_of_actor on audit_log (organization_id, actor_id, created_at desc, id desc);
create index audit_log_of_action on audit_log (organization_id, action, created_at desc, id desc);
create index audit_log_actor on audit_log (actor_id) where actor_id is not null;
create index audit_log_age on audit_log (created_at); -- what is old enough to be forgotten

/* What happened is not rewritten. (Old entries are forgotten as a whole, and an organization takes its own along.) */
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is not rewritten';
end $$;
create trigger audit_log_stays before update on audit_log for each row execute function refuse_rewriting();
