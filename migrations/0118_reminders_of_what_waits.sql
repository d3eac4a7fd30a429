-- The day on which an organization's moderators were last reminded of what waits for them: once a morning.
create table waiting_reminders (
  organization_id bigint primary key references organizations on delete cascade,
  reminded_on date not null
);
