// Who walks one to one in a church: what waits for an admin, what people sent to them, and who walks together since when. Nothing of what they share.
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed, useFeed } from '#web/api/using.ts'
import { ChooseChurch, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { hold, tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { apart, day } from '#web/words/saying.ts'

export default function PairsOfChurch() {
  const { pairs } = managingWords()
  const { church, organization } = useChurch({ leads: true })
  return (
    <Page title={pairs.title} about={pairs.about}>
      <ChooseChurch leads />
      {church?.role === 'admin' && (
        <>
          <Waiting key={`waiting ${organization}`} organization={organization} />
          <Reports key={`reports ${organization}`} organization={organization} />
        </>
      )}
      <Active key={organization} organization={organization} isAdmin={church?.role === 'admin'} />
    </Page>
  )
}

type Pair = Schemas['PairOfOrganization']
const nameOf = ({ mentor, mentee }: Pick<Pair, 'mentor' | 'mentee'>) =>
  managingWords().pairs.asMentor({ mentor: apart(mentor.name), mentee: apart(mentee.name) })

async function send(asked: Promise<{ message: string }>) {
  try {
    tell((await asked).message)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tellWhy(error)
  }
  await changed('/organizations/{organization}/pairs', '/organizations/{organization}/pair-reports')
}
const decide = (organization: number, pair: number, decision: 'agree' | 'decline') => {
  const params = { path: { organization, pair } }
  return send(
    ask(
      decision === 'agree'
        ? api.POST('/organizations/{organization}/pairs/{pair}/agree', { params })
        : api.POST('/organizations/{organization}/pairs/{pair}/decline', { params }),
    ),
  )
}

function Waiting({ organization }: { organization: number }) {
  const { pairs } = managingWords()
  const feed = useFeed('/organizations/{organization}/pairs', { path: { organization }, query: { status: 'waiting' } })
  return (
    <section class="stack tight">
      <h2>{pairs.waiting}</h2>
      <Feed of={feed} empty={<p class="soft">{pairs.noWaiting}</p>}>
        {(pair) => (
          <article key={pair.id} class="card stack" aria-label={nameOf(pair)}>
            <Who pair={pair} />
            {pair.is_mine ? (
              <p class="small">{pairs.own}</p>
            ) : (
              <div class="row wrap tight">
                <button type="button" class="button primary small" onClick={() => void decide(organization, pair.id, 'agree')}>
                  {pairs.agree}
                  <span class="unseen"> {nameOf(pair)}</span>
                </button>
                <button type="button" class="button small" onClick={() => void decide(organization, pair.id, 'decline')}>
                  {pairs.decline}
                  <span class="unseen"> {nameOf(pair)}</span>
                </button>
              </div>
            )}
          </article>
        )}
      </Feed>
    </section>
  )
}

function Who({ pair }: { pair: Pair }) {
  const { pairs } = managingWords()
  return (
    <div class="stack tight">
      <h3>{nameOf(pair)}</h3>
      <p class="small soft">
        {pair.status === 'active'
          ? pairs.since({ day: day(pair.began_at ?? '') })
          : pairs.waitingSince({ day: day(pair.waiting_since ?? '') })}
      </p>
      {pair.includes_minor && (
        <p>
          <span class="tag accent">{pairs.minor}</span>
        </p>
      )}
    </div>
  )
}

function Active({ organization, isAdmin }: { organization: number; isAdmin: boolean }) {
  const { pairs } = managingWords()
  const feed = useFeed('/organizations/{organization}/pairs', { path: { organization } })
  const end = (pair: Pair) => hold(pairs.endAsAdmin, { act: () => decide(organization, pair.id, 'decline'), undo: () => {} })
  return (
    <section class="stack tight">
      <h2>{pairs.active}</h2>
      <Feed of={feed} empty={<p class="soft">{pairs.none}</p>}>
        {(pair) => (
          <article key={pair.id} class="card row wrap" aria-label={nameOf(pair)}>
            <div class="grow">
              <Who pair={pair} />
            </div>
            {isAdmin && !pair.is_mine && (
              <button type="button" class="button quiet small" onClick={() => end(pair)}>
                {pairs.endAsAdmin}
                <span class="unseen"> {nameOf(pair)}</span>
              </button>
            )}
          </article>
        )}
      </Feed>
    </section>
  )
}

function Reports({ organization }: { organization: number }) {
  const { pairs } = managingWords()
  const feed = useFeed('/organizations/{organization}/pair-reports', { path: { organization } })
  const close = (pair_report: number) =>
    send(
      ask(api.POST('/organizations/{organization}/pair-reports/{pair_report}/close', { params: { path: { organization, pair_report } } })),
    )
  return (
    <section class="stack tight">
      <h2>{pairs.reports}</h2>
      <Feed of={feed} empty={<p class="soft">{pairs.noReports}</p>}>
        {(report) => {
          const writer = (id: number) => (report.mentor.id === id ? report.mentor.name : report.mentee.name)
          return (
            <article key={report.id} class="card stack" aria-label={nameOf(report)}>
              <div class="stack tight">
                <h3>{nameOf(report)}</h3>
                <p class="small soft">{pairs.sentBy({ name: apart(writer(report.reported_by)), day: day(report.created_at) })}</p>
              </div>
              <LongText text={report.reason} />
              {report.notes.map(({ written_by, text, written_at }) => (
                <blockquote key={`${written_at} ${text}`} class="card sunk stack tight">
                  <p class="small soft">
                    <bdi>{writer(written_by)}</bdi> · {day(written_at)}
                  </p>
                  <LongText text={text} />
                </blockquote>
              ))}
              <button type="button" class="button small start" onClick={() => void close(report.id)}>
                {pairs.close}
                <span class="unseen"> {nameOf(report)}</span>
              </button>
            </article>
          )
        }}
      </Feed>
    </section>
  )
}
