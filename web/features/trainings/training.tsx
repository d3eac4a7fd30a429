// A training: its text, what to hear and to see, its modules one after the other, then the quiz and the certificate.

import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { patchKept, useChange, useRead } from '#web/api/using.ts'
import { Heart } from '#web/features/onboarding/heart.tsx'
import { myPath } from '#web/features/onboarding/touched.ts'
import { useMyProgress } from '#web/features/trainings/reading.ts'
import { CertificateLink, Progress } from '#web/features/trainings/trainings.tsx'
import { VideoOnWish } from '#web/features/trainings/video-on-wish.tsx'
import { ownPath } from '#web/parts/addresses.ts'
import { Elsewhere } from '#web/parts/elsewhere.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { PlayButton } from '#web/parts/player.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { day, number } from '#web/words/saying.ts'
import './trainings.css'

type Training = Schemas['Training']
type MyProgress = Schemas['TrainingProgress'] | null

export default function TrainingPage() {
  const { trainings } = words()
  const id = Number(useRoute().params['training'])
  const training = useRead('/qualifications/{qualification}', { path: { qualification: id } })
  const { mine, error, refetch } = useMyProgress(id)
  const found = training.data?.data
  if (!found)
    return (
      <Page title={trainings.training} back="/trainings">
        <Loaded of={training}>{() => null}</Loaded>
      </Page>
    )
  return (
    <Page
      key={id}
      title={found.title}
      back="/trainings"
      about={<About training={found} />}
      actions={isOnOffer(found) && <Heart kind="training" id={id} title={found.title} />}
    >
      <Loaded of={{ data: mine === undefined ? undefined : { mine }, error, refetch }}>
        {({ mine }) => <TrainingOf training={found} mine={mine} />}
      </Loaded>
    </Page>
  )
}

/** What is for leaders, or for those to whom it is assigned, can't be hearted. */
const isOnOffer = ({ visibility }: Training) => visibility === 'everyone' || visibility === 'members_only'

const About = ({ training: { series, type, organization } }: { training: Training }) => (
  <bdi>{[series ?? type, organization?.name].filter(Boolean).join(' · ')}</bdi>
)

