// A list as a whole: read page by page, as long as it goes on.
import { ApiError } from './errors.ts'
import type { Answered } from './sending.ts'

type Query = Readonly<Record<string, unknown>>

/** `read` asks for the list with a query. Where it goes on is read off the answer; whom to ask is not, so no link leads elsewhere. */
export async function* eachOf(read: (query: Query) => Promise<Answered>, query: Query): AsyncGenerator<unknown, void, void> {
  let next: Record<string, string> | undefined
  do {
    const { body, headers, status } = await read({ ...query, ...next })
    yield* itemsOf(body)
    const before = JSON.stringify(next)
    next = nextOf(body, headers)
    // The same place again would have no end.
    if (next && JSON.stringify(next) === before) throw new ApiError('unreadable', { status, headers })
  } while (next)
}

function itemsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  const { data, badges } = body as { data?: unknown[]; badges?: unknown[] }
  return data ?? badges ?? []
}

/** What of the query changes for the next page: by a cursor, by the link in a page, or by that of a plain array (`Link`). */
function nextOf(body: unknown, headers: Headers): Record<string, string> | undefined {
  const { meta, next_page_url } = body as { meta?: { next_cursor?: string | null }; next_page_url?: string | null }
  if (meta?.next_cursor) return { cursor: meta.next_cursor }
  const link = next_page_url ?? /<([^>]*)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  return link ? Object.fromEntries(new URL(link, 'https://service.invalid').searchParams) : undefined
}
