-- Sign-ins of browsers (sessions, in a cookie) beside those of apps (tokens), in one list.
alter table tokens add column kind text not null default 'token' check (kind in ('token', 'session'));
