// One module of a training: opened to be read, and then done.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { patchKept, useChange } from '#web/api/using.ts'
import { Icon } from '#web/parts/icon.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

interface ModuleProps {
  training: Schemas['Training']
  module: Schemas['TrainingModule']
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  isBegun: boolean
  /** To the next module, or to what comes after the last. */
  goOn: () => void
}

export function Module({ training: { id, language }, module, isOpen, setOpen, isBegun, goOn }: ModuleProps) {
  const { trainings } = words()
  const isDone = module.status === 'completed'
  const finish = useChange({
    send: async () => {
      const path = { qualification: id }
      if (!isBegun) await ask(api.POST('/qualifications/start/{qualification}', { params: { path } }))
      return ask(
        api.POST('/qualifications/update-progress/{qualification}', {
          params: { path },
          body: { module_id: module.id, status: 'completed' },
        }),
      )
    },
    show: () =>
      patchKept<Schemas['TrainingModule']>(
        '/qualifications/{qualification}',
        (item) => item.id === module.id && 'position' in item,
        (item) => ({ ...item, status: 'completed' }),
      ),
    touches: ['/qualifications'],
  })
  return (
    <li>
      <details class="module" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary id={`module-${module.id}`}>
          <span class={isDone ? 'face done' : 'face'} aria-hidden="true">
            {isDone ? <Icon name="check" /> : number(module.position)}
          </span>
          <span class="grow strong" dir="auto">
            {module.title}
            {isDone && <span class="unseen"> · {trainings.read}</span>}
          </span>
          <Icon name="forward" />
        </summary>
        <div class="module-text stack">
          {isOpen && module.content && <RichText html={module.content} lang={language} under={2} />}
          <button
            type="button"
            class={isDone ? 'button start' : 'button primary start'}
            onClick={() => {
              if (!isDone) finish.mutate(undefined, { onError: tellWhy })
              goOn()
            }}
          >
            {isDone ? trainings.goOn : trainings.readAndGoOn}
          </button>
        </div>
      </details>
    </li>
  )
}
