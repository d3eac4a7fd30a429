// What lists of which phones keep copies take and give beside what all lists do.
import Type, { type TSchema } from 'typebox'
import { Id, Optional, Text, Timestamp } from '#platform/http/fields.ts'
import { CompleteListOf, completeListQuery, FeedMeta, FeedOf, feedQuery, ListMeta } from '#platform/http/paging.ts'

const updated_since = Optional(
  Text(40, {
    description: '`meta.synced_until` of the answer before: gives what changed since, by `id`, and what is gone in `deleted`',
    examples: ['2026-03-01T09:30:00.123456Z'],
  }),
)
export const listOrChangesQuery = { ...completeListQuery, updated_since }
export const feedOrChangesQuery = { ...feedQuery, updated_since }
export const updatedSince = { updated_since }

export const Tombstone = Type.Object({ id: Id, deleted_at: Timestamp })

const synced_until = Type.Optional(
  Type.Unsafe<string>({ ...Timestamp, description: 'With `updated_since`: what to ask with the next time, when the last part was read' }),
)
export const SyncedListMeta = Type.Object({ ...ListMeta.properties, synced_until })
export const SyncedFeedMeta = Type.Object({ ...FeedMeta.properties, synced_until })

const deleted = Type.Optional(Type.Array(Tombstone, { description: 'With `updated_since`: what the caller does not see any more' }))

/** The envelope of a list that comes whole, and of what changed in it. */
export const ListOrChangesOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ ...CompleteListOf(item).properties, deleted, meta: SyncedListMeta }, { 'x-list': '*List' })

/** The same of a feed. */
export const FeedOrChangesOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ ...FeedOf(item).properties, deleted, meta: SyncedFeedMeta }, { 'x-list': '*Feed' })
