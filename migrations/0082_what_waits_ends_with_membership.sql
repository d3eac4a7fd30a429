-- What somebody asked of an organization and nobody has decided yet is taken back when they leave it: no group admin lets them in again by a
-- request of before, and the church reads no more of them than of anybody else.

delete from prayer_requests where status = 'pending' and not exists (
  select from organization_members members where members.organization_id = prayer_requests.organization_id and members.user_id = prayer_requests.user_id);

create function withdraw_what_waits() returns trigger language plpgsql as $$
begin
  delete from join_requests where user_id = old.user_id and organization_id = old.organization_id and status = 'pending';
  delete from prayer_requests where user_id = old.user_id and organization_id = old.organization_id and status = 'pending';
  return null;
end $$;
create trigger withdraws_what_waits after delete on organization_members for each row execute function withdraw_what_waits();
