// What was reported, the newest first: what is still open, and what became of the rest. Who reported it is told to nobody.
import type { Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { useFeed } from '#web/api/using.ts'
import { useAddress } from '#web/features/organizations/managing/church.tsx'
import { isHeld } from '#web/features/waiting/held.ts'
import { decide, titleOf } from '#web/features/waiting/managing/deciding.ts'
import { ReportCard } from '#web/features/waiting/managing/items.tsx'
import type { Verdict } from '#web/features/waiting/managing/outcomes.ts'
import { sentenceFor } from '#web/features/waiting/managing/section.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { SelectField } from '#web/parts/field.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

const statuses: readonly Schemas['ReportStatus'][] = ['open', 'dismissed', 'removed']

export default function Reports() {
  const { reports: text } = managingWords()
  const { query } = useAddress()
  const status = statuses.find((one) => one === query['status']) ?? 'open'
  const organization = Number(query['organization']) || undefined
  const reports = useFeed('/manage/reports', { query: { status, ...(organization ? { organization_id: organization } : {}) } })
  const items = reports.items?.filter(({ id }) => !isHeld({ kind: 'report', id }))
  return (
    <Page title={words().frame.places.reports} about={text.about}>
      <ChooseChurch chosen={organization} />
      <nav class="chips" aria-label={text.which}>
        {statuses.map((one) => (
          <a key={one} class="button small" href={addressOf(one, organization)} aria-current={one === status ? 'page' : undefined}>
            {text.statuses[one]}
          </a>
        ))}
      </nav>
      <Feed
        of={{ ...reports, items }}
        moreText={text.older}
        empty={
          <Empty icon="flag" title={text.none[status]}>
            {text.noneAbout}
          </Empty>
        }
      >
        {(report) => <OneReport key={report.id} report={report} />}
      </Feed>
    </Page>
  )
}

const addressOf = (status: string, organization: number | undefined) =>
  `/reports?status=${status}${organization ? `&organization=${organization}` : ''}`

function ChooseChurch({ chosen }: { chosen: number | undefined }) {
  const { common, waiting } = managingWords()
  const { change } = useAddress()
  const { organizations } = me.value!
  if (organizations.length < 2) return null
  return (
    <SelectField
      name="organization"
      label={common.church}
      value={`${chosen ?? ''}`}
      options={[['', waiting.all], ...organizations.map(({ id, name }) => [`${id}`, name] as const)]}
      onChange={(event) => change({ organization: event.currentTarget.value })}
    />
  )
}

function OneReport({ report }: { report: Schemas['ReportToReview'] }) {
  const item = { kind: 'report', join_request: null, prayer_request: null, prayer_update: null, report } as const
  const actions =
    report.status === 'open'
      ? { name: titleOf(item), decide: (verdict: Verdict) => decide([{ item, verdict }], sentenceFor(verdict, [item])) }
      : undefined
  return <ReportCard report={report} actions={actions} />
}
