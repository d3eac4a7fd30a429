-- concurrently: the indexes by which sign-ins are found that have ended, unused or by age. Each kind lasts for a time of its own.
create index concurrently tokens_idle on tokens (kind, last_used_at);
create index concurrently tokens_age on tokens (kind, created_at);
drop index concurrently if exists tokens_last_used;
