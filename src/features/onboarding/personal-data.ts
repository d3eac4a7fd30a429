// What onboarding keeps about a person.
import { sql } from '#platform/db/database.ts'
import { inTurn, type PersonalData, rowsOf } from '#platform/db/personal-data.ts'

export const personalData: PersonalData = {
  exports: {
    'onboarding/survey': rowsOf(
      (id) => sql`
        select purpose, outcome, focus_topics, weekly_commitment, learning_style, learning_track, created_at, updated_at
        from onboarding_surveys where user_id = ${id}`,
    ),
    'onboarding/journey': rowsOf(
      (id) => sql`
        select 'training' as kind, training_id as id, title, position from guided_journey_trainings join trainings on trainings.id = training_id
          where user_id = ${id}
        union all
        select 'challenge', challenge_id, name, position from guided_journey_challenges join challenges on challenges.id = challenge_id
          where user_id = ${id}
        order by kind desc, position`,
    ),
    'onboarding/curriculum': rowsOf(
      (id) => sql`
        select 'training' as kind, training_id as id, title, hearted_at from hearted_trainings join trainings on trainings.id = training_id
          where user_id = ${id}
        union all
        select 'challenge', challenge_id, name, hearted_at from hearted_challenges join challenges on challenges.id = challenge_id
          where user_id = ${id}
        order by kind desc, hearted_at`,
    ),
    'onboarding/xp': rowsOf(
      (id) => sql`select kind, item_id, xp, earned_at from xp_entries where user_id = ${id} order by earned_at, kind, item_id`,
    ),
  },
  // Triggers on progress keep the ledger; it is empty once progress is erased.
  erase: inTurn(
    (id) => sql`delete from onboarding_surveys where user_id = ${id}`,
    (id) => sql`delete from guided_journeys where user_id = ${id}`,
    (id) => sql`delete from hearted_trainings where user_id = ${id}`,
    (id) => sql`delete from hearted_challenges where user_id = ${id}`,
  ),
}
