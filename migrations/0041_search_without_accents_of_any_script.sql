-- What search takes for the same: accents came off Latin and Greek letters alone, and the database's own rules decided what is a capital (with
-- those of C, no letter beyond ASCII has a small one).

/*
 * A text as searches compare it: small letters without accents, and without what many people leave out when they write: Hebrew points, Arabic
 * vowel signs and the stroke that lengthens a word, joiners and marks of direction. Arabic letters that are typed one for the other are one:
 * forms of alef, hamza and its bearer, ya and its form without dots, ta marbuta and ha, and the Persian forms of kaf and ya. "ß" is "ss", "ø" is
 * "o", "ı" is "i". Vowel signs of Indic scripts and Thai, and the marks that make "が" of "か", are no accents: they stay.
 * The same with every database, whatever its collation. Immutable because the dictionary is: indexes may hold it.
 */
create or replace function folded(text) returns text language plpgsql immutable strict parallel safe as $$
declare
  small text;
begin
  -- Two short ways to the same: most texts, or most of what is read, are ASCII or Latin.
  if octet_length($1) = char_length($1) then return lower($1 collate "C"); end if;
  if $1 !~ '[^\u0001-\u007f\u00c0-\u013e\u0141-\u017f\u2013\u2014\u2018-\u201e]' then
    return lower(public.unaccent('public.unaccent'::regdictionary, $1) collate "C");
  end if;
  small := lower(regexp_replace(
    public.unaccent('public.unaccent'::regdictionary, normalize($1, nfkd)) collate "C",
    -- Soft hyphen; accents; Hebrew; Arabic; Syriac; joiners, direction and other marks that show nothing.
    '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7'
      '\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u08ca-\u08e1\u08e3-\u08ff'
      '\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+',
    '', 'g') collate "und-x-icu") collate "C";
  -- Final sigma; alef wasla, alef maqsura and Persian ya, Persian kaf, ta marbuta.
  small := replace(replace(replace(replace(replace(replace(small,
    'ς', 'σ'), e'\u0671', e'\u0627'), e'\u0649', e'\u064a'), e'\u06cc', e'\u064a'), e'\u06a9', e'\u0643'), e'\u0629', e'\u0647');
  return case when small ~ '[\u1100-\u11ff\u3099\u309a]' then normalize(small, nfc) else small end; -- Hangul and kana, put together again
end $$;

-- What is stored was made by the old one: made anew, with its indexes.
alter table trainings drop column stems, drop column headline;
alter table trainings
  add column stems tsvector generated always as (stems_of(title, words_of(topics), type || ' ' || coalesce(series, ''), content)) stored,
  add column headline text generated always as (folded(title || ' ' || words_of(topics) || ' ' || type || ' ' || coalesce(series, ''))) stored;
create index trainings_stems on trainings using gin (stems);
create index trainings_headline on trainings using gin (headline gin_trgm_ops);

alter table challenges drop column stems, drop column headline;
alter table challenges
  add column stems tsvector generated always as (stems_of(name, words_of(topics), coalesce(description, '') || ' ' || coalesce(action, ''), content)) stored,
  add column headline text generated always as (
    folded(name || ' ' || words_of(topics) || ' ' || coalesce(description, '') || ' ' || coalesce(action, ''))) stored;
create index challenges_stems on challenges using gin (stems);
create index challenges_headline on challenges using gin (headline gin_trgm_ops);
