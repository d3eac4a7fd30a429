-- Whether somebody must set a second factor up before anything else in an organization; false where they do not belong to it.
create function is_barred(of_user bigint, from_organization bigint) returns boolean language sql stable
  return exists (
    select from organization_members
    where user_id = of_user and organization_id = from_organization and lacks_second_factor(from_organization, of_user, role));

-- Whose a notice is, by its ids; null where it is of none. A request without a group is one for prayer.
create function organization_of_notice(data jsonb) returns bigint language sql stable
  return coalesce(
    (data ->> 'organization_id')::bigint,
    organization_of('group', (data ->> 'group_id')::bigint),
    organization_of('pair', (data ->> 'pair_id')::bigint),
    organization_of('prayer_request', (data ->> 'request_id')::bigint));
