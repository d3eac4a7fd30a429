/*
 * A certificate keeps the name that its owner had, and the day that it was for the organization, when the training was completed: whoever holds
 * the printed one finds the same behind its code. Those from before get the name and zone of now. (A zone that the database does not know
 * counts as UTC.)
 */
alter table training_certificates add column name text, add column completed_on date;
update training_certificates certificates
set name = users.name, completed_on = (progress.completed_at at time zone coalesce(zones.name, 'UTC'))::date
from training_progress progress
  join users on users.id = progress.user_id
  join trainings on trainings.id = progress.training_id
  join organizations on organizations.id = trainings.organization_id
  left join pg_timezone_names zones on zones.name = organizations.timezone
where (progress.user_id, progress.training_id) = (certificates.user_id, certificates.training_id);
alter table training_certificates alter column name set not null, alter column completed_on set not null;
