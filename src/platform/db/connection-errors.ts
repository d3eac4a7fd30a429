import type { ClientBase, Connection } from 'pg'

/** pg emits 'error' on idle clients whose connection is lost; without a listener Node exits. The next query fails anyway. */
export const ignoreIdleErrors = <Client extends ClientBase>(client: Client): Client => client.on('error', () => {})

/**
 * Closes the connection after the first query that exceeds its `query_timeout`. `pg` (8.23) rejects that query, but keeps the
 * connection, on which later queries wait behind it for as long as TCP takes to notice, or forever.
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
