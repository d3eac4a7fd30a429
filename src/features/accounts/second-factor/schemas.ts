// What is sent and what comes back about second factors.
import Type from 'typebox'
import { Int, OrNull, RawString, Str, Timestamp } from '#platform/http/fields.ts'
import { ConfirmingPassword } from '../schemas.ts'

const Code = RawString(50, { description: 'Of the app (six digits, each once), or one of recovery', examples: ['492039'] })
const AppCode = RawString(50, { description: 'The six digits that the app shows', examples: ['492039'] })

export const SecondStep = { challenge: RawString(200, { examples: ['q1Zx…'] }), code: Code }
export const FinishSecondFactor = { code: AppCode }
export const WithCode = { code: Code, current_password: ConfirmingPassword }

export const SecondFactor = Type.Object({
  since: Type.Unsafe<string | null>({ ...OrNull(Timestamp), description: '`null` where signing in asks for the password alone' }),
  recovery_codes_left: Int,
})
export const SecondFactorBegun = Type.Object({
  secret: Type.Unsafe<string>({
    ...Str('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    description: 'For an app into which it is typed. It is shown only here',
  }),
  address: Type.Unsafe<string>({
    ...Str('otpauth://totp/Grace%20Chapel:grace%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    description: 'The same for a QR code',
  }),
})
export const RecoveryCodes = Type.Object({
  recovery_codes: Type.Array(Str('k3vm-9bqx-tr5w-c2hn'), {
    description: 'Each opens once in place of a code of the app. They are shown only here',
  }),
})
