// SQL of the journey. Every statement is bound to the person: notes are private.
import type { Static } from 'typebox'
import { progressPercentage } from '#features/challenges/progress/queries.ts'
import { percentage, withParts } from '#features/trainings/learning/queries.ts'
import type { Viewer } from '#features/trainings/policy.ts'
import { isVisibleTo } from '#features/trainings/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { Language } from '#words/languages.ts'
import { coreActivities, type Journey, type JourneyEntry } from './schemas.ts'

type Entry = Static<typeof JourneyEntry>

export const addEntry = (
  db: Db,
  userId: number,
  { activity_type, duration_minutes, notes, date }: Pick<Entry, 'activity_type' | 'duration_minutes' | 'notes' | 'date'>,
) =>
  db.one<Entry>(sql`
    insert into journey_entries (user_id, activity_type, duration_minutes, notes, date)
    values (${userId}, ${activity_type}, ${duration_minutes}, ${notes}, ${date})
    returning id, activity_type, duration_minutes, notes, date, created_at`)

export const removeEntry = (db: Db, userId: number, entryId: number) =>
  db.run(sql`delete from journey_entries where id = ${entryId} and user_id = ${userId}`)

type LoggedEntry = Static<typeof Journey>['journey_data'][number]
const newestFirst = sql`date desc, id desc`

/** The entries of these days, both included, the newest first. Without `to` also those of tomorrow, which travellers to the west have. */
export function listEntries(
  db: Db,
  userId: number,
  { from, to }: { from: string; to: string | undefined },
  limit: number,
  before?: Position,
) {
  const rows = sql`
    select id, date, activity_type as activity, duration_minutes, notes from journey_entries
    where user_id = ${userId} and date between ${from}::date and coalesce(${to ?? null}::date, 'infinity')
      and (date, id) < (coalesce(${before?.[0] ?? null}::date, 'infinity'), ${before?.[1] ?? 0}::bigint)
    order by ${newestFirst} limit ${limit}`
  const octets = sql`octet_length(activity) + coalesce(octet_length(notes), 0)`
  return db.many<LoggedEntry>(limitedToAnswerSize(sql`id, date, activity, duration_minutes, notes`, { rows, octets, order: newestFirst }))
}

// Figures. A day of the last 30 is one after `today - 30`; what is dated after today (logged before flying west) counts as today's.

/** The figures of the journey. `today` is the person's own. */
export const findSummary = (db: Db, userId: number, today: string) =>
  db.one<Omit<Static<typeof Journey>, 'journey_data'>>(sql`
    select
      (select count(distinct date) from journey_entries where user_id = ${userId}) as total_days,
      (select count(*) from training_progress where user_id = ${userId} and completed_at is not null)
        + (select count(*) from challenge_progress where user_id = ${userId} and completed_at is not null)
        + (select count(*) from user_badges where user_id = ${userId}) as milestones_completed,
      coalesce(
        (select activity_type from journey_entries where user_id = ${userId} and date > ${today}::date - 30
          group by activity_type order by sum(duration_minutes) desc, count(*) desc, max(date) desc, max(id) desc limit 1),
        (select focus_topics[1] from onboarding_surveys where user_id = ${userId}),
        '') as current_focus`)

export interface JourneyStats {
  streak_days: number
  consistency_score: number
  /** Up to 3 activities: core ones never logged, then those with most minutes less than in the 30 days before. */
  areas_of_growth: string[]
  /** How many of them were never logged; they come first. */
  never_logged: number
  overall_progress: number
}

