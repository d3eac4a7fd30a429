// My trainings: what is due, what is begun, what there is to take, and what is done with its certificate. `?required=1` shows those that leaders need.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { mayLead } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { useTrainings } from '#web/features/trainings/reading.ts'
import { type MyTraining, sorted } from '#web/features/trainings/sorting.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { day, percent } from '#web/words/saying.ts'
import './trainings.css'

/** From so many on, one looks for a title. */
const MANY = 12

export default function Trainings() {
  const { trainings } = words()
  const required = useLocation().query['required'] === '1'
  return (
    <Page
      title={required ? trainings.requiredTitle : trainings.title}
      about={required ? trainings.requiredAbout : undefined}
      back="/grow"
      actions={
        mayLead.value && (
          <a class="button small" href="/manage/trainings">
            <Icon name="pencil" />
            {trainings.write}
          </a>
        )
      }
    >
      <nav class="chips" aria-label={trainings.which}>
        <a class="button small" href="/trainings" aria-current={required ? undefined : 'page'}>
          {trainings.mine}
        </a>
        <a class="button small" href="/trainings?required=1" aria-current={required ? 'page' : undefined}>
          {trainings.required}
        </a>
      </nav>
      <Lists key={String(required)} required={required} />
    </Page>
  )
}

function Lists({ required }: { required: boolean }) {
  const { trainings } = words()
  const facts = useTrainings({ required })
  const progress = useRead('/qualifications/progress')
  const both = {
    data: facts.data && progress.data ? sorted(facts.data, progress.data.data, { all: !required }) : undefined,
    error: facts.error ?? progress.error,
    refetch: () => Promise.all([facts.refetch(), progress.refetch()]),
  }
  return (
    <Loaded of={both}>
      {({ due, begun, toTake, done }) => (
        <>
          {due.length + begun.length + toTake.length + done.length === 0 && (
            <Empty icon="play" title={required ? trainings.noneRequired : trainings.none}>
              {required ? trainings.noneRequiredAbout : trainings.noneAbout}
            </Empty>
          )}
          <Cards title={trainings.due} trainings={due} />
          <Cards title={trainings.begun} trainings={begun} />
          <ToTake trainings={toTake} />
          <Done trainings={done} />
        </>
      )}
    </Loaded>
  )
}

function Cards({ title, trainings }: { title: string; trainings: readonly MyTraining[] }) {
  if (trainings.length === 0) return null
  return (
    <section class="stack tight">
      <h2>{title}</h2>
      <ul class="stack tight">
        {trainings.map((training) => (
          <li key={training.id}>
            <a class="card row" href={`/trainings/${training.id}`}>
              <span class="face" aria-hidden="true">
                <Icon name="play" />
              </span>
              <span class="grow stack tight">
                <Named training={training} />
                {training.percentage !== null && <Progress percentage={training.percentage} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Named = ({ training: { title, series, type, dueDate } }: { training: MyTraining }) => (
  <span>
    <bdi class="strong">{title}</bdi>
    <span class="small soft block">
      <bdi>{series ?? type}</bdi>
      {dueDate && ` · ${words().trainings.dueOn({ date: day(dueDate) })}`}
    </span>
  </span>
)

export const Progress = ({ percentage }: { percentage: number }) => (
  <progress max={100} value={percentage} aria-label={words().trainings.progress({ share: percent(percentage / 100) })} />
)

function ToTake({ trainings: all }: { trainings: readonly MyTraining[] }) {
  const { trainings } = words()
  const [wanted, setWanted] = useState('')
  if (all.length === 0) return null
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()
  const looked = plain(wanted.trim())
  const found = looked ? all.filter(({ title, series, type }) => plain(`${title} ${series ?? ''} ${type}`).includes(looked)) : all
  return (
    <section class="stack tight">
      <h2>{trainings.toTake}</h2>
      {all.length > MANY && (
        <input
          class="input"
          type="search"
          dir="auto"
          aria-label={trainings.search}
          placeholder={trainings.search}
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <p class="soft" role="status">
          {trainings.nothingFound}
        </p>
      )}
      <ul class="list">
        {found.map((training) => (
          <li key={training.id}>
            <a class="row" href={`/trainings/${training.id}`}>
              <span class="grow">
                <Named training={training} />
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ trainings: all }: { trainings: readonly MyTraining[] }) {
  const { trainings } = words()
  if (all.length === 0) return null
  return (
    <section class="stack tight">
      <h2>{trainings.done}</h2>
      <ul class="list">
        {all.map(({ id, title, completedAt }) => (
          <li key={id} class="row wrap">
            <span class="face" aria-hidden="true">
              <Icon name="check" />
            </span>
            <a class="grow" href={`/trainings/${id}`}>
              <bdi class="strong">{title}</bdi>
              <span class="small soft block">{trainings.completedOn({ date: day(completedAt!) })}</span>
            </a>
            <CertificateLink training={id} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A PDF that the service makes; it opens beside the app. */
export const CertificateLink = ({ training, title }: { training: number; title: string }) => (
  <a
    class="button small"
    href={`/api/qualifications/${training}/certificate`}
    target="_blank"
    rel="noopener"
    aria-label={words().trainings.certificateOf({ title })}
  >
    <Icon name="badge" />
    {words().trainings.certificate}
  </a>
)
