// What was begun, or what is asked for next: trainings, challenges, the first step of the guided journey.
import type { ComponentChildren } from 'preact'
import { useRead } from '#web/api/using.ts'
import { Running } from '#web/features/challenges/running.tsx'
import { Icon, type IconName } from '#web/parts/icon.tsx'
import { Skeleton } from '#web/parts/loaded.tsx'
import { words } from '#web/words/choosing.ts'

const SHOWN = 2

export function CarryOn() {
  const { today } = words()
  const trainings = useRead('/qualifications/progress', { query: { per_page: 20 } })
  const challenges = useRead('/challenges/progress', { query: { per_page: 20 } })
  const onboarding = useRead('/onboarding/status')
  if ([trainings, challenges, onboarding].some(({ isLoading }) => isLoading)) return <Skeleton />
  const begun = trainings.data?.data.filter(({ completed }) => !completed).slice(0, SHOWN) ?? []
  const running = challenges.data?.data.filter(({ status }) => status === 'in-progress').slice(0, SHOWN) ?? []
  const mayBegin = onboarding.data?.onboarding === true && !onboarding.data.survey_completed
  if (begun.length + running.length === 0 && !mayBegin) return null
  return (
    <section class="stack tight">
      <h2>{today.carryOn}</h2>
      {mayBegin && (
        <Card href="/grow/survey" icon="grow" title={today.findYourWay}>
          <p class="small soft">{today.findYourWayAbout}</p>
        </Card>
      )}
      {begun.map((training) => (
        <Card key={training.qualification_id} href={`/trainings/${training.qualification_id}`} icon="play" title={training.title}>
          <progress max={100} value={training.progress_percentage} aria-label={today.progressIn({ title: training.title })} />
        </Card>
      ))}
      {running.map((challenge) => (
        <Running key={challenge.challenge_id} progress={challenge} />
      ))}
    </section>
  )
}

function Card({ href, icon, title, children }: { href: string; icon: IconName; title: string; children: ComponentChildren }) {
  return (
    <a class="card row" href={href}>
      <span class="face" aria-hidden="true">
        <Icon name={icon} />
      </span>
      <span class="grow stack tight">
        <bdi class="strong">{title}</bdi>
        {children}
      </span>
    </a>
  )
}