/** The figures of the progress. What they began and may no longer see counts only if it was completed. */
export const findJourneyStats = (db: Db, viewer: Viewer, today: string) =>
  db.one<JourneyStats>(sql`
    with run as (
      -- The newest days in a row up to today. Read from the newest on, the first day with no entry on the day before ends them.
      select day as first, (select max(date) from journey_entries where user_id = ${viewer.id} and date <= ${today}::date) as last
      from (
        select date as day, lead(date) over (order by date desc) as before from journey_entries
        where user_id = ${viewer.id} and date <= ${today}::date
      ) entries
      where before is null or before < day - 1 order by day desc limit 1
    ), ahead as (
      select count(distinct date)::int as days from journey_entries where user_id = ${viewer.id} and date > ${today}::date
    ), activities as (
      select activity_type,
        coalesce(sum(duration_minutes) filter (where date <= ${today}::date - 30), 0)
          - coalesce(sum(duration_minutes) filter (where date > ${today}::date - 30), 0) as minutes_lost
      from journey_entries where user_id = ${viewer.id} and date > ${today}::date - 60 group by activity_type
    ), growth as (
      select core as activity, 0 as step, place from unnest(${coreActivities}::text[]) with ordinality as all_core (core, place)
        where not exists (select from journey_entries where user_id = ${viewer.id} and activity_type = core)
      union all
      select activity_type, 1, row_number() over (order by minutes_lost desc, activity_type ${nameCollation}) from activities where minutes_lost > 0
      order by step, place limit 3
    ), begun as (
      select ${percentage} as percentage from training_progress progress join trainings on trainings.id = progress.training_id ${withParts}
      where progress.user_id = ${viewer.id} and (progress.completed_at is not null or ${isVisibleTo(viewer)})
      union all
      select 0 from training_assignments assigned join trainings on trainings.id = assigned.training_id
      where assigned.user_id = ${viewer.id} and trainings.deleted_at is null and not exists (
        select from training_progress where user_id = assigned.user_id and training_id = assigned.training_id)
      union all
      select ${progressPercentage} from challenge_progress progress join challenges on challenges.id = progress.challenge_id
      where progress.user_id = ${viewer.id} and (
        progress.completed_at is not null or challenges.visibility = 'everyone' or challenges.organization_id = any(${viewer.organizations}))
    )
    select
      -- Days ahead count as today, and as days of their own once today has an entry.
      coalesce((select last - first + 1 from run where last >= ${today}::date - 1), 0)
        + case when exists (select from run where last = ${today}::date) then ahead.days else least(ahead.days, 1) end as streak_days,
      (select round(count(distinct least(date, ${today}::date)) / 0.3, 1)
        from journey_entries where user_id = ${viewer.id} and date > ${today}::date - 30) as consistency_score,
      (select coalesce(array_agg(activity order by step, place), '{}') from growth) as areas_of_growth,
      (select count(*) from growth where step = 0) as never_logged,
      (select coalesce(round(avg(percentage)), 0) from begun) as overall_progress
    from ahead`)

/** Minutes of the last 30 days by activity, of these activities only. */
export const listMinutes = (db: Db, userId: number, today: string, activities: readonly string[]) =>
  db.many<{ activity: string; minutes: number }>(sql`
    select activity_type as activity, sum(duration_minutes) as minutes from journey_entries
    where user_id = ${userId} and date > ${today}::date - 30 and activity_type = any(${activities})
    group by activity_type order by minutes desc, activity_type`)

// What the language model said

interface Reader {
  userId: number
  language: Language
}

/** What it said in this language since `since`, an ISO timestamp. */
export const findAdvice = async (db: Db, { userId, language }: Reader, since: string) =>
  (
    await db.maybe<{ sentences: string[] | null }>(sql`
      select sentences from journey_recommendations where user_id = ${userId} and language = ${language} and asked_at > ${since}::timestamptz`)
  )?.sentences

/** Takes the turn to ask: true for one caller alone, when the last answer is older than `since` and the last try older than `triedSince`. */
export const claimModelCall = async (
  db: Db,
  { userId, language }: Reader,
  now: string,
  { since, triedSince }: { since: string; triedSince: string },
) =>
  (await db.run(sql`
    insert into journey_recommendations (user_id, language, asked_at) values (${userId}, ${language}, ${now}::timestamptz)
    on conflict (user_id, language) do update set asked_at = excluded.asked_at, sentences = null
    where journey_recommendations.asked_at <= case when journey_recommendations.sentences is null then ${triedSince}::timestamptz else ${since}::timestamptz end`)) >
  0

export const saveAdvice = (db: Db, { userId, language }: Reader, sentences: string[]) =>
  db.run(sql`update journey_recommendations set sentences = ${sentences} where user_id = ${userId} and language = ${language}`)
