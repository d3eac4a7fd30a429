// Creating, changing and deleting challenges: leaders and admins of the organization.
import type { Static, TObject } from 'typebox'
import { type Actor, lockRoles, requireSecondFactor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { lockOfferedBadge } from '#features/badges/queries.ts'
import { forEveryone, takePictures } from '#features/media/pictures.ts'
import { listShownPictures, releaseShownPictures, saveShownPictures } from '#features/media/queries.ts'
import { canPublishForEveryone } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { type FieldErrors, invalid, invalidChoice, notFound, refuseInvalid } from '#platform/http/errors.ts'
import { requireMatch } from '#platform/http/etag.ts'
import { attachMedia, readMedia } from './media.ts'
import { requireLeader, statusChangeFault } from './policy.ts'
import { addChallenge, type ChallengeFields, findChallenge, lockVisible, readContent, removeChallenge, saveChallenge } from './queries.ts'
import type { ChangeChallenge, CreateChallenge } from './schemas.ts'
import { versionOf } from './versions.ts'

export async function createChallenge(
  db: Db,
  actor: Actor,
  body: Static<TObject<typeof CreateChallenge>>,
  publicUrl: string,
): Promise<number> {
  const { organization_id, challenge_content: content, media_type, media_url, ...fields } = body
  requireLeaderFrom(actor, organization_id) // before its media are looked at
  const sent = readMedia({ media_type, media_url })
  return db.transaction(async (tx) => {
    requireLeaderFrom(await lockRoles(tx, actor), organization_id)
    if (fields.visibility === 'everyone') await requirePublisher(tx, organization_id)
    await requireOfferedBadge(tx, organization_id, fields.badge_id)
    const media = sent && (await attachMedia(tx, organization_id, publicUrl, sent, null))
    const shown = fields.visibility === 'everyone' ? forEveryone(publicUrl, content) : content
    const pictures = await requirePictures(tx, shown, { organizationId: organization_id, publicUrl, shown: [] })
    const { id } = await addChallenge(tx, { ...fields, content: shown, media }, { organizationId: organization_id, createdBy: actor.id })
    await saveShownPictures(tx, { challengeId: id }, pictures)
    await recordAudit(tx, { organizationId: organization_id, by: actor, action: 'challenge.created', subject: ['challenge', id] })
    return id
  })
}

/** `ifMatch` is the version that was read, where what is to be done is meant for no other. */
interface Meant {
  ifMatch: string | undefined
  publicUrl: string
}

export async function changeChallenge(
  db: Db,
  actor: Actor,
  challengeId: number,
  { change: body, ...meant }: Meant & { change: Static<TObject<typeof ChangeChallenge>> },
) {
  const { publicUrl } = meant
  const { challenge_content: content, media_type, media_url, ...fields } = body
  const sent = readMedia({ media_type, media_url })
  await db.transaction(async (tx) => {
    const challenge = await lockManaged(tx, actor, challengeId, meant)
    const fault = fields.status && statusChangeFault(challenge.status, fields.status, challenge.participants_count)
    if (fault) throw invalid({ status: [fault] })
    if (fields.badge_id !== challenge.badge_id) await requireOfferedBadge(tx, challenge.organization_id, fields.badge_id)
    // Pictures of other hosts become links also where only the visibility changes.
    const isForEveryone = (fields.visibility ?? challenge.visibility) === 'everyone'
    const isOffered = challenge.visibility === 'everyone' && (fields.status !== 'published' || challenge.status === 'published')
    if (isForEveryone && !isOffered) await requirePublisher(tx, challenge.organization_id)
    const change: ChallengeFields = {
      ...fields,
      content: isForEveryone ? forEveryone(publicUrl, content ?? (await readContent(tx, challengeId))) : content,
      media: sent && (await attachMedia(tx, challenge.organization_id, publicUrl, sent, challenge.media_key)),
    }
    if (content !== undefined) {
      const of = { challengeId }
      const about = { organizationId: challenge.organization_id, publicUrl, shown: await listShownPictures(tx, of) }
      await saveShownPictures(tx, of, await requirePictures(tx, content, about))
    }
    await saveChallenge(tx, challengeId, change)
    const { status = challenge.status } = fields
    await recordAudit(tx, {
      organizationId: challenge.organization_id,
      by: actor,
      action: 'challenge.changed',
      subject: ['challenge', challengeId],
      details: status === challenge.status ? {} : { from: challenge.status, to: status },
    })
  })
}

/** Deletes a challenge that nobody takes part in, and archives any other. */
export const deleteChallenge = (db: Db, actor: Actor, challengeId: number, meant: Meant): Promise<'deleted' | 'archived'> =>
  db.transaction(async (tx) => {
    const { participants_count, organization_id: organizationId } = await lockManaged(tx, actor, challengeId, meant)
    const outcome = participants_count === 0 ? 'deleted' : 'archived'
    if (outcome === 'deleted') {
      await releaseShownPictures(tx, { challengeId })
      await removeChallenge(tx, challengeId)
    } else await saveChallenge(tx, challengeId, { status: 'archived' })
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: 'challenge.deleted',
      subject: ['challenge', challengeId],
      details: { outcome },
    })
    return outcome
  })

/** 422 for people of other organizations, 403 for members who are no leader or admin. */
function requireLeaderFrom(actor: Actor, organizationId: number) {
  requireSecondFactor(actor, organizationId)
  if (!actor.roles.has(organizationId)) throw invalidChoice('organization_id')
  requireLeader(actor, organizationId)
}

/** Locked, for those who may change it. */
async function lockManaged(tx: Db, caller: Actor, challengeId: number, { ifMatch, publicUrl }: Meant) {
  const actor = await lockRoles(tx, caller)
  const challenge = await lockVisible(tx, actor, challengeId)
  if (!challenge) throw notFound('challenge_not_found')
  requireLeader(actor, challenge.organization_id)
  if (ifMatch !== undefined) requireMatch(ifMatch, versionOf((await findChallenge(tx, actor, challengeId, publicUrl))!))
  return challenge
}

/** Needed to begin an offer to everyone; one that was made stays until it is taken back. */
async function requirePublisher(tx: Db, organizationId: number) {
  if (!(await canPublishForEveryone(tx, organizationId))) throw invalid({ visibility: [{ rule: 'not_for_everyone' }] })
}

/** Takes the pictures of ours in the text into use, and gives their keys. */
async function requirePictures(tx: Db, html: string, about: Parameters<typeof takePictures>[2]): Promise<string[]> {
  const errors: FieldErrors = {}
  const pictures = await takePictures(tx, [{ html, field: 'challenge_content' }], about, errors)
  refuseInvalid(errors)
  return pictures
}

async function requireOfferedBadge(tx: Db, organizationId: number, badgeId: number | null | undefined) {
  if (badgeId && !(await lockOfferedBadge(tx, organizationId, badgeId))) throw invalidChoice('badge_id')
}
