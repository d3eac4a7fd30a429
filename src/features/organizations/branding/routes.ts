// What the service looks like to whoever opens it, and the logo of an organization.
import Type from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { type Api, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { mediaUrl } from '#features/media/addresses.ts'
import { requireLogo } from '#features/media/recognizing.ts'
import { MAX_PICTURE, receiveUpload, storeFile } from '#features/media/uploading.ts'
import type { Db } from '#platform/db/database.ts'
import { Message, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done, Link } from '#platform/http/fields.ts'
import { formWithFile } from '#platform/http/multipart.ts'
import type { Services } from '#src/services.ts'
import { languages } from '#words/languages.ts'
import { requireAdmin } from '../policy.ts'
import { findLook, listLooks, saveLogo } from './queries.ts'
import { AppInfo } from './schemas.ts'

const LogoForm = formWithFile({})

export function brandingRoutes(service: Api, services: Services) {
  const { db, config, push, demoSignIns } = services
  const api = service.withTag('Organizations')

  api.get(
    '/app',
    {
      operationId: 'getApp',
      access: 'anyone',
      summary: 'Read what the web app shows of this service and its church',
      response: { 200: Data(AppInfo) },
    },
    async ({ db, actor }) => {
      const all = await listLooks(db)
      const home = actor?.homeOrganizationId ? await findLook(db, actor.homeOrganizationId) : undefined
      const look = home ?? (all.length === 1 ? all[0] : undefined)
      return {
        data: {
          name: look?.name ?? null,
          hue: look?.hue ?? null,
          logo_url: look?.logo_key ? mediaUrl(config.publicUrl, look.logo_key) : null,
          locale: look?.locale ?? null,
          languages,
          setup_due: all.length === 0,
          push_public_key: push.publicKey,
          demo_sign_ins: [...demoSignIns],
        },
      }
    },
  )

  api.post(
    '/organizations/{organization}/logo',
    {
      operationId: 'uploadOrganizationLogo',
      access: 'subscriber',
      summary: 'Upload an organization’s logo (admins)',
      description: 'A JPEG, PNG or WebP up to 5 MB. It is scaled down to at most 512 × 512 pixels, and its metadata is removed.',
      limit: 'upload',
      form: LogoForm.schema,
      response: { 201: Done(Type.Object({ logo_url: Link })), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ actor, params, request, words }) => {
      const organizationId = params.organization
      requireAdmin(actor, organizationId)
      return receiveUpload(
        services,
        actor,
        request,
        LogoForm,
        () => MAX_PICTURE,
        async ({ file }) => {
          const picture = await requireLogo(file, actor.id)
          const about = { kind: 'picture' as const, ownerId: actor.id, organizationId, size: picture.length, filename: file.filename }
          const { key } = await storeFile(services, 'webp', picture, about, async (tx) =>
            requireAdmin(await lockRoles(tx, actor), organizationId),
          )
          await changeLogo(db, actor, organizationId, key)
          return { message: words.organizations.answers.logo_saved, data: { logo_url: mediaUrl(config.publicUrl, key) } }
        },
      )
    },
  )

  api.delete(
    '/organizations/{organization}/logo',
    {
      operationId: 'removeOrganizationLogo',
      access: 'subscriber',
      summary: 'Remove an organization’s logo (admins)',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await changeLogo(db, actor, params.organization, null)
      return { message: words.organizations.answers.logo_removed }
    },
  )
}

const changeLogo = (db: Db, actor: Actor, organizationId: number, key: string | null) =>
  db.transaction(async (tx) => {
    requireAdmin(await lockRoles(tx, actor), organizationId)
    if (!(await saveLogo(tx, organizationId, key))) return
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: 'organization.changed',
      subject: ['organization', organizationId],
      details: { fields: ['logo'] },
    })
  })
