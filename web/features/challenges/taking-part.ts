// Starting, checking in and completing, from a list or from the page of one challenge.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { dateToday } from '#web/api/session.ts'
import { changed, keyOf, useChange } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'

export type Progress = Schemas['ChallengeProgress']
type Feed = { data: Progress[] }

const path = (challenge: number) => ({ params: { path: { challenge } } })
const touched = ['/challenges', ...myPath, '/badges'] as const

export const start = (challenge: number) => ask(api.POST('/challenges/start/{challenge}', path(challenge)))
export const complete = (challenge: number) => ask(api.POST('/challenges/complete/{challenge}', path(challenge)))
export const checkIn = (challenge: number, date?: string) =>
  ask(api.POST('/challenges/check-in/{challenge}', { ...path(challenge), body: date ? { date } : {} }))

/** Checks in for today: shown at once, also without a network until that is known. */
export const useCheckIn = () =>
  useChange({ send: (challenge: number) => checkIn(challenge), show: showCheckIn, touches: ['/challenges/progress'] })

export const changedChallenges = () => changed(...touched)

function showCheckIn(challenge: number): () => void {
  const before = queries.getQueriesData<Feed>({ queryKey: keyOf('/challenges/progress') })
  for (const [key, feed] of before)
    if (feed) queries.setQueryData(key, { ...feed, data: feed.data.map((one) => (one.challenge_id === challenge ? withToday(one) : one)) })
  return () => {
    for (const [key, feed] of before) queries.setQueryData(key, feed)
  }
}

function withToday(progress: Progress): Progress {
  const days_completed = progress.days_completed + 1
  return {
    ...progress,
    days_completed,
    last_check_in: dateToday(),
    progress_percentage: Math.min(100, Math.floor((100 * days_completed) / progress.days_total)),
  }
}