function TrainingOf({ training, mine }: { training: Training; mine: MyProgress }) {
  const { trainings } = words()
  const { modules, content, language } = training
  const next = modules.find(({ status }) => status !== 'completed')
  const [open, setOpen] = useState<number | undefined>(mine && !mine.completed ? next?.id : undefined)
  const [wantsFocus, setWantsFocus] = useState(false)
  const show = (module: number | undefined) => {
    setOpen(module)
    setWantsFocus(true)
  }
  useEffect(() => {
    if (!wantsFocus) return
    setWantsFocus(false)
    const target = document.getElementById(open === undefined ? 'next-step' : `module-${open}`)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }, [wantsFocus, open])
  const isUnread = mine === null
  return (
    <>
      <Tags training={training} />
      {content && isUnread && <RichText html={content} lang={language} />}
      <Sounds training={training} />
      <NextStep training={training} mine={mine} show={show} />
      {content && !isUnread && (
        <details>
          <summary class="link">{trainings.introduction}</summary>
          <div class="module-text">
            <RichText html={content} lang={language} />
          </div>
        </details>
      )}
      {modules.length > 0 && (
        <section class="stack tight">
          <h2>{trainings.modules}</h2>
          <ol>
            {modules.map((module, place) => (
              <ModuleOf
                key={module.id}
                training={training}
                module={module}
                isOpen={open === module.id}
                setOpen={(isOpen) => (isOpen ? setOpen(module.id) : open === module.id && setOpen(undefined))}
                isBegun={mine !== null}
                goOn={() => show(modules[place + 1]?.id)}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Tags({ training: { due_date, is_assigned, is_required_for_leadership } }: { training: Training }) {
  const { trainings } = words()
  if (!due_date && !is_assigned && !is_required_for_leadership) return null
  return (
    <p class="row wrap tight">
      {due_date && (
        <span class="tag accent">
          <Icon name="calendar" />
          {trainings.dueOn({ date: day(due_date) })}
        </span>
      )}
      {is_assigned && !due_date && <span class="tag accent">{trainings.assigned}</span>}
      {is_required_for_leadership && <span class="tag">{trainings.leadersNeedIt}</span>}
    </p>
  )
}

function Sounds({ training: { id, title, audio_path, video_link } }: { training: Training }) {
  const { trainings } = words()
  if (!audio_path && !video_link) return null
  const own = audio_path && ownPath(audio_path, location.origin)
  return (
    <div class="stack tight">
      {own && <PlayButton of={{ source: own, title, page: `/trainings/${id}` }} text={trainings.listen} />}
      {audio_path && !own && <Elsewhere address={audio_path} text={trainings.listenAt} />}
      {video_link && <VideoOnWish address={video_link} title={title} />}
    </div>
  )
}

/** One thing to do: begin, read on, take the quiz, complete, or look at the certificate. */
function NextStep({ training, mine, show }: { training: Training; mine: MyProgress; show: (module: number | undefined) => void }) {
  const { trainings } = words()
  const { id, modules, quiz_type, title } = training
  const next = modules.find(({ status }) => status !== 'completed')
  const begin = useChange({
    send: () => ask(api.POST('/qualifications/start/{qualification}', { params: { path: { qualification: id } } })),
    touches: ['/qualifications'],
  })
  const complete = useChange({
    send: async () => {
      if (!mine) await begin.mutateAsync(undefined)
      return ask(api.POST('/qualifications/complete/{qualification}', { params: { path: { qualification: id } } }))
    },
    touches: ['/qualifications', ...myPath],
  })
  const refused = { onError: (error: Error) => tell(error.message) }
  if (mine?.completed)
    return (
      <section class="card accent stack" id="next-step" tabIndex={-1}>
        <h2>{trainings.completedOn({ date: day(mine.completed_at!) })}</h2>
        <div class="row wrap">
          <CertificateLink training={id} title={title} />
          {quiz_type === 'multiple_choice' && (
            <a class="button quiet small" href={`/trainings/${id}/quiz`}>
              {trainings.myAnswers}
            </a>
          )}
        </div>
      </section>
    )
  const done = modules.filter(({ status }) => status === 'completed').length
  return (
    <section class="card stack" id="next-step" tabIndex={-1}>
      {mine ? (
        <>
          <p class="row spread small">
            <span>{modules.length > 0 && trainings.modulesRead({ done, all: modules.length })}</span>
          </p>
          <Progress percentage={mine.progress_percentage} />
        </>
      ) : (
        <p class="soft">{modules.length > 0 ? trainings.modulesToRead({ all: modules.length }) : trainings.oneText}</p>
      )}
      {!mine && modules.length > 0 ? (
        <button
          type="button"
          class="button primary start"
          aria-busy={begin.isPending}
          onClick={() => begin.mutate(undefined, { ...refused, onSuccess: () => show(next?.id) })}
        >
          {trainings.begin}
        </button>
      ) : next ? (
        <button type="button" class="button primary start" onClick={() => show(next.id)}>
          {trainings.readOn}
        </button>
      ) : quiz_type ? (
        <a class="button primary start" href={`/trainings/${id}/quiz`}>
          {quiz_type === 'multiple_choice' ? trainings.takeQuiz : trainings.confirmReading}
        </a>
      ) : (
        <button
          type="button"
          class="button primary start"
          aria-busy={complete.isPending}
          onClick={() => complete.mutate(undefined, refused)}
        >
          {trainings.complete}
        </button>
      )}
      {mine && next && quiz_type === 'multiple_choice' && (
        <a class="button quiet small start" href={`/trainings/${id}/quiz`}>
          {trainings.toQuiz}
        </a>
      )}
    </section>
  )
}

interface ModuleProps {
  training: Training
  module: Schemas['TrainingModule']
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  isBegun: boolean
  /** To the next module, or to what comes after the last. */
  goOn: () => void
}

function ModuleOf({ training: { id, language }, module, isOpen, setOpen, isBegun, goOn }: ModuleProps) {
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
              if (!isDone) finish.mutate(undefined, { onError: (error) => tell(error.message) })
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
