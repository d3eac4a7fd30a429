import type { components } from '#client/paths.ts'
import { list, plural } from '../formats.ts'

type Action = components['schemas']['AuditAction']

/** What an entry tells. Names are ready to stand in a sentence; the rest are words of the API. */
interface Told {
  /** Who did it; the operator too. */
  actor: string
  isOperator: boolean
  /** Of whom or what it was done to; null for what has no name, or is gone. */
  name: string | null
  /** Whom the details mean: let in, removed, made a leader. */
  person: string
  /** To how many, of whom the first are named. */
  people: readonly string[]
  peopleCount: number
  group: string | null
  role: string
  from: string
  to: string
  way: string
  status: string
  decision: string
  outcome: string
  /** Of an export. */
  kind: string
  fields: readonly string[]
}

const roles: Record<string, string> = { admin: 'an admin', leadership: 'a leader', leader: 'the leader', member: 'a member' }
const statuses: Record<string, string> = {
  active: 'active',
  archived: 'archived',
  canceled: 'ended',
  draft: 'a draft',
  inactive: 'inactive',
  published: 'published',
  trialing: 'on trial',
}
const fieldNames: Record<string, string> = {
  admits_by_code: 'who is let in by a code',
  enforce_leader_qualifications: 'trainings for leaders',
  hue: 'the colour',
  locale: 'the language',
  logo: 'the logo',
  mentors_need_trainings: 'trainings for mentors',
  require_second_factor: 'second factor',
  name: 'the name',
  pair_agreement: 'to which pairs an admin agrees',
  prayer_categories: 'what people ask prayer for',
  prayer_days: 'how long a prayer request stands in front',
  reveal_quiz_answers: 'answers of quizzes',
  timezone: 'the time zone',
}
const exportKinds: Record<string, string> = {
  attendance: 'who came to meetings',
  completions: 'completed challenges',
  'group-members': 'who is in which group',
  groups: 'the groups',
  people: 'the people',
  progress: 'progress in trainings',
}
const said = (words: Record<string, string>, word: string) => words[word] ?? word
const the = (kind: string, name: string | null) => (name ? `the ${kind} “${name}”` : `a ${kind}`)
const inGroup = (group: string | null) => (group ? ` in “${group}”` : '')
const groupOf = (name: string | null) => (name ? `“${name}”` : 'a group')
const others = (count: number) => plural(count, { one: '# other', other: '# others' })

const keyOf = (name: string | null) => (name === null ? 'an API key' : `the API key “${name}”`)

