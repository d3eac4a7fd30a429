// The editor of a training: its texts, its modules in their order, what to hear and to see, its quiz. What is written is saved by itself.
import { useQuery } from '@tanstack/preact-query'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { changed } from '#web/api/using.ts'
import { PictureDialog } from '#web/features/media/managing/picture-dialog.tsx'
import { Conflicts } from '#web/features/trainings/managing/conflicts.tsx'
import { readForEditing, TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import { Facts } from '#web/features/trainings/managing/facts.tsx'
import { Media } from '#web/features/trainings/managing/media.tsx'
import { Modules } from '#web/features/trainings/managing/modules.tsx'
import { Quiz } from '#web/features/trainings/managing/quiz.tsx'
import { Saved } from '#web/features/trainings/managing/saved.tsx'
import { churchesToWriteFor } from '#web/features/trainings/managing/trainings.tsx'
import { RichTextField } from '#web/parts/editor/rich-text-field.tsx'
import { Field } from '#web/parts/field.tsx'
import { ErrorsOfForm } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import './managing.css'

export default function EditTraining() {
  const id = Number(useRoute().params['training'])
  const { trainings } = managingWords()
  const found = useQuery({
    queryKey: ['/manage/trainings', id],
    queryFn: async ({ signal }) => {
      const { training, etag } = await readForEditing(id, signal)
      return { training, draft: await TrainingDraft.open(training, etag) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isEdited: true },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!found.data)
    return (
      <Page title={words().trainings.training} back="/manage/trainings">
        <Loaded of={found}>{() => null}</Loaded>
      </Page>
    )
  const { training, draft } = found.data
  const mayWrite = churchesToWriteFor().some(({ id }) => id === training.organization_id)
  if (mayWrite) return <Editor key={id} draft={draft} />
  return (
    <Page title={training.title} back="/trainings">
      <Empty
        icon="lock"
        title={words().frame.notOpen}
        action={
          <a class="button" href={`/trainings/${id}`}>
            {words().trainings.toTraining}
          </a>
        }
      >
        {trainings.onlyWriters}
      </Empty>
    </Page>
  )
}

function Editor({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { route } = useLocation()
  const { title, content, language, visibility } = draft.mine.value
  const [isGoing, setGoing] = useState(false)
  useSavingOnLeave(draft)
  const preview = async () => {
    setGoing(true)
    await draft.save()
    await changed('/qualifications')
    route(`/trainings/${draft.id}`)
  }
  return (
    <Page
      wide
      help="/help/trainings"
      title={title || words().trainings.training}
      back="/manage/trainings"
      about={<Saved draft={draft} />}
      actions={
        <>
          <button type="button" class="button" aria-busy={isGoing} onClick={preview}>
            {trainings.preview}
          </button>
          {visibility === 'leadership_only' && (
            <button
              type="button"
              class="button primary"
              onClick={() => {
                draft.put('visibility', 'members_only')
                tell(trainings.opened)
              }}
            >
              {trainings.open}
            </button>
          )}
        </>
      }
    >
      <Conflicts draft={draft} />
      <ErrorsOfForm.Provider value={draft.errors.value}>
        <div class="managing-columns">
          <div class="stack loose">
            <section class="stack tight">
              <Field
                name="title"
                label={trainings.titleField}
                dir="auto"
                maxLength={255}
                value={title}
                onInput={({ currentTarget }) => draft.set('title', currentTarget.value)}
              />
              <RichTextField
                name="content"
                label={trainings.introduction}
                value={content}
                lang={language}
                onChange={(html) => draft.set('content', html)}
                askForPicture={(asked) => <PictureDialog organization={draft.organization} {...asked} />}
              />
            </section>
            <Modules draft={draft} />
            <Media draft={draft} />
          </div>
          <div class="stack loose">
            <Quiz draft={draft} />
            <Facts draft={draft} />
          </div>
        </div>
      </ErrorsOfForm.Provider>
    </Page>
  )
}

/** Nothing waits once the page is left; and who comes back sees what others wrote meanwhile. */
function useSavingOnLeave(draft: TrainingDraft) {
  const { versions } = managingWords()
  useEffect(() => {
    const leave = () => void draft.save({ keepalive: true })
    // A phone that is put away may never come back to the page.
    const look = () => void (document.visibilityState === 'visible' ? draft.refresh() : draft.save({ keepalive: true }))
    const online = () => draft.saving.value.is === 'offline' && void draft.save()
    addEventListener('pagehide', leave)
    addEventListener('online', online)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', look)
      void draft.save().then(() => changed('/qualifications'))
    }
  }, [draft])
  const arrivals = draft.arrivals.value
  useEffect(() => {
    if (arrivals > 0 && draft.conflicts.value.length === 0) tell(versions.othersWrote)
  }, [arrivals])
}
