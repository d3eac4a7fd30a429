// What the survey asks, one question after the other, and what was answered so far.
import type { Schemas } from '#web/api/asking.ts'

export type Answers = Schemas['SubmitSurveyBody']
export const steps = ['purpose', 'outcome', 'focus_topics', 'weekly_commitment', 'learning_style', 'learning_track'] as const
export type Step = (typeof steps)[number]

export const MOST_TOPICS = 6

/** What was begun on this device, else what was answered before. */
export function beginning(draft: Partial<Answers> | undefined, before: Schemas['OnboardingStatus']): Partial<Answers> {
  const answered = before.survey_answers ? { ...before.survey_answers, learning_track: before.learning_track ?? 'guided' } : {}
  return { ...answered, ...draft }
}

export const isAnswered = (answers: Partial<Answers>, step: Step): boolean => {
  const answer = answers[step]
  return Array.isArray(answer) ? answer.length > 0 : Boolean(answer?.trim())
}

/** The first question without an answer; the last one when all have theirs. */
export const firstOpen = (answers: Partial<Answers>): number => {
  const open = steps.findIndex((step) => !isAnswered(answers, step))
  return open < 0 ? steps.length - 1 : open
}

/** With a topic in one's own words, or without it; the same topic stands there once, whatever its letters. */
export function toggled(topics: readonly string[], topic: string): string[] {
  const wanted = topic.trim()
  const same = (other: string) => other.toLocaleLowerCase() === wanted.toLocaleLowerCase()
  if (topics.some(same)) return topics.filter((other) => !same(other))
  return wanted && topics.length < MOST_TOPICS ? [...topics, wanted] : [...topics]
}

/** The question that a refusal is about: the first that has something wrong. */
export const refusedStep = (errors: Readonly<Record<string, unknown>>): number =>
  steps.findIndex((step) => Object.keys(errors).some((field) => field === step || field.startsWith(`${step}.`)))
