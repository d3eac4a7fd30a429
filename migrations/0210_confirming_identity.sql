-- When the password was last given in a sign-in. What cannot be taken back asks for it again once that is long ago; sign-ins of before ask at once.
alter table tokens add column confirmed_at timestamptz;
alter table tokens alter column confirmed_at set default now();
