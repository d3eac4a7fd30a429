-- Whether an organization may offer challenges and trainings to the people of all others; the operator says so.

alter table organizations add publish_for_everyone boolean not null default true;
