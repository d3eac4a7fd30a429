// Whom the table of progress shows, and which trainings beside them: all of it stands in the address.
import { useEffect, useRef } from 'preact/hooks'
import { useAddress } from '#web/features/organizations/managing/church.tsx'
import type { NamedGroup } from '#web/features/trainings/managing/groups.ts'
import type { Titled } from '#web/features/trainings/managing/states.ts'
import { Field, SelectField, Switch } from '#web/parts/field.tsx'
import { managingWords } from '#web/words/choosing.ts'
import '#web/parts/filters.css'

const WHILE_TYPING_MS = 300

export function ProgressFilters({ groups, trainings }: { groups: readonly NamedGroup[]; trainings: readonly Titled[] }) {
  const { progress } = managingWords()
  const { query, change } = useAddress()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({ search: text.trim(), page: '' }), WHILE_TYPING_MS)
  }
  return (
    <search class="filters">
      <Field
        name="search"
        type="search"
        label={progress.search}
        autocomplete="off"
        defaultValue={query['search'] ?? ''}
        onInput={(event) => search(event.currentTarget.value)}
      />
      <SelectField
        name="group"
        label={progress.group}
        options={[['', progress.allGroups], ...groups.map(({ id, name }) => [String(id), name] as const)]}
        value={query['group'] ?? ''}
        onChange={(event) => change({ group: event.currentTarget.value, page: '' })}
      />
      <SelectField
        name="training"
        label={progress.training}
        options={[['', progress.allTrainings], ...trainings.map(({ id, title }) => [String(id), title] as const)]}
        value={query['training'] ?? ''}
        onChange={(event) => change({ training: event.currentTarget.value, page: '' })}
      />
      <Switch
        name="overdue"
        label={progress.overdueOnly}
        checked={query['overdue'] === '1'}
        onChange={(event) => change({ overdue: event.currentTarget.checked ? '1' : undefined, page: undefined })}
      />
    </search>
  )
}

/** Which trainings stand beside the names, of a church that has many. */
export function ColumnsChoice({ trainings }: { trainings: readonly Titled[] }) {
  const { progress } = managingWords()
  const { query, change } = useAddress()
  if (trainings.length < 2) return null
  const wanted = new Set((query['columns'] ?? '').split(',').map(Number).filter(Boolean))
  const toggle = (id: number, isWanted: boolean) => {
    const next = new Set(wanted)
    if (isWanted) next.add(id)
    else next.delete(id)
    change({ columns: [...next].join(',') })
  }
  return (
    <details>
      <summary class="button small">{progress.columns}</summary>
      <fieldset class="stack tight">
        <legend class="soft small">{progress.columnsAbout}</legend>
        <div class="choices">
          {trainings.map(({ id, title }) => (
            <Switch
              key={id}
              name={`column-${id}`}
              label={title}
              checked={wanted.has(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </details>
  )
}
