// SQL of notes. Shared ones are bound to a pair whose reader is one of the two; private ones, in a table of their own, to their writer: as in the
// journal there is no other way to a row.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { limitedToAnswerSize } from '#platform/http/answer-size.ts'
import type { Position } from '#platform/http/paging.ts'
import type { PairNote, PrivatePairNote } from './schemas.ts'

type Note = Static<typeof PairNote>
type PrivateNote = Static<typeof PrivatePairNote>

const newestFirst = sql`id desc`
const octets = sql`octet_length(text)`
const before = (after: Position | undefined) => sql`id < coalesce(${after?.[0] ?? null}::bigint, 9223372036854775807)`

// What both read

const ofBoth = (userId: number, pairId: number) => sql`
  pair_id = ${pairId} and exists (select from pairs where id = ${pairId} and ${userId}::bigint in (mentor_id, mentee_id))`
const shared = (userId: number) => sql`id, text, created_at, edited_at, written_by = ${userId} as is_mine`

export function listNotes(db: Db, userId: number, pairId: number, after: Position | undefined, limit: number) {
  const rows = sql`
    select ${shared(userId)} from pair_notes where ${ofBoth(userId, pairId)} and ${before(after)} order by id desc limit ${limit}`
  return db.many<Note>(limitedToAnswerSize(sql`id, text, created_at, edited_at, is_mine`, { rows, octets, order: newestFirst }))
}

export const countNotes = async (tx: Db, pairId: number) =>
  (await tx.one<{ count: number }>(sql`select count(*) from pair_notes where pair_id = ${pairId}`)).count

export const addNote = (tx: Db, userId: number, pairId: number, text: string) =>
  tx.one<Note>(sql`insert into pair_notes (pair_id, written_by, text) values (${pairId}, ${userId}, ${text}) returning ${shared(userId)}`)

export const hasNote = async (db: Db, userId: number, pairId: number, noteId: number) =>
  (await db.maybe(sql`select from pair_notes where id = ${noteId} and ${ofBoth(userId, pairId)}`)) !== undefined

export const lockNote = (tx: Db, userId: number, pairId: number, noteId: number) =>
  tx.maybe<Note>(sql`
    select ${shared(userId)} from pair_notes where id = ${noteId} and pair_id = ${pairId} and written_by = ${userId} for no key update`)

export const saveNote = (tx: Db, userId: number, pairId: number, noteId: number, text: string) =>
  tx.maybe<Note>(sql`
    update pair_notes set text = ${text}, edited_at = now()
    where id = ${noteId} and pair_id = ${pairId} and written_by = ${userId} returning ${shared(userId)}`)

export const removeNote = (tx: Db, userId: number, pairId: number, noteId: number) =>
  tx.run(sql`delete from pair_notes where id = ${noteId} and pair_id = ${pairId} and written_by = ${userId}`)

// What one alone reads

const own = (userId: number, pairId: number) => sql`user_id = ${userId} and pair_id = ${pairId}`
const columns = sql`id, text, created_at, edited_at`

export function listPrivateNotes(db: Db, userId: number, pairId: number, after: Position | undefined, limit: number) {
  const rows = sql`
    select ${columns} from pair_private_notes where ${own(userId, pairId)} and ${before(after)} order by id desc limit ${limit}`
  return db.many<PrivateNote>(limitedToAnswerSize(columns, { rows, octets, order: newestFirst }))
}

export const countPrivateNotes = async (tx: Db, userId: number, pairId: number) =>
  (await tx.one<{ count: number }>(sql`select count(*) from pair_private_notes where ${own(userId, pairId)}`)).count

export const addPrivateNote = (tx: Db, userId: number, pairId: number, text: string) =>
  tx.one<PrivateNote>(
    sql`insert into pair_private_notes (pair_id, user_id, text) values (${pairId}, ${userId}, ${text}) returning ${columns}`,
  )

export const lockPrivateNote = (tx: Db, userId: number, pairId: number, noteId: number) =>
  tx.maybe<PrivateNote>(sql`select ${columns} from pair_private_notes where id = ${noteId} and ${own(userId, pairId)} for no key update`)

export const savePrivateNote = (tx: Db, userId: number, pairId: number, noteId: number, text: string) =>
  tx.maybe<PrivateNote>(sql`
    update pair_private_notes set text = ${text}, edited_at = now() where id = ${noteId} and ${own(userId, pairId)} returning ${columns}`)

export const removePrivateNote = (tx: Db, userId: number, pairId: number, noteId: number) =>
  tx.run(sql`delete from pair_private_notes where id = ${noteId} and ${own(userId, pairId)}`)
