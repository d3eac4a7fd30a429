-- Misspelt topics are found by trigrams, and pg_trgm asks the database's own locale what a letter is: with C, none beyond ASCII is one, and no
-- misspelt word of Cyrillic or Greek was found.

/* The words of a text with one blank between them: what parts them (blanks, punctuation, symbols) are code points, whatever the locale. */
create function words_apart(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace($1 collate "C",
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff'
      '\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+',
    ' ', 'g')
$$;

/* The same with one letter of ASCII for each beyond: what pg_trgm understands everywhere. Other words can become the same, likeness() tells them apart. */
create function in_ascii(text) returns text language plpgsql immutable strict parallel safe as $$
declare
  words text := public.words_apart($1); -- by its schema: analyze and reindex look for nothing but in pg_catalog
begin
  if octet_length(words) = char_length(words) then return words; end if;
  return (
    select string_agg(case when ascii(sign) < 128 then sign else chr(97 + ascii(sign) % 26) end, '' order by place)
    from unnest(string_to_array(words, null)) with ordinality as signs (sign, place)
  );
end $$;

/* How like each other two words are, as similarity() of pg_trgm reckons it. */
create function likeness(text, text) returns real language sql immutable strict parallel safe cost 1000 as $$
  with one as (select distinct substr('  ' || $1 || ' ', n, 3) as part from generate_series(1, char_length($1) + 1) n),
    other as (select distinct substr('  ' || $2 || ' ', n, 3) as part from generate_series(1, char_length($2) + 1) n)
  select (shared / (ones + others - shared))::real
  from (
    select (select count(*) from one join other using (part))::float8 as shared, (select count(*) from one) as ones, (select count(*) from other) as others
  ) counts
$$;

-- unaccent makes "<<" of «, and full text took "<<prayer>>" for a tag of HTML, which it leaves out: a title in such marks was never found.
create or replace function stems_of(a text, b text, c text, d text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', spaced(translate(folded(coalesce(a, '')), '<>', '  '))), 'A')
    || setweight(to_tsvector('pg_catalog.english', spaced(translate(folded(coalesce(b, '')), '<>', '  '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', spaced(translate(folded(coalesce(c, '')), '<>', '  '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', spaced(folded(translate(coalesce(d, ''), '«»‹›', '    ')))), 'D')
$$;

-- What is stored was made by the old one: made anew, with its indexes.
alter table trainings drop column stems;
alter table trainings
  add column stems tsvector generated always as (stems_of(title, words_of(topics), type || ' ' || coalesce(series, ''), content)) stored;
create index trainings_stems on trainings using gin (stems);

alter table challenges drop column stems;
alter table challenges
  add column stems tsvector generated always as (stems_of(name, words_of(topics), coalesce(description, '') || ' ' || coalesce(action, ''), content)) stored;
create index challenges_stems on challenges using gin (stems);
