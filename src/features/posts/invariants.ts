// What always holds about posts.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'A post has as many likes as people who like it',
    broken: sql`
      select id from group_posts left join (select post_id, count(*) as people from post_likes group by post_id) liked on post_id = id
      where likes <> coalesce(people, 0)`,
  },
  {
    name: 'A post has as many comments as it counts',
    broken: sql`
      select id from group_posts left join (select post_id, count(*) as comments from post_comments group by post_id) commented on post_id = id
      where comment_count <> coalesce(comments, 0)`,
  },
  {
    name: 'There are no comments in global groups',
    broken: sql`
      select group_posts.id from group_posts join groups on groups.id = group_id where group_type = 'global' and comment_count > 0`,
  },
  {
    name: 'Prayer requests are shared in the Prayer Requests group alone',
    broken: sql`
      select group_posts.id from group_posts join groups on groups.id = group_id
      where prayer_status is not null and global_kind is distinct from 'prayer'`,
  },
  {
    name: 'A post has as many pictures as it counts, of its own group and author, in places of their own',
    broken: sql`
      select group_posts.id from group_posts left join post_pictures on post_id = group_posts.id
      where picture_count > 0 or post_id is not null group by group_posts.id
      having picture_count <> count(post_id) or picture_count <> count(distinct place) or max(place) > picture_count
        or bool_or(post_pictures.group_id <> group_posts.group_id or post_pictures.user_id <> group_posts.user_id)`,
  },
  {
    name: 'Every picture in a post has a file',
    broken: sql`select id from post_pictures where not exists (select from post_picture_files where picture_id = post_pictures.id)`,
  },
  {
    name: 'What is new in a group is in that group, by whoever wrote it',
    broken: sql`
      select news.id from group_news news join group_posts post on post.id = news.post_id left join post_comments comment on comment.id = news.comment_id
      where news.group_id <> post.group_id or news.user_id <> coalesce(comment.user_id, post.user_id) or news.is_anonymous <> post.is_anonymous
        or news.comment_id is not null and (comment.post_id <> post.id or news.answered_user_id is distinct from post.user_id)`,
  },
  {
    name: 'A prayer’s post counts everybody of whom it is known that they prayed, and no other post counts any',
    broken: sql`
      select id from group_posts left join (select post_id, count(*) as prayers from post_prayers group by post_id) prayed on post_id = id
      where prayed_count < coalesce(prayers, 0) or prayer_status is null and prayed_count > 0`,
  },
  {
    name: 'A report is about something of its own group',
    broken: sql`select reports.id from reports join group_posts on group_posts.id = post_id where group_posts.group_id <> reports.group_id`,
  },
]
