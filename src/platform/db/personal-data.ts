// What each part of the service keeps about a person: how they get a copy, and how it goes when their account does.
import type { Db, Sql } from './database.ts'

export interface PersonalData {
  /** Lists of the copy, by name: `posts/comments` becomes the file `posts/comments.json`. */
  exports?: Record<string, (db: Db, userId: number) => AsyncIterable<object>>
  /** Takes away what is private. Runs again later for what was being written at the same time, so it finds nothing the second time. */
  erase?: (tx: Db, userId: number) => Promise<unknown>
}

/** A list of the rows that a statement gives. */
export const rowsOf = (statement: (userId: number) => Sql) =>
  async function* (db: Db, userId: number): AsyncGenerator<object> {
    yield* await db.many<object>(statement(userId))
  }

/** Runs statements one after the other. */
export const inTurn =
  (...statements: ((userId: number) => Sql)[]) =>
  async (tx: Db, userId: number) => {
    for (const statement of statements) await tx.run(statement(userId))
  }

/** Two accounts of one person: from the one that they leave to the one that stays. */
export interface Moving {
  from: number
  to: number
}
