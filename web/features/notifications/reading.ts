// What changes in a list of notifications where some of them are read.
import type { components } from '#client/paths.ts'

type Answer = Pick<components['schemas']['Notifications'], 'data' | 'unread_count'>
/** As it is kept: one answer, or the parts of a feed. */
export type Kept = Answer | { pages: Answer[] }

export function asRead<Any extends Kept>(kept: Any, which: number | 'all', at: string): Any {
  if ('pages' in kept) return { ...kept, pages: kept.pages.map((page) => asRead(page, which, at)) }
  return {
    ...kept,
    unread_count: which === 'all' ? 0 : Math.max(0, kept.unread_count - 1),
    data: kept.data.map((item) => (item.read_at === null && (which === 'all' || item.id === which) ? { ...item, read_at: at } : item)),
  }
}
