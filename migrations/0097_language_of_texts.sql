-- In which language (BCP 47) trainings and challenges are written: full text finds their words by the stems of it. Nobody's is known yet.
alter table trainings add column language text check (char_length(language) between 2 and 35);
alter table challenges add column language text check (char_length(language) between 2 and 35);

/*
 * The text search configuration of a language: its name, since a column of regconfig would keep the database from pg_upgrade. All that
 * PostgreSQL 15 has, so that what is stored does not change with its version. What has no stemmer is 'simple': words as they are. A text
 * whose language nobody said is read as English, as all were.
 */
create function stemmer_of(language text) returns text language sql immutable parallel safe as $$
  select case lower(split_part($1, '-', 1))
    when 'ar' then 'arabic' when 'ca' then 'catalan' when 'da' then 'danish' when 'de' then 'german' when 'el' then 'greek'
    when 'en' then 'english' when 'es' then 'spanish' when 'eu' then 'basque' when 'fi' then 'finnish' when 'fr' then 'french'
    when 'ga' then 'irish' when 'hi' then 'hindi' when 'hu' then 'hungarian' when 'hy' then 'armenian' when 'id' then 'indonesian'
    when 'it' then 'italian' when 'lt' then 'lithuanian' when 'nb' then 'norwegian' when 'ne' then 'nepali' when 'nl' then 'dutch'
    when 'nn' then 'norwegian' when 'no' then 'norwegian' when 'pt' then 'portuguese' when 'ro' then 'romanian' when 'ru' then 'russian'
    when 'sr' then 'serbian' when 'sv' then 'swedish' when 'ta' then 'tamil' when 'tr' then 'turkish' when 'yi' then 'yiddish'
    else case when $1 is null then 'english' else 'simple' end
  end
$$;

/*
 * A text in small letters with its accents, without marks that show nothing, and with a blank in place of punctuation and symbols beyond ASCII
 * (code points: in databases with the locale C they would be letters). Tags of HTML stay.
 */
create function as_written(text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(
    regexp_replace($1 collate "C", '[\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+', '', 'g'),
    '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf'
      '\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+',
    ' ', 'g') collate "und-x-icu")
$$;

/*
 * The stems of a text. Stemmers need the accents ("adoración" and "adoraciones", "oração" and "orações" have one stem with them alone), people
 * leave them out: these are the stems of the words as they are written, and of those without accents whatever is not among them. English is
 * read without accents, as it always was, and 'simple' has no stems.
 */
create function stems_in(stemmer text, written text, folded text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  configuration regconfig := ('pg_catalog.' || stemmer)::regconfig;
  of_folded tsvector := to_tsvector(configuration, public.spaced(folded));
  of_written tsvector;
begin
  if stemmer in ('english', 'simple') then return of_folded; end if;
  of_written := to_tsvector(configuration, public.spaced(public.as_written(written)));
  return of_written || ts_delete(of_folded, tsvector_to_array(of_written));
end $$;

/*
 * Weights: A what it is called, B its topics, C what it is filed under or says of itself, D the text, whose tags of HTML are no words to the
 * parser. What stands in marks that are folded to those of tags is no tag.
 */
create function stems_of(stemmer text, a text, b text, c text, d text) returns tsvector language sql immutable parallel safe as $$
  select setweight(public.stems_in($1, translate(coalesce(a, ''), '<>', '  '), translate(public.folded(coalesce(a, '')), '<>', '  ')), 'A')
    || setweight(public.stems_in($1, translate(coalesce(b, ''), '<>', '  '), translate(public.folded(coalesce(b, '')), '<>', '  ')), 'B')
    || setweight(public.stems_in($1, translate(coalesce(c, ''), '<>', '  '), translate(public.folded(coalesce(c, '')), '<>', '  ')), 'C')
    || setweight(public.stems_in($1, coalesce(d, ''), public.folded(translate(coalesce(d, ''), '«»‹›', '    '))), 'D')
$$;

-- What is stored was made by the old one: made anew, with its indexes.
alter table trainings drop column stems;
alter table trainings
  add column stemmer text generated always as (stemmer_of(language)) stored,
  add column stems tsvector generated always as (
    stems_of(stemmer_of(language), title, words_of(topics), type || ' ' || coalesce(series, ''), content)) stored;
create index trainings_stems on trainings using gin (stems);

alter table challenges drop column stems;
alter table challenges
  add column stemmer text generated always as (stemmer_of(language)) stored,
  add column stems tsvector generated always as (
    stems_of(stemmer_of(language), name, words_of(topics), coalesce(description, '') || ' ' || coalesce(action, ''), content)) stored;
create index challenges_stems on challenges using gin (stems);

drop function stems_of(text, text, text, text);
