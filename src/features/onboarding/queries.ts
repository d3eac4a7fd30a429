// SQL of the survey, the guided journey, and XP.
import type { Static } from 'typebox'
import type { Viewer } from '#features/trainings/policy.ts'
import { isVisibleTo } from '#features/trainings/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { JourneyChallenge, JourneyTraining, LearningTrack, SurveyAnswers } from './schemas.ts'

// The survey

type Answers = Static<typeof SurveyAnswers>
export type Track = Static<typeof LearningTrack>

export interface Survey extends Answers {
  learning_track: Track
  answered_at: Timestamp
  /** Of the guided journey that was made from it or from an earlier one. */
  generated_at: Timestamp | null
}

export const findSurvey = (db: Db, userId: number) =>
  db.maybe<Survey>(sql`
    select purpose, outcome, focus_topics, weekly_commitment, learning_style, learning_track, updated_at as answered_at,
      generated_at
    from onboarding_surveys left join guided_journeys using (user_id) where user_id = ${userId}`)

export const saveSurvey = (db: Db, userId: number, survey: Answers & { learning_track: Track }) =>
  db.run(sql`
    insert into onboarding_surveys as mine (user_id, purpose, outcome, focus_topics, weekly_commitment, learning_style, learning_track)
    values (${userId}, ${survey.purpose}, ${survey.outcome}, ${survey.focus_topics}, ${survey.weekly_commitment}, ${survey.learning_style}, ${survey.learning_track})
    on conflict (user_id) do update set purpose = excluded.purpose, outcome = excluded.outcome, focus_topics = excluded.focus_topics,
      weekly_commitment = excluded.weekly_commitment, learning_style = excluded.learning_style, learning_track = excluded.learning_track,
      updated_at = clock_timestamp()`)

/** Locks someone's survey: who generates a journey or answers again at the same time waits. */
export async function lockSurvey(tx: Db, userId: number) {
  await tx.run(sql`select from onboarding_surveys where user_id = ${userId} for no key update`)
  // Another look: what was found before the lock may be old. now() is when this transaction began to wait.
  return tx.maybe<{ focus_topics: string[]; learning_track: Track; generated_meanwhile: boolean }>(sql`
    select focus_topics, learning_track, coalesce(generated_at >= now() and updated_at <= generated_at, false) as generated_meanwhile
    from onboarding_surveys left join guided_journeys using (user_id) where user_id = ${userId}`)
}

// The guided journey

export interface JourneyItems {
  trainings: number[]
  challenges: number[]
}

/**
 * What someone's journey holds, in its order (undefined before there is one), and all that they completed. One statement: what is finished
 * or restarted between two queries would be in neither, and vanish from the journey.
 */
export async function findJourney(db: Db, userId: number): Promise<{ known: JourneyItems | undefined; completed: JourneyItems }> {
  const row = await db.one<JourneyItems & { is_made: boolean; completed_trainings: number[]; completed_challenges: number[] }>(sql`
    select exists (select from guided_journeys where user_id = ${userId}) as is_made,
      array(select training_id from guided_journey_trainings where user_id = ${userId} order by position) as trainings,
      array(select challenge_id from guided_journey_challenges where user_id = ${userId} order by position) as challenges,
      array(select training_id from training_progress where user_id = ${userId} and completed_at is not null) as completed_trainings,
      array(select challenge_id from challenge_progress where user_id = ${userId} and completed_at is not null) as completed_challenges`)
  const { is_made, trainings, challenges, completed_trainings, completed_challenges } = row
  return {
    known: is_made ? { trainings, challenges } : undefined,
    completed: { trainings: completed_trainings, challenges: completed_challenges },
  }
}

/** Makes the journey these trainings and challenges, in this order. */
export async function saveJourney(tx: Db, userId: number, { trainings, challenges }: JourneyItems) {
  await tx.run(sql`
    insert into guided_journeys (user_id, generated_at) values (${userId}, clock_timestamp())
    on conflict (user_id) do update set generated_at = excluded.generated_at`)
  await tx.run(sql`delete from guided_journey_trainings where user_id = ${userId}`)
  await tx.run(sql`delete from guided_journey_challenges where user_id = ${userId}`)
  await tx.run(sql`
    insert into guided_journey_trainings (user_id, training_id, position)
    select ${userId}, id, position from unnest(${trainings}::bigint[]) with ordinality as item (id, position)`)
  await tx.run(sql`
    insert into guided_journey_challenges (user_id, challenge_id, position)
    select ${userId}, id, position from unnest(${challenges}::bigint[]) with ordinality as item (id, position)`)
}

// Items of a journey or curriculum

