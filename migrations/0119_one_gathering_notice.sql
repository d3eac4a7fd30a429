-- concurrently: one unread notice gathers what is new in a group for each person.
create unique index concurrently notifications_gathering on notifications (user_id, gathers) where gathers is not null and read_at is null;
