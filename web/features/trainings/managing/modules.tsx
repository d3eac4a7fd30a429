// The modules of a training: written one at a time, put in order, taken away and brought back.
import { useState } from 'preact/hooks'
import { PictureDialog } from '#web/features/media/managing/picture-dialog.tsx'
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import { type EditedModule, newModule } from '#web/features/trainings/managing/edited.ts'
import { minutesOf } from '#web/features/trainings/managing/minutes.ts'
import { RichTextField } from '#web/parts/editor/rich-text-field.tsx'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Ordered } from '#web/parts/ordering.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { managingWords, words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

const nameOf = (key: string) => `module ${key}`
const panelOf = (key: string) => `module-${key}`

export function Modules({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { modules, language } = draft.mine.value
  const shown = modules.filter(({ key }) => !isRemoved(nameOf(key)))
  const [open, setOpen] = useState<string>()
  const add = () => {
    const module = newModule(trainings.newModule({ place: modules.length + 1 }))
    draft.edit((edited) => ({ ...edited, modules: [...edited.modules, module] }))
    setOpen(module.key)
  }
  const change = (key: string, fields: Partial<EditedModule>) =>
    draft.edit((edited) => ({ ...edited, modules: edited.modules.map((one) => (one.key === key ? { ...one, ...fields } : one)) }))
  const takeAway = ({ key, title }: EditedModule) => {
    setOpen(undefined)
    // With a module everybody's progress in it goes, so the service hears of it when it can't be brought back any more.
    remove(nameOf(key), {
      text: trainings.moduleDeleted({ title }),
      send: () => {
        draft.edit((edited) => ({ ...edited, modules: edited.modules.filter((one) => one.key !== key) }))
        return draft.save({ keepalive: true })
      },
      touches: [],
    })
  }
  const move = (from: number, to: number) =>
    draft.edit((edited) => ({
      ...edited,
      modules: [...shown.toSpliced(from, 1).toSpliced(to, 0, shown[from]!), ...edited.modules.filter((one) => !shown.includes(one))],
    }))
  const below = (module: EditedModule, place: number) => (
    <div id={panelOf(module.key)}>
      {open === module.key && (
        <ModuleText
          module={module}
          place={place}
          language={language}
          organization={draft.organization}
          change={(fields) => change(module.key, fields)}
          takeAway={() => takeAway(module)}
        />
      )}
    </div>
  )
  return (
    <section class="stack tight">
      <h2>{words().trainings.modules}</h2>
      {shown.length === 0 && <p class="soft">{trainings.noModules}</p>}
      {shown.length > 0 && (
        <div class="card">
          <Ordered items={shown} keyOf={({ key }) => key} nameOf={({ title }) => title} move={move} below={below}>
            {(module, place) => (
              <ModuleHead
                module={module}
                place={place}
                isOpen={open === module.key}
                setOpen={(isOpen) => setOpen(isOpen ? module.key : undefined)}
              />
            )}
          </Ordered>
        </div>
      )}
      <button type="button" class="button start" onClick={add}>
        <Icon name="plus" />
        {trainings.addModule}
      </button>
    </section>
  )
}

interface HeadProps {
  module: EditedModule
  place: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

function ModuleHead({ module: { key, title, content }, place, isOpen, setOpen }: HeadProps) {
  const { trainings } = managingWords()
  return (
    <div class="row tight">
      <span class="face ordered-number" aria-hidden="true">
        {number(place + 1)}
      </span>
      <span class="grow">
        <bdi class="strong">{title}</bdi>
        <span class="small soft block">{content ? trainings.minutes({ count: minutesOf(content) }) : trainings.noText}</span>
      </span>
      <button
        type="button"
        class="button quiet small"
        aria-expanded={isOpen}
        aria-controls={panelOf(key)}
        aria-label={isOpen ? trainings.closeModule({ title }) : trainings.editModule({ title })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words().frame.close : words().frame.edit}
      </button>
    </div>
  )
}

interface TextProps {
  module: EditedModule
  place: number
  language: string | null
  organization: number
  change: (fields: Partial<EditedModule>) => void
  takeAway: () => void
}

function ModuleText({ module: { title, content }, place, language, organization, change, takeAway }: TextProps) {
  const { trainings } = managingWords()
  return (
    <div class="stack tight">
      <Field
        name={`modules.${place}.title`}
        label={trainings.moduleTitle}
        dir="auto"
        maxLength={255}
        value={title}
        onInput={({ currentTarget }) => change({ title: currentTarget.value })}
        // What stands there by itself is written over.
        onFocus={({ currentTarget }) => title === trainings.newModule({ place: place + 1 }) && currentTarget.select()}
        autoFocus
      />
      <RichTextField
        name={`modules.${place}.content`}
        label={trainings.moduleText}
        value={content}
        lang={language}
        onChange={(html) => change({ content: html })}
        askForPicture={(asked) => <PictureDialog organization={organization} {...asked} />}
      />
      <button type="button" class="button quiet bad small start" onClick={takeAway}>
        <Icon name="trash" />
        {trainings.deleteModule}
      </button>
    </div>
  )
}
