-- Time zones that were taken although nothing can reckon with them: abbreviations that mean several places, and names that went out of use.
-- Whoever has one goes by their organization's, and an organization by UTC, until they choose again. They are told.

create temporary table unknown_zones (zone text primary key) on commit drop;
insert into unknown_zones values
  ('act'), ('aet'), ('agt'), ('art'), ('ast'), ('bet'), ('bst'), ('cat'), ('cnt'), ('cst'), ('ctt'), ('eat'), ('ect'), ('iet'), ('ist'),
  ('jst'), ('mit'), ('net'), ('nst'), ('plt'), ('pnt'), ('prt'), ('pst'), ('sst'), ('vst'), ('canada/east-saskatchewan'), ('us/pacific-new'),
  ('systemv/ast4'), ('systemv/ast4adt'), ('systemv/est5'), ('systemv/est5edt'), ('systemv/cst6'), ('systemv/cst6cdt'), ('systemv/mst7'),
  ('systemv/mst7mdt'), ('systemv/pst8'), ('systemv/pst8pdt'), ('systemv/yst9'), ('systemv/yst9ydt'), ('systemv/hst10');

create temporary table told (notice_id bigint, user_id bigint) on commit drop;

with mended as (
  update organizations set timezone = 'UTC', updated_at = now() from unknown_zones where lower(timezone) = zone returning organizations.id, name
), noticed as (
  insert into notices (kind, once, title, body, data)
  select 'time_zone_replaced', 'organization-' || id, 'Please choose the time zone of ' || left(name, 200) || ' again',
    'The one that was set names no single place. Until an admin chooses another, the organization goes by UTC.', jsonb_build_object('organization_id', id)
  from mended order by id returning id, (data ->> 'organization_id')::bigint as organization_id
)
insert into told select noticed.id, user_id from noticed join organization_members using (organization_id) where role = 'admin';

with mended as (
  update users set timezone = null, updated_at = now() from unknown_zones where lower(timezone) = zone returning users.id
), noticed as (
  insert into notices (kind, once, title, body)
  select 'time_zone_replaced', 'people', 'Please choose your time zone again',
    'The one that was set names no single place. Until you choose another, your days are those of your organization.'
  where exists (select from mended) returning id
)
insert into told select noticed.id, mended.id from noticed, mended;

insert into notifications (notice_id, user_id) select notice_id, user_id from told order by user_id, notice_id;

/* The e-mails, as for any other notice: whoever sends them looks at what the person wants. */
do $$
begin
  if to_regproc('graphile_worker.add_job') is not null then
    perform graphile_worker.add_job('notifications.email', json_build_object('notice_id', notice_id, 'user_id', user_id), max_attempts => 25, priority => 5) from told;
  end if;
end $$;
