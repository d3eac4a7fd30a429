// Growing: the level, what is next on one's path, and the way to trainings, challenges, badges and the journey.
import { useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useChange, useRead } from '#web/api/using.ts'
import { makeJourney } from '#web/features/onboarding/generating.ts'
import { addressOf, done, itemsOf, open, type PathItem } from '#web/features/onboarding/path.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { Icon, type IconName } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import './grow.css'

/** As much of the path as one looks ahead. */
const AHEAD = 6

export default function Grow() {
  const { grow } = words()
  const status = useRead('/onboarding/status')
  const path = useRead('/onboarding/journey')
  const progress = useRead('/onboarding/progress')
  const all = {
    data: status.data && path.data && progress.data ? { status: status.data, path: path.data, progress: progress.data.data } : undefined,
    error: status.error ?? path.error ?? progress.error,
    refetch: () => Promise.all([status.refetch(), path.refetch(), progress.refetch()]),
  }
  return (
    <Page title={grow.title}>
      <Loaded of={all}>
        {({ status, path, progress }) => (
          <>
            <First status={status} />
            {status.survey_completed && <LevelOf xp={progress.xp} level={progress.level} />}
            {path.journey && <Path items={itemsOf(path.journey)} track={path.learning_track} />}
          </>
        )}
      </Loaded>
      <Parts />
      {status.data?.survey_completed && (
        <a class="button quiet small start" href="/grow/survey">
          {grow.changeAnswers}
        </a>
      )}
    </Page>
  )
}

/** The survey, and the journey made from it, until both are there. */
function First({ status }: { status: Schemas['OnboardingStatus'] }) {
  const { grow } = words()
  const make = useChange({ send: makeJourney, touches: [...myPath] })
  if (!status.survey_completed)
    return (
      <section class="card accent stack">
        <h2>{grow.findYourPath}</h2>
        <p>{grow.findYourPathAbout}</p>
        <a class="button primary start" href="/grow/survey">
          {grow.startSurvey}
        </a>
      </section>
    )
  if (status.learning_track !== 'guided' || status.has_guided_journey) return null
  return (
    <section class="card accent stack">
      <h2>{grow.notMadeYet}</h2>
      <p>{grow.notMadeYetAbout}</p>
      <button
        type="button"
        class="button primary start"
        aria-busy={make.isPending}
        onClick={() => make.mutate(undefined, { onError: tellWhy })}
      >
        {grow.makeMyPath}
      </button>
    </section>
  )
}

function LevelOf({ xp, level }: { xp: Schemas['Xp']; level: Schemas['Level'] }) {
  const { grow } = words()
  const left = level.next_level_xp - level.current_xp
  return (
    <section class="card row" aria-label={grow.yourLevel}>
      <span class="face large level" aria-hidden="true">
        {number(level.current_level)}
      </span>
      <div class="grow stack tight">
        <div>
          <h2>{level.title}</h2>
          <p class="small soft">{grow.level({ level: level.current_level, xp: xp.total_xp })}</p>
        </div>
        <progress
          max={level.xp_needed_for_next_level}
          value={level.xp_into_level}
          aria-label={grow.toNextLevel({ left, next: level.next_level })}
        />
        <p class="small soft">{grow.toNextLevel({ left, next: level.next_level })}</p>
      </div>
    </section>
  )
}

function Path({ items, track }: { items: PathItem[]; track: Schemas['LearningTrack'] | null }) {
  const { grow } = words()
  const [next, ...later] = open(items)
  const walked = done(items)
  if (items.length === 0)
    return (
      <section class="card stack">
        <h2>{track === 'guided' ? grow.nothingFits : grow.nothingHearted}</h2>
        <p class="soft">{track === 'guided' ? grow.nothingFitsAbout : grow.nothingHeartedAbout}</p>
        <div class="row wrap">
          {track === 'guided' && (
            <a class="button primary" href="/grow/survey">
              {grow.changeAnswers}
            </a>
          )}
          <a class={track === 'guided' ? 'button' : 'button primary'} href="/trainings">
            {grow.lookAtTrainings}
          </a>
          <a class="button" href="/challenges">
            {grow.lookAtChallenges}
          </a>
        </div>
      </section>
    )
  return (
    <>
      {next ? (
        <section class="card accent stack tight">
          <p class="small">{next.kind === 'training' ? grow.nextTraining : grow.nextChallenge}</p>
          <h2 dir="auto" class="next-title">
            {next.title}
          </h2>
          <About item={next} />
          <a class="button primary start" href={addressOf(next)}>
            {grow.goThere}
          </a>
        </section>
      ) : (
        <section class="card accent stack">
          <h2>{grow.allDone}</h2>
          <p>{grow.allDoneAbout}</p>
        </section>
      )}
      <Later title={track === 'guided' ? grow.later : grow.yourChoice} items={later} />
      {walked.length > 0 && (
        <details>
          <summary class="link">{grow.walked({ count: walked.length })}</summary>
          <Items items={walked} />
        </details>
      )}
    </>
  )
}

function Later({ title, items }: { title: string; items: PathItem[] }) {
  const { grow } = words()
  const [isAll, setAll] = useState(false)
  if (items.length === 0) return null
  return (
    <section class="stack tight">
      <h2>{title}</h2>
      <Items items={isAll ? items : items.slice(0, AHEAD)} />
      {!isAll && items.length > AHEAD && (
        <button type="button" class="button start" onClick={() => setAll(true)}>
          {grow.showAll({ count: items.length })}
        </button>
      )}
    </section>
  )
}

const Items = ({ items }: { items: readonly PathItem[] }) => (
  <ol class="list">
    {items.map((item) => (
      <li key={`${item.kind} ${item.id}`}>
        <ItemLink item={item} />
      </li>
    ))}
  </ol>
)

/** What is no longer offered is only told. */
function ItemLink({ item }: { item: PathItem }) {
  const shown = (
    <>
      <span class={item.completed ? 'face done' : 'face'} aria-hidden="true">
        <Icon name={item.completed ? 'check' : item.kind === 'training' ? 'play' : 'flag'} />
      </span>
      <span class="grow">
        <bdi class="strong">{item.title}</bdi>
        <About item={item} />
      </span>
    </>
  )
  if (!item.available) return <span class="row soft">{shown}</span>
  return (
    <a class="row" href={addressOf(item)}>
      {shown}
      <Icon name="forward" />
    </a>
  )
}

function About({ item: { kind, about, days } }: { item: PathItem }) {
  const { grow } = words()
  return (
    <span class="small soft block">
      {kind === 'training' ? grow.training : grow.challengeOf({ days: days ?? 1 })}
      {about && (
        <>
          {' · '}
          <bdi>{about}</bdi>
        </>
      )}
    </span>
  )
}

const parts: readonly (readonly [href: string, icon: IconName, name: 'trainings' | 'challenges' | 'badges' | 'journey'])[] = [
  ['/trainings', 'play', 'trainings'],
  ['/challenges', 'flag', 'challenges'],
  ['/badges', 'badge', 'badges'],
  ['/journey', 'calendar', 'journey'],
]

function Parts() {
  const { grow } = words()
  return (
    <nav aria-label={grow.more}>
      <ul class="list card parts">
        {parts.map(([href, icon, name]) => (
          <li key={href}>
            <a class="row" href={href}>
              <Icon name={icon} />
              <span class="grow">
                <span class="strong">{grow.parts[name]}</span>
                <span class="small soft block">{grow.partsAbout[name]}</span>
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
