// Refusals about second factors that clients know by their `error_type`.
import Type from 'typebox'
import { businessError } from '#platform/http/errors.ts'
import { Id } from '#platform/http/fields.ts'

/** The password was right. */
export const SecondFactorRequired = businessError(
  'second_factor_required',
  {
    challenge: Type.String({
      description: 'Goes with the code to `POST /login/second-factor` (or `/session/…`), within ten minutes',
      examples: ['q1Zx…'],
    }),
  },
  401,
)
/** The organization asks one of whoever has the caller’s role. Until they have set one up, they can do nothing else there. */
export const SecondFactorNeeded = businessError('second_factor_needed', { organization_id: Id }, 403)
export const SecondFactorIsOn = businessError('second_factor_is_on', {})
export const SecondFactorIsOff = businessError('second_factor_is_off', {})
