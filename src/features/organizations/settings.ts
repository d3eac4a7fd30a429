// Changing an organization's name and settings.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { ConfirmIdentity } from '#features/accounts/errors.ts'
import { lockPasswordHash } from '#features/accounts/queries.ts'
import { hasSecondFactor } from '#features/accounts/second-factor/queries.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { mediaUrl } from '#features/media/addresses.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { requireAdmin } from './policy.ts'
import { lockSettings, type OrganizationRow, type Settings, saveSettings } from './queries.ts'
import { notifyOfNeededFactor } from './telling.ts'

const names = [
  'name',
  'timezone',
  'locale',
  'enforce_leader_qualifications',
  'reveal_quiz_answers',
  'admits_by_code',
  'prayer_categories',
  'prayer_days',
  'pair_agreement',
  'mentors_need_trainings',
  'require_second_factor',
  'hue',
] as const

/** `passwordHash` of the password that they gave, where they change who needs a second factor. */
export const changeSettings = (db: Db, actor: Actor, organizationId: number, wish: Settings, passwordHash?: string) =>
  db.transaction(async (tx) => {
    requireAdmin(await lockRoles(tx, actor), organizationId)
    if (passwordHash !== undefined && !(await lockPasswordHash(tx, actor.id, passwordHash))) throw new ConfirmIdentity({})
    const before = await lockSettings(tx, organizationId)
    const fields = names.filter((name) => wish[name] !== undefined && JSON.stringify(wish[name]) !== JSON.stringify(before[name]))
    if (fields.length === 0) return
    const asksAnew = fields.includes('require_second_factor') && wish.require_second_factor !== 'nobody'
    if (asksAnew && !(await hasSecondFactor(tx, actor.id))) throw invalid({ require_second_factor: [{ rule: 'second_factor_first' }] })
    await saveSettings(tx, organizationId, wish)
    if (asksAnew) await notifyOfNeededFactor(tx, organizationId)
    const {
      enforce_leader_qualifications,
      reveal_quiz_answers,
      admits_by_code,
      pair_agreement,
      mentors_need_trainings,
      require_second_factor,
    } = wish
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: 'organization.changed',
      subject: ['organization', organizationId],
      details: {
        fields,
        ...(fields.includes('enforce_leader_qualifications') ? { enforce_leader_qualifications } : {}),
        ...(fields.includes('reveal_quiz_answers') ? { reveal_quiz_answers } : {}),
        ...(fields.includes('admits_by_code') ? { admits_by_code } : {}),
        ...(fields.includes('pair_agreement') ? { pair_agreement } : {}),
        ...(fields.includes('mentors_need_trainings') ? { mentors_need_trainings } : {}),
        ...(fields.includes('require_second_factor') ? { require_second_factor } : {}),
      },
    })
  })

/** An organization as clients know it: with its logo's address. */
export const withLogo =
  (publicUrl: string) =>
  <Row extends OrganizationRow>({ logo_key, ...organization }: Row) => ({
    ...organization,
    logo_url: logo_key ? mediaUrl(publicUrl, logo_key) : null,
  })
