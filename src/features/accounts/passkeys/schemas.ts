// What is sent and what comes back about passkeys. What browsers make and take has the names of WebAuthn (PublicKeyCredential.toJSON and parse…FromJSON).
import Type from 'typebox'
import { Id, Int, ListOf, Name, Nullish, OneOf, OrNull, RawString, Str, Timestamp } from '#platform/http/fields.ts'
import { ConfirmingPassword } from '../schemas.ts'

const CredentialId = RawString(1400, { description: 'base64url, as all bytes here', examples: ['mHq3…'] })
const PasskeyName = Name(100, { description: 'By what its owner knows it', examples: ['Grace’s phone'] })

const clientDataJSON = RawString(4000, { examples: ['eyJ0…'] })

/** What a device answers to a challenge. */
export const PasskeyAnswer = Type.Object({
  id: CredentialId,
  response: Type.Object({
    clientDataJSON,
    authenticatorData: RawString(4000, { examples: ['SZYN…'] }),
    signature: RawString(4000, { examples: ['MEUC…'] }),
    userHandle: Nullish(RawString(200, { examples: ['k7Fb…'] })),
  }),
})
/** What a device has made. */
export const PasskeyCreation = Type.Object({
  id: CredentialId,
  response: Type.Object({
    clientDataJSON,
    attestationObject: RawString(20_000, { examples: ['o2Nm…'] }),
    transports: Nullish(ListOf(RawString(50, { examples: ['internal'] }), 0, 10)),
  }),
})

/** Either of the two. */
export const ConfirmMe = {
  password: Nullish(RawString(1000, { examples: ['correct horse battery'], 'x-required-without': 'credential' })),
  credential: Nullish(PasskeyAnswer),
}
export const SignInByPasskey = { credential: PasskeyAnswer }
export const AddPasskey = { name: PasskeyName, credential: PasskeyCreation }
export const RenamePasskey = { name: PasskeyName }
export const WithPassword = { current_password: ConfirmingPassword }

export const Passkey = Type.Object({ id: Id, name: Str('Grace’s phone'), created_at: Timestamp, last_used_at: OrNull(Timestamp) })

const Described = Type.Object({ type: OneOf('public-key'), id: Str('mHq3…'), transports: Type.Array(Str('internal')) })
export const PasskeyCreationOptions = Type.Object({
  challenge: Str('AZs3…'),
  rp: Type.Object({ id: Str('app.example.org'), name: Str('Grace Chapel') }),
  user: Type.Object({ id: Str('k7Fb…'), name: Str('grace@example.org'), displayName: Str('Grace Miller') }),
  pubKeyCredParams: Type.Array(Type.Object({ type: OneOf('public-key'), alg: Int })),
  timeout: Int,
  excludeCredentials: Type.Array(Described),
  authenticatorSelection: Type.Object({
    residentKey: OneOf('required'),
    requireResidentKey: Type.Boolean(),
    userVerification: OneOf('required'),
  }),
  attestation: OneOf('none'),
})
export const PasskeyRequestOptions = Type.Object({
  challenge: Str('AZs3…'),
  rpId: Str('app.example.org'),
  timeout: Int,
  userVerification: OneOf('required'),
  allowCredentials: Type.Array(Described),
})
