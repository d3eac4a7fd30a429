// The link to an export: it needs no sign-in, so that a browser can follow it, and ends with the file. Its signature can't be guessed.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { signingKey } from '#features/notifications/queries.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { findReadyExport } from './queries.ts'

export async function exportUrl(services: Pick<Services, 'db' | 'config'>, exportId: number): Promise<string> {
  return `${services.config.publicUrl}/exports/${exportId}.${await signature(services, exportId)}`
}

async function signature({ db }: Pick<Services, 'db'>, exportId: number): Promise<string> {
  const key = await signingKey(db, 'personal-export', () => randomBytes(32))
  return createHmac('sha256', key).update(String(exportId)).digest('base64url')
}

export function exportPages(root: FastifyInstance, services: Pick<Services, 'db' | 'files'>) {
  root.get<{ Params: { token: string } }>('/exports/:token', async ({ params }, reply) => {
    const [, id, signed] = /^(\d{1,15})\.([\w-]{43})$/.exec(params.token) ?? []
    if (!id || !signed) throw notFound('File')
    const isRight = timingSafeEqual(Buffer.from(signed), Buffer.from(await signature(services, Number(id))))
    const found = isRight ? await findReadyExport(services.db, Number(id)) : undefined
    const file = found && (await services.files.get(found.file_key))
    if (!file) throw notFound('File')
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
