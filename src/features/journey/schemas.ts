// What people log of their journey, and the figures made from it.
import Type from 'typebox'
import { Day, Id, Int, Integer, Name, Nullish, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { NextCursor, nextCursor } from '#platform/http/paging.ts'

/** The four core activities. One that a person has never logged is an area of growth. */
export const coreActivities = ['prayer', 'study', 'service', 'fellowship'] as const
/** What clients offer to choose from. Others are accepted too. */
export const knownActivities = [...coreActivities, 'worship', 'fasting', 'giving', 'evangelism', 'meditation', 'rest'] as const

export const LogEntry = {
  activity_type: Name(50, {
    description: `Stored in lower case. Known: ${knownActivities.join(', ')}. Others are accepted too.`,
    examples: ['prayer'],
  }),
  duration_minutes: Nullish(Integer(0, 1440)),
  notes: Nullish(Text(5000, { description: 'Private, like the journal' })),
  date: Optional(Day),
}

const notes = OrNull(Str('Psalm 23, at the lake'))
export const JourneyEntry = Type.Object({
  id: Id,
  activity_type: Str('prayer'),
  duration_minutes: Int,
  notes,
  date: Day,
  created_at: Timestamp,
})

export const ListDays = {
  from: Optional(Type.Unsafe<string>({ ...Day, description: 'The default is 365 days up to today' })),
  to: Optional(Day),
  cursor: nextCursor,
}
export const Journey = Type.Object({
  total_days: Type.Unsafe<number>({ ...Int, description: 'Days with an entry' }),
  milestones_completed: Type.Unsafe<number>({ ...Int, description: 'Trainings and challenges completed, and badges earned' }),
  current_focus: Type.Unsafe<string>({
    ...Str('prayer'),
    description: 'The activity with the most minutes in the last 30 days; else the first topic of the survey; else empty',
  }),
  journey_data: Type.Array(Type.Object({ id: Id, date: Day, activity: Str('prayer'), duration_minutes: Int, notes }), {
    description: 'Of the last 365 days, or `from` and `to`; the newest day first',
  }),
})
export const JourneyAnswer = Type.Object({ data: Journey, meta: Type.Object({ next_cursor: NextCursor }) })

export const JourneyProgress = Type.Object({
  overall_progress: Type.Unsafe<number>({
    ...Int,
    description: 'Mean percentage of the trainings and challenges that were started or assigned',
  }),
  consistency_score: Type.Unsafe<number>({ type: 'number', examples: [83.3], description: 'Percentage of the last 30 days with an entry' }),
  areas_of_growth: Type.Array(Str('service'), { maxItems: 3 }),
  ai_recommendations: Type.Array(Str('Set ten minutes aside for prayer tomorrow morning.'), { maxItems: 3 }),
  streak_days: Type.Unsafe<number>({
    ...Int,
    description: 'Days in a row with an entry, up to today, or to yesterday while today has none',
  }),
})
