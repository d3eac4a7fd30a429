// The audit log's sentences: one for each kind of entry that the service writes, in every language of the app, whatever is known of it.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { actions, type SubjectKind } from '#features/audit-log/actions.ts'
import { type Entry, sentenceOf } from '#web/features/audit-log/managing/telling.ts'
import { auditLog as ar } from '#web/words/ar/managing/audit-log.ts'
import { auditLog as de } from '#web/words/de/managing/audit-log.ts'
import { auditLog as en } from '#web/words/en/managing/audit-log.ts'
import { auditLog as es } from '#web/words/es/managing/audit-log.ts'

const languages = { en, de, es, ar }
const [ada, ben, cy] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
  { id: 3, name: 'Cy' },
]
const created_at = '2026-03-01T10:00:00.000000Z'
/** Details such as the service writes, for those kinds that have any. */
const details: Partial<Record<Entry['action'], object>> = {
  'account.created': { role: 'member' },
  'challenge.changed': { from: 'draft', to: 'published' },
  'challenge.deleted': { outcome: 'archived' },
  'comment.removed': { group_id: 7 },
  'group-member.removed': { user_id: 2 },
  'group-member.role-changed': { user_id: 2, from: 'member', to: 'admin' },
  'group.founded': { leader_id: 2 },
  'group.leader-assigned': { from: 1, to: 2 },
  'group.status-changed': { from: 'active', to: 'inactive' },
  'invitation.made': { role: 'leadership' },
  'join-request.accepted': { group_id: 7, user_id: 2 },
  'join-request.rejected': { group_id: 7, user_id: 2 },
  'member.joined': { way: 'invitation', role: 'leadership' },
  'member.merged': { user_id: 2 },
  'member.role-changed': { from: 'member', to: 'admin' },
  'api-key.taken-over': { user_id: 2 },
  'organization.changed': { fields: ['name', 'hue', 'logo'] },
  'organization.invitations-resent': { people_count: 3 },
  'organization.people-invited': { people_count: 12, role: 'member' },
  'organization.data-exported': { kind: 'attendance', format: 'csv' },
  'organization.limits-changed': { max_group_members: 12 },
  'group-member.invited': { user_ids: [2, 3, 4, 5] },
  'group-member.invitation-taken-back': { user_id: 2 },
  'post.pinned': { group_id: 7 },
  'post.removed': { group_id: 7 },
  'post.unpinned': { group_id: 7 },
  'report.resolved': { group_id: 7, action: 'remove' },
  'subscription.set': { status: 'trialing' },
  'training.assigned': { user_ids: [2, 3, 4, 5] },
  'training.reminded': { user_ids: [2, 3, 4, 5] },
}
const kindOf = (action: Entry['action']): SubjectKind => {
  const [kind] = action.split('.') as [string]
  if (kind === 'member' || kind === 'account' || kind === 'care-team') return 'user'
  if (kind === 'group-member' || kind === 'meeting' || kind === 'attendance') return 'group'
  return kind === 'subscription' ? 'organization' : (kind as SubjectKind)
}
const entry = (action: Entry['action'], { isKnown }: { isKnown: boolean }): Entry => ({
  id: 1,
  action,
  actor: isKnown ? ada! : null,
  key: null,
  subject: { kind: kindOf(action), id: 2, name: isKnown ? (kindOf(action) === 'user' ? 'Ben' : 'Tuesday table') : null },
  details: isKnown ? ((details[action] as Record<string, never>) ?? {}) : {},
  people: isKnown ? (/^(training\.(assigned|reminded)|group-member\.invited)$/.test(action) ? [ben!, cy!] : [ada!, ben!]) : [],
  group: isKnown ? { id: 7, name: 'Wednesday table' } : null,
  created_at,
})

it('has a sentence and a name for every kind of entry, in every language, with and without what is known of it', () => {
  for (const [language, auditLog] of Object.entries(languages))
    for (const action of actions)
      for (const isKnown of [true, false]) {
        const sentence = sentenceOf(entry(action, { isKnown }), auditLog, (name) => name)
        assert.match(sentence, /\p{L}{2}.* /u, `${language} ${action}`)
        assert.doesNotMatch(sentence, /undefined|null|NaN|\[object|\p{Ll}_\p{Ll}/u, `${language} ${action}`)
        assert.match(auditLog.kinds[action], /\p{L}/u, `${language} ${action}`)
      }
})

it('says each kind differently', () => {
  for (const [language, auditLog] of Object.entries(languages)) {
    assert.equal(new Set(Object.values(auditLog.kinds)).size, actions.length, language)
    const sentences = actions.map((action) => sentenceOf(entry(action, { isKnown: true }), auditLog, (name) => name))
    assert.equal(new Set(sentences).size, actions.length, language)
  }
})

it('tells who did what to whom', () => {
  const told = (action: Entry['action']) => sentenceOf(entry(action, { isKnown: true }), en, (name) => name)
  assert.equal(told('member.role-changed'), 'Ada made Ben an admin')
  assert.equal(told('group.leader-assigned'), 'Ada made Ben the leader of “Tuesday table”')
  assert.equal(told('join-request.accepted'), 'Ada let Ben into “Wednesday table”')
  assert.equal(told('training.assigned'), 'Ada assigned the training “Tuesday table” to Ben, Cy, and 2 others')
  assert.equal(told('organization.changed'), 'Ada changed the name, the colour, and the logo')
  const byOperator = { ...entry('account.suspended', { isKnown: true }), actor: null }
  assert.equal(
    sentenceOf(byOperator, en, (name) => name),
    'The operator of the service suspended the account of Ben',
  )
})
