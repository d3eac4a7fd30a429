// Yes, maybe or no to a meeting, with one tap.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { patchKept, useChange } from '#web/api/using.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import './meetings.css'

export type Meeting = Schemas['Meeting']
type Coming = NonNullable<Meeting['my_answer']>
const comings = ['yes', 'maybe', 'no'] as const

export const isOver = ({ ends_at }: Pick<Meeting, 'ends_at'>) => Date.parse(ends_at) <= Date.now()
export const hasBegun = ({ begins_at }: Pick<Meeting, 'begins_at'>) => Date.parse(begins_at) <= Date.now()

/** Shown at once wherever the meeting is shown. */
export function useAnswer({ id, group }: Pick<Meeting, 'id' | 'group'>) {
  return useChange({
    send: (answer: { coming: Coming; note: string | null }) =>
      ask(api.POST('/groups/{group}/meetings/{meeting}/answer', { params: { path: { group: group.id, meeting: id } }, body: answer })),
    show: ({ coming, note }) => {
      const isMeant = (one: Meeting) => one.id === id && 'my_answer' in one && 'starts_at' in one
      const said = (one: Meeting): Meeting => ({
        ...one,
        my_answer: coming,
        my_note: note,
        coming_count: one.coming_count + Number(coming === 'yes') - Number(one.my_answer === 'yes'),
      })
      const undo = [patchKept('/groups', isMeant, said), patchKept('/meetings', isMeant, said)]
      return () => {
        for (const one of undo) one()
      }
    },
    touches: ['/meetings', '/groups/{group}/meetings'],
  })
}

export function Answering({ meeting }: { meeting: Meeting }) {
  const { meetings } = words()
  const answer = useAnswer(meeting)
  return (
    <fieldset class="answering" aria-label={meetings.doYouCome}>
      <legend class="small soft">{meetings.doYouCome}</legend>
      <div class="row tight wrap">
        {comings.map((coming) => (
          <button
            key={coming}
            type="button"
            class="button"
            aria-pressed={meeting.my_answer === coming}
            onClick={() => answer.mutate({ coming, note: meeting.my_note }, { onError: tellWhy })}
          >
            {meetings.comingAnswers[coming]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
