// Passkeys in this browser: it asks the device, whose lock says who it is. Where the browser does not read what the service sends, there are none.
import { api, ask } from '#web/api/asking.ts'
import { signInBy } from '#web/api/session.ts'

/** They are bound to a name: at a number there are none. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function' && !/^[\d.]+$|:/.test(location.hostname)

/** Whether somebody closed what the device asked, or something else took its place: they know. */
export const isGivenUp = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')

type Options = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0]

async function answer(options: Options, how: { mediation?: CredentialMediationRequirement; signal?: AbortSignal } = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const { id, response } = ((await navigator.credentials.get({ ...how, publicKey })) as PublicKeyCredential).toJSON()
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponseJSON
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null } }
}

/** `offered`: among what the browser offers to fill in, until the signal ends it. */
export async function signInByPasskey({ offered }: { offered?: AbortSignal } = {}): Promise<void> {
  const { data } = await ask(api.POST('/login/passkey/options'))
  const credential = await answer(data, offered && { mediation: 'conditional', signal: offered })
  await signInBy(() => ask(api.POST('/session/passkey', { body: { credential } })))
}

export async function confirmByPasskey(): Promise<void> {
  const { data } = await ask(api.POST('/user/confirm/options'))
  await ask(api.POST('/user/confirm', { body: { credential: await answer(data) } }))
}

/** Has the device make one. It was confirmed before that it is they. */
export async function addPasskey(name: string) {
  const { data } = await ask(api.POST('/user/passkeys/options', { body: {} }))
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data)
  const { id, response } = ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON()
  const { clientDataJSON, attestationObject, transports } = response as AuthenticatorAttestationResponseJSON
  return ask(
    api.POST('/user/passkeys', { body: { name, credential: { id, response: { clientDataJSON, attestationObject, transports } } } }),
  )
}
