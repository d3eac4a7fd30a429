// Saving what a church decides for itself.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { readMyself } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { changesFrom } from '#web/parts/merging.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export type Church = Schemas['Organization']
type Change = Partial<
  Pick<
    Church,
    | 'name'
    | 'timezone'
    | 'locale'
    | 'hue'
    | 'admits_by_code'
    | 'reveal_quiz_answers'
    | 'enforce_leader_qualifications'
    | 'prayer_categories'
    | 'prayer_days'
    | 'pair_agreement'
    | 'mentors_need_trainings'
    | 'require_second_factor'
  >
>

/** Sends what was changed; nothing else is touched, so that two admins change two things at once. */
export async function save(church: Church, values: Change, current_password?: string) {
  const change = changesFrom(church, values)
  if (Object.keys(change).length === 0) return tell(words().frame.saved)
  const { message } = await ask(
    api.PATCH('/organizations/{organization}', {
      params: { path: { organization: church.id } },
      body: current_password === undefined ? change : { ...change, current_password },
    }),
  )
  await Promise.all([changed('/organizations/{organization}'), readMyself()])
  tell(message)
}
