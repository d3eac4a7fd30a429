// The survey, the journey made from it, and what has been reached.
import Type from 'typebox'
import { Bool, Id, Int, ListOf, Name, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { wordsOf } from '#words/languages.ts'

export const LearningTrack = OneOf('guided', 'manual')

const answers = {
  purpose: Name(300, { examples: ['To grow in faith'] }),
  outcome: Name(300, { examples: ['A habit of prayer'] }),
  focus_topics: ListOf(Name(80, { examples: ['prayer'] }), 1, 6),
  weekly_commitment: Name(120, { examples: ['Two hours'] }),
  learning_style: Name(120, { examples: ['Reading and talking'] }),
}
export const TakeSurvey = { ...answers, learning_track: LearningTrack }
export const SurveyAnswers = Type.Object(answers)
export const SurveyTaken = Type.Object({ success: Type.Literal(true), message: Type.String(), learning_track: LearningTrack })

const prompts = wordsOf('en').onboarding.surveyPrompts

export const OnboardingStatus = Type.Object({
  onboarding: Type.Boolean({ description: 'Whether something is left to do: the survey, or on the guided track the journey' }),
  survey_completed: Type.Boolean(),
  learning_track: OrNull(LearningTrack),
  has_guided_journey: Type.Boolean(),
  survey_prompts: Type.Object(Object.fromEntries(Object.entries(prompts).map(([name, text]) => [name, Str(text)])), {
    description: 'The questions of the survey, in the reader’s language',
  }),
  survey_answers: OrNull(SurveyAnswers),
})

const completed = Type.Boolean()
const available = Type.Boolean({ description: 'False once it is no longer offered; it then stays listed without its texts' })
export const trainingFields = { id: Id, title: Str('Learning to Pray'), topic: Str('Foundations'), completed }
export const challengeFields = {
  id: Id,
  title: Str('Seven days of thanks'),
  description: Str('A week of noticing'),
  action: Str('Write down three things each evening'),
  duration: Type.Unsafe<number>({ ...Int, description: 'Days' }),
  completed,
}
export const JourneyTraining = Type.Object({ ...trainingFields, available })
export const JourneyChallenge = Type.Object({ ...challengeFields, available })
export const HeartedTraining = Type.Object({ ...trainingFields, available, hearted_at: Timestamp })
export const HeartedChallenge = Type.Object({ ...challengeFields, available, hearted_at: Timestamp })

export const OnboardingTotals = Type.Object({
  training_total: Int,
  training_completed: Int,
  challenge_total: Int,
  challenge_completed: Int,
  items_completed: Int,
  items_total: Int,
})
export const Xp = Type.Object({ total_xp: Int, xp_per_completion: Int })
export const Level = Type.Object({
  current_level: Int,
  title: Type.Unsafe<string>({ ...Str('Learner'), description: 'In the reader’s language' }),
  current_xp: Int,
  xp_into_level: Type.Unsafe<number>({ ...Int, description: 'Gained in this step, since the level was reached' }),
  xp_needed_for_next_level: Type.Unsafe<number>({
    ...Int,
    description: 'The whole step from this level to the next, not what is left of it: that is `next_level_xp` less `current_xp`',
  }),
  next_level: Int,
  next_level_xp: Type.Unsafe<number>({ ...Int, description: 'The total XP at which the next level is reached' }),
  progress_percent: Type.Unsafe<number>({ ...Int, description: '`xp_into_level` of `xp_needed_for_next_level`, rounded down' }),
})
export const XpAndLevel = Type.Object({ xp: Xp, level: Level })

export const GuidedJourney = Type.Object({
  generated_at: Type.Unsafe<string>({ ...Timestamp, description: 'On the manual track, when the survey that chose it was answered' }),
  trainings: Type.Array(JourneyTraining),
  challenges: Type.Array(JourneyChallenge),
  totals: OnboardingTotals,
  xp: Xp,
  level: Level,
})
export const GuidedJourneyAnswer = Type.Object({ learning_track: OrNull(LearningTrack), journey: OrNull(GuidedJourney) })
export const JourneyGenerated = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  training_count: Int,
  challenge_count: Int,
  journey: GuidedJourney,
})
export const JourneyNotReady = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  code: OneOf('survey_missing', 'only_guided_track'),
})

export const OnboardingCounts = Type.Object({ total: Int, started: Int, completed: Int })
export const OnboardingProgress = Type.Object({
  learning_track: OrNull(LearningTrack),
  xp: Xp,
  level: Level,
  trainings: OnboardingCounts,
  challenges: OnboardingCounts,
  percent_completed: Int,
})

export const CompleteChallenge = { completed: Optional(Type.Unsafe<boolean>({ ...Bool, default: true, description: 'False undoes it' })) }
export const ChallengeOutcome = Type.Object({ challenge_id: Id, completed, xp: Xp, level: Level })
