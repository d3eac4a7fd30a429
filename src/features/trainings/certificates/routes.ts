// Certificates of completed trainings, as PDF.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { forbidden, notFound, Refused } from '#platform/http/errors.ts'
import { Id, Optional } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { visibleTraining } from '../learning/progressing.ts'
import { canManageTraining } from '../policy.ts'
import { printedCode } from './codes.ts'
import { certificatePdf } from './drawing-queue.ts'
import { findCertificate, findMembersCertificate } from './queries.ts'

export function certificateRoutes(service: Api, { config }: Services) {
  service.withTag('Trainings').get(
    '/qualifications/{qualification}/certificate',
    {
      operationId: 'getCertificate',
      access: 'subscriber',
      summary: 'Get the certificate of a completed training',
      description:
        'Mine; leaders and admins of the training’s organization get those of its people with `user_id`. It has a code which anyone can check at `/certificates/{code}`, without signing in. It is written in the language of the person whose certificate it is, with the names as they were on the day of completion, in any script; emoji are left out, and a letter that no font has becomes a box.',
      query: { user_id: Optional(Type.Unsafe<number>({ ...Id, description: 'Whose certificate; mine by default' })) },
      produces: 'application/pdf',
      response: { 200: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, query, reply }) => {
      const userId = query.user_id ?? actor.id
      // A certificate stays with the person, even after the training was deleted.
      const isOwn = userId === actor.id
      if (!isOwn && !canManageTraining(actor, await visibleTraining(db, actor, params.qualification)))
        throw forbidden('only_leaders_get_certificates')
      const certificate = await (isOwn ? findCertificate : findMembersCertificate)(db, userId, params.qualification)
      if (!certificate) throw notFound('certificate_not_found')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="certificate-${printedCode(certificate.code)}.pdf"`)
        .send(await certificatePdf(certificate, config.publicUrl))
    },
  )
}
