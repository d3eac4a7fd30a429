// Challenges: those one takes part in, with today's check-in in one tap; those there are; those one has done.
import type { Schemas } from '#web/api/asking.ts'
import { mayLead } from '#web/api/session.ts'
import { useFeed, useRead } from '#web/api/using.ts'
import { Running } from '#web/features/challenges/running.tsx'
import type { Progress } from '#web/features/challenges/taking-part.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Failed, Loaded, Skeleton } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
import './challenges.css'

export default function Challenges() {
  const { challenges } = words()
  const progress = useRead('/challenges/progress')
  return (
    <Page
      title={challenges.title}
      back="/grow"
      actions={
        mayLead.value && (
          <a class="button small" href="/manage/challenges">
            <Icon name="pencil" />
            {challenges.write}
          </a>
        )
      }
    >
      <Loaded of={progress}>
        {({ data }) => (
          <>
            <TakingPart all={data.filter(({ status }) => status === 'in-progress')} />
            <ToBegin taken={new Set(data.map(({ challenge_id }) => challenge_id))} />
            <Done all={data.filter(({ status }) => status === 'completed')} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function TakingPart({ all }: { all: readonly Progress[] }) {
  const { challenges } = words()
  if (all.length === 0) return null
  return (
    <section class="stack tight">
      <h2>{challenges.takingPart}</h2>
      <ul class="stack tight">
        {all.map((one) => (
          <li key={one.challenge_id}>
            <Running progress={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToBegin({ taken }: { taken: ReadonlySet<number> }) {
  const { challenges, frame } = words()
  const feed = useFeed('/challenges', {})
  if (feed.items === undefined) return feed.error ? <Failed error={feed.error} again={() => void feed.refetch()} /> : <Skeleton />
  // Leaders see drafts too; those are looked after elsewhere.
  const open = feed.items.filter(({ id, status }) => status === 'published' && !taken.has(id))
  if (open.length === 0 && !feed.more)
    return taken.size > 0 ? null : (
      <Empty icon="flag" title={challenges.none}>
        {challenges.noneAbout}
      </Empty>
    )
  return (
    <section class="stack tight">
      <h2>{challenges.toBegin}</h2>
      <ul class="list">
        {open.map((one) => (
          <li key={one.id}>
            <a class="row" href={`/challenges/${one.id}`}>
              <span class="grow">
                <bdi class="strong">{one.name}</bdi>
                <About challenge={one} />
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
      {feed.more && (
        <button type="button" class="button start" aria-busy={feed.isFetchingNextPage} onClick={feed.more}>
          {frame.showMore}
        </button>
      )}
    </section>
  )
}

/** "7 days · 30 points · Say it morning and evening" */
function About({ challenge: { duration_days, points_awarded, action } }: { challenge: Schemas['ListedChallenge'] }) {
  const { challenges } = words()
  return (
    <span class="small soft block">
      {[challenges.lasts({ days: duration_days }), points_awarded ? challenges.points({ count: points_awarded }) : '']
        .filter(Boolean)
        .join(' · ')}
      {action && (
        <>
          {' · '}
          <bdi>{action}</bdi>
        </>
      )}
    </span>
  )
}

function Done({ all }: { all: readonly Progress[] }) {
  const { challenges } = words()
  if (all.length === 0) return null
  return (
    <section class="stack tight">
      <h2>{challenges.done}</h2>
      <ul class="list">
        {all.map(({ challenge_id, title, completed_at, points_awarded }) => (
          <li key={challenge_id}>
            <a class="row" href={`/challenges/${challenge_id}`}>
              <span class="face" aria-hidden="true">
                <Icon name="check" />
              </span>
              <span class="grow">
                <bdi class="strong">{title}</bdi>
                <span class="small soft block">
                  {challenges.completedOn({ date: day(completed_at!) })}
                  {points_awarded ? ` · ${challenges.points({ count: points_awarded })}` : ''}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
