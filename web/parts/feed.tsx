// A list that goes on, newest first. A real button reads on, so that the keyboard and who scrolls are not caught in it.
import type { ComponentChildren } from 'preact'
import { Failed, Skeleton } from '#web/parts/loaded.tsx'
import { words } from '#web/words/choosing.ts'

interface FeedProps<Item> {
  of: {
    items: Item[] | undefined
    error: unknown
    more: (() => void) | undefined
    isFetchingNextPage: boolean
    refetch: () => unknown
  }
  /** What stands here while there is nothing. */
  empty: ComponentChildren
  /** On the button that reads on; "Show more" without it. */
  moreText?: string
  children: (item: Item) => ComponentChildren
}

export function Feed<Item extends { id: number }>({ of, empty, moreText, children }: FeedProps<Item>) {
  if (of.items === undefined) return of.error ? <Failed error={of.error} again={() => void of.refetch()} /> : <Skeleton />
  if (of.items.length === 0) return <>{empty}</>
  return (
    <div class="stack">
      <div class="stack" role="feed" aria-busy={of.isFetchingNextPage}>
        {of.items.map((item) => children(item))}
      </div>
      {of.error !== null && of.error !== undefined && <Failed error={of.error} again={of.more ?? (() => void of.refetch())} />}
      {of.more && !of.error && (
        <button type="button" class="button start" aria-busy={of.isFetchingNextPage} onClick={of.more}>
          {moreText ?? words().frame.showMore}
        </button>
      )}
    </div>
  )
}
