-- What people have begun and not completed: who has stalled is found without reading what is done.
create index challenge_progress_open on challenge_progress (organization_id, started_at) where completed_at is null;
create index training_progress_open on training_progress (training_id, started_at) where completed_at is null;
