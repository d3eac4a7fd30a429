// What somebody hearts, and what there is to choose from.
import Type from 'typebox'
import { Offering } from '#features/organizations/schemas.ts'
import { Int, Nullish, OrNull, Str, Text } from '#platform/http/fields.ts'
import { pageQuery } from '#platform/http/paging.ts'
import { challengeFields, HeartedChallenge, HeartedTraining, OnboardingTotals, trainingFields } from '../schemas.ts'

export const Curriculum = Type.Object({
  trainings: Type.Array(HeartedTraining),
  challenges: Type.Array(HeartedChallenge),
  totals: OnboardingTotals,
})
export const Hearted = Type.Object({ message: Type.String(), hearted: Type.Boolean() })

const search = Nullish(
  Text(200, { description: 'Words that its name, topics or description hold, in any order; letter case and accents don’t count' }),
)
export const BrowseTrainings = { search, topic: Nullish(Text(100, { examples: ['Foundations'] })), ...pageQuery(20, 50) }
export const BrowseChallenges = { search, ...pageQuery(20, 50) }

const hearted = Type.Boolean()
export const BrowsedTraining = Type.Object({
  ...trainingFields,
  series: OrNull(Str('First Steps')),
  has_audio: Type.Boolean(),
  has_video: Type.Boolean(),
  quiz_type: OrNull(Str('multiple_choice')),
  organization: Offering,
  hearted,
})
export const BrowsedChallenge = Type.Object({ ...challengeFields, organization: Offering, hearted })
export const Topic = Type.Object({ topic: Str('Foundations'), training_count: Int })
