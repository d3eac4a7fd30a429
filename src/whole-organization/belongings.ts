// What of each table goes along when an organization moves to another service: a condition on its rows, or why it stays. A test knows each table.

/** Stands in conditions for the organization's id. */
const IN_IT = 'organization_id = $organization'
const PEOPLE = `(
  select user_id from organization_members where organization_id = $organization
  union select user_id from suspended_memberships where organization_id = $organization)`
const groups = `(select id from groups where ${IN_IT})`
const posts = `(select id from group_posts where group_id in ${groups})`
const trainings = `(select id from trainings where ${IN_IT})`
const challenges = `(select id from challenges where ${IN_IT})`
const pairs = `(select id from pairs where ${IN_IT})`
/** Those who belong to no other organization here: what is only theirs, such as their journal and their password, goes along with them. */
const OWN = `(
  select user_id from ${PEOPLE} people where not exists (
    select from organization_members where user_id = people.user_id and organization_id <> $organization)
  and not exists (select from suspended_memberships where user_id = people.user_id and organization_id <> $organization))`

/**
 * The tables whose rows go along, each before those that refer to it. `users` are those to whom any of these rows refers: who does not belong
 * to the organization any more comes without name and address.
 */
export const carried = {
  organizations: 'id = $organization',
  users: `id in ${PEOPLE}`,
  media_files: `removed_at is null and kind not in ('export', 'part') and (${IN_IT}
    or key in (select avatar_key from users where id in ${PEOPLE})
    or key in (select media_key from post_picture_files join post_pictures on post_pictures.id = picture_id where group_id in ${groups}))`,
  subscriptions: IN_IT,
  organization_members: IN_IT,
  suspended_memberships: IN_IT,
  care_team_members: IN_IT,
  groups: IN_IT,
  group_members: IN_IT,
  suspended_group_memberships: IN_IT,
  group_invitations: IN_IT,
  group_waits: IN_IT,
  join_requests: IN_IT,
  group_ratings: `group_id in ${groups}`,
  group_posts: `group_id in ${groups}`,
  post_comments: `post_id in ${posts}`,
  post_likes: `post_id in ${posts}`,
  post_prayers: `post_id in ${posts}`,
  post_pictures: `group_id in ${groups}`,
  post_picture_files: `picture_id in (select id from post_pictures where group_id in ${groups})`,
  group_news: `group_id in ${groups}`,
  reports: IN_IT,
  meeting_series: `group_id in ${groups}`,
  meetings: `group_id in ${groups}`,
  meeting_answers: `group_id in ${groups}`,
  meeting_attendance: `meeting_id in (select id from meetings where group_id in ${groups})`,
  prayer_requests: IN_IT,
  prayer_updates: IN_IT,
  prayer_proposals: `request_id in (select id from prayer_requests where ${IN_IT})`,
  badges: IN_IT,
  user_badges: `user_id in ${PEOPLE} and badge_id in (select id from badges where ${IN_IT})`,
  challenges: IN_IT,
  challenge_progress: `${IN_IT} and user_id in ${PEOPLE}`,
  challenge_check_ins: `challenge_id in ${challenges} and user_id in ${PEOPLE}`,
  trainings: IN_IT,
  training_modules: `training_id in ${trainings}`,
  training_quizzes: `training_id in ${trainings}`,
  training_assignments: IN_IT,
  training_progress: `training_id in ${trainings} and user_id in ${PEOPLE}`,
  training_module_progress: `training_id in ${trainings} and user_id in ${PEOPLE}`,
  training_attempts: `training_id in ${trainings} and user_id in ${PEOPLE}`,
  training_certificates: `training_id in ${trainings} and user_id in ${PEOPLE}`,
  shown_pictures: `challenge_id in ${challenges} or training_id in ${trainings}`,
  hearted_challenges: `challenge_id in ${challenges} and user_id in ${PEOPLE}`,
  hearted_trainings: `training_id in ${trainings} and user_id in ${PEOPLE}`,
  xp_entries: `user_id in ${PEOPLE} and (kind = 'training' and item_id in ${trainings} or kind = 'challenge' and item_id in ${challenges})`,
  pairs: IN_IT,
  // What stands in a pair goes with its writer: who left the organization has taken it along.
  pair_notes: `pair_id in ${pairs} and written_by in ${PEOPLE}`,
  pair_private_notes: `pair_id in ${pairs} and user_id in ${PEOPLE}`,
  // A step about what another organization offers means nothing where that is not.
  pair_steps: `pair_id in ${pairs} and added_by in ${PEOPLE}
    and (training_id is null or training_id in ${trainings}) and (challenge_id is null or challenge_id in ${challenges})`,
  pair_reports: `${IN_IT} and reported_by in ${PEOPLE}`,
  // The copies are the evidence of a report: they go with it, also those of somebody who was removed for what they wrote.
  pair_reported_notes: `report_id in (select id from pair_reports where ${IN_IT} and reported_by in ${PEOPLE})`,
  user_blocks: `user_id in ${PEOPLE} and blocked_id in ${PEOPLE}`,
  journal_entries: `user_id in ${OWN}`,
  journey_entries: `user_id in ${OWN}`,
  onboarding_surveys: `user_id in ${OWN}`,
  guided_journeys: `user_id in ${OWN}`,
  guided_journey_challenges: `user_id in ${OWN} and challenge_id in ${challenges}`,
  guided_journey_trainings: `user_id in ${OWN} and training_id in ${trainings}`,
  notification_preferences: `user_id in ${OWN}`,
  quiet_hours: `user_id in ${OWN}`,
} as const satisfies Record<string, string>

