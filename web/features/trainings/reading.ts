// All trainings that one may see, without their texts; the service gives them page by page.
import { useQuery } from '@tanstack/preact-query'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'

/** A thousand: more than anybody looks through. */
const MOST_PAGES = 10

export function useTrainings({ required }: { required: boolean }) {
  const query = { per_page: 100, ...(required ? { required_for_leadership: true } : {}) }
  return useQuery({
    queryKey: ['/qualifications', { query }, 'all'],
    queryFn: async ({ signal }) => {
      const found: Schemas['TrainingFacts'][] = []
      for (let page = 1; page <= MOST_PAGES; page++) {
        const { data, last_page } = await ask(api.GET('/qualifications', { params: { query: { ...query, page } }, signal }))
        found.push(...data)
        if (page >= last_page) break
      }
      return found
    },
  })
}

/** How far I am in a training; undefined while that is not known, null where it is not begun. */
export function useMyProgress(training: number) {
  const progress = useRead('/qualifications/progress')
  return { ...progress, mine: progress.data && (progress.data.data.find(({ qualification_id }) => qualification_id === training) ?? null) }
}
