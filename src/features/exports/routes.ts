// Taking an organization's people, groups, attendance, progress and completions along as files.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { attachmentOf, makeExport, requireTurn } from './making.ts'
import { type ExportKind, ExportQuery } from './schemas.ts'

const HOUR = 3600
const MOST_AN_HOUR = 30

const described: Record<ExportKind, { operationId: string; summary: string; description: string }> = {
  people: {
    operationId: 'exportPeople',
    summary: 'Take an organization’s people along as a file (admins)',
    description: 'Phone and birthday as their owners show them to leaders, the birthday without its year.',
  },
  groups: {
    operationId: 'exportGroups',
    summary: 'Take an organization’s groups along as a file (admins)',
    description: 'Without those that were deleted.',
  },
  'group-members': {
    operationId: 'exportGroupMembers',
    summary: 'Take along as a file who is in which group of an organization (admins)',
    description: 'A row for each person in each group.',
  },
  attendance: {
    operationId: 'exportAttendance',
    summary: 'Take along as a file who came to the meetings of an organization’s groups (admins)',
    description:
      'A row for each of the organization’s people who came to a meeting, and one for its guests, with their number. It is kept for 24 months.',
  },
  progress: {
    operationId: 'exportProgress',
    summary: 'Take along as a file how an organization’s people get on with its trainings (admins)',
    description: 'A row for each training that somebody began or was assigned.',
  },
  completions: {
    operationId: 'exportCompletions',
    summary: 'Take along as a file which of an organization’s challenges its people completed (admins)',
    description: 'A row for each completion, the oldest first.',
  },
}

export function exportRoutes(service: Api, services: Services) {
  const api = service.withTag('Organizations')
  for (const [kind, { operationId, summary, description }] of Object.entries(described) as [ExportKind, (typeof described)[ExportKind]][])
    api.get(
      `/organizations/{organization}/exports/${kind}` as '/organizations/{organization}/exports/people',
      {
        operationId,
        access: 'subscriber',
        summary,
        description: `${description} All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. ${MOST_AN_HOUR} files an hour for an organization; then 429.`,
        query: ExportQuery,
        produces: ['text/csv', 'application/json'],
        response: { 200: Type.String(), 403: Refused, 404: Refused, 422: ValidationFailed },
      },
      async ({ db, actor, params, query, reply, words }) => {
        const organizationId = params.organization
        requireAdmin(actor, organizationId)
        requireTurn()
        await services.limits.require('organization-export', MOST_AN_HOUR, `organization ${organizationId}`, HOUR)
        const wanted = { organizationId, kind, format: query.format ?? 'csv', words } as const
        const file = await makeExport(services, db, actor, wanted)
        return reply
          .type(`${wanted.format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
          .header('content-disposition', attachmentOf(wanted))
          .send(file) as never
      },
    )
}
