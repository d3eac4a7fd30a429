// What to do next: up to three sentences, by the language model where there is one, else by rules over the same figures. The model sees
// figures alone, never notes or activities in a person's own words; it is asked once a day at most, and its failure is never an error.
import Type from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { modelFor } from '#features/organizations/model-budget.ts'
import type { Services } from '#src/services.ts'
import { type Figures, findAdvice, listMinutes, saveAdvice, takeTurn } from './queries.ts'
import { type coreActivities, knownActivities } from './schemas.ts'

const DAY = 86_400_000
/** After a failure the model is left alone for so long, so that not every reader waits for a model that is down. */
const PAUSE = 10 * 60_000
/** Somebody waits for the answer. */
const DEADLINE_MS = 4_000

export async function recommend(services: Services, actor: Actor, today: string, figures: Figures): Promise<string[]> {
  return (await advice(services, actor, today, figures)) ?? recommendByRules(figures)
}

async function advice(services: Services, { id, homeOrganizationId, roles }: Actor, today: string, figures: Figures) {
  const { db, clock, log } = services
  const [firstOrganization] = roles.keys()
  const organization = homeOrganizationId ?? firstOrganization
  const languageModel = organization && modelFor(services, organization)
  if (!languageModel) return undefined
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
  const known = await findAdvice(db, id, ago(DAY))
  if (known) return known
  if (!(await takeTurn(db, id, ago(0), { since: ago(DAY), triedSince: ago(PAUSE) }))) return undefined

  const minutes = await listMinutes(db, id, today, knownActivities)
  const answer = await languageModel.ask({
    instructions,
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
  await saveAdvice(db, id, sentences)
  return sentences
}

const Advice = Type.Object({ sentences: Type.Array(Type.String()) }, { additionalProperties: false })

const instructions = `Someone in a church keeps a log of what they do for their life of faith. From the figures of their log, write two or three
sentences that say what they could do next. Each sentence stands alone, is warm and concrete, names one small step, and has at most 25 words.
Plain English without markup. No praise for nothing, no guilt, no Bible quotations, no promises.`

function describe(
  { streak_days, consistency_score, areas_of_growth, overall_progress }: Figures,
  minutes: { activity: string; minutes: number }[],
) {
  const isKnown = (activity: string) => (knownActivities as readonly string[]).includes(activity)
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

/** A first step for each core activity that was never logged. */
const firstSteps: Record<(typeof coreActivities)[number], string> = {
  prayer: 'Set ten minutes aside for prayer tomorrow, at a time of day that is usually quiet.',
  study: 'Read one chapter of a Gospel this week and write down a sentence that stayed with you.',
  service: 'Choose one person this week whom you can help with something small.',
  fellowship: 'Call or visit somebody from your group this week and ask how they are.',
}

/** Recommendations without a model, from the figures alone. */
export function recommendByRules({ streak_days, consistency_score, areas_of_growth, never_logged, overall_progress }: Figures): string[] {
  const rhythm =
    streak_days >= 7
      ? `You have kept at it for ${streak_days} days in a row. Go on in the same rhythm.`
      : consistency_score < 50
        ? 'Tie your time with God to something you do every day anyway, such as breakfast or the way home.'
        : 'You are at it on most days. Choose a fixed time for the days that slip through.'
  const growth = areas_of_growth.map((activity, index) =>
    index < never_logged
      ? firstSteps[activity as keyof typeof firstSteps]
      : `You gave less time to ${activity} than in the month before. Plan one occasion for it this week.`,
  )
  const unfinished =
    overall_progress > 0 && overall_progress < 100 ? ['Finish the next step of a training or challenge that you have begun.'] : []
  return [...growth.slice(0, 2), rhythm, ...unfinished].slice(0, 3)
}
