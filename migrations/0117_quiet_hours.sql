-- When people are not to be disturbed, by their own clock, and what is kept for them until then.
create table quiet_hours (
  user_id bigint primary key references users on delete cascade,
  starts time not null,
  ends time not null,
  check (starts <> ends)
);

create table held_notices (
  user_id bigint not null,
  notice_id bigint not null,
  channel text not null check (channel in ('email', 'push')),
  held_until timestamptz not null,
  primary key (user_id, notice_id, channel),
  foreign key (user_id, notice_id) references notifications on delete cascade
);
create index held_notices_until on held_notices (held_until);
