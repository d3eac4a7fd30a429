// Who completed which challenge, the newest first; filtered by the service, and to take along as a file.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { useFeed, useRead } from '#web/api/using.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { PickPerson } from '#web/features/organizations/pick-person.tsx'
import { csvOf, download } from '#web/parts/csv.ts'
import { Field, SelectField } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { Table } from '#web/parts/table.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { managingWords, words } from '#web/words/choosing.ts'
import { day, number } from '#web/words/saying.ts'
import '#web/parts/filters.css'

type Completion = Schemas['ChallengeCompletion']

export default function Completions() {
  const { completions: text, progress } = managingWords()
  const { church, organization } = useChurch({ leads: true })
  const { query } = useAddress()
  const [isDownloading, setDownloading] = useState(false)
  const filter = {
    organization_id: organization,
    ...(query['challenge'] ? { challenge_id: Number(query['challenge']) } : {}),
    ...(query['person'] ? { user_id: Number(query['person']) } : {}),
    ...(query['since'] ? { since: query['since'] } : {}),
  }
  const completions = useFeed('/manage/challenges/completions', { query: filter }, { perPage: 50 })
  const takeAlong = async () => {
    setDownloading(true)
    await completionsAsCsv(filter).catch(tellWhy)
    setDownloading(false)
  }
  return (
    <Page
      wide
      help="/help/challenges"
      title={text.title}
      actions={
        completions.items && (
          <button type="button" class="button" aria-busy={isDownloading} onClick={() => isDownloading || void takeAlong()}>
            <Icon name="download" /> {progress.csv}
          </button>
        )
      }
    >
      <ChooseChurch leads />
      {church && church.role !== 'member' && <Filters key={organization} organization={organization} />}
      <Loaded of={{ ...completions, data: completions.items }}>
        {(items) =>
          items.length === 0 ? (
            <Empty icon="flag" title={text.none}>
              {text.noneAbout}
            </Empty>
          ) : (
            <Rows items={items} />
          )
        }
      </Loaded>
      {completions.more && (
        <button type="button" class="button start" aria-busy={completions.isFetchingNextPage} onClick={completions.more}>
          {words().frame.showMore}
        </button>
      )}
      <Others of={completions.data?.pages[0] as Schemas['ChallengeCompletions'] | undefined} />
    </Page>
  )
}

function Filters({ organization }: { organization: number }) {
  const { completions: text } = managingWords()
  const { query, change } = useAddress()
  const challenges = useRead('/challenges', { query: { organization_id: organization } })
  return (
    <search class="filters">
      <SelectField
        name="challenge"
        label={text.challenge}
        options={[['', text.allChallenges], ...(challenges.data?.data ?? []).map(({ id, name }) => [String(id), name] as const)]}
        value={query['challenge'] ?? ''}
        onChange={(event) => change({ challenge: event.currentTarget.value })}
      />
      <Field
        name="since"
        type="date"
        label={text.since}
        max={dateToday()}
        value={query['since'] ?? ''}
        onChange={(event) => change({ since: event.currentTarget.value })}
      />
      {query['person'] ? (
        <button type="button" class="button" onClick={() => change({ person: undefined })}>
          <Icon name="close" /> {text.ofEverybody}
        </button>
      ) : (
        <PickPerson organization={organization} name="person" label={text.ofPerson} onChoose={({ id }) => change({ person: String(id) })} />
      )}
    </search>
  )
}

function Rows({ items }: { items: readonly Completion[] }) {
  const { completions: text, progress } = managingWords()
  const { query } = useAddress()
  const church = query['organization'] ? `?organization=${query['organization']}` : ''
  return (
    <Table
      label={text.table}
      rows={items}
      idOf={({ id }) => id}
      nameOf={({ user }) => user.name}
      columns={[
        {
          key: 'person',
          title: progress.person,
          cell: ({ user }) => (
            <a class="link" href={`/people/${user.id}${church}`}>
              <bdi>{user.name}</bdi>
            </a>
          ),
        },
        { key: 'challenge', title: text.challenge, cell: ({ challenge }) => <bdi>{challenge.name}</bdi> },
        { key: 'completed', title: text.completed, cell: ({ completed_at }) => day(completed_at) },
        { key: 'points', title: text.points, cell: ({ points_awarded }) => (points_awarded === null ? '' : number(points_awarded)) },
      ]}
    />
  )
}

/** People of other churches who took what is for everyone are counted, and named to nobody. */
function Others({ of: answer }: { of: Schemas['ChallengeCompletions'] | undefined }) {
  const count = answer?.meta.others.completed ?? 0
  return count > 0 ? <p class="small soft">{managingWords().completions.others({ count })}</p> : null
}

interface Filter {
  organization_id: number
  challenge_id?: number
  user_id?: number
  since?: string
}

async function completionsAsCsv(filter: Filter): Promise<void> {
  const { completions: text, progress } = managingWords()
  const rows: (string | number | null)[][] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query: Filter & { per_page: number; cursor?: string } = { ...filter, per_page: 100, ...(cursor ? { cursor } : {}) }
    const { data, meta }: Schemas['ChallengeCompletions'] = await ask(api.GET('/manage/challenges/completions', { params: { query } }))
    for (const { user, challenge, started_at, completed_at, points_awarded } of data)
      rows.push([user.name, user.email, challenge.name, started_at.slice(0, 10), completed_at.slice(0, 10), points_awarded])
    cursor = meta.next_cursor
  }
  const heads = [progress.person, text.email, text.challenge, text.begun, text.completed, text.points]
  download(`${text.csvFile}-${dateToday()}.csv`, csvOf([heads, ...rows]))
}
