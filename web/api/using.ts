// Reading and changing from a view: what was read is shown again at once while it is asked for anew.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/preact-query'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import { useRef } from 'preact/hooks'
import type { paths } from '#client/paths.ts'
import { api, ask, once, Refusal } from '#web/api/asking.ts'
import { dropSent, keepSent, queries, type Sent, sentOf } from '#web/api/keeping.ts'

type Readable = PathsWithMethod<paths, 'get'>
type Parameters<Path extends Readable> = NonNullable<paths[Path]['get']> extends { parameters: infer All } ? All : never
/** What stands in the address: `{ path: { group: 3 }, query: { per_page: 20 } }`. */
type Given<Path extends Readable> = Pick<Parameters<Path>, Extract<keyof Parameters<Path>, 'path' | 'query'>>
type Answer<Path extends Readable> =
  NonNullable<paths[Path]['get']> extends {
    responses: { 200: { content: { 'application/json': infer Body } } }
  }
    ? Body
    : never

/** Under which an answer is kept: begins with the path, so that `changed('/groups')` finds all that was read there. */
export const keyOf = <Path extends Readable>(path: Path, given?: Given<Path>) => (given ? [path, given] : [path])

const read = <Path extends Readable>(path: Path, given: unknown, signal: AbortSignal): Promise<Answer<Path>> =>
  // The typed client takes these parameters for this path; that they fit was checked where they were given.
  ask((api.GET as (path: string, init: object) => Promise<never>)(path, { params: given ?? {}, signal }))

interface Reading {
  /** False asks for nothing yet. */
  enabled?: boolean
  /** What was asked for before stays until this is there: the other rows of a table that is filtered. */
  keepsPrevious?: boolean
}

/** Under which a list that goes on is kept. */
export const feedKeyOf = <Path extends Readable>(path: Path, given?: Given<Path>) => [...keyOf(path, given), 'feed']

/** One answer: `useRead('/groups/{group}', { path: { group } })`. */
export function useRead<Path extends Readable>(path: Path, given?: Given<Path>, { enabled = true, keepsPrevious = false }: Reading = {}) {
  return useQuery({
    queryKey: keyOf(path, given),
    queryFn: ({ signal }) => read(path, given, signal),
    enabled,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** All pages of a list that comes page by page, as one: for what is chosen from. */
export function useAllPages<Path extends Readable>(path: Path, given?: Given<Path>, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [...keyOf(path, given), 'all pages'],
    queryFn: async ({ signal }) => {
      const items: ItemOfPage<Path>[] = []
      for (let page: number | undefined = 1; page !== undefined; ) {
        const query = { ...(given as { query?: object } | undefined)?.query, page, per_page: 100 }
        const answer = (await read(path, { ...given, query }, signal)) as Paged<ItemOfPage<Path>>
        items.push(...answer.data)
        page = answer.next_page_url === null ? undefined : page + 1
      }
      return items
    },
    enabled,
  })
}

interface Paged<Item> {
  data: Item[]
  next_page_url: string | null
}
type ItemOfPage<Path extends Readable> = Answer<Path> extends Paged<infer Item> ? Item : never

interface Feed<Item> {
  data: Item[]
  meta: { next_cursor: string | null }
}
type ItemOf<Path extends Readable> = Answer<Path> extends Feed<infer Item> ? Item : never

/** A list that goes on: `items` are those read so far, `more` reads the next. */
export function useFeed<Path extends Readable>(path: Path, given?: Given<Path>, { perPage = 20, enabled = true } = {}) {
  const feed = useInfiniteQuery({
    queryKey: feedKeyOf(path, given),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(given as { query?: object } | undefined)?.query, per_page: perPage, ...(pageParam ? { cursor: pageParam } : {}) }
      return read(path, { ...given, query }, signal) as Promise<Feed<ItemOf<Path>>>
    },
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    enabled,
  })
  return {
    ...feed,
    items: feed.data?.pages.flatMap(({ data }) => data),
    more: feed.hasNextPage ? () => void feed.fetchNextPage() : undefined,
  }
}

/** What was read at these paths may be old now: it is read again where it is shown. */
export async function changed(...prefixes: Readable[]): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => prefixes.some((prefix) => String(queryKey[0]).startsWith(prefix)) })
}

interface Change<Input, Output> {
  send: (input: Input) => Promise<Output>
  /** Shows at once what will be; gives what puts it back if the service refuses. */
  show?: (input: Input) => () => void
  /** Which answers are old afterwards. */
  touches?: readonly Readable[]
}

/** Something that is done by a tap: shown at once, undone when it is refused, read again afterwards. Taps that come meanwhile are the same tap. */
export function useChange<Input, Output>({ send, show, touches = [] }: Change<Input, Output>) {
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      if (!show) return undefined
      // An older answer that comes late must not cover what is shown now.
      await queries.cancelQueries({ predicate: ({ queryKey }) => touches.some((prefix) => String(queryKey[0]).startsWith(prefix)) })
      return { takeBack: show(input) }
    },
    onError: (_error, _input, context) => context?.takeBack(),
    onSettled: async () => {
      isUnderWay.current = false
      if (queries.isMutating() <= 1) await changed(...touches)
    },
  })
  const mutate = (
    input: Input,
    { onSuccess, onError }: { onSuccess?: (output: Output) => void; onError?: (error: Error) => void } = {},
  ) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // A refusal is told also when what was tapped is gone by then, as a row is that another has removed.
    mutation.mutateAsync(input, onSuccess ? { onSuccess } : {}).catch((error: Error) => onError?.(error))
  }
  return { ...mutation, mutate }
}

/** Makes something new once: the same words carry the same key until the service has answered, however often they are sent; with a draft also
 * after the page was read again. `once(body, (headers) => ask(api.POST(…, { body, headers })))` */
export function useOnce(draft?: string) {
  const last = useRef<Sent | undefined>(undefined)
  return async <Answer>(body: unknown, send: (headers: ReturnType<typeof once>) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(body)
    last.current ??= draft === undefined ? undefined : await sentOf(draft)
    if (last.current?.words !== words) last.current = { words, key: crypto.randomUUID() }
    if (draft !== undefined) await keepSent(draft, last.current)
    const answered = async () => {
      last.current = undefined
      if (draft !== undefined) await dropSent(draft)
    }
    try {
      const answer = await send(once(last.current.key))
      await answered()
      return answer
    } catch (error) {
      // What was refused may be allowed later: the service would give its first answer again.
      if (error instanceof Refusal) await answered()
      throw error
    }
  }
}

/** Changes every object with this test in all that is kept under a path; gives what puts the old back. The same id may be another thing's: the
 * test also looks at what only such an item has (`'likes' in item`). */
export function patchKept<Item extends object>(
  prefix: Readable,
  isMeant: (item: Item) => boolean,
  change: (item: Item) => Item,
): () => void {
  const before = queries.getQueriesData({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(prefix) })
  for (const [key, value] of before) queries.setQueryData(key, patched(value, isMeant, change))
  return () => {
    for (const [key, value] of before) queries.setQueryData(key, value)
  }
}

function patched<Item extends object>(value: unknown, isMeant: (item: Item) => boolean, change: (item: Item) => Item): unknown {
  if (Array.isArray(value)) return value.map((one) => patched(one, isMeant, change))
  if (typeof value !== 'object' || value === null) return value
  if (isMeant(value as Item)) return change(value as Item)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, typeof field === 'object' ? patched(field, isMeant, change) : field]),
  )
}
