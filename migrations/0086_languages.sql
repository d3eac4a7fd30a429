-- In which language (BCP 47) people and organizations read. Nobody's is known yet: clients say theirs with each request.
alter table users add column locale text check (char_length(locale) between 2 and 35);
alter table organizations add column locale text check (char_length(locale) between 2 and 35);

-- In which language an answer that is kept was written: until now there was only one.
alter table idempotency_keys add column language text not null default 'en';
alter table idempotency_keys alter column language drop default;
