-- Onboarding: the survey, the guided journey made from it, what people hearted, and the XP that completing things gives.

create table onboarding_surveys (
  user_id bigint primary key references users on delete cascade,
  purpose text not null,
  outcome text not null,
  focus_topics text[] not null check (cardinality(focus_topics) between 1 and 6),
  weekly_commitment text not null,
  learning_style text not null,
  learning_track text not null check (learning_track in ('guided', 'manual')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table guided_journeys (
  user_id bigint primary key references users on delete cascade,
  generated_at timestamptz not null
);
create table guided_journey_trainings (
  user_id bigint not null references guided_journeys on delete cascade,
  training_id bigint not null references trainings on delete cascade,
  position integer not null check (position between 1 and 99),
  primary key (user_id, training_id)
);
create index guided_journey_trainings_training on guided_journey_trainings (training_id);
create table guided_journey_challenges (
  user_id bigint not null references guided_journeys on delete cascade,
  challenge_id bigint not null references challenges on delete cascade,
  position integer not null check (position between 1 and 99),
  primary key (user_id, challenge_id)
);
create index guided_journey_challenges_challenge on guided_journey_challenges (challenge_id);

create table hearted_trainings (
  user_id bigint not null references users on delete cascade,
  training_id bigint not null references trainings on delete cascade,
  hearted_at timestamptz not null default now(),
  primary key (user_id, training_id)
);
create index hearted_trainings_training on hearted_trainings (training_id);
create table hearted_challenges (
  user_id bigint not null references users on delete cascade,
  challenge_id bigint not null references challenges on delete cascade,
  hearted_at timestamptz not null default now(),
  primary key (user_id, challenge_id)
);
create index hearted_challenges_challenge on hearted_challenges (challenge_id);

-- The ledger: an entry for each completed item, whichever way it was completed. Kept by the triggers below, so that no way forgets it.

create table xp_entries (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('training', 'challenge')),
  item_id bigint not null,
  xp integer not null default 100 check (xp > 0),
  earned_at timestamptz not null,
  primary key (user_id, kind, item_id)
);

create function keep_challenge_xp() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from xp_entries using was
      where kind = 'challenge' and xp_entries.user_id = was.user_id and item_id = was.challenge_id and was.completed_at is not null
        and not exists (select from challenge_progress now where now.user_id = was.user_id and now.challenge_id = was.challenge_id and now.completed_at is not null);
  end if;
  if tg_op <> 'DELETE' then
    insert into xp_entries (user_id, kind, item_id, earned_at)
      select user_id, 'challenge', challenge_id, completed_at from changed where completed_at is not null on conflict do nothing;
  end if;
  return null;
end $$;
create trigger challenge_progress_xp_added after insert on challenge_progress referencing new table as changed for each statement execute function keep_challenge_xp();
create trigger challenge_progress_xp_changed after update on challenge_progress referencing old table as was new table as changed for each statement execute function keep_challenge_xp();
create trigger challenge_progress_xp_removed after delete on challenge_progress referencing old table as was for each statement execute function keep_challenge_xp();

create function keep_training_xp() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from xp_entries using was
      where kind = 'training' and xp_entries.user_id = was.user_id and item_id = was.training_id and was.completed_at is not null
        and not exists (select from training_progress now where now.user_id = was.user_id and now.training_id = was.training_id and now.completed_at is not null);
  end if;
  if tg_op <> 'DELETE' then
    insert into xp_entries (user_id, kind, item_id, earned_at)
      select user_id, 'training', training_id, completed_at from changed where completed_at is not null on conflict do nothing;
  end if;
  return null;
end $$;
create trigger training_progress_xp_added after insert on training_progress referencing new table as changed for each statement execute function keep_training_xp();
create trigger training_progress_xp_changed after update on training_progress referencing old table as was new table as changed for each statement execute function keep_training_xp();
create trigger training_progress_xp_removed after delete on training_progress referencing old table as was for each statement execute function keep_training_xp();

-- Finding what fits a topic: full text by stems, and the words of headlines, among which trigrams find those that a misspelt or partial
-- word may mean. Both without accents.

create function words_of(text[]) returns text language sql immutable strict parallel safe as $$ select array_to_string($1, ' ') $$;

/* Weights: A what it is called, B its topics, C what it is filed under or says of itself, D the text; tags of HTML are no words to the parser. */
create function stems_of(a text, b text, c text, d text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', folded(coalesce(a, ''))), 'A') || setweight(to_tsvector('pg_catalog.english', folded(coalesce(b, ''))), 'B')
    || setweight(to_tsvector('pg_catalog.english', folded(coalesce(c, ''))), 'C') || setweight(to_tsvector('pg_catalog.english', folded(coalesce(d, ''))), 'D')
$$;

alter table trainings
  add column stems tsvector generated always as (stems_of(title, words_of(topics), type || ' ' || coalesce(series, ''), content)) stored,
  add column headline text generated always as (folded(title || ' ' || words_of(topics) || ' ' || type || ' ' || coalesce(series, ''))) stored;
create index trainings_stems on trainings using gin (stems);
create index trainings_headline on trainings using gin (headline gin_trgm_ops);

alter table challenges
  add column stems tsvector generated always as (stems_of(name, words_of(topics), coalesce(description, '') || ' ' || coalesce(action, ''), content)) stored,
  add column headline text generated always as (
    folded(name || ' ' || words_of(topics) || ' ' || coalesce(description, '') || ' ' || coalesce(action, ''))) stored;
create index challenges_stems on challenges using gin (stems);
create index challenges_headline on challenges using gin (headline gin_trgm_ops);
