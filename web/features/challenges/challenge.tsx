// A challenge: what it asks for, and one's own days in it, from the start to the badge.

import { useState } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { BadgeFace } from '#web/features/badges/badge-face.tsx'
import { CheckInForm } from '#web/features/challenges/check-in-form.tsx'
import { nextStep } from '#web/features/challenges/days.ts'
import { Days } from '#web/features/challenges/running.tsx'
import { changedChallenges, complete, type Progress, start } from '#web/features/challenges/taking-part.ts'
import { Heart } from '#web/features/onboarding/heart.tsx'
import { ownPath } from '#web/parts/addresses.ts'
import { announce } from '#web/parts/announcer.tsx'
import { Elsewhere } from '#web/parts/elsewhere.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { PlayButton } from '#web/parts/player.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
import './challenges.css'

type Challenge = Schemas['Challenge']

export default function ChallengePage() {
  const { challenges } = words()
  const id = Number(useRoute().params['challenge'])
  const challenge = useRead('/challenges/{challenge}', { path: { challenge: id } })
  const progress = useRead('/challenges/progress')
  const found = challenge.data?.data
  if (!found)
    return (
      <Page title={challenges.challenge} back="/challenges">
        <Loaded of={challenge}>{() => null}</Loaded>
      </Page>
    )
  return (
    <Page
      key={id}
      title={found.name}
      back="/challenges"
      about={<About challenge={found} />}
      actions={<Heart kind="challenge" id={id} title={found.name} />}
    >
      <Media challenge={found} />
      {found.content && <RichText html={found.content} lang={found.language} />}
      <Loaded of={progress}>
        {({ data }) => <Part challenge={found} progress={data.find(({ challenge_id }) => challenge_id === id)} />}
      </Loaded>
      <Leads challenge={found} />
    </Page>
  )
}

function About({ challenge: { duration_days, points_awarded, organization } }: { challenge: Challenge }) {
  const { challenges } = words()
  return (
    <>
      {[challenges.lasts({ days: duration_days }), points_awarded ? challenges.points({ count: points_awarded }) : '']
        .filter(Boolean)
        .join(' · ')}
      {organization && (
        <>
          {' · '}
          <bdi>{organization.name}</bdi>
        </>
      )}
    </>
  )
}

function Media({ challenge: { id, name, media } }: { challenge: Challenge }) {
  const { challenges, trainings } = words()
  if (!media) return null
  const own = ownPath(media.url, location.origin)
  if (media.type === 'video') return <Elsewhere address={media.url} text={trainings.watchAt} />
  if (!own) return <Elsewhere address={media.url} text={media.type === 'pdf' ? challenges.pdfAt : trainings.listenAt} />
  if (media.type === 'audio') return <PlayButton of={{ source: own, title: name, page: `/challenges/${id}` }} text={trainings.listen} />
  return (
    <a class="button start" href={own} target="_blank" rel="noopener">
      <Icon name="download" />
      {challenges.openPdf}
    </a>
  )
}

/** One's own part in it: one thing to do at a time. */
function Part({ challenge, progress }: { challenge: Challenge; progress: Progress | undefined }) {
  const { challenges } = words()
  const [earned, setEarned] = useState<Schemas['OwnBadge'][]>([])
  const [isSending, setSending] = useState(false)
  const act = async (what: () => Promise<unknown>) => {
    if (isSending) return
    setSending(true)
    try {
      await what()
      await changedChallenges()
    } catch (error) {
      tellWhy(error)
    } finally {
      setSending(false)
    }
  }
  const finish = () =>
    act(async () => {
      const before = new Set((await badges()).map(({ id }) => id))
      await complete(challenge.id)
      const won = (await badges()).filter(({ id }) => !before.has(id))
      setEarned(won)
      announce([challenges.completed, ...won.map(({ name }) => challenges.earned({ name }))].join(' '))
    })
  if (!progress)
    return challenge.status === 'published' ? (
      <section class="card stack">
        {challenge.action && <p dir="auto">{challenge.action}</p>}
        <button type="button" class="button primary start" aria-busy={isSending} onClick={() => act(() => start(challenge.id))}>
          {challenges.start}
        </button>
      </section>
    ) : (
      <p class="card sunk soft">{challenge.status === 'draft' ? challenges.isDraft : challenges.isArchived}</p>
    )
  if (progress.status === 'completed')
    return <Completed challenge={challenge} progress={progress} earned={earned} reopen={() => act(() => reopen(challenge.id))} />
  const step = nextStep(progress, dateToday())
  return (
    <section class="card stack">
      <div class="stack tight">
        <p class="row spread">
          <span class="strong">{challenges.daysDone({ done: progress.days_completed, all: progress.days_total })}</span>
        </p>
        <Days progress={progress} />
      </div>
      {step === 'check in' && <CheckInForm challenge={challenge} progress={progress} />}
      {step === 'tomorrow' && (
        <p class="row">
          <Icon name="check" />
          <span>{challenges.seeYouTomorrow}</span>
        </p>
      )}
      {step === 'complete' && (
        <>
          <p>{challenges.allDaysDone}</p>
          <button type="button" class="button primary start" aria-busy={isSending} onClick={finish}>
            {challenges.finish}
          </button>
        </>
      )}
      {step !== 'complete' && (
        <button type="button" class="button quiet small start" aria-busy={isSending} onClick={finish}>
          {challenges.finishNow}
        </button>
      )}
    </section>
  )
}

const badges = async () => (await ask(api.GET('/badges'))).data
const reopen = (recommendation: number) =>
  ask(api.POST('/onboarding/challenges/{recommendation}/complete', { params: { path: { recommendation } }, body: { completed: false } }))

interface CompletedProps {
  challenge: Challenge
  progress: Progress
  earned: readonly Schemas['OwnBadge'][]
  reopen: () => void
}

function Completed({ challenge, progress: { completed_at, points_awarded }, earned, reopen }: CompletedProps) {
  const { challenges } = words()
  return (
    <section class="card accent stack">
      <h2>{challenges.completed}</h2>
      <p>
        {challenges.completedOn({ date: day(completed_at!) })}
        {points_awarded ? ` · ${challenges.points({ count: points_awarded })}` : ''}
      </p>
      {earned.map(({ id, name, icon, description }) => (
        <div key={id} class="row">
          <BadgeFace icon={icon} />
          <p class="grow">
            <span class="strong">{challenges.earned({ name })}</span>
            <span class="small block" dir="auto">
              {description}
            </span>
          </p>
        </div>
      ))}
      <div class="row wrap">
        {earned.length > 0 && (
          <a class="button primary small" href="/badges">
            {challenges.toBadges}
          </a>
        )}
        <a class="button small" href="/challenges">
          {challenges.another}
        </a>
        {challenge.status === 'published' && (
          <button type="button" class="button quiet small" onClick={reopen}>
            {challenges.reopen}
          </button>
        )}
      </div>
    </section>
  )
}

/** The badge that its points count towards. */
function Leads({ challenge: { badge_info } }: { challenge: Challenge }) {
  const { challenges } = words()
  if (!badge_info?.auto_award) return null
  return (
    <p class="row soft small">
      <BadgeFace icon={badge_info.badge_icon} />
      <span class="grow">{challenges.leadsTo({ name: badge_info.badge_name, points: badge_info.badge_points_required })}</span>
    </p>
  )
}
