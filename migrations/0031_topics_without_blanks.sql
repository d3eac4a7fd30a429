-- Chinese, Japanese, Thai and other scripts write no blanks between words, so that full text took a whole sentence for one word and found
-- no topic in it. Each of their signs becomes a word of its own here; a topic is then found as its signs one after the other.

/* Signs of Thai and Lao, Burmese, Khmer, Chinese, Japanese and (whose words take endings) Korean, each with a blank around it. */
create function spaced(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace($1 collate "C",
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff])',
    ' \1 ', 'g')
$$;

create or replace function stems_of(a text, b text, c text, d text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', spaced(folded(coalesce(a, '')))), 'A')
    || setweight(to_tsvector('pg_catalog.english', spaced(folded(coalesce(b, '')))), 'B')
    || setweight(to_tsvector('pg_catalog.english', spaced(folded(coalesce(c, '')))), 'C')
    || setweight(to_tsvector('pg_catalog.english', spaced(folded(coalesce(d, '')))), 'D')
$$;

-- What is stored was made by the old one: made anew, with its index.
alter table trainings drop column stems;
alter table trainings
  add column stems tsvector generated always as (stems_of(title, words_of(topics), type || ' ' || coalesce(series, ''), content)) stored;
create index trainings_stems on trainings using gin (stems);

alter table challenges drop column stems;
alter table challenges
  add column stems tsvector generated always as (stems_of(name, words_of(topics), coalesce(description, '') || ' ' || coalesce(action, ''), content)) stored;
create index challenges_stems on challenges using gin (stems);
