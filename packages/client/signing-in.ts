// Signing in by e-mail address and password, and by a second factor for whoever has one.
import type { Client } from './client.ts'
import { ApiError } from './errors.ts'
import type { Schemas } from './operations.ts'

export interface SignIn {
  email: string
  password: string
  /**
   * Asks the person for a code of their authenticator app, or one of recovery; called again with the refusal while the code was wrong. Throw to
   * give up. Without it, signing in with a second factor fails with `second_factor_required`.
   */
  code?: ((refused?: ApiError) => string | Promise<string>) | undefined
}

export async function signInWith(client: Client, { email, password, code }: SignIn): Promise<Schemas['SignedIn']> {
  const signedIn = await client.post('/login', { body: { email, password } }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.error_type !== 'second_factor_required' || !code) throw error
    return secondStep(client, String(error.body['challenge']), code)
  })
  client.useToken(signedIn.token)
  return signedIn
}

async function secondStep(client: Client, challenge: string, code: NonNullable<SignIn['code']>): Promise<Schemas['SignedIn']> {
  for (let refused: ApiError | undefined; ; ) {
    const typed = await code(refused)
    try {
      return await client.post('/login/second-factor', { body: { challenge, code: typed } })
    } catch (error) {
      if (!(error instanceof ApiError) || !('code' in error.errors)) throw error
      refused = error
    }
  }
}
