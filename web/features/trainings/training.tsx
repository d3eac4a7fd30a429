// A training: its text, what to hear and to see, its modules one after the other, then the quiz and the certificate.

import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { Heart } from '#web/features/onboarding/heart.tsx'
import { Module } from '#web/features/trainings/module.tsx'
import { NextStep } from '#web/features/trainings/next-step.tsx'
import { useMyProgress } from '#web/features/trainings/reading.ts'
import { VideoOnWish } from '#web/features/trainings/video-on-wish.tsx'
import { ownPath } from '#web/parts/addresses.ts'
import { Elsewhere } from '#web/parts/elsewhere.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { PlayButton } from '#web/parts/player.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
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
              <Module
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
