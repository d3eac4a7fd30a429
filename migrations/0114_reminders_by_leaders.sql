-- When a leader last had someone reminded of a training: once a day at most.
alter table training_assignments add column reminded_at timestamptz;
