// Every request that reads, made from the table of routes, with ids of what there is among many (given-many.ts).
import { type Db, sql } from '#platform/db/database.ts'
import type { Route } from '#platform/http/route.ts'
import type { Many } from './given-many.ts'

/** Questions that lists are asked beside their plain form. */
const alsoAsked: Record<string, string[]> = {
  '/organizations/{organization}/members': ['search=person'],
  '/organizations/{organization}/groups': ['search=group', 'filter=idle', 'filter=waiting'],
  '/organizations/{organization}/gone-quiet': ['reason=not_seen', 'reason=challenge_stalled&per_page=100'],
  '/key/members': ['search=person'],
  '/key/meetings': ['from=2020-01-01&to=2099-01-01&per_page=100'],
  '/groups/{group}/posts': ['per_page=50'],
  '/groups/{group}/meetings': ['from=2020-01-01', 'from=2020-01-01&to=2099-01-01&per_page=100'],
  '/groups/{group}/attendance': ['meetings=52'],
  '/meetings': ['from=2020-01-01'],
  '/prayer-requests/pending': ['organization_id=1'],
  '/waiting': ['per_page=0', 'kind=join_request', 'kind=prayer_request', 'kind=report'],
  '/challenges/get_challenges': ['organization_id=1&include_activity=1'],
  '/manage/challenges/completions': ['organization_id=1', 'organization_id=1&user_id=2'],
  '/qualifications/users-progress': [
    'organization_id=1',
    'organization_id=1&search=person',
    'organization_id=1&overdue=1&qualification_id=1',
    'organization_id=1&only=1,2&most=8',
  ],
  '/qualifications/get_qualifications': ['organization_id=1'],
  '/badges/for-challenges': ['organization_id=1'],
  '/pairs': ['status=ended'],
  '/organizations/{organization}/pairs': ['status=waiting'],
  '/organizations/{organization}/pair-reports': ['status=resolved'],
  '/journal': ['search=happened'],
  '/onboarding/browse/trainings': ['search=training', 'topic=Basics'],
  '/onboarding/browse/challenges': ['search=challenge'],
}

/** The addresses below /api that a person may read; `userId` has written something. */
export async function readRequests(db: Pick<Db, 'one'>, routes: readonly Route[], { organization, group, meeting }: Many, userId: number) {
  const { post, journal, pair, upload, webhook } = await db.one<Record<'post' | 'journal' | 'pair' | 'upload' | 'webhook', number>>(sql`
    select (select id from group_posts where group_id = ${group} order by id limit 1) as post,
      (select id from journal_entries where user_id = ${userId} order by id limit 1) as journal,
      coalesce((select id from pairs where ${userId}::bigint in (mentor_id, mentee_id) order by id limit 1), 1) as pair,
      (select id from unfinished_uploads where user_id = ${userId} order by id limit 1) as upload,
      (select id from webhooks where organization_id = ${organization} order by id limit 1) as webhook`)
  const ids: Record<string, number | string> = {
    organization,
    group,
    meeting,
    user: userId,
    post_id: post,
    journal,
    pair,
    upload_id: upload,
    import_id: organization,
    webhook,
    challenge: 1,
    qualification: 1,
  }
  return routes
    .filter(({ method, produces }) => method === 'GET' && !produces)
    .flatMap(({ path }) => {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        if (ids[name] === undefined) throw new Error(`There is no {${name}} to read for ${path}`)
        return String(ids[name])
      })
      return [address, ...(alsoAsked[path] ?? []).map((query) => `${address}?${query}`)]
    })
}
