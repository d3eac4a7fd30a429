import type { ClientBase, Connection } from 'pg'

/** A connection that is lost while nothing is asked of it says so once, and unheard that ends the process. The next statement fails and tells. */
export const ignoreIdleErrors = <Client extends ClientBase>(client: Client): Client => client.on('error', () => {})

/**
 * Ends the connection with the first statement that is not answered within its `query_timeout`. `pg` (8.23) tells whoever asked, and keeps the
 * connection, on which everything that is asked later waits behind that statement for as long as TCP takes to notice, or for ever.
 */
export function closeOnQueryTimeout(client: ClientBase & { connection?: Connection }): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const ask = (...asked: unknown[]) => {
    const answer = query(...asked)
    if (answer instanceof Promise)
      answer.catch((error: Error) => error.message === 'Query read timeout' && client.connection?.stream.destroy())
    return answer
  }
  Object.assign(client, { query: ask })
}