/** What onboarding offers: published challenges of these organizations, and those for everyone. */
export const isOffered = (organizations: number[]): Sql => sql`
  challenges.status = 'published' and (challenges.visibility = 'everyone' or challenges.organization_id = any(${organizations}))`

/** The columns of a challenge as onboarding shows it. */
export const challengeColumns = sql`
  challenges.id, challenges.name as title, challenges.summary as description, coalesce(challenges.action, '') as action,
  challenges.duration_days as duration`

/** How many of each one answer holds of what someone hearted: some 2 KB for a training, and 6 for a challenge, whatever stands in them. */
export const MAX_HEARTED = 400

type Listed = { trainings: Sql; challenges: Sql; order: Sql }
const guided = (userId: number): Listed => ({
  trainings: sql`(select training_id, position from guided_journey_trainings where user_id = ${userId}) listed`,
  challenges: sql`(select challenge_id, position from guided_journey_challenges where user_id = ${userId}) listed`,
  order: sql`position`,
})
const hearted = (userId: number): Listed => ({
  trainings: sql`(
    select training_id, hearted_at from hearted_trainings where user_id = ${userId} order by hearted_at desc, training_id desc limit ${MAX_HEARTED}) listed`,
  challenges: sql`(
    select challenge_id, hearted_at from hearted_challenges where user_id = ${userId} order by hearted_at desc, challenge_id desc limit ${MAX_HEARTED}) listed`,
  order: sql`hearted_at desc, id desc`,
})

type Items<Extra = unknown> = {
  trainings: (Static<typeof JourneyTraining> & Extra)[]
  challenges: (Static<typeof JourneyChallenge> & Extra)[]
}

/** The items of someone's guided journey, or the last ones that they hearted, the last one first. What is no longer offered stays, without its texts. */
export const listItems = (db: Db, viewer: Viewer, which: 'guided' | 'hearted'): Promise<Items> =>
  readItems(db, viewer, (which === 'guided' ? guided : hearted)(viewer.id), sql``)

/** What someone hearted last, and when. */
export const listHearted = (db: Db, viewer: Viewer) =>
  readItems<{ hearted_at: Timestamp }>(db, viewer, hearted(viewer.id), sql`, hearted_at`)

async function readItems<Extra>(db: Db, viewer: Viewer, listed: Listed, extra: Sql): Promise<Items<Extra>> {
  const trainings = await db.many<Items<Extra>['trainings'][number]>(sql`
    select trainings.id, trainings.title, trainings.type as topic, progress.completed_at is not null as completed, ${isVisibleTo(viewer)} as available
      ${extra}
    from ${listed.trainings} join trainings on trainings.id = listed.training_id
    left join training_progress progress on progress.training_id = trainings.id and progress.user_id = ${viewer.id}
    order by ${listed.order}`)
  const challenges = await db.many<Items<Extra>['challenges'][number]>(sql`
    select ${challengeColumns}, progress.completed_at is not null as completed, ${isOffered(viewer.organizations)} as available ${extra}
    from ${listed.challenges} join challenges on challenges.id = listed.challenge_id
    left join challenge_progress progress on progress.challenge_id = challenges.id and progress.user_id = ${viewer.id}
    order by ${listed.order}`)
  return { trainings, challenges: challenges.map(withoutTexts) }
}

const withoutTexts = <Row extends Static<typeof JourneyChallenge>>(row: Row): Row =>
  row.available ? row : { ...row, description: '', action: '' }

interface Counts {
  total: number
  started: number
  completed: number
}

/** How much of what someone hearted, and of their guided journey where `withGuided`, they started and completed. */
export async function countItems(db: Db, userId: number, withGuided: boolean): Promise<{ trainings: Counts; challenges: Counts }> {
  const counts = sql`count(*) as total, count(progress.user_id) as started, count(progress.completed_at) as completed`
  const [trainings, challenges] = await db.many<Counts>(sql`
    select 1 as place, ${counts} from (
      select training_id from hearted_trainings where user_id = ${userId}
      union select training_id from guided_journey_trainings where user_id = ${userId} and ${withGuided}::boolean
    ) item left join training_progress progress on progress.training_id = item.training_id and progress.user_id = ${userId}
    union all
    select 2, ${counts} from (
      select challenge_id from hearted_challenges where user_id = ${userId}
      union select challenge_id from guided_journey_challenges where user_id = ${userId} and ${withGuided}::boolean
    ) item left join challenge_progress progress on progress.challenge_id = item.challenge_id and progress.user_id = ${userId}
    order by place`)
  const bare = ({ total, started, completed }: Counts) => ({ total, started, completed })
  return { trainings: bare(trainings!), challenges: bare(challenges!) }
}
