// Who sees a training, where it stands among the others, and what it is about.
import { useState } from 'preact/hooks'
import { MOST_TOPICS, topicsIn } from '#web/features/challenges/managing/editing.ts'
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import type { Edited } from '#web/features/trainings/managing/edited.ts'
import { languagesToWriteIn } from '#web/features/trainings/managing/languages.ts'
import { Choice, Field, SelectField, Switch } from '#web/parts/field.tsx'
import { managingWords } from '#web/words/choosing.ts'

const visibilities = ['leadership_only', 'members_only', 'assigned_only', 'everyone'] as const

export function Facts({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { visibility, is_required_for_leadership, series, type, topics, language } = draft.mine.value
  return (
    <section class="stack">
      <h2>{trainings.whoSees}</h2>
      <Choice
        key={draft.fromOutside.value}
        name="visibility"
        label={trainings.visibility}
        value={visibility}
        onChoose={(chosen) => draft.set('visibility', chosen as Edited['visibility'])}
        options={visibilities.map((value) => ({ value, text: trainings.visibilities[value], about: trainings.visibilitiesAbout[value] }))}
      />
      <Switch
        name="is_required_for_leadership"
        label={trainings.requiredField}
        about={trainings.requiredAbout}
        checked={is_required_for_leadership}
        onChange={({ currentTarget }) => draft.set('is_required_for_leadership', currentTarget.checked)}
      />
      <h2>{trainings.among}</h2>
      <Field
        name="series"
        label={trainings.series}
        help={trainings.seriesAbout}
        dir="auto"
        maxLength={255}
        value={series ?? ''}
        onInput={({ currentTarget }) => draft.set('series', currentTarget.value || null)}
      />
      <Field
        name="type"
        label={trainings.type}
        help={trainings.typeAbout}
        dir="auto"
        maxLength={100}
        key={`type ${draft.fromOutside.value}`}
        defaultValue={type}
        // Half a word is no type.
        onChange={({ currentTarget }) => currentTarget.value.trim() && draft.set('type', currentTarget.value.trim())}
      />
      <Topics topics={topics} onChange={(list) => draft.set('topics', list)} />
      <SelectField
        name="language"
        label={trainings.language}
        help={trainings.languageAbout}
        value={language ?? ''}
        onChange={({ currentTarget }) => draft.set('language', currentTarget.value || null)}
        options={[['', trainings.languageUnknown], ...languagesToWriteIn(language)]}
      />
    </section>
  )
}

/** Six words with commas between them. */
function Topics({ topics, onChange }: { topics: readonly string[]; onChange: (topics: string[]) => void }) {
  const { trainings } = managingWords()
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      name="topics"
      label={trainings.topics}
      help={trainings.topicsAbout({ most: MOST_TOPICS })}
      dir="auto"
      value={typed ?? topics.join(', ')}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        setTyped(undefined)
        onChange(topicsIn(currentTarget.value))
      }}
    />
  )
}
