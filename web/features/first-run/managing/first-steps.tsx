// What comes after the church is named: people, a group, a training. Each step leads to its page, and is ticked when it is done.
import { useRead } from '#web/api/using.ts'
import { hideFirstSteps } from '#web/features/first-run/young.ts'
import { ChooseChurch, ForAdmins } from '#web/features/organizations/managing/church.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { managingWords } from '#web/words/choosing.ts'

export default function FirstSteps() {
  const { firstSteps } = managingWords()
  return (
    <Page help="/help/first-steps" title={firstSteps.title} about={firstSteps.about}>
      <ChooseChurch />
      <ForAdmins>{({ id }) => <Steps key={id} organization={id} />}</ForAdmins>
    </Page>
  )
}

function Steps({ organization }: { organization: number }) {
  const { firstSteps } = managingWords()
  const path = { organization }
  const members = useRead('/organizations/{organization}/members', { path, query: { per_page: 1 } })
  const invitations = useRead('/organizations/{organization}/invitations', { path })
  const groups = useRead('/organizations/{organization}/groups', { path, query: { per_page: 1 } })
  const trainings = useRead('/qualifications', { query: { per_page: 1 } })
  const all = [members, invitations, groups, trainings]
  const steps = members.data &&
    invitations.data &&
    groups.data &&
    trainings.data && {
      people: members.data.total > 1 || invitations.data.data.length > 0,
      group: groups.data.total > 0,
      training: trainings.data.total > 0,
    }
  const reading = {
    data: steps,
    error: all.find(({ error }) => error)?.error,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
  return (
    <Loaded of={reading}>
      {({ people, group, training }) => (
        <>
          <ol class="stack">
            <Step isDone={people} href={`/manage/invitations?organization=${organization}`} words={firstSteps.people} />
            <Step isDone={group} href="/groups/new" words={firstSteps.group} />
            <Step isDone={training} href={`/manage/trainings?organization=${organization}`} words={firstSteps.training} />
          </ol>
          {people && group && training && (
            <div class="card accent stack">
              <h2>{firstSteps.done}</h2>
              <p>{firstSteps.doneAbout}</p>
            </div>
          )}
          <a class="button start" href="/" onClick={() => hideFirstSteps(organization)}>
            {people && group && training ? firstSteps.toToday : firstSteps.later}
          </a>
        </>
      )}
    </Loaded>
  )
}

interface StepProps {
  isDone: boolean
  href: string
  words: { title: string; about: string; action: string }
}

function Step({ isDone, href, words: { title, about, action } }: StepProps) {
  const { firstSteps } = managingWords()
  return (
    <li class="card row wrap">
      <span class="face" aria-hidden="true">
        <Icon name={isDone ? 'check' : 'forward'} />
      </span>
      <div class="grow">
        <h2>{title}</h2>
        <p class="soft">{isDone ? firstSteps.stepDone : about}</p>
      </div>
      <a class={isDone ? 'button' : 'button primary'} href={href}>
        {action}
      </a>
    </li>
  )
}
