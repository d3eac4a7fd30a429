// Reporting what others wrote, and the list of reports for those who moderate.

import type { FastifyReply } from 'fastify'
import type { Api } from '#features/accounts/actor.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import type { Words } from '#words/languages.ts'
import { listReports } from './queries.ts'
import { reportComment, reportPost, requireModerated, resolveReport } from './reporting.ts'
import { CreateReport, Report, ReportsQuery, ReportToReview, ResolveReport } from './schemas.ts'

export function reportRoutes(service: Api, { config }: Services) {
  const api = service.withTag('Posts')

  const thanks = (words: Words, { report, isNew }: Awaited<ReturnType<typeof reportPost>>, reply: FastifyReply) => {
    if (isNew) reply.code(201)
    return { message: words.posts.answers.reported, data: report }
  }
  const reporting = {
    access: 'subscriber',
    description: 'Its author does not learn who reported it. Reporting again answers 200 and changes nothing.',
    body: CreateReport,
    subject: ({ data }: { data: { id: number } }) => ({ table: 'reports', id: data.id }),
    response: { 200: Done(Report), 201: Done(Report), 403: Refused, 404: Refused, 422: ValidationFailed },
  } as const

  api.post(
    '/groups/{group}/post/{post_id}/report',
    { operationId: 'reportPost', ...reporting, summary: 'Report a post to the moderators' },
    async ({ db, actor, params, body, words, reply }) =>
      thanks(words, await reportPost(db, actor, params.group, params.post_id, body.reason), reply),
  )

  api.post(
    '/groups/{group}/post/comment/{comment_id}/report',
    { operationId: 'reportComment', ...reporting, summary: 'Report a comment to the moderators' },
    async ({ db, actor, params, body, words, reply }) =>
      thanks(words, await reportComment(db, actor, params.group, params.comment_id, body.reason), reply),
  )

  api.get(
    '/manage/reports',
    {
      operationId: 'listReports',
      access: 'subscriber',
      summary: 'List reports, the newest first (admins of groups and organizations)',
      description:
        'A group’s admins see those of their groups, an organization’s admins all of the organization. Who reported is not shown.',
      query: ReportsQuery,
      response: { 200: FeedOf(ReportToReview), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const { status = 'open', organization_id, cursor, per_page = 50 } = query
      const after = readCursor(cursor, ['string', 'number'])
      const moderated = await requireModerated(db, actor, organization_id)
      const reader = { id: actor.id, publicUrl: config.publicUrl }
      const reports = await listReports(db, reader, moderated, { status, first: 'newest', after, limit: per_page + 1 })
      return feedOf(reports, per_page, ({ created_at, id }) => [created_at, id])
    },
  )

  api.post(
    '/manage/reports/{report}/resolve',
    {
      operationId: 'resolveReport',
      access: 'subscriber',
      summary: 'Resolve a report: remove the content, or dismiss the report (admins of the group and the organization)',
      description: 'Removing closes all reports about the same thing. What has been decided stays: resolving again answers 200 with it.',
      body: ResolveReport,
      response: { 200: Done(Report), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      const data = await resolveReport(db, actor, params.report, body.action)
      return { message: data.status === 'removed' ? words.posts.answers.reportedRemoved : words.posts.answers.reportDismissed, data }
    },
  )
}
