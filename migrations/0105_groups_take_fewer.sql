-- How many people a group takes, where its admins want fewer than its organization allows.
alter table groups add column max_members integer check (max_members > 0);
