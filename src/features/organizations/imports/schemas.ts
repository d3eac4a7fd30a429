// What is sent and what comes back about imports.
import Type from 'typebox'
import { Bool, Id, Int, ListOf, OneOf, Optional, OrNull, ReasonCode, Str, Timestamp } from '#platform/http/fields.ts'
import { completeListQuery } from '#platform/http/paging.ts'
import { dateOrders, fields } from './columns.ts'
import { MAX_COLUMNS } from './limits.ts'

export const ImportField = Type.Unsafe<(typeof fields)[number]>({
  ...OneOf(...fields),
  description: 'What a column is: `none` is left out. Where several are the same, the first that holds something counts',
})
const DateOrder = Type.Unsafe<(typeof dateOrders)[number]>({
  ...OneOf(...dateOrders),
  description: 'How `3/4/1990` is read. `1990-04-03` and `3.4.1990` are read alike in both',
})

export const RowResult = Type.Unsafe<'new' | 'member' | 'invited' | 'invalid' | 'twice' | 'no_place' | 'added'>({
  ...OneOf('new', 'member', 'invited', 'invalid', 'twice', 'no_place', 'added'),
  description:
    '`new`: gets an invitation; `member`: belongs to the organization already; `invited`: has an invitation that is open; `invalid`: `problems` says what is wrong; `twice`: the row `same_as` has the same address; `no_place`: there are 20,000 open invitations; `added`: was invited by this import',
})

export const Import = Type.Object({
  id: Id,
  filename: Str('Gemeindeliste.csv'),
  state: Type.Unsafe<'checked' | 'running' | 'done' | 'stopped' | 'undone'>({
    ...OneOf('checked', 'running', 'done', 'stopped', 'undone'),
    description:
      '`checked`: nothing has happened yet; `stopped`: whoever ran it ceased to be an admin meanwhile, and so their invitations ended',
  }),
  columns: Type.Array(
    Type.Object({
      header: Str('E-Mail'),
      samples: Type.Array(Str('grace@example.org'), { description: 'What stands in it, until the import has run' }),
      field: ImportField,
    }),
  ),
  date_order: DateOrder,
  row_count: Int,
  counts: Type.Object(
    { new: Int, member: Int, invited: Int, invalid: Int, twice: Int, no_place: Int, added: Int },
    {
      description: 'Rows by their result',
    },
  ),
  progress: Type.Unsafe<number>({ ...Int, description: 'In percent' }),
  sends_invitations: Type.Boolean(),
  unsent_count: Type.Unsafe<number>({ ...Int, description: 'Invitations whose e-mail waits for an admin' }),
  accepted_count: Type.Unsafe<number>({ ...Int, description: 'Invitations that were accepted' }),
  created_at: Timestamp,
  started_at: OrNull(Timestamp),
  ended_at: OrNull(Timestamp),
  undo_until: OrNull(Timestamp),
})

export const ImportRow = Type.Object({
  line: Type.Unsafe<number>({ ...Int, description: 'As the spreadsheet counts its rows' }),
  name: OrNull(Str('Grace Miller')),
  email: OrNull(Str('grace@example.org')),
  phone: OrNull(Str('+49 170 1234567')),
  birthday: OrNull(Str('1990-05-17')),
  role: OrNull(Str('member')),
  result: RowResult,
  same_as: Type.Unsafe<number | null>(OrNull(Int)),
  problems: Type.Array(
    Type.Object({ field: Str('email'), code: ReasonCode('email'), message: Str('The field “email” must be an e-mail address.') }),
  ),
})

export const MapColumns = {
  fields: ListOf(ImportField, 1, MAX_COLUMNS, {
    description: 'One for each column, in their order',
    examples: [['name', 'email', 'none']],
  }),
  date_order: Optional(DateOrder),
}
export const ListRows = { result: Optional(RowResult), ...completeListQuery }
export const RunImport = {
  send_invitations: Optional(
    Type.Unsafe<boolean>({
      ...Bool,
      description: 'Whether the e-mails go out now; otherwise they wait until an admin sends them',
      default: false,
    }),
  ),
  fields: Optional(
    ListOf(ImportField, 1, MAX_COLUMNS, {
      description: 'What the columns were taken for when the caller looked at it. Where it is something else by now, nothing runs',
      examples: [['name', 'email', 'none']],
    }),
  ),
}
