-- Whom a group's code lets into the organization who is not in it yet: with codes of groups that its leaders and admins lead, of every live
-- group, or nobody, so that people come by invitation alone.

alter table organizations
  add column admits_by_code text not null default 'leaders' check (admits_by_code in ('leaders', 'anyone', 'nobody'));

create function forget_closed_groups() returns trigger language plpgsql as $$
begin
  delete from closed_groups_found where group_id in (select id from groups where organization_id = new.id);
  return null;
end $$;
create trigger organizations_admit_others after update of admits_by_code on organizations for each row
  when (old.admits_by_code <> new.admits_by_code) execute function forget_closed_groups();
