// The links to an export: they need no sign-in, so that a browser can follow them. Each holds a secret of its own; they end with the file,
// with a change of the password, with a suspension, and when the person asks again.
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/http/errors.ts'
import { digest } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { findFileOfLink } from './queries.ts'

export const exportUrl = ({ config }: Pick<Services, 'config'>, exportId: number, secret: string) =>
  `${config.publicUrl}/exports/${exportId}.${secret}`

export function exportPages(root: FastifyInstance, { db, files }: Pick<Services, 'db' | 'files'>) {
  root.get<{ Params: { token: string } }>('/exports/:token', async ({ params }, reply) => {
    const [, id, secret] = /^(\d{1,15})\.([\w-]{43})$/.exec(params.token) ?? []
    const found = id && secret ? await findFileOfLink(db, Number(id), digest(secret)) : undefined
    const file = found && (await files.get(found.file_key))
    if (!file) throw notFound('file_not_found')
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': file.size,
        'content-disposition': 'attachment; filename="personal-data.zip"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(file.stream)
  })
}
