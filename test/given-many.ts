// Many people at once, in SQL and without the work of triggers: what a service holds after years, to see what depends on how much there is.
import { connectForCopy, listTables, withoutConstraints } from '#platform/db/copy.ts'
import { type Sql, sql } from '#platform/db/database.ts'

export interface Many {
  /** The first organization, where the first two people are: an admin who leads the first group, and a member of it. */
  organization: number
  admin: number
  member: number
  /** A group of at most 40 people. */
  group: number
  /** Its first meeting. */
  meeting: number
}

const PEOPLE_OF_A_GROUP = 40

/**
 * Empties the database and fills it. Each organization has `trainings` (30), and two thirds as many challenges; everybody is in a group of at most 40, and has written 10
 * posts, with a comment and two likes, 30 journey entries, 5 journal entries and a prayer, is told 5 things, takes two thirds of the
 * trainings and 4 challenges, and answered the survey. One in ten waits to join a group elsewhere, and one
 * for a seat at home. One post in ten has a picture, and one of each group is pinned.
 */
export async function givenMany(
  url: string,
  { people, organizations, trainings = 30 }: { people: number; organizations: number; trainings?: number },
): Promise<Many> {
  const size = Math.ceil(people / organizations)
  const groups = Math.ceil(size / PEOPLE_OF_A_GROUP)
  // Person p (1, 2, …) is in organization (p - 1) % organizations + 1, there the k-th (0, 1, …), and so in its group k / 40 + 1.
  const everybody = sql`(
    select p as person, (p - 1) % ${organizations}::int + 1 as organization, (p - 1) / ${organizations}::int as place,
      (p - 1) % ${organizations}::int * ${groups}::int + (p - 1) / ${organizations}::int / ${PEOPLE_OF_A_GROUP}::int + 1 as circle
    from generate_series(1, ${people}::int) p) everybody`
  const circles = organizations * groups
  const challenges = Math.round((trainings * 2) / 3)
  const statements: Sql[] = [
    sql`insert into organizations (id, name) overriding system value select n, 'Church ' || n from generate_series(1, ${organizations}::int) n`,
    sql`insert into subscriptions (organization_id, status) select id, 'active' from organizations`,
    sql`insert into users (id, name, email, password_hash, home_organization_id) overriding system value
      select person, 'Person ' || person, 'person-' || person || '@many.example', 'nobody signs in', organization from ${everybody}`,
    sql`insert into organization_members (organization_id, user_id, role)
      select organization, person, case when place = 0 then 'admin' when place % 10 = 9 then 'leadership' else 'member' end from ${everybody}`,
    sql`insert into groups (id, organization_id, name, status) overriding system value
      select n, (n - 1) / ${groups}::int + 1, 'Group ' || n, 'active' from generate_series(1, ${circles}::int) n`,
    sql`insert into groups (id, organization_id, group_type, global_kind, name, status) overriding system value
      select ${circles}::int + 2 * id - kind, id, 'global', case kind when 1 then 'organization' else 'prayer' end, name || kind, 'active'
      from organizations, generate_series(0, 1) kind`,
    sql`insert into group_members (group_id, organization_id, user_id, role)
      select circle, organization, person, case when place % ${PEOPLE_OF_A_GROUP}::int = 0 then 'leader' else 'member' end from ${everybody}`,
    sql`insert into group_members (group_id, organization_id, user_id)
      select ${circles}::int + 2 * organization - kind, organization, person from ${everybody}, generate_series(0, 1) kind`,
    sql`insert into group_posts (group_id, user_id, message, created_at, likes, comment_count)
      select circle, person, 'Grace and peace to you all, ' || n, now() - make_interval(hours => n * 40 + place % 40), 2, 1 from ${everybody}, generate_series(1, 10) n`,
    sql`insert into post_comments (post_id, user_id, message) select id, user_id, 'Amen' from group_posts`,
    sql`insert into group_news (group_id, post_id, comment_id, user_id, answered_user_id)
      select group_id, post_id, comment_id, user_id, answered from (
        select group_id, id as post_id, null::bigint as comment_id, user_id, null::bigint as answered, created_at from group_posts
        union all
        select group_id, post.id, comment.id, comment.user_id, post.user_id, post.created_at from post_comments comment join group_posts post on post.id = post_id
      ) written order by created_at, post_id, comment_id nulls first`,
    sql`insert into post_likes (post_id, user_id)
      select distinct id, person from group_posts, unnest(array[user_id, greatest(1, user_id - ${organizations}::int)]) person`,
    sql`insert into journey_entries (user_id, activity_type, duration_minutes, date)
      select person, (array['prayer', 'study', 'service', 'worship', 'rest'])[1 + n % 5], 20, current_date - n from ${everybody}, generate_series(1, 30) n`,
    sql`insert into journal_entries (user_id, title, content, date)
      select person, 'A day', 'What happened, and what I thought about it', current_date - n from ${everybody}, generate_series(1, 5) n`,
    sql`insert into prayer_requests (organization_id, user_id, title, request_text, status, reviewed_at, created_at)
      select organization, person, 'Peace', 'For my family', case when place < 100 then 'pending' else 'approved' end, case when place < 100 then null else now() end,
        now() - make_interval(hours => place) from ${everybody}`,
    sql`insert into prayer_requests (organization_id, user_id, title, request_text, visibility, status, reviewed_at, care_status, created_at)
      select organization, person, 'Peace', 'For my family', 'care_team', 'approved', now(), 'active', now() - make_interval(hours => place) from ${everybody}`,
    sql`insert into care_team_members (organization_id, user_id) select organization, person from ${everybody} where place < 3`,
    sql`insert into prayer_proposals (request_id, title, request_text) select id, title, request_text from prayer_requests where status = 'pending'`,
    sql`insert into prayer_updates (organization_id, request_id, text, created_at)
      select organization_id, id, 'Better', created_at from prayer_requests where care_status is not null`,
    sql`insert into pairs (organization_id, mentor_id, mentee_id, asked_by, status, waiting_since, agreed_at, began_at, active_at, closed_at)
      select organization, mentor, person, mentor, status, now(), case when status in ('active', 'ended') then now() end,
        case when status in ('active', 'ended') then now() end, case when status in ('active', 'ended') then now() end, case when status = 'ended' then now() end
      from (
        select organization, person, lag(person) over (partition by organization order by person) as mentor,
          (array['active', 'waiting', 'ended', 'asked'])[1 + place % 4] as status from ${everybody}) walking where mentor is not null`,
    sql`insert into unfinished_uploads (user_id, organization_id, purpose, filename, size, received)
      select person, organization, 'challenge_audio', 'Psalm.mp3', 2, 1 from ${everybody}`,
    sql`insert into media_files (key, kind, size, filename) select 'part ' || id, 'part', 1, 'part' from unfinished_uploads`,
    sql`insert into upload_parts (media_key, upload_id, starts_at, size) select 'part ' || id, id, 0, 1 from unfinished_uploads`,
    sql`insert into pair_steps (pair_id, added_by, kind, text) select id, mentor_id, 'sentence', 'Read Psalm 23' from pairs, generate_series(1, 3)`,
    sql`insert into pair_notes (pair_id, written_by, text) select id, mentor_id, 'We talked' from pairs, generate_series(1, 5)`,
    sql`insert into pair_private_notes (pair_id, user_id, text) select id, mentee_id, 'Pray' from pairs, generate_series(1, 5)`,
    sql`insert into pair_reports (organization_id, pair_id, reported_by, reason) select organization_id, id, mentee_id, 'Please look' from pairs`,
    sql`insert into pair_reported_notes (report_id, place, written_by, is_private, text, written_at)
      select id, 1, reported_by, false, 'We talked', now() from pair_reports`,
    sql`insert into post_prayers (post_id, user_id, day) select id, user_id, current_date - (id % 3)::int from group_posts`,
    sql`insert into notices (id, kind, params, data) overriding system value
      select (user_id - 1) * 5 + place, 'comment_on_post', '{}', jsonb_build_object('group_id', group_id, 'post_id', post_id, 'comment_id', comment_id)
      from (
        select post.user_id, group_id, post_id, comment.id as comment_id, row_number() over (partition by post.user_id order by post_id) as place
        from group_posts post join post_comments comment on comment.post_id = post.id
      ) comments where place <= 5`,
    sql`insert into notifications (user_id, notice_id, read_at)
      select person, (person - 1) * 5 + n, case when n < 4 then now() end from ${everybody}, generate_series(1, 5) n`,
    sql`insert into trainings (id, organization_id, title, type, series, content, created_by) overriding system value
      select (organization - 1) * ${trainings}::int + n, organization, 'Training ' || n, 'Basics', 'Series ' || n % 6, repeat('<p>Read, and pray.</p>', 20), person
      from ${everybody}, generate_series(1, ${trainings}::int) n where place = 0`,
    sql`insert into training_modules (id, training_id, position, title, content) overriding system value
      select (id - 1) * 3 + n, id, n, 'Part', '<p>Read.</p>' from trainings, generate_series(1, 3) n`,
    sql`insert into training_progress (user_id, training_id, completed_at)
      select person, (organization - 1) * ${trainings}::int + (place + n) % ${trainings}::int + 1, case when n % 2 = 0 then now() - make_interval(hours => n) end from ${everybody}, generate_series(1, ${challenges}::int) n`,
    sql`insert into training_module_progress (user_id, training_id, module_id, status)
      select user_id, training_id, (training_id - 1) * 3 + 1, 'completed' from training_progress`,
    sql`insert into training_assignments (user_id, training_id, organization_id, due_date)
      select person, (organization - 1) * ${trainings}::int + (place + n) % ${trainings}::int + 1, organization, current_date + n from ${everybody}, generate_series(${challenges}::int + 1, ${challenges}::int + 2) n`,
    sql`insert into badges (id, organization_id, name, points_required) overriding system value select id, id, 'Faithful', 50 from organizations`,
    sql`insert into challenges (id, organization_id, name, content, status, topics, badge_id, points_awarded, duration_days, created_by) overriding system value
      select (organization - 1) * ${challenges}::int + n, organization, 'Challenge ' || n, '<p>Begin.</p>', 'published', '{prayer}', organization, 50, 14, person
      from ${everybody}, generate_series(1, ${challenges}::int) n where place = 0`,
    sql`insert into challenge_progress (user_id, challenge_id, organization_id, status, points_awarded, started_at, completed_at)
      select person, (organization - 1) * ${challenges}::int + (place + n) % ${challenges}::int + 1, organization, case when n < 4 then 'completed' else 'in-progress' end,
        case when n < 4 then 50 end, now() - make_interval(days => n + place % 100), case when n < 4 then now() - make_interval(days => place % 100) end
      from ${everybody}, generate_series(1, 4) n`,
    sql`insert into challenge_check_ins (user_id, challenge_id, day) select user_id, challenge_id, utc_day(started_at) from challenge_progress`,
    sql`insert into user_badges (user_id, badge_id) select person, organization from ${everybody}`,
    sql`insert into challenge_activity_days (challenge_id, day, starts, check_ins, completions)
      select challenge_id, day, sum(starts), sum(check_ins), sum(completions) from (
        select challenge_id, utc_day(started_at) as day, 1 as starts, 1 as check_ins, 0 as completions from challenge_progress
        union all select challenge_id, utc_day(completed_at), 0, 0, 1 from challenge_progress where completed_at is not null) moves
      group by challenge_id, day`,
    sql`insert into xp_entries (user_id, kind, item_id, earned_at)
      select user_id, 'challenge', challenge_id, completed_at from challenge_progress where completed_at is not null
      union all select user_id, 'training', training_id, completed_at from training_progress where completed_at is not null`,
    sql`insert into onboarding_surveys (user_id, purpose, outcome, focus_topics, weekly_commitment, learning_style, learning_track)
      select person, 'To grow', 'Peace', '{prayer}', 'An hour', 'Reading', 'guided' from ${everybody}`,
    sql`insert into guided_journeys (user_id, generated_at) select person, now() from ${everybody}`,
    sql`insert into guided_journey_trainings (user_id, training_id, position)
      select person, (organization - 1) * ${trainings}::int + n, n from ${everybody}, generate_series(1, least(8, ${trainings}::int)) n`,
    sql`insert into guided_journey_challenges (user_id, challenge_id, position)
      select person, (organization - 1) * ${challenges}::int + n, n from ${everybody}, generate_series(1, least(8, ${challenges}::int)) n`,
    sql`insert into join_requests (user_id, group_id, organization_id, status, reviewed_at)
      select person, circle, organization, 'accepted', now() from ${everybody}`,
    sql`insert into join_requests (user_id, group_id, organization_id)
      select person, organization % ${organizations}::int * ${groups}::int + place / ${PEOPLE_OF_A_GROUP}::int + 1, organization % ${organizations}::int + 1
      from ${everybody} where place % 10 = 3 and ${organizations}::int > 1`,
    ...[
      sql`insert into group_waits (user_id, group_id, organization_id)`,
      sql`insert into group_invitations (user_id, group_id, organization_id)`,
    ].map(
      (into) => sql`${into}
        select person, (organization - 1) * ${groups}::int + (place / ${PEOPLE_OF_A_GROUP}::int + 1) % ${groups}::int + 1, organization
        from ${everybody} where place % 10 = 1`,
    ),
    // People of another organization, to whom this one was closed.
    sql`insert into suspended_memberships (organization_id, user_id, role, joined_at)
      select organization % ${organizations}::int + 1, person, 'member', now() from ${everybody} where place % 10 in (1, 2) and ${organizations}::int > 1`,
    sql`insert into suspended_group_memberships (group_id, user_id, organization_id, role, joined_at)
      select (organization_id - 1) * ${groups}::int + 1, user_id, organization_id, 'member', joined_at from suspended_memberships`,
    sql`insert into audit_log (organization_id, created_at, actor_id, action, subject_kind, subject_id)
      select organization, now() - make_interval(hours => n), person, 'group.changed', 'group', circle from ${everybody}, generate_series(1, 2) n`,
    sql`insert into tokens (user_id, secret_digest) select person, sha256(person::text::bytea) from ${everybody}`,
    sql`insert into email_proofs (user_id, email, expires_at) select id, email, now() + interval '1 day' from users`,
    sql`insert into subscriptions (user_id, status) select person, 'active' from ${everybody} where place % 4 = 1`,
    sql`insert into invitations (organization_id, email, role, expires_at) select organization, 'guest-' || person || '@many.example', 'member', now() + interval '1 day' from ${everybody} where place < 20`,
    sql`insert into imports (id, organization_id, created_by, filename, columns, fields, headers_digest, date_order, row_count) overriding system value
      select organization, organization, person, 'people.csv', '[{"header": "E-Mail", "samples": []}]', '{email}', '', 'day_first', 20 from ${everybody} where place = 0`,
    sql`insert into import_rows (import_id, line, name, email, result)
      select organization, place, 'Guest', 'guest-' || person || '@many.example', 'new' from ${everybody}`,
    sql`insert into group_ratings (group_id, user_id, rating) select circle, person, 5 from ${everybody}`,
    sql`insert into meeting_series (id, group_id, every, until) overriding system value
      select n, n, 'week', current_date + 365 from generate_series(1, ${circles}::int) n`,
    sql`insert into meetings (id, group_id, series_id, position, starts_at, timezone, zone_data, duration_minutes, begins_at, ends_at, attendance_at) overriding system value
      select (circle - 1) * 60 + n, circle, circle, n, start, 'UTC', '', 90, start at time zone 'UTC', start at time zone 'UTC' + interval '90 minutes', case when n <= 8 then now() end
      from generate_series(1, ${circles}::int) circle, generate_series(1, 60) n cross join lateral (
        select date_trunc('hour', now() at time zone 'UTC') + make_interval(weeks => n - 8, hours => -2) as start) times`,
    sql`insert into meeting_answers (meeting_id, group_id, user_id, coming)
      select (circle - 1) * 60 + n, circle, person, 'yes' from ${everybody}, generate_series(6, 9) n where place % 3 = 0`,
    sql`insert into meeting_attendance (meeting_id, user_id)
      select (circle - 1) * 60 + n, person from ${everybody}, generate_series(1, 8) n where (place + n) % 3 > 0`,
    sql`insert into webhooks (organization_id, url, events, salt)
      select organization, 'https://hooks.example/' || n, '{group.changed}', sha256(n::text::bytea) from ${everybody}, generate_series(1, 5) n where place = 0`,
    sql`insert into webhook_deliveries (webhook_id, type, data, due_at, delivered_at) select id, 'group.changed', '{}', null, now() from webhooks, generate_series(1, 200)`,
    sql`insert into api_keys (organization_id, name, secret_digest, scopes, origins, made_by, held_by, expires_at)
      select organization, 'Website ' || place, sha256(person::text::bytea), '{groups:read}', array['https://www' || person || '.example'], person, person, now() + interval '90 days' from ${everybody} where place < 20`,
    sql`insert into second_factors (user_id, sealed_secret) select person, ''::bytea from ${everybody}`,
    sql`insert into passkeys (user_id, name, credential_id, public_key) select person, 'Phone ' || n, sha256((person * 10 + n)::text::bytea), ''::bytea from ${everybody}, generate_series(1, 3) n`,
    sql`insert into recovery_codes (user_id, secret_digest) select user_id, sha256((user_id * 10 + n)::text::bytea) from second_factors, generate_series(1, 2) n`,
    sql`insert into calendar_feeds (user_id, secret_digest) select person, sha256(person::text::bytea) from ${everybody}`,
    sql`insert into user_blocks (user_id, blocked_id) select person, greatest(1, person - ${organizations}::int) from ${everybody} where place > 0`,
    sql`insert into reports (group_id, organization_id, kind, post_id, reported_by, reason)
      select group_id, organization_id, 'post', group_posts.id, user_id, 'Spam' from group_posts join groups on groups.id = group_id where group_posts.id % 20 = 0`,
    sql`insert into group_news_told (group_id, user_id) select circle, person from ${everybody}`,
    sql`insert into quiet_hours (user_id, starts, ends) select person, '22:00', '06:00' from ${everybody} where place % 2 = 0`,
    sql`insert into notification_preferences (user_id, kind, channel, enabled) select person, 'comment_on_post', 'email', true from ${everybody}`,
    sql`insert into training_quizzes (training_id, version, questions)
      select id, 1, '[{"question": "Who?", "options": ["He", "She"], "correct_answer_index": 0}]' from trainings`,
    sql`insert into training_attempts (user_id, training_id, quiz_version, answers, correct_answers, total_questions, score)
      select user_id, training_id, 1, '{0}', 1, 1, 100 from training_progress where completed_at is not null`,
    sql`insert into hearted_trainings (user_id, training_id) select user_id, training_id from guided_journey_trainings`,
    sql`insert into hearted_challenges (user_id, challenge_id) select user_id, challenge_id from guided_journey_challenges`,
    sql`insert into media_files (key, kind, owner_id, size, filename)
      select encode(sha256(person::text::bytea), 'hex'), 'picture', person, 1000, 'me.png' from ${everybody}`,
    sql`insert into media_files (key, kind, owner_id, size, filename)
      select encode(sha256(('post ' || id)::bytea), 'hex'), 'picture', user_id, 1000, 'us.jpg' from group_posts where id % 10 = 0`,
    sql`insert into post_pictures (id, group_id, user_id, post_id, place) overriding system value
      select id, group_id, user_id, id, 1 from group_posts where id % 10 = 0`,
    sql`insert into post_picture_files (media_key, picture_id, width, height)
      select encode(sha256(('post ' || id)::bytea), 'hex'), id, 480, 320 from post_pictures`,
    sql`update group_posts set picture_count = case when id % 10 = 0 then 1 else 0 end, pinned_at = case when id = first then created_at end
      from (select group_id as circle, min(id) as first from group_posts group by group_id) firsts where circle = group_id`,
    sql`insert into media_files (key, kind, owner_id, organization_id, size, filename, created_at)
      select encode(sha256(('upload ' || person)::text::bytea), 'hex'), case when place % 2 = 0 then 'picture' else 'audio' end, person, organization, 1000,
        'upload ' || person || '.webp', now() - make_interval(hours => place) from ${everybody}`,
    sql`insert into shown_pictures (media_key, challenge_id)
      select key, (organization_id - 1) * ${challenges}::int + 1 from media_files where kind = 'picture' and organization_id is not null and owner_id % 3 = 0`,
    sql`insert into personal_exports (user_id, status, asked_at) select person, 'failed', now() from ${everybody}`,
    sql`update groups set member_count = counted.members from (select group_id, count(*) as members from group_members group by group_id) counted where id = group_id`,
    sql`update challenges set participants_count = counted.all, completed_count = counted.completed
      from (select challenge_id, count(*) as all, count(completed_at) as completed from challenge_progress group by challenge_id) counted where id = challenge_id`,
  ]
  const client = await connectForCopy(url)
  const tables = (await listTables(client, ['public'])).filter(({ name }) => name !== 'schema_migrations')
  await client.query('begin')
  await withoutConstraints(client, tables, async () => {
    for (const { text, values } of statements) await client.query(text, [...values])
  })
  for (const table of [
    'organizations',
    'users',
    'groups',
    'notices',
    'post_pictures',
    'trainings',
    'training_modules',
    'badges',
    'challenges',
  ])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
  return { organization: 1, admin: 1, member: 1 + organizations, group: 1, meeting: 1 }
}
