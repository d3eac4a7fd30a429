-- Pictures that challenges and trainings show in their texts, and what was uploaded for an organization as a list.

alter table media_files
  add column id bigint generated always as identity unique,
  add column width integer check (width > 0), -- of a picture, in pixels
  add column height integer check (height > 0);
create index media_files_listed on media_files (organization_id, created_at, id);
drop index media_files_organization;

/* Which uploads stand in the texts of what: written by whoever saves the texts. */
create table shown_pictures (
  media_key text not null references media_files,
  challenge_id bigint references challenges on delete cascade,
  training_id bigint references trainings on delete cascade, -- in its introduction or a module
  check (num_nonnulls(challenge_id, training_id) = 1),
  unique (challenge_id, media_key),
  unique (training_id, media_key)
);
create index shown_pictures_media on shown_pictures (media_key);
create trigger shown_pictures_released after delete or update of media_key on shown_pictures for each row when (old.media_key is not null) execute function release_media_file('media_key');

-- What is deleted for good uses no upload any more.
update trainings set audio_key = null where deleted_at is not null and audio_key is not null;
