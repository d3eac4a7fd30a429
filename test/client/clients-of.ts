// The client as programs use it, which trusts the certificate of the service under test.
import { Agent } from 'undici'
import { type Client, type ClientOptions, createClient } from '#client/client.ts'
import type { App } from '../app.ts'
import { PASSWORD, type Person } from '../given.ts'

const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
export const trusting: typeof fetch = (input, init) => fetch(input, { ...init, dispatcher } as RequestInit)

export function clientsOf(app: Pick<App, 'url'>) {
  const client = (options: Partial<ClientOptions> = {}) => createClient({ baseUrl: `${app.url}/api`, fetch: trusting, ...options })
  return {
    client,
    async signedIn({ email }: Person): Promise<Client> {
      const theirs = client()
      await theirs.signIn({ email, password: PASSWORD })
      return theirs
    },
  }
}
