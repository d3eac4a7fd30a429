// Somebody who asks to join, a prayer, a report: what one needs to know to decide.
import type { ComponentChildren } from 'preact'
import type { Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import type { Verdict } from '#web/features/waiting/managing/outcomes.ts'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { ago, apart, number } from '#web/words/saying.ts'

export interface Actions {
  /** Said beside each button, for who does not see what it stands beside. */
  name: string
  decide: (verdict: Verdict) => void
}

export interface Shown {
  /** A box to choose it with, while several are chosen. */
  choose: ComponentChildren
  actions: Actions | undefined
}

/** From so few on, seats are worth a word. */
const FEW = 5

export function JoinRequest({ request, choose, actions }: Shown & { request: Schemas['WaitingJoinRequest'] }) {
  const { waiting } = managingWords()
  const { user, group, note, created_at, organization_id } = request
  const left = group.max_members - group.member_count
  const takes = group.status === 'active' && left > 0
  const seats =
    group.status !== 'active'
      ? waiting.groupAtRest
      : left <= 0
        ? waiting.full({ count: number(group.member_count), max: number(group.max_members) })
        : left <= FEW && waiting.seatsLeft({ count: left })
  return (
    <li class="row wrap waiting-item" id={`waiting-join_request-${request.id}`}>
      {choose}
      <Avatar name={user.name} />
      <div class="grow">
        <p>
          <bdi class="strong">{user.name}</bdi> <span class="soft">{waiting.toGroup({ group: apart(group.name) })}</span>
        </p>
        {note && <LongText text={waiting.quoted({ text: note })} class="small soft" />}
        {seats && <p class="small soft">{seats}</p>}
        <p class="small soft">
          {ago(created_at)} <Church of={organization_id} />
        </p>
      </div>
      {actions && (
        <div class="row tight wrap">
          {takes ? (
            <Act primary text={waiting.accept} of={actions} verdict="accept" />
          ) : (
            <a class="button small" href={`/groups/${group.id}/people`}>
              {waiting.open}
              <span class="unseen"> {group.name}</span>
            </a>
          )}
          <Act text={waiting.decline} of={actions} verdict="decline" />
        </div>
      )}
    </li>
  )
}

export const Report = ({ report, choose, actions }: Shown & { report: Schemas['ReportToReview'] }) => (
  <li id={`waiting-report-${report.id}`}>
    <ReportCard report={report} choose={choose} actions={actions} />
  </li>
)

export function ReportCard({ report, choose, actions }: Partial<Shown> & { report: Schemas['ReportToReview'] }) {
  const { reports, waiting } = managingWords()
  const { group, kind, content, reason, status, created_at, resolved_at, post_id } = report
  const place = { group: apart(group.name) }
  const author = content && content.user.id !== 0 ? content.user : undefined
  return (
    <article class="card stack">
      <div class="row">
        {choose}
        {author ? <Avatar name={author.name} picture={author.avatar} /> : <AnonymousAvatar />}
        <div class="grow">
          <h3>
            <bdi>{author?.name ?? words().posts.somebody}</bdi>
          </h3>
          <p class="small soft">
            {kind === 'post' ? waiting.postIn(place) : waiting.commentIn(place)} · {ago(created_at)}
          </p>
        </div>
      </div>
      {content && (
        <div class="stack tight">
          {content.title && (
            <p class="strong" dir="auto">
              {content.title}
            </p>
          )}
          <LongText text={content.message} />
        </div>
      )}
      <div class="card sunk stack tight small">
        <p class="strong">{waiting.reportedFor}</p>
        <LongText text={reason} />
      </div>
      {resolved_at && (
        <p class="small soft">
          {status === 'removed' ? reports.removedOn({ when: ago(resolved_at) }) : reports.keptOn({ when: ago(resolved_at) })}
        </p>
      )}
      <div class="row tight wrap">
        {actions && <Act text={waiting.keep} of={actions} verdict="keep" />}
        {actions && <Act bad text={waiting.remove} of={actions} verdict="remove" />}
        {post_id !== null && (
          <a class="button quiet small" href={`/groups/${group.id}/posts/${post_id}`}>
            {waiting.open}
            <span class="unseen"> {group.name}</span>
          </a>
        )}
      </div>
    </article>
  )
}

interface ActProps {
  text: string
  of: Actions
  verdict: Verdict
  primary?: boolean
  bad?: boolean
}

/** What was decided goes away, and the next comes to its place: a second tap, or a key that is held, decides nothing about that one. */
export const Act = ({ text, of, verdict, primary, bad }: ActProps) => (
  <button
    type="button"
    class={`button small${primary ? ' primary' : ''}${bad ? ' quiet bad' : ''}`}
    onClick={({ detail }) => detail < 2 && of.decide(verdict)}
    onKeyDown={(event) => event.repeat && event.preventDefault()}
  >
    {text}
    <span class="unseen"> {of.name}</span>
  </button>
)

/** Only where one decides in several. */
export function Church({ of }: { of: number }) {
  const { organizations = [] } = me.value ?? {}
  if (organizations.length < 2) return null
  const { name = '' } = organizations.find(({ id }) => id === of) ?? {}
  return <>· {managingWords().waiting.church({ name: apart(name) })}</>
}
