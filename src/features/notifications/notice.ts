// A notice: its kind, its values, and what it is about. Its text is rendered from these for each reader, in their language.
import type { Words } from '#words/languages.ts'
import type { NewsCounts } from './gathering/queries.ts'
import type { IdsOf, Kind } from './kinds.ts'

type Sentences = Words['notifications']['notices']

/** The values in what a notice of this kind says. They name no person: a notice outlives accounts. */
export type ParamsOf<K extends Kind> = Parameters<Sentences[K]> extends [infer Params] ? Params : Record<string, never>

export interface Notice<K extends Kind = Kind> {
  kind: K
  /** These people, or everybody in a group but one: however large it is, the caller does not wait for it. */
  to: { users: readonly number[] } | { group: number; except: number }
  /** A second notice of this kind and key is not made: for callers that may run twice. */
  once?: string
  params: ParamsOf<K>
  /** What somebody wrote: in the list and the e-mail, never in a push. */
  quote?: string | null
  /** Ids that lead a client to the thing, and by which it is looked at again: who can't see it any more is told no more. */
  data: Readonly<Record<IdsOf<K>, number> & Record<string, number>>
  /** Nobody gets the usual e-mail: the caller sends one of its own. Only for people, not for a group. */
  email?: false
}

/** A notice as it is stored. Without `params` it is from before there were any, and says what it said then. */
export interface StoredNotice {
  kind: Kind
  params: object | null
  title: string | null
  body: string | null
  /** How much it gathers, where it does. */
  news: NewsCounts | null
}

/** What a notice says, in the language of these words. */
export function textOf({ kind, params, title, body, news }: StoredNotice, { notifications }: Words): { title: string; body: string } {
  if (!params) return { title: title ?? '', body: body ?? '' }
  const say = notifications.notices[kind] as (params: object) => { title: string; body: string }
  return say({ ...params, ...news })
}