export const auditLog = {
  about: 'What admins, leaders and the operator of the service did. It holds nothing that somebody wrote.',
  all: 'Everything',
  by: 'Who did it',
  byOne: ({ name }: { name: string }) => `Only what ${name} did`,
  from: 'From',
  kind: 'What was done',
  kinds: {
    'account.created': 'Account made',
    'account.email-change-undone': 'Change of e-mail undone',
    'account.email-changed': 'E-mail changed',
    'account.erased': 'Account erased',
    'account.name-corrected': 'Name corrected',
    'account.passkey-added': 'Passkey added',
    'account.passkey-removed': 'Passkey removed',
    'account.password-link-sent': 'Password link sent',
    'account.password-set': 'Password set by the operator',
    'account.recovery-code-used': 'Recovery code used',
    'account.recovery-codes-renewed': 'New recovery codes made',
    'account.restored': 'Account restored',
    'account.second-factor-off': 'Second factor off',
    'account.second-factor-on': 'Second factor on',
    'account.second-factor-reset': 'Second factor reset',
    'account.suspended': 'Account suspended',
    'api-key.ended': 'API key ended',
    'api-key.made': 'API key made',
    'api-key.taken-over': 'API key taken over',
    'attendance.saved': 'Who came, saved',
    'badge.changed': 'Badge changed',
    'badge.created': 'Badge made',
    'badge.deleted': 'Badge deleted',
    'care-team.added': 'Put into the care team',
    'care-team.removed': 'Taken out of the care team',
    'challenge.changed': 'Challenge changed',
    'challenge.created': 'Challenge made',
    'challenge.deleted': 'Challenge deleted',
    'comment.removed': 'Comment removed',
    'group-member.invitation-taken-back': 'Invitation into a group taken back',
    'group-member.invited': 'Invited into a group',
    'group-member.removed': 'Removed from a group',
    'group-member.role-changed': 'Role in a group changed',
    'group.changed': 'Group changed',
    'group.code-renewed': 'Code of a group renewed',
    'group.deleted': 'Group deleted',
    'group.founded': 'Group founded',
    'group.leader-assigned': 'Leader of a group named',
    'group.leader-stepped-down': 'Leader of a group stepped down',
    'group.restored': 'Group brought back',
    'group.status-changed': 'Group opened or paused',
    'import.invitations-sent': 'Invitations of an import sent',
    'import.run': 'People imported',
    'import.undone': 'Import undone',
    'invitation.made': 'Invited',
    'invitation.taken-back': 'Invitation ended',
    'join-request.accepted': 'Request to join accepted',
    'join-request.rejected': 'Request to join declined',
    'meeting.cancelled': 'Meeting cancelled',
    'meeting.changed': 'Meeting changed',
    'meeting.planned': 'Meetings planned',
    'member.joined': 'Joined the church',
    'member.merged': 'Accounts merged',
    'member.removed': 'Removed from the church',
    'member.restored': 'Membership restored',
    'member.role-changed': 'Role in the church changed',
    'member.suspended': 'Membership suspended',
    'organization.changed': 'Settings changed',
    'organization.codes-renewed': 'All codes replaced',
    'organization.data-exported': 'Taken along as a file',
    'organization.deleted': 'Church deleted by the operator',
    'organization.exported': 'Church exported by the operator',
    'organization.founded': 'Church set up',
    'organization.imported': 'Church brought from another service',
    'organization.invitations-resent': 'Invitations sent again',
    'organization.limits-changed': 'Limits changed by the operator',
    'organization.people-invited': 'Several people invited',
    'pair-report.closed': 'What somebody sent of their one to one, closed',
    'pair.agreed': 'Agreed to a one to one',
    'pair.declined': 'One to one not agreed to, or ended by an admin',
    'post.pinned': 'Post pinned',
    'post.removed': 'Post removed',
    'post.unpinned': 'Post unpinned',
    'prayer-request.approved': 'Prayer request shared',
    'prayer-request.carried': 'Prayer request taken by the care team',
    'prayer-request.narrowed': 'Prayer request given to the care team',
    'prayer-request.rejected': 'Prayer request not shared',
    'prayer-request.words-proposed': 'Other words for a prayer request suggested',
    'prayer-update.approved': 'Update on a prayer request shared',
    'prayer-update.rejected': 'Update on a prayer request not shared',
    'report.resolved': 'Report decided',
    'subscription.set': 'Subscription set by the operator',
    'training.assigned': 'Training assigned',
    'training.changed': 'Training changed',
    'training.created': 'Training made',
    'training.deleted': 'Training deleted',
    'training.reminded': 'Reminded of a training',
    'webhook.changed': 'Webhook changed',
    'webhook.created': 'Webhook made',
    'webhook.deleted': 'Webhook deleted',
    'webhook.secret-renewed': 'Secret of a webhook renewed',
  } satisfies Record<Action, string> as Record<Action, string>,
  none: 'Nothing was found',
  noneAbout: 'Nothing of this kind was done in this time.',
  nothingYet: 'Nothing was done yet',
  nothingYetAbout: 'Who changes something in the church stands here, with the day.',
  operator: 'The operator of the service',
  program: ({ name }: { name: string }) => `The program “${name}”`,
  sentences: {
    'account.created': ({ actor, name, role }) => `${actor} made an account for ${name}, as ${said(roles, role)}`,
    'account.email-change-undone': ({ name }) => `${name} took a change of the e-mail address back`,
    'account.email-changed': ({ name }) => `${name} changed the e-mail address`,
    'account.erased': ({ actor, isOperator }) => (isOperator ? `${actor} erased an account` : 'Somebody erased their account'),
    'account.name-corrected': ({ actor, name }) => `${actor} corrected the name of ${name}`,
    'account.passkey-added': ({ name }) => `${name} added a passkey`,
    'account.passkey-removed': ({ name }) => `${name} removed a passkey`,
    'account.password-link-sent': ({ actor, name }) => `${actor} had a link for a new password sent to ${name}`,
    'account.password-set': ({ actor, name }) => `${actor} set a new password for ${name}`,
    'account.recovery-code-used': ({ name }) => `${name} signed in with a recovery code`,
    'account.recovery-codes-renewed': ({ name }) => `${name} made new recovery codes`,
    'account.restored': ({ actor, name }) => `${actor} restored the account of ${name}`,
    'account.second-factor-off': ({ name }) => `${name} took the second factor away`,
    'account.second-factor-on': ({ name }) => `${name} set a second factor up`,
    'account.second-factor-reset': ({ name }) => `The second factor of ${name} was reset`,
    'account.suspended': ({ actor, name }) => `${actor} suspended the account of ${name}`,
    'api-key.ended': ({ actor, name }) => `${actor} ended ${keyOf(name)}`,
    'api-key.made': ({ actor, name }) => `${actor} made ${keyOf(name)}`,
    'api-key.taken-over': ({ actor, person, name }) => `${actor} took over ${keyOf(name)} from ${person}`,
    'attendance.saved': ({ actor, name }) => `${actor} saved who came to a meeting of ${groupOf(name)}`,
    'badge.changed': ({ actor, name }) => `${actor} changed ${the('badge', name)}`,
    'badge.created': ({ actor, name }) => `${actor} made ${the('badge', name)}`,
    'badge.deleted': ({ actor, name }) => `${actor} deleted ${the('badge', name)}`,
    'care-team.added': ({ actor, name }) => `${actor} put ${name} into the care team`,
    'care-team.removed': ({ actor, name }) => `${actor} took ${name} out of the care team`,
    'challenge.changed': ({ actor, name, to }) =>
      to ? `${actor} changed ${the('challenge', name)}: it is ${said(statuses, to)} now` : `${actor} changed ${the('challenge', name)}`,
    'challenge.created': ({ actor, name }) => `${actor} made ${the('challenge', name)}`,
    'challenge.deleted': ({ actor, name, outcome }) =>
      outcome === 'archived'
        ? `${actor} archived ${the('challenge', name)}, since people take part in it`
        : `${actor} deleted ${the('challenge', name)}`,
    'comment.removed': ({ actor, group }) => `${actor} removed a comment${inGroup(group)}`,
    'group-member.invitation-taken-back': ({ actor, person, name }) =>
      `${actor} took back the invitation of ${person} into ${groupOf(name)}`,
    'group-member.invited': ({ actor, name, people, peopleCount }) =>
      `${actor} invited ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)} into ${groupOf(name)}`,
    'group-member.removed': ({ actor, person, name }) => `${actor} removed ${person} from ${groupOf(name)}`,
    'group-member.role-changed': ({ actor, person, name, to }) => `${actor} made ${person} ${said(roles, to)} of ${groupOf(name)}`,
    'group.changed': ({ actor, name }) => `${actor} changed ${the('group', name)}`,
    'group.code-renewed': ({ actor, name }) => `${actor} renewed the code of ${groupOf(name)}`,
    'group.deleted': ({ actor, name }) => `${actor} deleted ${the('group', name)}`,
    'group.founded': ({ actor, name }) => `${actor} founded ${the('group', name)}`,
    'group.leader-assigned': ({ actor, person, name }) => `${actor} made ${person} the leader of ${groupOf(name)}`,
    'group.leader-stepped-down': ({ actor, isOperator, name }) =>
      isOperator ? `The leader of ${groupOf(name)} is gone` : `${actor} stepped down as the leader of ${groupOf(name)}`,
    'group.restored': ({ actor, name }) => `${actor} brought ${the('group', name)} back`,
    'group.status-changed': ({ actor, name, to }) => `${actor} made ${groupOf(name)} ${said(statuses, to)}`,
    'import.invitations-sent': ({ actor }) => `${actor} sent the invitations of an import`,
    'import.run': ({ actor }) => `${actor} imported people: each gets an invitation`,
    'import.undone': ({ actor }) => `${actor} undid an import`,
    'invitation.made': ({ actor, role }) => `${actor} invited somebody as ${said(roles, role)}`,
    'invitation.taken-back': ({ actor }) => `${actor} ended an invitation`,
    'join-request.accepted': ({ actor, person, group }) => `${actor} let ${person} into ${groupOf(group)}`,
    'join-request.rejected': ({ actor, person, group }) => `${actor} declined that ${person} joins ${groupOf(group)}`,
    'meeting.cancelled': ({ actor, name }) => `${actor} cancelled a meeting of ${groupOf(name)}`,
    'meeting.changed': ({ actor, name }) => `${actor} changed a meeting of ${groupOf(name)}`,
    'meeting.planned': ({ actor, name }) => `${actor} planned meetings of ${groupOf(name)}`,
    'member.joined': ({ actor, way, role }) =>
      way === 'invitation' ? `${actor} joined by an invitation, as ${said(roles, role)}` : `${actor} joined with the code of a group`,
    'member.merged': ({ actor, person }) => `${actor} moved memberships and progress here from another account of theirs: ${person}`,
    'member.removed': ({ actor, name }) => `${actor} removed ${name} from the church`,
    'member.restored': ({ actor, name }) => `${actor} restored the membership of ${name}`,
    'member.role-changed': ({ actor, name, to, way }) =>
      way ? `${actor} became ${said(roles, to)} by an invitation` : `${actor} made ${name} ${said(roles, to)}`,
    'member.suspended': ({ actor, name }) => `${actor} suspended the membership of ${name}`,
    'organization.changed': ({ actor, fields }) => `${actor} changed ${list(fields.map((field) => said(fieldNames, field)))}`,
    'organization.codes-renewed': ({ actor }) => `${actor} replaced the codes of all groups`,
    'organization.data-exported': ({ actor, kind }) => `${actor} took along as a file: ${said(exportKinds, kind)}`,
    'organization.deleted': ({ actor }) => `${actor} deleted the church`,
    'organization.exported': ({ actor }) => `${actor} exported the church`,
    'organization.founded': ({ actor }) => `${actor} set the church up`,
    'organization.imported': ({ actor }) => `${actor} brought the church from another service`,
    'organization.invitations-resent': ({ actor, peopleCount }) =>
      `${actor} sent ${plural(peopleCount, { one: '# invitation', other: '# invitations' })} again`,
    'organization.limits-changed': ({ actor }) => `${actor} changed the limits of the church`,
    'organization.people-invited': ({ actor, peopleCount, role }) =>
      `${actor} invited ${plural(peopleCount, { one: '# person', other: '# people' })} as ${said(roles, role)}`,
    'pair-report.closed': ({ actor }) => `${actor} closed what somebody sent of their one to one`,
    'pair.agreed': ({ actor }) => `${actor} agreed to a one to one`,
    'pair.declined': ({ actor }) => `${actor} did not agree to a one to one, or ended it`,
    'post.pinned': ({ actor, group }) => `${actor} pinned a post${inGroup(group)}`,
    'post.removed': ({ actor, group }) => `${actor} removed a post${inGroup(group)}`,
    'post.unpinned': ({ actor, group }) => `${actor} unpinned a post${inGroup(group)}`,
    'prayer-request.approved': ({ actor }) => `${actor} shared a prayer request`,
    'prayer-request.carried': ({ actor }) => `${actor} took a prayer request for the care team`,
    'prayer-request.narrowed': ({ actor }) => `${actor} gave a prayer request to the care team instead of sharing it`,
    'prayer-request.rejected': ({ actor }) => `${actor} did not share a prayer request`,
    'prayer-request.words-proposed': ({ actor }) => `${actor} suggested other words for a prayer request`,
    'prayer-update.approved': ({ actor }) => `${actor} shared an update on a prayer request`,
    'prayer-update.rejected': ({ actor }) => `${actor} did not share an update on a prayer request`,
    'report.resolved': ({ actor, group, decision }) =>
      decision === 'remove'
        ? `${actor} decided on a report${inGroup(group)} and removed what it was about`
        : `${actor} decided on a report${inGroup(group)} and left what it was about`,
    'subscription.set': ({ actor, status }) => `${actor} set a subscription: it is ${said(statuses, status)}`,
    'training.assigned': ({ actor, name, people, peopleCount }) =>
      `${actor} assigned ${the('training', name)} to ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)}`,
    'training.changed': ({ actor, name }) => `${actor} changed ${the('training', name)}`,
    'training.created': ({ actor, name }) => `${actor} made ${the('training', name)}`,
    'training.deleted': ({ actor, name }) => `${actor} deleted ${the('training', name)}`,
    'training.reminded': ({ actor, name, people, peopleCount }) =>
      `${actor} reminded ${list(peopleCount > people.length ? [...people, others(peopleCount - people.length)] : people)} of ${the('training', name)}`,
    'webhook.changed': ({ actor }) => `${actor} changed a webhook`,
    'webhook.created': ({ actor }) => `${actor} made a webhook`,
    'webhook.deleted': ({ actor }) => `${actor} deleted a webhook`,
    'webhook.secret-renewed': ({ actor }) => `${actor} renewed the secret of a webhook`,
  } satisfies Record<Action, (told: Told) => string> as Record<Action, (told: Told) => string>,
  showAnybody: 'Show what everybody did',
  somebody: 'somebody',
  title: 'Audit log',
  to: 'To',
}

export type AuditLogWords = typeof auditLog
