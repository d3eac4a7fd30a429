// What is sent and what comes back about trainings.
import Type, { type Static, type TObject } from 'typebox'
import { updatedSince } from '#features/changes/schemas.ts'
import { Offering } from '#features/organizations/schemas.ts'
import {
  Address,
  Bool,
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
import { completeFeedQuery, pageQuery } from '#platform/http/paging.ts'

const MAX_QUESTIONS = 100

export const QuizType = OneOf('completion_consent', 'multiple_choice')
export const TrainingVisibility = Type.Unsafe<'everyone' | 'members_only' | 'leadership_only' | 'assigned_only'>({
  ...OneOf('everyone', 'members_only', 'leadership_only', 'assigned_only'),
  description:
    '`everyone`: all users of the service (pictures in its texts that are no uploads of ours become links); `members_only`: the organization’s members; `leadership_only`: its leaders and admins; `assigned_only`: those whom it is assigned to. Leaders and admins see all of their organization’s trainings, and whoever is assigned one sees it.',
})

// What comes back

export const QuizQuestion = Type.Object({
  question: Str('Who led the people of Israel out of Egypt?'),
  options: Type.Array(Type.String(), { examples: [['Moses', 'Joshua', 'David', 'Solomon']] }),
  correct_answer_index: Type.Integer({ examples: [0], description: 'Its place among the options, from 0' }),
})
export const AskedQuestion = Type.Object({
  ...QuizQuestion.properties,
  correct_answer_index: Type.Optional(
    Type.Integer({
      examples: [0],
      description:
        'Its place among the options, from 0. Where the organization’s `reveal_quiz_answers` is `after_passing`, it is absent for learners until they have passed',
    }),
  ),
})

export const TrainingModule = Type.Object({
  id: Type.Unsafe<number>({ ...Id, description: 'The `module_id` of `POST /qualifications/update-progress/{qualification}`' }),
  title: Str('The Lord’s Prayer'),
  content: Str('<p>Our Father…</p>'),
  position: Type.Integer({ examples: [1], description: 'From 1' }),
  status: Type.Unsafe<'not_started' | 'in_progress' | 'completed'>({
    ...OneOf('not_started', 'in_progress', 'completed'),
    description: 'My progress in it',
  }),
})

const facts = {
  id: Id,
  title: Str('Learning to Pray'),
  type: Str('Foundations'),
  series: OrNull(Str('First Steps')),
  topics: Type.Array(Str('prayer')),
  audio_path: OrNull(Str('https://localhost:8443/media/3f9c.mp3')),
  video_link: OrNull(Str('https://vimeo.com/76979871')),
  quiz_type: OrNull(QuizType),
  max_attempts: OrNull(Int),
  visibility: TrainingVisibility,
  language: Type.Unsafe<string | null>({
    ...OrNull(Locale),
    description: 'Its language (BCP 47); null if none was given',
  }),
  is_required_for_leadership: Type.Boolean({ description: 'Whether group leaders must have completed it' }),
  organization_id: Id,
  organization: Offering,
  is_assigned: Type.Boolean({ description: 'Whether it is assigned to me' }),
  due_date: Type.Unsafe<string | null>({ ...OrNull(Str('2026-03-01')), description: 'The day by which I should complete it' }),
  created_at: Timestamp,
}
const texts = {
  content: Str('<p>Prayer is talking with God.</p>'),
  quiz_data: OrNull(Type.Object({ questions: Type.Array(AskedQuestion) })),
  quiz_version: Type.Unsafe<number | null>({
    ...OrNull(Int),
    description: 'Send it with the answers: they are then compared with the questions that were read, even if these were edited meanwhile',
  }),
  modules: Type.Array(TrainingModule),
}
export const Training = Type.Object({ ...facts, ...texts })
/** As the catalogue shows it, page by page. */
export const TrainingFacts = Type.Object({ ...facts, module_count: Int })
export const ListedTraining = Type.Object({
  ...facts,
  ...texts,
  has_texts: Type.Boolean({
    description:
      'False for what other churches offer to everyone, until I have started or hearted it, or it was assigned to me: its `content`, `modules` and `quiz_data` are then left out of this list, and `GET /qualifications/{qualification}` has them',
  }),
})

export const UploadedAudio = Type.Object({ audio_path: Link })

// What is sent

export const QuizBody = Type.Object(
  {
    questions: ListOf(
      Type.Object({
        question: Name(1000, { examples: ['Who led the people of Israel out of Egypt?'] }),
        options: ListOf(Name(500), 2, 10, { distinct: true, examples: [['Moses', 'Joshua', 'David', 'Solomon']] }),
        correct_answer_index: Integer(0, 9),
      }),
      1,
      MAX_QUESTIONS,
    ),
  },
  { description: 'For `multiple_choice`' },
)

const fields = {
  type: Optional(Name(100, { examples: ['Foundations'], description: 'A category; `General` by default' })),
  series: Nullish(Name(255, { examples: ['First Steps'] })),
  topics: Nullish(ListOf(Name(80), 0, 6)),
  content: Nullish(
    Html(100_000, { description: 'HTML; whatever could run, load or disguise is taken out', examples: ['<p>Prayer is…</p>'] }),
  ),
  audio_path: Nullish(Text(2048, { description: 'What `POST /qualifications/upload-audio` gave, or an https address' })),
  video_link: Nullish(Address(2048, { description: 'Of YouTube, Vimeo, Dailymotion or Wistia', examples: ['https://vimeo.com/76979871'] })),
  quiz_type: Nullish({ ...QuizType, examples: ['multiple_choice'] }),
  quiz_data: Nullish(QuizBody),
  max_attempts: Nullish(Integer(1, 1000, { description: 'How many attempts at the quiz are allowed; null for any number' })),
  visibility: Optional(TrainingVisibility),
  language: Nullish({
    ...Locale,
    description: 'Its language (BCP 47), which search uses. Default: the organization’s',
  }),
  is_required_for_leadership: Optional(Bool),
}
const module = {
  title: Name(255, { examples: ['The Lord’s Prayer'] }),
  content: Nullish(Html(100_000, { description: 'HTML, like the training’s content' })),
}
const MAX_MODULES = 100

export const CreateTraining = {
  title: Name(255, { examples: ['Learning to Pray'] }),
  ...fields,
  organization_id: Nullish(Id),
  modules: Nullish(ListOf(Type.Object(module), 0, MAX_MODULES)),
}
export const ChangeTraining = {
  title: Optional(Name(255, { examples: ['Learning to Pray'] })),
  ...fields,
  modules: Nullish(
    ListOf(Type.Object({ id: Nullish(Id), ...module }), 0, MAX_MODULES, {
      description:
        'The whole list in its order. A module with its `id` stays, with everyone’s progress; one without is new; those left out go.',
    }),
  ),
}

export type TrainingBody = Static<TObject<typeof CreateTraining>>
export type TrainingChange = Static<TObject<typeof ChangeTraining>>

const filter = {
  organization_id: Optional(Id),
  series: Optional(Text(255)),
  type: Optional(Text(100)),
  required_for_leadership: Optional(Bool),
  language: Optional({ ...Locale, description: '`pt` finds `pt-BR` as well' }),
}
export type TrainingFilter = Static<TObject<typeof filter>>

/** The most trainings in one answer, and the default. */
export const WHOLE_LIST = 1000
export const ListTrainings = { ...filter, ...completeFeedQuery(WHOLE_LIST), ...updatedSince }
export type ListTrainingsQuery = Static<TObject<typeof ListTrainings>>
export const DEFAULT_PER_PAGE = 20
export const PageTrainings = {
  ...filter,
  search: Optional(
    Text(200, { description: 'Words that its title, topics, type or series hold, in any order; letter case and accents don’t count' }),
  ),
  ...pageQuery(DEFAULT_PER_PAGE, 100),
}
export type PageTrainingsQuery = Static<TObject<typeof PageTrainings>>

export const GenerateQuiz = { question_count: Nullish(Integer(3, 20, { default: 5 })) }
