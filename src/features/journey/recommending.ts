// What to do next: up to three sentences, by the language model where there is one, else by rules over the same figures. The model sees
// figures alone, never notes or activities in a person's own words; it is asked once a day at most in each language that somebody reads, and its failure is never an error.
import Type from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { modelFor } from '#features/organizations/model-budget.ts'
import type { Services } from '#src/services.ts'
import type { Language, Words } from '#words/languages.ts'
import { claimModelCall, findAdvice, type JourneyStats, listMinutes, saveAdvice } from './queries.ts'
import { knownActivities } from './schemas.ts'

const DAY = 86_400_000
/** After a failure the model is left alone for so long, so that not every reader waits for a model that is down. */
const PAUSE = 10 * 60_000
/** Somebody waits for the answer. */
const DEADLINE_MS = 4_000

interface Asked {
  today: string
  figures: JourneyStats
  /** Of the reader. */
  words: Words
}

export async function recommend(services: Services, actor: Actor, asked: Asked): Promise<string[]> {
  return (await advice(services, actor, asked)) ?? recommendByRules(asked.figures, asked.words)
}

async function advice(services: Services, { id, homeOrganizationId, roles }: Actor, { today, figures, words: { language } }: Asked) {
  const { db, clock, log } = services
  const [firstOrganization] = roles.keys()
  const organization = homeOrganizationId ?? firstOrganization
  const languageModel = organization && modelFor(services, organization)
  if (!languageModel) return undefined
  const reader = { userId: id, language }
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
  const known = await findAdvice(db, reader, ago(DAY))
  if (known) return known
  if (!(await claimModelCall(db, reader, ago(0), { since: ago(DAY), triedSince: ago(PAUSE) }))) return undefined

  const minutes = await listMinutes(db, id, today, knownActivities)
  const answer = await languageModel.ask({
    instructions: instructionsIn(language),
    data: { figures: describe(figures, minutes) },
    schema: Advice,
    deadlineMs: DEADLINE_MS,
    maxOutputTokens: 400,
  })
  const sentences = answer.ok ? tidy(answer.value.sentences) : []
  if (sentences.length === 0) {
    log.warn({ reason: answer.ok ? 'nonsense' : answer.reason }, 'The language model gave no recommendations')
    return undefined
  }
  await saveAdvice(db, reader, sentences)
  return sentences
}

const Advice = Type.Object({ sentences: Type.Array(Type.String()) }, { additionalProperties: false })

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

const instructionsIn = (
  language: Language,
) => `Someone in a church keeps a log of what they do for their life of faith. From the figures of their log, write two or three
sentences that say what they could do next. Each sentence stands alone, is warm and concrete, names one small step, and has at most 25 words.
Plain ${nameOf.of(language)} without markup, in the familiar form of address where there is one. No praise for nothing, no guilt, no Bible quotations, no promises.`

function describe(
  { streak_days, consistency_score, areas_of_growth, overall_progress }: JourneyStats,
  minutes: { activity: string; minutes: number }[],
) {
  return [
    `Days in a row with an entry: ${streak_days}`,
    `Share of the last 30 days with an entry: ${consistency_score} %`,
    `Minutes in the last 30 days: ${minutes.map((row) => `${row.activity} ${row.minutes}`).join(', ') || 'none'}`,
    `Neglected: ${areas_of_growth.filter(isKnown).join(', ') || 'nothing'}`,
    `Progress in their trainings and challenges: ${overall_progress} %`,
  ].join('\n')
}

const LONGEST = 300

const tidy = (sentences: string[]) =>
  sentences
    .map((sentence) => sentence.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST)
    .slice(0, 3)

/** Recommendations without a model, from the figures alone. */
function recommendByRules(
  { streak_days, consistency_score, areas_of_growth, never_logged, overall_progress }: JourneyStats,
  { journey: { activities, recommendations } }: Words,
): string[] {
  const { finish_what_is_begun, first_steps, fix_a_time, go_on, less_time, tie_to_habit } = recommendations
  const rhythm = streak_days >= 7 ? go_on(streak_days) : consistency_score < 50 ? tie_to_habit : fix_a_time
  const growth = areas_of_growth.map((activity, index) =>
    index < never_logged
      ? first_steps[activity as keyof typeof first_steps]
      : less_time({ activity: isKnown(activity) ? activities[activity] : activity }),
  )
  const unfinished = overall_progress > 0 && overall_progress < 100 ? [finish_what_is_begun] : []
  return [...growth.slice(0, 2), rhythm, ...unfinished].slice(0, 3)
}

const isKnown = (activity: string): activity is (typeof knownActivities)[number] =>
  (knownActivities as readonly string[]).includes(activity)
