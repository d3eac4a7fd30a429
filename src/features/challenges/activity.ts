// How active a challenge is, from counts that are kept by day.
import type { Static } from 'typebox'
import type { ActivityMetrics } from './schemas.ts'

export interface ActivityCounts {
  participants: number
  completed: number
  /** Starts, check-ins and completions of the last 7 days, and of the 7 before. */
  recent: number
  before: number
}

export function activityMetrics({ participants, completed, recent, before }: ActivityCounts): Static<typeof ActivityMetrics> {
  return {
    participant_count: participants,
    recent_activity: recent,
    completion_rate: participants === 0 ? 0 : Math.round((100 * completed) / participants),
    activity_level: recent >= 20 ? 'high' : recent >= 5 ? 'medium' : recent >= 1 ? 'low' : 'none',
    is_trending: recent >= 5 && recent > before,
  }
}
