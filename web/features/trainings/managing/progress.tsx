// How far everybody is: people beside trainings, filtered and paged by the service; to assign, to remind, and to take along as a file.
import { useState } from 'preact/hooks'
import { useAllPages, useRead } from '#web/api/using.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Assign } from '#web/features/trainings/managing/assign.tsx'
import { useGroupsToFollow } from '#web/features/trainings/managing/groups.ts'
import { progressAsCsv } from '#web/features/trainings/managing/progress-csv.ts'
import { ColumnsChoice, ProgressFilters } from '#web/features/trainings/managing/progress-filters.tsx'
import { Remind } from '#web/features/trainings/managing/remind.tsx'
import { StateCell } from '#web/features/trainings/managing/state-cell.tsx'
import { columnsOf, MOST_COLUMNS, type PersonsProgress, type Titled } from '#web/features/trainings/managing/states.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { Pages, Table, useChosen, WithChosen } from '#web/parts/table.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { managingWords } from '#web/words/choosing.ts'

const PEOPLE_ON_A_PAGE = 25
/** The trainings that were chosen to stand beside the names. */
const wantedIn = (query: ReturnType<typeof useAddress>['query']) =>
  (query['training'] ?? query['columns'] ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
const idOf = ({ user_id }: PersonsProgress) => user_id

export default function Progress() {
  const { progress } = managingWords()
  const { church, organization } = useChurch({ leads: true })
  const { query } = useAddress()
  const [opened, setOpened] = useState<'assign' | 'remind'>()
  const [isDownloading, setDownloading] = useState(false)
  const chosen = useChosen<PersonsProgress>(idOf)
  const filter = {
    organization_id: organization,
    ...(query['search'] ? { search: query['search'] } : {}),
    ...(query['group'] ? { group_id: Number(query['group']) } : {}),
    ...(query['training'] ? { qualification_id: Number(query['training']) } : {}),
    ...(query['overdue'] ? { overdue: true } : {}),
  }
  const wanted = wantedIn(query)
  // What no column shows is not asked for.
  const columns = wanted.length > 0 ? { only: wanted.join(',') } : { most: MOST_COLUMNS }
  const asked = { ...filter, ...columns, page: Number(query['page'] ?? 1), per_page: PEOPLE_ON_A_PAGE }
  const people = useRead('/qualifications/users-progress', { query: asked }, { keepsPrevious: true })
  const mayFollow = church?.role === 'leadership' || church?.role === 'admin'
  const catalogue = useAllPages('/qualifications', { query: { organization_id: organization } }, { enabled: mayFollow })
  const groups = useGroupsToFollow(church)
  const trainings: Titled[] = catalogue.data ?? []

  const takeAlong = async () => {
    setDownloading(true)
    await progressAsCsv(filter).catch(tellWhy)
    setDownloading(false)
  }
  return (
    <Page
      wide
      help="/help/trainings"
      title={progress.title}
      actions={
        people.data && (
          <>
            <button type="button" class="button" aria-busy={isDownloading} onClick={() => isDownloading || void takeAlong()}>
              <Icon name="download" /> {progress.csv}
            </button>
            <button type="button" class="button primary" onClick={() => setOpened('assign')}>
              <Icon name="plus" /> {progress.assign}
            </button>
          </>
        )
      }
    >
      <ChooseChurch leads />
      <Loaded of={people}>
        {(page) => (
          <>
            <ProgressFilters groups={groups} trainings={trainings} />
            {page.data.length === 0 ? (
              <p class="soft">{managingWords().common.nobodyFound}</p>
            ) : (
              <>
                {!query['training'] && <ColumnsChoice trainings={trainings} />}
                <People people={page.data} trainings={trainings} chosen={chosen} isBusy={people.isPlaceholderData} />
                <PagesOf page={page} />
              </>
            )}
            <WithChosen chosen={chosen}>
              <button type="button" class="button primary" onClick={() => setOpened('assign')}>
                {progress.assign}
              </button>
              <button type="button" class="button" onClick={() => setOpened('remind')}>
                {progress.remind}
              </button>
            </WithChosen>
          </>
        )}
      </Loaded>
      {opened === 'assign' && (
        <Assign
          people={[...chosen.rows.values()]}
          groups={groups}
          trainings={trainings}
          training={query['training']}
          close={() => setOpened(undefined)}
          done={chosen.clear}
        />
      )}
      {opened === 'remind' && (
        <Remind
          people={[...chosen.rows.values()]}
          trainings={trainings}
          training={query['training']}
          close={() => setOpened(undefined)}
          done={chosen.clear}
        />
      )}
    </Page>
  )
}

interface PeopleProps {
  people: PersonsProgress[]
  trainings: readonly Titled[]
  chosen: ReturnType<typeof useChosen<PersonsProgress>>
  isBusy: boolean
}

function People({ people, trainings, chosen, isBusy }: PeopleProps) {
  const { progress } = managingWords()
  const { query } = useAddress()
  return (
    <Table
      label={progress.table}
      rows={people}
      idOf={idOf}
      nameOf={({ name }) => name}
      chosen={chosen}
      isBusy={isBusy}
      columns={[
        { key: 'name', title: progress.person, cell: ({ user_id, name }) => <PersonLink id={user_id} name={name} /> },
        ...columnsOf(people, trainings, wantedIn(query)).map(({ id, title }) => ({
          key: id,
          title: <bdi>{title}</bdi>,
          cell: ({ qualifications }: PersonsProgress) => (
            <StateCell of={qualifications.find(({ qualification_id }) => qualification_id === id)} />
          ),
        })),
      ]}
    />
  )
}

function PersonLink({ id, name }: { id: number; name: string }) {
  const { query } = useAddress()
  return (
    <a class="link" href={`/people/${id}${query['organization'] ? `?organization=${query['organization']}` : ''}`}>
      <bdi>{name}</bdi>
    </a>
  )
}

function PagesOf({ page }: { page: Parameters<typeof Pages>[0]['of'] }) {
  const { change } = useAddress()
  return <Pages of={page} go={(to) => change({ page: to === 1 ? undefined : String(to) })} />
}
