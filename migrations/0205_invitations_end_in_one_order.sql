-- The invitations of an admin end in the order in which all lock them who change many: by their addresses. In another one, whoever undoes an import or
-- sends its e-mails and whoever suspends the admin who ran it waited for each other.

create or replace function end_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where id in (
    select id from invitations
    where invited_by = old.user_id and organization_id = old.organization_id and accepted_at is null order by email_key(email) for update);
  return null;
end $$;

create or replace function end_invitations_of_suspended() returns trigger language plpgsql as $$
begin
  delete from invitations where id in (
    select id from invitations where invited_by = new.id and accepted_at is null order by organization_id, email_key(email) for update);
  return null;
end $$;
