-- Whoever has since lost a place in an organization or a group is asked again who they are before a kept answer is given once more.

alter table idempotency_keys add column ask_again boolean not null default false;

create function ask_again_who_left() returns trigger language plpgsql as $$
begin
  update idempotency_keys set ask_again = true where user_id in (select user_id from gone) and not ask_again;
  return null;
end $$;
create trigger asks_again_who_left after delete on organization_members referencing old table as gone for each statement execute function ask_again_who_left();
create trigger asks_again_who_left after delete on group_members referencing old table as gone for each statement execute function ask_again_who_left();

create function ask_again_with_lower_role() returns trigger language plpgsql as $$
begin
  update idempotency_keys set ask_again = true where user_id = new.user_id and not ask_again;
  return null;
end $$;
create trigger asks_again_with_lower_role after update of role on organization_members for each row
  when (new.role <> old.role and new.role <> 'admin' and old.role <> 'member') execute function ask_again_with_lower_role();
create trigger asks_again_with_lower_role after update of role on group_members for each row
  when (new.role <> old.role and new.role <> 'leader' and old.role <> 'member') execute function ask_again_with_lower_role();
