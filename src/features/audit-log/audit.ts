// Records what admins, leaders and the operator do, in the transaction that does it.
import type { Db } from '#platform/db/database.ts'
import type { Action, SubjectKind } from './actions.ts'
import { addEntry, addEntryOfAccount, addEntryUnlessRecent } from './queries.ts'

/** Who did it: a person, or the operator at the command line. */
export type AuditActor = { id: number } | 'operator'
/** The same, or a program with a key. */
export type AuditAuthor = AuditActor | { keyId: number }

/** Ids, and choices out of a fixed set. The type keeps free text out: a plain `string` is no choice. */
type Details<Given> = { [Name in keyof Given]: Plain<Given[Name]> }
type Plain<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : Value extends number | boolean | null | undefined
      ? Value
      : never

/** Adds an entry to the audit log of an organization; null: of none, since it is gone. */
export const recordAudit = <const Given extends object>(
  tx: Db,
  {
    organizationId,
    by,
    action,
    subject: [kind, id],
    details,
  }: AuditEvent & { organizationId: number | null; details?: Given & Details<Given> },
) => addEntry(tx, { organizationId, ...authorOf(by), action, kind, id, details: details ?? {} })

/** The same for what an editor saves by itself while somebody writes: one entry in ten minutes for each person and subject. */
export const recordAuditOfWriting = (
  tx: Db,
  { organizationId, by, action, subject: [kind, id] }: AuditEvent & { by: { id: number }; organizationId: number },
) => addEntryUnlessRecent(tx, { organizationId, actorId: by.id, action, kind, id, details: {} })

/** Adds an entry about an account to the audit log of every organization that the person belongs to now. */
export const recordAccountAudit = <const Given extends object>(
  tx: Db,
  { by, action, userId, details }: { by: AuditActor; action: Action; userId: number; details?: Given & Details<Given> },
) => addEntryOfAccount(tx, { actorId: authorOf(by).actorId, action, userId, details: details ?? {} })

interface AuditEvent {
  by: AuditAuthor
  action: Action
  subject: readonly [kind: SubjectKind, id: number]
}

const authorOf = (by: AuditAuthor) => ({
  actorId: by !== 'operator' && 'id' in by ? by.id : null,
  keyId: by !== 'operator' && 'keyId' in by ? by.keyId : null,
})
