// What is sent and what comes back about organizations.
import Type from 'typebox'
import { Contact } from '#features/accounts/contact/fields.ts'
import { ConfirmIdentity } from '#features/accounts/errors.ts'
import { ConfirmingPassword } from '#features/accounts/schemas.ts'
import { SecondFactorNeeded } from '#features/accounts/second-factor/errors.ts'
import { anyOf, Refused } from '#platform/http/errors.ts'
import {
  Bool,
  Email,
  Id,
  Int,
  Integer,
  Link,
  ListOf,
  Locale,
  Name,
  Nullish,
  OneOf,
  Optional,
  OrNull,
  Str,
  Text,
  Timestamp,
  TimeZone,
} from '#platform/http/fields.ts'

export const OrganizationRole = OneOf('member', 'leadership', 'admin')

export const RevealQuizAnswers = Type.Unsafe<'after_passing' | 'always'>({
  ...OneOf('after_passing', 'always'),
  description:
    'Whether a training’s `quiz_data` contains the right answers: `always` (the default), or `after_passing`: learners get them once they have passed, which makes the quiz a test',
})

export const AdmitsByCode = Type.Unsafe<'leaders' | 'anyone' | 'nobody'>({
  ...OneOf('leaders', 'anyone', 'nobody'),
  description:
    'Whom a group’s code lets into the organization who is not in it yet: `leaders`, with codes of groups that its leaders and admins lead; `anyone`, with the code of every live group; `nobody`, so that people come by invitation alone',
})

export const PairAgreement = Type.Unsafe<'every_pair' | 'minors'>({
  ...OneOf('every_pair', 'minors'),
  description:
    'To which pairs an admin must agree before two walk one to one: `every_pair` (the default), or `minors`, those in which somebody is under 18 or has given no birthday; to these in any case',
})

export const RequireSecondFactor = Type.Unsafe<'nobody' | 'admins' | 'leaders'>({
  ...OneOf('nobody', 'admins', 'leaders'),
  description:
    'Who must have a second factor: `nobody` (the default), `admins`, or `leaders` and admins. Set by an admin who has one, with their password',
})

/** In degrees, as OKLCH counts them. */
export const Hue = Type.Unsafe<number>({ type: 'integer', minimum: 0, maximum: 359, examples: [168] })

export const Organization = Type.Object({
  id: Id,
  name: Str('Grace Chapel'),
  timezone: Str('Europe/Berlin'),
  locale: Type.Unsafe<string | null>({ ...OrNull(Locale), description: 'The language of its people who have chosen none' }),
  enforce_leader_qualifications: Type.Boolean({ description: 'Whether group leaders must have completed the required trainings' }),
  reveal_quiz_answers: RevealQuizAnswers,
  admits_by_code: AdmitsByCode,
  prayer_categories: Type.Array(Str('Health'), { description: 'Under which its people ask for prayer, in this order' }),
  prayer_days: Type.Unsafe<number | null>({
    ...OrNull(Int),
    description: 'After so many days a shared prayer request stands at the end of the wall, unless its author renews it; null for never',
  }),
  pair_agreement: PairAgreement,
  mentors_need_trainings: Type.Boolean({ description: 'Whether mentors must have completed the trainings that leaders need' }),
  require_second_factor: RequireSecondFactor,
  hue: Type.Unsafe<number | null>({ ...OrNull(Hue), description: 'Of its colour in the web app; null for the app’s own' }),
  logo_url: Type.Unsafe<string | null>({ ...OrNull(Link), description: 'Its logo, as a WebP of at most 512 × 512 pixels' }),
  role: Type.Unsafe<'member' | 'leadership' | 'admin'>({ ...OrganizationRole, description: 'The caller’s role in it' }),
  second_factor_needed: Type.Boolean({
    description: 'It asks the caller for a second factor, and they have none: until then all else of it answers 403 `second_factor_needed`',
  }),
  created_at: Timestamp,
})

export const ChangeRefusal = anyOf(ConfirmIdentity.schema, SecondFactorNeeded.schema, Refused)

export const ChangeOrganization = {
  name: Optional(Name(255, { examples: ['Grace Chapel'] })),
  timezone: Optional(TimeZone),
  locale: Nullish(Locale),
  enforce_leader_qualifications: Optional(Bool),
  reveal_quiz_answers: Optional(RevealQuizAnswers),
  admits_by_code: Optional(AdmitsByCode),
  prayer_categories: Optional(
    ListOf(Name(60), 0, 30, {
      distinct: true,
      description: 'Requests keep the one under which they were asked',
      examples: [['Health', 'Family']],
    }),
  ),
  prayer_days: Nullish(Integer(1, 365, { examples: [30] })),
  pair_agreement: Optional(PairAgreement),
  mentors_need_trainings: Optional(Bool),
  require_second_factor: Optional(RequireSecondFactor),
  current_password: ConfirmingPassword,
  hue: Nullish(Hue),
}

