-- What an organization looks like: the hue of its colour, and its logo.
alter table organizations add column hue smallint check (hue between 0 and 359), add column logo_key text references media_files;
create index organizations_logo on organizations (logo_key) where logo_key is not null;
create trigger organizations_logo_released after delete or update of logo_key on organizations for each row when (old.logo_key is not null) execute function release_media_file('logo_key');
