// Writing notes in a pair: those that both read while it is active, and one's own at any time.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { requireMatch, versionAt } from '#platform/http/etag.ts'
import { PairNotActive, TooManyNotes } from '../errors.ts'
import { NOTES } from '../limits.ts'
import { lockActive, lockOwn } from '../policy.ts'
import { markActive } from '../queries.ts'
import {
  addNote,
  addPrivateNote,
  countNotes,
  countPrivateNotes,
  hasNote,
  lockNote,
  lockPrivateNote,
  removeNote,
  removePrivateNote,
  saveNote,
  savePrivateNote,
} from './queries.ts'

export const versionOf = ({ edited_at, created_at }: { edited_at: string | null; created_at: string }) => versionAt(edited_at ?? created_at)

export const writeNote = (db: Db, actor: Actor, pairId: number, text: string) =>
  db.transaction(async (tx) => {
    await lockActive(tx, actor, pairId)
    if ((await countNotes(tx, pairId)) >= NOTES) throw new TooManyNotes({ max: NOTES })
    await markActive(tx, pairId)
    return addNote(tx, actor.id, pairId, text)
  })

/** A text in the place of the version that was read (`ifMatch`), where that is said: on another device one may have written others since. */
export interface NoteChange {
  text: string
  ifMatch: string | undefined
}

/** What both read is changed while both are there: nobody finds other words in a pair that has ended. */
export const changeNote = (db: Db, actor: Actor, pairId: number, noteId: number, { text, ifMatch }: NoteChange) =>
  db.transaction(async (tx) => {
    await lockActive(tx, actor, pairId)
    const before = ifMatch === undefined ? undefined : await lockNote(tx, actor.id, pairId, noteId)
    if (before) requireMatch(ifMatch, versionOf(before))
    const note = await saveNote(tx, actor.id, pairId, noteId, text)
    if (!note) await refuseForeignNote(tx, actor.id, pairId, noteId)
    return note!
  })

/** Also of a pair that has ended: it is theirs. */
export const removeOwnNote = (db: Db, actor: Actor, pairId: number, noteId: number) =>
  db.transaction(async (tx) => {
    await lockOwn(tx, actor.id, pairId)
    if ((await removeNote(tx, actor.id, pairId, noteId)) === 0) await refuseForeignNote(tx, actor.id, pairId, noteId)
  })

async function refuseForeignNote(tx: Db, userId: number, pairId: number, noteId: number) {
  if (!(await hasNote(tx, userId, pairId, noteId))) throw notFound('pair_note_not_found')
  throw forbidden('only_who_wrote_it')
}

/** It tells the other nothing, not even that something was written: the pair stays as quiet as it is. */
export const writePrivateNote = (db: Db, actor: Actor, pairId: number, text: string) =>
  db.transaction(async (tx) => {
    await lockRoles(tx, actor)
    const { status } = await lockOwn(tx, actor.id, pairId)
    if (status === 'asked' || status === 'waiting') throw new PairNotActive({ pair_id: pairId })
    if ((await countPrivateNotes(tx, actor.id, pairId)) >= NOTES) throw new TooManyNotes({ max: NOTES })
    return addPrivateNote(tx, actor.id, pairId, text)
  })

export const changePrivateNote = (db: Db, actor: Actor, pairId: number, noteId: number, { text, ifMatch }: NoteChange) =>
  db.transaction(async (tx) => {
    const before = ifMatch === undefined ? undefined : await lockPrivateNote(tx, actor.id, pairId, noteId)
    if (before) requireMatch(ifMatch, versionOf(before))
    const note = await savePrivateNote(tx, actor.id, pairId, noteId, text)
    if (!note) throw notFound('pair_note_not_found')
    return note
  })

export async function removeOwnPrivateNote(db: Db, actor: Actor, pairId: number, noteId: number) {
  if ((await removePrivateNote(db, actor.id, pairId, noteId)) === 0) throw notFound('pair_note_not_found')
}
