// What is sent and what comes back about challenges.
import Type from 'typebox'
import { Person } from '#features/accounts/schemas.ts'
import { Offering, OthersCount } from '#features/organizations/schemas.ts'
import {
  Address,
  Bool,
  Day,
  Html,
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
} from '#platform/http/fields.ts'
import { completeFeedQuery, FeedOf, feedQuery } from '#platform/http/paging.ts'

export const ChallengeStatus = OneOf('draft', 'published', 'archived')
export const ChallengeVisibility = OneOf('members_only', 'everyone')
export const MediaType = OneOf('audio', 'video', 'pdf')
export const ChallengeProgressStatus = OneOf('in-progress', 'completed')

export const ChallengeMedia = Type.Object({ type: MediaType, url: Link })
export const ChallengeBadge = Type.Object({
  badge_id: Id,
  badge_name: Str('Faithful in prayer'),
  badge_icon: Str('star'),
  points_awarded: Int,
  badge_points_required: Int,
  auto_award: Type.Boolean(),
})
export const OwnChallengeProgress = Type.Object({ status: ChallengeProgressStatus, started_at: Timestamp })

const fields = {
  id: Id,
  organization_id: Id,
  organization: Offering,
  name: Str('Seven days of gratitude'),
  content: Str('<p>Write down three things every evening.</p>'),
  description: OrNull(Str('A week of looking for what is good')),
  action: OrNull(Str('Write three things')),
  duration_days: Int,
  topics: Type.Array(Str('gratitude')),
  status: ChallengeStatus,
  visibility: ChallengeVisibility,
  language: Type.Unsafe<string | null>({
    ...OrNull(Locale),
    description: 'Its language (BCP 47); null if none was given',
  }),
  media: OrNull(ChallengeMedia),
  badge_info: OrNull(ChallengeBadge),
  points_awarded: OrNull(Int),
  auto_award: Type.Boolean(),
  user_progress: OrNull(OwnChallengeProgress),
  created_at: Timestamp,
  updated_at: Timestamp,
}

export const Challenge = Type.Object(fields)
export const ListedChallenge = Type.Object({ ...fields, participants_count: Int })

export const ActivityMetrics = Type.Object({
  participant_count: Type.Integer({ description: 'Everyone who started', examples: [31] }),
  recent_activity: Type.Integer({ description: 'Starts, check-ins and completions of the last 7 days', examples: [12] }),
  completion_rate: Type.Integer({ description: 'Percent of the participants who completed it', examples: [58] }),
  activity_level: Type.Unsafe<'high' | 'medium' | 'low' | 'none'>({
    ...OneOf('high', 'medium', 'low', 'none'),
    description: 'From 20 recent activities on `high`, from 5 `medium`, from 1 `low`',
  }),
  is_trending: Type.Boolean({ description: 'At least 5 recent activities, and more than in the 7 days before' }),
})
export const ActiveChallenge = Type.Object({ ...fields, activity_metrics: Type.Optional(ActivityMetrics) })

const about = {
  media_type: Nullish({
    ...MediaType,
    'x-alias': 'media.type',
    description:
      'The kind of `media_url`. By default that of the upload, and `video` for any other address. Without `media_url` it changes nothing, save that null takes the media away',
  }),
  media_url: Nullish(
    Address(2048, {
      'x-alias': 'media.url',
      description: 'An https address; for `audio` and `pdf` it may be one that an upload gave',
      examples: ['https://vimeo.com/1'],
    }),
  ),
  badge_id: Nullish(Id),
  points_awarded: Nullish(Integer(0, 1_000_000)),
  auto_award: Optional(Type.Unsafe<boolean>({ ...Bool, description: 'Whether reaching the points gives the badge; true by default' })),
  description: Nullish(Text(500)),
  action: Nullish(Name(255)),
  duration_days: Optional(Integer(1, 366, { description: '1 by default', examples: [7] })),
  topics: Nullish(ListOf(Name(80), 0, 6, { examples: [['gratitude']] })),
  language: Nullish({
    ...Locale,
    description: 'Its language (BCP 47), which search uses. Default: the organization’s',
  }),
  visibility: Optional(
    Type.Unsafe<'members_only' | 'everyone'>({
      ...ChallengeVisibility,
      description:
        '`everyone`: offered to every organization’s people in onboarding; pictures in its text that are no uploads of ours become links',
    }),
  ),
}
const Content = Html(100_000, {
  'x-alias': 'content',
  description: 'HTML. What could run, load or disguise is taken out',
  examples: ['<p>Pray daily</p>'],
})

export const CreateChallenge = {
  name: Name(255, { examples: ['Seven days of gratitude'] }),
  challenge_content: Content,
  status: ChallengeStatus,
  organization_id: Id,
  ...about,
}
export const ChangeChallenge = {
  name: Optional(Name(255, { examples: ['Seven days of gratitude'] })),
  challenge_content: Optional(Content),
  status: Optional(ChallengeStatus),
  ...about,
}

/** The most in one answer, and the default. */
export const WHOLE_LIST = 1000
const part = completeFeedQuery(WHOLE_LIST)
export const ListChallenges = { organization_id: Optional(Id), ...part }
export const ListOrganizationsChallenges = {
  organization_id: Id,
  include_activity: Optional(Type.Unsafe<boolean>({ ...Bool, description: 'Adds `activity_metrics`' })),
  ...part,
}

export const ChallengeProgress = Type.Object({
  challenge_id: Id,
  title: Str('Seven days of gratitude'),
  status: ChallengeProgressStatus,
  progress_percentage: Int,
  days_completed: Int,
  days_total: Int,
  last_check_in: Type.Unsafe<string | null>({ ...OrNull(Str('2026-03-01')), description: 'The latest day that was checked in' }),
  points_awarded: OrNull(Int),
  started_at: Timestamp,
  completed_at: OrNull(Timestamp),
})

export const CheckIn = { date: Nullish(Day) }

export const ListCompletions = {
  organization_id: Optional(Id),
  challenge_id: Optional(Id),
  user_id: Optional(Id),
  since: Optional(Text(40, { description: 'A moment (ISO 8601), or a day in my time zone', examples: ['2026-03-01'] })),
  ...feedQuery,
}
export const ChallengeCompletion = Type.Object({
  id: Id,
  user: Person,
  challenge: Type.Object({ id: Id, name: Str('Seven days of gratitude') }),
  points_awarded: OrNull(Int),
  started_at: Timestamp,
  completed_at: Timestamp,
})
const CompletionFeed = FeedOf(ChallengeCompletion)
export const ChallengeCompletions = Type.Object({
  ...CompletionFeed.properties,
  meta: Type.Object({
    ...CompletionFeed.properties.meta.properties,
    others: Type.Object(
      { completed: OthersCount },
      { description: 'People who are not of the organization, counted by the same filter: they are named to nobody' },
    ),
  }),
})
