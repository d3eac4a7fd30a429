// What an organization may ask the language model in a day. A question too many is answered as by an endpoint that has had enough.
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import type { Services } from '#src/services.ts'
import { spendModelCall } from './queries.ts'

/** The configured model, on the organization's account; undefined where none is configured. */
export function modelFor({ db, config, languageModel }: Services, organizationId: number): LanguageModel | undefined {
  if (!languageModel) return undefined
  return {
    async ask(question) {
      if (await spendModelCall(db, organizationId, config.LANGUAGE_MODEL_CALLS_PER_DAY)) return languageModel.ask(question)
      return { ok: false, reason: 'too-many-requests', tokens: 0 }
    },
  }
}
