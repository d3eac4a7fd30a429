// All that the service says, in each of its languages. English says what there is to say: whatever another language leaves out, or has beyond
// it, does not compile.
import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import type { Language } from './formats.ts'

/** The words of all areas, with what any of them may refuse in one place. */
const gathered = (language: Language, areas: typeof en) => ({
  language,
  ...areas,
  refusals: {
    ...areas.service.refusals,
    ...areas.accounts.refusals,
    ...areas.apiKeys.refusals,
    ...areas.badges.refusals,
    ...areas.challenges.refusals,
    ...areas.groups.refusals,
    ...areas.journal.refusals,
    ...areas.journey.refusals,
    ...areas.media.refusals,
    ...areas.meetings.refusals,
    ...areas.notifications.refusals,
    ...areas.onboarding.refusals,
    ...areas.oneToOne.refusals,
    ...areas.organizations.refusals,
    ...areas.personalData.refusals,
    ...areas.posts.refusals,
    ...areas.prayerRequests.refusals,
    ...areas.trainings.refusals,
    ...areas.webhooks.refusals,
  },
  rules: {
    ...areas.service.rules,
    ...areas.accounts.rules,
    ...areas.apiKeys.rules,
    ...areas.badges.rules,
    ...areas.challenges.rules,
    ...areas.groups.rules,
    ...areas.journal.rules,
    ...areas.journey.rules,
    ...areas.media.rules,
    ...areas.meetings.rules,
    ...areas.notifications.rules,
    ...areas.onboarding.rules,
    ...areas.oneToOne.rules,
    ...areas.organizations.rules,
    ...areas.personalData.rules,
    ...areas.posts.rules,
    ...areas.prayerRequests.rules,
    ...areas.trainings.rules,
    ...areas.webhooks.rules,
  },
})

export type Words = ReturnType<typeof gathered>

export const words: Readonly<Record<Language, Words>> = {
  en: gathered('en', en),
  de: gathered('de', de),
  es: gathered('es', es),
  ar: gathered('ar', ar),
}
