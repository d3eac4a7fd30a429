// What is sent and what comes back about reports.
import Type from 'typebox'
import { GroupName } from '#features/groups/schemas.ts'
import { Id, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'
import { Author } from '../schemas.ts'

export const CreateReport = { reason: Text(1000, { examples: ['This is advertising.'] }) }
export const ResolveReport = { action: OneOf('remove', 'dismiss') }

export const ReportStatus = OneOf('open', 'removed', 'dismissed')
const fields = {
  id: Id,
  group_id: Id,
  kind: OneOf('post', 'comment'),
  post_id: OrNull({ ...Id, description: 'The post, or the one that the comment is under; null once it is gone' }),
  comment_id: OrNull(Id),
  reason: Str('This is advertising.'),
  status: ReportStatus,
  created_at: Timestamp,
  resolved_at: OrNull(Timestamp),
}

export const Report = Type.Object(fields)
export const ReportToReview = Type.Object({
  ...fields,
  group: GroupName,
  content: OrNull(Type.Object({ title: Str('Next Sunday'), message: Str('We meet in the garden.'), user: Author })),
  resolved_by: OrNull(Id),
})

export const ReportsQuery = {
  status: Optional({ ...ReportStatus, description: '`open` when left out' }),
  organization_id: Optional({ ...Id, description: 'Only those of this organization' }),
  ...feedQuery,
}
