-- concurrently: the index by which are found the newest prayers of a group that are still asked for.
create index concurrently group_posts_open_prayers on group_posts (group_id, created_at desc, id desc) where prayer_status = 'active';
