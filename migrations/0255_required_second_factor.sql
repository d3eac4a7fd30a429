-- Of whom an organization asks a second factor.
alter table organizations add column require_second_factor text not null default 'nobody'
  check (require_second_factor in ('nobody', 'admins', 'leaders'));

-- Whether somebody with this role in an organization must set a second factor up before anything else there; ordinary members are asked for none. Of a
-- sign-in: or must sign in with it, since the password alone still opens an account that has passkeys only.
create function lacks_second_factor(of_organization bigint, of_user bigint, with_role text, by_token bigint default null) returns boolean language sql stable
  return with_role <> 'member'
    and exists (
      select from organizations
      where id = of_organization and (require_second_factor = 'leaders' or require_second_factor = 'admins' and with_role = 'admin'))
    and not exists (select from users where id = of_user and second_factor_at is not null)
    and not (has_second_factor(of_user)
      and (by_token is null or exists (select from tokens where id = by_token and user_id = of_user and signed_in_by <> 'password')));

-- Whose a thing is that an address names.
create function organization_of(kind text, thing bigint) returns bigint language sql stable
  return case kind
    when 'organization' then thing
    when 'group' then (select organization_id from groups where id = thing)
    when 'join_request' then (select organization_id from join_requests where id = thing)
    when 'group_invitation' then (select organization_id from group_invitations where id = thing)
    when 'report' then (select groups.organization_id from reports join groups on groups.id = reports.group_id where reports.id = thing)
    when 'prayer_request' then (select organization_id from prayer_requests where id = thing)
    when 'prayer_update' then (select organization_id from prayer_updates where id = thing)
    when 'pair' then (select organization_id from pairs where id = thing)
    when 'challenge' then (select organization_id from challenges where id = thing)
    when 'training' then (select organization_id from trainings where id = thing)
    when 'badge' then (select organization_id from badges where id = thing)
  end;
