-- What people write for themselves. Nobody but the author ever reads a row of it.

/* Lower case and without accents, so that "Ünï" is found by "uni". Immutable because the dictionary is: indexes may hold it. */
create function folded(text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;

create table journal_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The order of the list and, backwards, of the export.
create index journal_entries_of_author on journal_entries (user_id, date desc, created_at desc, id desc);
