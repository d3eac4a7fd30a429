-- What somebody asked of a group and nobody has decided yet is taken back when they leave the organization: no group admin lets them in again
-- by a request of before.

create function withdraw_join_requests() returns trigger language plpgsql as $$
begin
  delete from join_requests where user_id = old.user_id and organization_id = old.organization_id and status = 'pending';
  return null;
end $$;
create trigger withdraws_join_requests after delete on organization_members for each row execute function withdraw_join_requests();
