-- An invitation ends when whoever sent it is no admin any more: demoted, removed, suspended or erased.

delete from invitations where accepted_at is null and not exists (
  select from organization_members join users on users.id = user_id
  where user_id = invited_by and organization_members.organization_id = invitations.organization_id and role = 'admin' and suspended_at is null);

create index invitations_open_by on invitations (invited_by, organization_id) where accepted_at is null;

create function end_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where invited_by = old.user_id and organization_id = old.organization_id and accepted_at is null;
  return null;
end $$;
create trigger ends_invitations_when_demoted after update of role on organization_members for each row
  when (old.role = 'admin' and new.role <> 'admin') execute function end_invitations();
create trigger ends_invitations_when_removed after delete on organization_members for each row
  when (old.role = 'admin') execute function end_invitations();

create function end_invitations_of_suspended() returns trigger language plpgsql as $$
begin
  delete from invitations where invited_by = new.id and accepted_at is null;
  return null;
end $$;
create trigger ends_invitations_when_suspended after update of suspended_at on users for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function end_invitations_of_suspended();
