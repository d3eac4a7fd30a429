// SQL of hearts, and of browsing what may be hearted.
import type { Static } from 'typebox'
import { offeringOf } from '#features/organizations/queries.ts'
import type { Viewer } from '#features/trainings/policy.ts'
import { isPublicIn } from '#features/trainings/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'
import { challengeColumns, isOffered } from '../queries.ts'
import type { BrowsedChallenge, BrowsedTraining, Topic } from './schemas.ts'

// Hearts. They are set on what is public; taking one away needs no sight of it.

export const addTrainingHeart = (db: Db, userId: number, trainingId: number) =>
  db.run(sql`insert into hearted_trainings (user_id, training_id) values (${userId}, ${trainingId}) on conflict do nothing`)

export const addChallengeHeart = (db: Db, userId: number, challengeId: number) =>
  db.run(sql`insert into hearted_challenges (user_id, challenge_id) values (${userId}, ${challengeId}) on conflict do nothing`)

export const removeTrainingHeart = (db: Db, userId: number, trainingId: number) =>
  db.run(sql`delete from hearted_trainings where user_id = ${userId} and training_id = ${trainingId}`)

export const removeChallengeHeart = (db: Db, userId: number, challengeId: number) =>
  db.run(sql`delete from hearted_challenges where user_id = ${userId} and challenge_id = ${challengeId}`)

export const isTrainingPublic = async (db: Db, organizations: number[], trainingId: number) =>
  (await db.maybe(sql`select from trainings where id = ${trainingId} and ${isPublicIn(organizations)}`)) !== undefined

export const isChallengePublic = async (db: Db, organizations: number[], challengeId: number) =>
  (await db.maybe(sql`select from challenges where id = ${challengeId} and ${isOffered(organizations)}`)) !== undefined

// Browsing, the newest first

const MOST_TOPICS = 500

/** The topics of public trainings, the most frequent first, those as frequent in the order of their names. */
export const listTopics = (db: Db, organizations: number[]) =>
  db.many<Static<typeof Topic>>(sql`
    select type as topic, count(*) as training_count from trainings where ${isPublicIn(organizations)} group by type order by training_count desc, type ${nameCollation}
    limit ${MOST_TOPICS}`)

export interface Window {
  offset: number
  limit: number
}
interface Page<Row> {
  rows: Row[]
  total: number
}

const countOf = async (db: Db, from: Sql) => (await db.one<{ count: number }>(sql`select count(*) ${from}`)).count

export async function browseTrainings(
  db: Db,
  viewer: Viewer,
  { search, topic = null }: { search?: string | null; topic?: string | null },
  { offset, limit }: Window,
): Promise<Page<Static<typeof BrowsedTraining>>> {
  const matching = sql`where ${isPublicIn(viewer.organizations)} and (${topic}::text is null or type = ${topic}) and ${matchesWords(sql`headline`, search)}`
  const rows = await db.many<Static<typeof BrowsedTraining>>(sql`
    select trainings.id, title, type as topic, series, num_nonnulls(audio_url, audio_key) > 0 as has_audio, video_link is not null as has_video, quiz_type, ${offeringOf(sql`trainings`)},
      progress.completed_at is not null as completed, hearted.user_id is not null as hearted
    from trainings
    left join training_progress progress on progress.training_id = trainings.id and progress.user_id = ${viewer.id}
    left join hearted_trainings hearted on hearted.training_id = trainings.id and hearted.user_id = ${viewer.id}
    ${matching} order by trainings.created_at desc, trainings.id desc offset ${offset} limit ${limit}`)
  return { rows, total: await countOf(db, sql`from trainings ${matching}`) }
}

export async function browseChallenges(
  db: Db,
  viewer: Viewer,
  { search }: { search?: string | null },
  { offset, limit }: Window,
): Promise<Page<Static<typeof BrowsedChallenge>>> {
  const matching = sql`where ${isOffered(viewer.organizations)} and ${matchesWords(sql`headline`, search)}`
  const rows = await db.many<Static<typeof BrowsedChallenge>>(sql`
    select ${challengeColumns}, ${offeringOf(sql`challenges`)}, progress.completed_at is not null as completed, hearted.user_id is not null as hearted
    from challenges
    left join challenge_progress progress on progress.challenge_id = challenges.id and progress.user_id = ${viewer.id}
    left join hearted_challenges hearted on hearted.challenge_id = challenges.id and hearted.user_id = ${viewer.id}
    ${matching} order by challenges.created_at desc, challenges.id desc offset ${offset} limit ${limit}`)
  return { rows, total: await countOf(db, sql`from challenges ${matching}`) }
}
