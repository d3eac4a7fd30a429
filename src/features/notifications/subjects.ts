// What notices are about. It is looked at again whenever a notice is sent or read, by the same rule as the thing itself, so that nobody is
// led to what they can't see, nor told of it: nothing has to be taken back when it is deleted, left, or given to others only.
import type { Sql } from '#platform/db/database.ts'
import type { Kind } from './kinds.ts'

/** Whether `reader` (SQL that gives a person's id) may see what a notice is about, in a statement about `notices`. */
export type Subject = (reader: Sql) => Sql

/** The subject of each kind: src/notice-subjects.ts, where the features that own the things say how they are looked at. */
export type Subjects = Readonly<Record<Kind, Subject>>
