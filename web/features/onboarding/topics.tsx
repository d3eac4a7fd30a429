// Up to six topics: those that the trainings are about to choose from, and one's own words.
import { useRef } from 'preact/hooks'
import { useRead } from '#web/api/using.ts'
import { MOST_TOPICS, toggled } from '#web/features/onboarding/survey-answers.ts'
import { useErrors } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'

/** More than that is no choice any more. */
const OFFERED = 18

export function Topics({ chosen, choose }: { chosen: readonly string[]; choose: (topics: string[]) => void }) {
  const { grow } = words()
  const own = useRef<HTMLInputElement>(null)
  const errors = useErrors('focus_topics')
  const topics = useRead('/onboarding/browse/topics')
  const found = topics.data?.data.map(({ topic }) => topic).slice(0, OFFERED) ?? []
  const isChosen = (topic: string) => chosen.some((other) => other.toLocaleLowerCase() === topic.toLocaleLowerCase())
  const all = [...found, ...chosen.filter((topic) => !found.some((other) => other.toLocaleLowerCase() === topic.toLocaleLowerCase()))]
  const isFull = chosen.length >= MOST_TOPICS
  const add = () => {
    const topic = own.current!.value.trim()
    if (!topic || isFull) return
    if (!isChosen(topic)) choose(toggled(chosen, topic))
    own.current!.value = ''
    own.current!.focus()
  }
  return (
    <div class="stack">
      <fieldset class="field" aria-describedby="topics-note">
        <legend class="field-label">{grow.topics}</legend>
        <div class="row wrap tight">
          {all.map((topic) => (
            <label key={topic} class="option topic">
              <input
                type="checkbox"
                name="focus_topics"
                value={topic}
                checked={isChosen(topic)}
                disabled={isFull && !isChosen(topic)}
                onChange={() => choose(toggled(chosen, topic))}
              />
              <span dir="auto">{topic}</span>
            </label>
          ))}
        </div>
        <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id="topics-note" role="status">
          {errors.length > 0 ? errors.join(' ') : grow.topicsChosen({ count: chosen.length })}
        </p>
      </fieldset>
      <div class="field">
        <label class="field-label" for="own-topic">
          {grow.ownTopic}
        </label>
        <div class="row tight">
          <input
            ref={own}
            class="input grow"
            id="own-topic"
            type="text"
            dir="auto"
            maxLength={80}
            disabled={isFull}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !event.currentTarget.value.trim()) return
              event.preventDefault()
              add()
            }}
          />
          <button type="button" class="button" disabled={isFull} onClick={add}>
            <Icon name="plus" />
            {grow.add}
          </button>
        </div>
      </div>
    </div>
  )
}
