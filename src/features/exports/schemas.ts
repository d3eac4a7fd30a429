// What an organization's admins take along as files: the kinds, and the columns of each.
import Type from 'typebox'
import { OneOf, Optional } from '#platform/http/fields.ts'

export const exportKinds = ['people', 'groups', 'group-members', 'attendance', 'progress', 'completions'] as const
export type ExportKind = (typeof exportKinds)[number]

/** As the fields are called in JSON; in CSV each has a heading in the reader's language. */
export const columns = {
  people: ['id', 'name', 'email', 'phone', 'birthday', 'role', 'joined_on'],
  groups: ['id', 'name', 'status', 'join_type', 'leader', 'member_count', 'created_on'],
  'group-members': ['group_id', 'group_name', 'user_id', 'name', 'group_role', 'joined_on'],
  attendance: ['meeting_id', 'group_id', 'group_name', 'meeting', 'starts_at', 'user_id', 'name', 'guests'],
  progress: ['user_id', 'name', 'qualification_id', 'training', 'state', 'progress_percentage', 'due_date', 'completed_on'],
  completions: ['user_id', 'name', 'challenge_id', 'challenge', 'points_awarded', 'completed_on'],
} as const satisfies Record<ExportKind, readonly string[]>

export type ExportColumn = (typeof columns)[ExportKind][number]

export const ExportFormat = OneOf('csv', 'json')
export const ExportQuery = {
  format: Optional(
    Type.Unsafe<'csv' | 'json'>({ ...ExportFormat, default: 'csv', description: 'A table for spreadsheets, or a list of objects' }),
  ),
}
