-- What people may say about themselves, and who sees it: nobody, who leads where they belong, or everybody who sees them there.
alter table users
  add column birthday date check (birthday between '1900-01-01' and '9999-12-31'),
  add column birthday_visibility text not null default 'nobody' check (birthday_visibility in ('nobody', 'leaders', 'church')),
  add column phone text check (char_length(phone) between 1 and 40),
  add column phone_visibility text not null default 'nobody' check (phone_visibility in ('nobody', 'leaders', 'church'));
