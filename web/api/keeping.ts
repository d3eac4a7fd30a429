// What was read is kept on the phone for a week, for the account that read it, so that the app can be read without a network. What was begun to
// be written is kept beside it. Signing out takes both away.
import { QueryClient } from '@tanstack/preact-query'
import { type PersistedClient, type Persister, persistQueryClient } from '@tanstack/preact-query-persist-client'
import { clear, createStore, del, delMany, get, set } from 'idb-keyval'
import { Refusal } from '#web/api/asking.ts'
import { isKept } from '#web/api/kept.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
const store = createStore('discipleship', 'kept')
const OWNER = 'account'

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: WEEK_MS,
      networkMode: 'always', // the worker may have it, or the network may be back: asking tells
      retry: (failures, error) => !(error instanceof Refusal) && failures < 2,
      retryDelay: (failures) => 1_000 * (failures + 1 + Math.random()), // not all phones at the same moment
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

const persister: Persister = {
  persistClient: (client: PersistedClient) => set('answers', client, store).catch(() => {}),
  restoreClient: () => get<PersistedClient>('answers', store).catch(() => undefined),
  removeClient: () => del('answers', store).catch(() => {}),
}

let stop = () => {}

/** Reads what was kept for this account, and keeps what is read from now on. What was kept or begun by another is thrown away. */
export async function keepFor(account: number): Promise<void> {
  stop()
  // Whose session ended without their signing out left their drafts here.
  const owner = await get<number>(OWNER, store).catch(() => undefined)
  if (owner !== account) {
    queries.clear()
    await clear(store).catch(() => {})
    await set(OWNER, account, store).catch(() => {})
  }
  const [unsubscribe, restored] = persistQueryClient({
    queryClient: queries,
    persister,
    maxAge: WEEK_MS,
    buster: `${account}`,
    dehydrateOptions: { shouldDehydrateQuery: ({ state, queryKey }) => state.status === 'success' && isKept(String(queryKey[0])) },
  })
  stop = unsubscribe
  await restored
  // Shown at once, and asked for anew: a page that was opened again is as new as it can be.
  await queries.invalidateQueries({ refetchType: 'none' })
}

/** Nothing of this account stays here. */
export async function wipe(): Promise<void> {
  stop()
  queries.clear()
  await clear(store).catch(() => {})
  localStorage.removeItem('signed-in')
}

// Drafts

export const draftOf = <Value>(name: string): Promise<Value | undefined> => get<Value>(`draft ${name}`, store).catch(() => undefined)
export const keepDraft = (name: string, value: unknown): Promise<void> => set(`draft ${name}`, value, store).catch(() => {})
export const dropDraft = (name: string): Promise<void> => delMany([`draft ${name}`, `sent ${name}`], store).catch(() => {})

/** A draft that was sent and not answered yet: its words, and the key with which they were sent. */
export interface Sent {
  words: string
  key: string
}
export const sentOf = (draft: string): Promise<Sent | undefined> => get<Sent>(`sent ${draft}`, store).catch(() => undefined)
export const keepSent = (draft: string, sent: Sent): Promise<void> => set(`sent ${draft}`, sent, store).catch(() => {})
export const dropSent = (draft: string): Promise<void> => del(`sent ${draft}`, store).catch(() => {})
