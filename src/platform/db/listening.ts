// One connection that hears what PostgreSQL announces on a channel (LISTEN), beside the pool. When it is lost it comes back; whoever needs it
// looks then what was announced meanwhile, for that is told to nobody again.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Db, dbOn } from './database.ts'
import { types } from './types.ts'

/** Milliseconds before the first and before each later attempt to come back. */
const [SOONEST, LATEST] = [50, 5_000]
const STATEMENT_MS = 15_000

export type ListeningDb = Pick<Db, 'many' | 'maybe' | 'one' | 'run'>

export interface ListeningOptions {
  url: string
  name: string
  channel: string
  onAnnounced(payload: string): void
  /** It listens from now on: what was announced before must be looked for. */
  onConnected(): void
  onLost(error: Error): void
}

export interface Listening {
  /** Statements on this connection; undefined while there is none. */
  readonly db: ListeningDb | undefined
  close(): Promise<void>
}

export function openListening({ url, name, channel, onAnnounced, onConnected, onLost }: ListeningOptions): Listening {
  const closing = new AbortController()
  let db: ListeningDb | undefined
  let current: pg.Client | undefined

  async function listenOnce(onListening: () => void) {
    const client = new pg.Client({
      connectionString: url,
      types,
      application_name: name,
      connectionTimeoutMillis: LATEST,
      keepAlive: true,
      options: `-c timezone=UTC -c datestyle=ISO -c statement_timeout=${STATEMENT_MS}`,
    })
    const ended = new Promise<Error>((resolve) => {
      client.on('error', resolve)
      client.on('end', () => resolve(new Error('The connection ended')))
    })
    client.on('notification', ({ payload = '' }) => onAnnounced(payload))
    current = client
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      db = dbOn(client, STATEMENT_MS + LATEST)
      onListening()
      onConnected()
      throw await ended
    } finally {
      db = undefined
      await client.end().catch(() => {})
    }
  }

  async function listen() {
    for (let wait = SOONEST; !closing.signal.aborted; wait = Math.min(wait * 2, LATEST)) {
      try {
        await listenOnce(() => {
          wait = SOONEST / 2
        })
      } catch (error) {
        if (closing.signal.aborted) return
        onLost(error as Error)
        // Not all processes at the same moment.
        await sleep(wait * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  const listening = listen()
  return {
    get db() {
      return db
    },
    async close() {
      closing.abort()
      await current?.end().catch(() => {})
      await listening
    },
  }
}
