// What the church prays for: what people asked, once the leaders have shared it.

import { useId, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { me } from '#web/api/session.ts'
import { feedKeyOf, useFeed, useRead } from '#web/api/using.ts'
import { Praying, Updates } from '#web/features/prayer/praying.tsx'
import { waitsForWall, wallsAmong } from '#web/features/prayer/requests.ts'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded, Skeleton } from '#web/parts/loaded.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { ago } from '#web/words/saying.ts'

export default function PrayerWall() {
  const { frame, prayer } = words()
  const groups = useRead('/groups')
  return (
    <Page title={frame.places.prayer} about={prayer.about} actions={<Asking />}>
      <Loaded of={groups}>{({ data }) => <Walls walls={wallsAmong(data)} />}</Loaded>
    </Page>
  )
}

const Asking = () => (
  <>
    <a class="button primary" href="/prayer/ask">
      {words().prayer.ask}
    </a>
    <a class="button quiet" href="/prayer/mine">
      {words().prayer.mine}
    </a>
  </>
)

/** One church's at a time; who belongs to several chooses. */
function Walls({ walls }: { walls: readonly Schemas['Group'][] }) {
  const { prayer } = words()
  const { query } = useLocation()
  const wanted = Number(query['church']) || me.value?.account.home_organization_id
  const wall = walls.find(({ organization_id }) => organization_id === wanted) ?? walls[0]
  if (!wall)
    return (
      <Empty icon="prayer" title={prayer.noChurch}>
        {prayer.noChurchAbout}
      </Empty>
    )
  return (
    <>
      {walls.length > 1 && (
        <nav class="chips" aria-label={prayer.church}>
          {walls.map(({ id, organization_id }) => (
            <a
              key={id}
              class="button small"
              href={`/prayer?church=${organization_id}`}
              aria-current={id === wall.id ? 'page' : undefined}
              dir="auto"
            >
              {churchOf(organization_id)}
            </a>
          ))}
        </nav>
      )}
      <Waiting wall={wall} />
      <CareTeamLink organization={wall.organization_id} />
      <Wall key={wall.id} group={wall.id} />
    </>
  )
}

/** For whoever is in the care team, and those who see what it does anyway. */
function CareTeamLink({ organization }: { organization: number }) {
  const { prayer } = words()
  const team = useRead('/organizations/{organization}/care-team', { path: { organization } })
  const { account, organizations } = me.value!
  const leads = organizations.some(({ id, role }) => id === organization && role !== 'member')
  if (!leads && !team.data?.data.some(({ id }) => id === account.id)) return null
  return (
    <p>
      <a class="button quiet small" href={`/prayer/care?church=${organization}`}>
        <Icon name="lock" /> {prayer.careTeam}
      </a>
    </p>
  )
}

const churchOf = (organization: number) => me.value?.organizations.find(({ id }) => id === organization)?.name ?? ''

/** What one asked for oneself is not here yet: what it waits for. */
function Waiting({ wall: { id, organization_id: organization } }: { wall: Schemas['Group'] }) {
  const { prayer } = words()
  const own = useRead('/prayer-requests/my-requests')
  // Never kept: without a network it would stand for seconds over a wall that can be read.
  const [isWallThere] = useState(() => queries.getQueryData(feedKeyOf('/groups/{group}/posts', { path: { group: id } })) !== undefined)
  if (own.isLoading && !isWallThere) return <Skeleton />
  const waiting = own.data?.filter((request) => request.organization_id === organization && waitsForWall(request)) ?? []
  if (waiting.length === 0) return null
  return (
    <section class="card accent row top-aligned">
      <Icon name="lock" />
      <div class="stack tight grow">
        <h2>{prayer.waitingHere({ count: waiting.length })}</h2>
        <p class="small" dir="auto">
          {prayer.waitingHereAbout({ church: churchOf(organization) })}
        </p>
        <p class="small">
          <a class="link" href="/prayer/mine">
            {prayer.mine}
          </a>
        </p>
      </div>
    </section>
  )
}

function Wall({ group }: { group: number }) {
  const { prayer } = words()
  const posts = useFeed('/groups/{group}/posts', { path: { group } })
  const firstResting = posts.items?.find(({ is_resting }) => is_resting)?.id
  return (
    <Feed
      of={posts}
      empty={
        <Empty
          icon="prayer"
          title={prayer.empty}
          action={
            <a class="button" href="/prayer/ask">
              {prayer.ask}
            </a>
          }
        >
          {prayer.emptyAbout}
        </Empty>
      }
    >
      {(post) => <Prayer key={post.id} post={post} heading={post.id === firstResting ? prayer.resting : undefined} />}
    </Feed>
  )
}

/** `heading`: of what begins with it. A feed holds articles alone. */
function Prayer({ post, heading }: { post: Schemas['Post']; heading: string | undefined }) {
  const { prayer } = words()
  const id = useId()
  const isAnonymous = post.meta.anonymous === true
  const name = isAnonymous ? prayer.somebody : post.user.id === 0 ? prayer.gone : post.user.name
  return (
    <article class="stack" aria-labelledby={id}>
      {heading !== undefined && <h2 class="small soft">{heading}</h2>}
      <div class="card stack">
        <div class="row">
          {isAnonymous || post.user.id === 0 ? <AnonymousAvatar /> : <Avatar name={name} picture={post.user.avatar} />}
          <div class="grow">
            <p class="strong">
              <bdi>{name}</bdi>
            </p>
            <p class="small soft">{ago(post.created_at)}</p>
          </div>
          {post.meta.prayer_request_status === 'resolved' && (
            <span class="tag accent">
              <Icon name="check" /> {prayer.answered}
            </span>
          )}
        </div>
        <h2 id={id} dir="auto">
          <a href={`/groups/${post.group_id}/posts/${post.id}`}>{post.title}</a>
        </h2>
        <LongText text={post.message} />
        <Updates of={post.updates} />
        <Praying post={post} />
      </div>
    </article>
  )
}
