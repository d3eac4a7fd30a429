// How members find their group, from one star to five. The newest rating of each counts.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

const stars = [1, 2, 3, 4, 5]

export function Rating({ group }: { group: Group }) {
  const { groups } = words()
  const [chosen, setChosen] = useState(0)
  const [round, setRound] = useState(0)
  const send = async (values: FormData) => {
    const body = { rating: chosen, comment: String(values.get('comment')) || null }
    const { message } = await ask(api.POST('/groups/{group}/rate', { params: { path: { group: group.id } }, body }))
    tell(message)
    setChosen(0)
    setRound(round + 1)
    void changed('/groups/{group}')
  }
  return (
    <section class="stack tight">
      <h2>{groups.rate}</h2>
      {group.average_rating !== null && (
        <p class="soft small">{groups.ratedBy({ average: number(group.average_rating), count: group.ratings_count })}</p>
      )}
      <fieldset class="stars">
        <legend class="unseen">{groups.rate}</legend>
        {stars.map((star) => (
          <label key={star} class="star">
            <input class="unseen" type="radio" name={`rating of ${group.id}`} checked={chosen === star} onChange={() => setChosen(star)} />
            <Icon name="star" filled={star <= chosen} />
            <span class="unseen">{groups.stars({ count: star })}</span>
          </label>
        ))}
      </fieldset>
      {chosen > 0 && (
        <Form key={round} action={groups.sendRating} send={send}>
          <TextField name="comment" label={groups.ratingComment} rows={2} maxLength={1000} />
        </Form>
      )}
    </section>
  )
}
