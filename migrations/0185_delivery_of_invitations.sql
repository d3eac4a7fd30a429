-- What became of an invitation's e-mail; and a link that a newer one replaced is told from one that never was.
alter table invitations add column sent_at timestamptz, add column undelivered_at timestamptz;
update invitations set sent_at = created_at where secret_digest is not null or accepted_at is not null;

create table replaced_invitation_links (
  secret_digest bytea primary key check (length(secret_digest) = 32),
  invitation_id bigint not null references invitations on delete cascade,
  replaced_at timestamptz not null default now()
);
create index replaced_invitation_links_invitation on replaced_invitation_links (invitation_id);

-- After thirty days an older link is too old in any case: none is kept longer, however often an invitation is sent again.
create function keep_replaced_link() returns trigger language plpgsql as $$
begin
  delete from replaced_invitation_links where invitation_id = old.id and replaced_at < now() - interval '30 days';
  insert into replaced_invitation_links (secret_digest, invitation_id) values (old.secret_digest, old.id);
  return null;
end $$;
create trigger keeps_replaced_link after update of secret_digest on invitations for each row
  when (old.secret_digest is not null and new.secret_digest is distinct from old.secret_digest) execute function keep_replaced_link();