export type Carried = keyof typeof carried

/** Where the new service may have a row of somebody already, which stays. */
export const mayBeThere: readonly Carried[] = [
  'user_blocks',
  'onboarding_surveys',
  'guided_journeys',
  'notification_preferences',
  'quiet_hours',
]

const ENDED = 'sign-ins, links and what they opened end'
const SECOND_FACTOR = 'its key is here alone: it is set up anew'
const PASSKEY = 'one opens at the address of this service alone: it is set up anew'
const TOLD = 'what people were told they have read where they were told it'
const LIST = 'a list of people that was read in, which goes after some days; whom it brought is there'
const UPLOAD = 'what has not arrived yet is uploaded again'
const ANEW = 'it is made anew'
/** The tables of which nothing goes along, and why. */
export const left: Record<string, string> = {
  api_keys: ENDED,
  list_changes: 'copies that phones have are of the service that they were read from',
  list_changes_known: 'the same',
  audit_log: 'it tells of the service that it was written in; that the organization came is written in the new one',
  calendar_feeds: ENDED,
  challenge_activity_days: ANEW,
  closed_groups_found: ANEW,
  devices: ENDED,
  email_bounces: 'the new service sends its own e-mails',
  email_changes: ENDED,
  email_proofs: ENDED,
  group_news_told: TOLD,
  held_notices: TOLD,
  idempotency_keys: ENDED,
  import_rows: LIST,
  imports: LIST,
  invitations: ENDED,
  journey_recommendations: ANEW,
  language_model_days: 'it counts what was asked of a language model here',
  live_events: TOLD,
  notices: TOLD,
  notifications: TOLD,
  passkeys: PASSKEY,
  password_resets: ENDED,
  personal_exports: ENDED,
  prayed_for_news: ANEW,
  received_uploads: 'it counts what was uploaded here today',
  recovery_codes: SECOND_FACTOR,
  replaced_invitation_links: ENDED,
  schema_migrations: 'the new service has its own',
  second_factors: SECOND_FACTOR,
  sign_in_challenges: ENDED,
  sign_in_places: ENDED,
  signing_keys: 'the new service has its own',
  tokens: ENDED,
  unfinished_uploads: UPLOAD,
  upload_parts: UPLOAD,
  used_passkey_challenges: ENDED,
  waiting_reminders: ANEW,
  webhook_deliveries: ENDED,
  webhooks: ENDED,
}

/** Ids that no foreign key declares: what they name. */
export const looseReferences: Partial<Record<Carried, Record<string, Carried>>> = {
  group_news: { user_id: 'users', answered_user_id: 'users' },
  pairs: { asked_by: 'users' },
}
/** A row up to which somebody has read: not itself needed, only its place. */
export const places = { group_members: { read_up_to: 'group_news' } } as const
/** Filled in when what they refer to is there, which refers to them. */
export const later: Partial<Record<Carried, readonly string[]>> = {
  organizations: ['logo_key'],
  users: ['avatar_key', 'home_organization_id'],
}

/** Reports that admins have yet to look at, and that stay since whoever sent them has left. */
export const openReportsLeft = (organizationId: number) =>
  `select from pair_reports where organization_id = ${organizationId} and status = 'open' and reported_by not in ${peopleOf(organizationId)}`
/** People whose password goes along, and their second factor does not. */
export const secondFactorsLeft = (organizationId: number) =>
  `select from users where has_second_factor(id) and id in ${ownPeopleOf(organizationId)}`
export const conditionOf = (table: Carried, organizationId: number) => carried[table].replaceAll('$organization', String(organizationId))
export const peopleOf = (organizationId: number) => PEOPLE.replaceAll('$organization', String(organizationId))
export const ownPeopleOf = (organizationId: number) => OWN.replaceAll('$organization', String(organizationId))
