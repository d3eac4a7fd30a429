// A list that comes as a whole, also where it is so long that the service gives it in parts.
import { keepPreviousData, useQuery } from '@tanstack/preact-query'

/** Reads the part at a cursor, or the first. */
type ReadPart<Item> = (at: { cursor?: string }, signal?: AbortSignal) => Promise<{ data: Item[]; meta: { next_cursor: string | null } }>

export async function readWhole<Item>(readPart: ReadPart<Item>, signal?: AbortSignal): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data, meta } = await readPart(cursor === undefined ? {} : { cursor }, signal)
    items.push(...data)
    cursor = meta.next_cursor
  }
  return items
}

interface Whole<Item> {
  /** From `keyOf`, so that `changed` finds it. */
  key: readonly unknown[]
  readPart: ReadPart<Item>
  enabled?: boolean
  /** What was asked for before stays until this is there. */
  keepsPrevious?: boolean
}

export function useWhole<Item>({ key, readPart, enabled = true, keepsPrevious = false }: Whole<Item>) {
  return useQuery({
    queryKey: [...key, 'whole'],
    queryFn: ({ signal }) => readWhole(readPart, signal),
    enabled,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
