// The shapes of the audit log.
import Type from 'typebox'
import { Day, Id, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'
import { actions, subjectKinds } from './actions.ts'
import { PEOPLE_NAMED } from './queries.ts'

export const AuditAction = OneOf(...actions)

export const ListAudit = {
  action: Optional(AuditAction),
  actor: Optional(Type.Unsafe<number>({ ...Id, description: 'Only what this person did' })),
  from: Optional(Day),
  to: Optional(Day),
  ...feedQuery,
}

export const AuditEntry = Type.Object({
  id: Id,
  action: AuditAction,
  actor: OrNull(
    Type.Object({ id: Id, name: Str('Ada Admin') }, { description: 'Null: the operator of the service did it, or a program with `key`' }),
  ),
  key: Type.Unsafe<{ id: number; name: string } | null>({
    ...OrNull(Type.Object({ id: Id, name: Str('Website') })),
    description: 'With which API key a program did it; null where a person or the operator did',
  }),
  subject: Type.Object({
    kind: OneOf(...subjectKinds),
    id: Id,
    name: OrNull(Str('Grace Miller')),
  }),
  details: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Ids and choices that say more, such as `{"from": "member", "to": "leadership"}`; never what someone wrote',
  }),
  people: Type.Unsafe<{ id: number; name: string }[]>({
    ...Type.Array(Type.Object({ id: Id, name: Str('Grace Miller') })),
    description: `Whom the details name by an id, as they are called today; of many the first ${PEOPLE_NAMED}`,
  }),
  group: Type.Unsafe<{ id: number; name: string } | null>({
    ...OrNull(Type.Object({ id: Id, name: Str('Tuesday table') })),
    description: 'Which group the details name by its id',
  }),
  created_at: Timestamp,
})