export const OrganizationMember = Type.Object({
  id: Id,
  name: Str('Grace Miller'),
  email: Str('grace@example.org'),
  avatar: Type.Unsafe<string>({ ...Link, description: 'Their picture, or their initials on a colour' }),
  ...Contact,
  role: OrganizationRole,
  joined_at: Timestamp,
})
/** Of what everyone may meet, whose it is. */
export const Offering = Type.Unsafe<{ id: number; name: string } | null>({
  ...OrNull(Type.Object({ id: Id, name: Str('Grace Chapel') })),
  description: 'Who offers what is of visibility `everyone`; null for everything else',
})

/** People of other organizations are counted, not named, and not past this: nobody needs to know it exactly. */
export const MAX_OTHERS_COUNTED = 10_000
export const OthersCount = Type.Unsafe<number>({ ...Int, description: `${MAX_OTHERS_COUNTED} stands for that many or more` })

export const ChangeRole = { role: OrganizationRole }

export const Invite = { email: Email, role: Nullish(OrganizationRole) }
export const InvitationState = OneOf('waiting', 'expired', 'accepted')
export const InvitationDelivery = Type.Unsafe<'held' | 'on_its_way' | 'sent' | 'not_delivered'>({
  ...OneOf('held', 'on_its_way', 'sent', 'not_delivered'),
  description:
    'What became of its newest e-mail; `held`: that of an import which no admin has sent yet. Whether it was opened is not followed',
})
export const Invitation = Type.Object({
  id: Id,
  email: Str('guest@example.org'),
  role: OrganizationRole,
  state: InvitationState,
  delivery: InvitationDelivery,
  sent_at: Type.Unsafe<string | null>({
    ...OrNull(Timestamp),
    description: 'When a mail server took its newest e-mail, or it was put off because the mailbox got many',
  }),
  created_at: Type.Unsafe<string>({ ...Timestamp, description: 'When somebody invited them last' }),
  expires_at: Timestamp,
  accepted_at: OrNull(Timestamp),
})
/** How many are invited, or sent their invitation again, by one request. */
export const MOST_INVITED_AT_ONCE = 200

export const InviteMany = {
  emails: ListOf(Text(500), 1, MOST_INVITED_AT_ONCE, {
    description: 'Each is answered by itself, also what is no address',
    examples: [['grace@example.org', 'guest@example.org']],
  }),
  role: Nullish(OrganizationRole),
}
export const InviteOutcome = Type.Unsafe<'invited' | 'already_member' | 'already_invited' | 'invalid' | 'too_many'>({
  ...OneOf('invited', 'already_member', 'already_invited', 'invalid', 'too_many'),
  description:
    'What came of it. Only who is `invited` now gets an e-mail. `already_invited`: an invitation to this address waits, or it stands there twice; `invalid`: it is no e-mail address; `too_many`: the organization has sent this mailbox five invitations in the last hour',
})
export const ManyInvited = Type.Object({
  message: Type.String(),
  results: Type.Array(Type.Object({ result: InviteOutcome, invitation_id: OrNull(Id) }), {
    description: 'One for each address, in the order of the request',
  }),
})

export const SendAgain = {
  invitation_ids: Optional(
    ListOf(Id, 1, MOST_INVITED_AT_ONCE, {
      distinct: true,
      description: 'Open ones. Left out, those that wait and were last sent more than a day ago',
    }),
  ),
}
export const SentAgainOutcome = Type.Unsafe<'sent' | 'not_again_yet' | 'not_open' | 'too_many'>({
  ...OneOf('sent', 'not_again_yet', 'not_open', 'too_many'),
  description: 'What came of it. `not_again_yet`: it was sent less than an hour ago; `not_open`: it was accepted or taken back',
})
export const SentAgain = Type.Object({
  message: Type.String(),
  results: Type.Array(Type.Object({ invitation_id: Id, result: SentAgainOutcome })),
  has_more: Type.Boolean({ description: 'Whether more wait that another request may send again' }),
})
export const AcceptInvitation = { invitation_token: Text(200, { description: 'From the invitation’s e-mail', examples: ['q1Zx…'] }) }
