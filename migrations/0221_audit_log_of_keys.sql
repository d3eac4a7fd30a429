-- concurrently
create index concurrently audit_log_of_key on audit_log (api_key_id) where api_key_id is not null;
