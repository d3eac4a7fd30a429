// What posts refuse in shapes of their own.
import Type from 'typebox'
import { businessError, Refusal, type RefusalCode, Refused } from '#platform/http/errors.ts'
import type { Words } from '#words/languages.ts'

class NotYourCommentRefusal extends Refusal {
  override bodyIn(words: Words) {
    return { status: 'error', ...super.bodyIn(words) }
  }
}
export const notYourComment = (code: RefusalCode) => new NotYourCommentRefusal(403, code)
export const NotYourComment = Type.Union([Type.Object({ status: Type.Literal('error'), ...Refused.properties }), Refused], {
  description: '`{status, message, code}` to members who did not write it',
})

/** Praying for a post that asks for no prayer. */
export const NoPrayerRequest = businessError('not_a_prayer_request', {})
