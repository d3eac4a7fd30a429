import type { ClientBase } from 'pg'

/** A connection that is lost while nothing is asked of it says so once, and unheard that ends the process. The next statement fails and tells. */
export const survivesLoss = <Client extends ClientBase>(client: Client): Client => client.on('error', () => {})
