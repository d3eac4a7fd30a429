// What stands around every page: the church's name, the way to oneself, five tabs at the thumb's reach; from 60rem on a side bar with all parts.
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import lazy from 'preact-iso/lazy'
import { useLocation } from 'preact-iso/router'
import { service } from '#web/api/service.ts'
import { church, isLocked, me } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { useBadge } from '#web/features/notifications/badge.ts'
import { useWaiting } from '#web/features/waiting/counts.ts'
import { useParts } from '#web/features/waiting/parts.ts'
import { NewVersion, Offline } from '#web/frame/network.tsx'
import { help, type Place, tabs } from '#web/frame/places.ts'
import { Announcer } from '#web/parts/announcer.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { player } from '#web/parts/player-place.ts'
import { Toasts } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import './frame.css'

const signInAgain = () => import('#web/frame/sign-in-again.tsx')
const SignInAgain = lazy(signInAgain)

export function Frame({ children }: { children: ComponentChildren }) {
  const { frame } = words()
  return (
    <>
      <a class="skip" href="#main">
        {frame.skip}
      </a>
      {me.value ? <SignedInFrame>{children}</SignedInFrame> : <div class="frame alone">{children}</div>}
      <Toasts />
      <Announcer />
      {isLocked.value && <SignInAgain />}
    </>
  )
}

function SignedInFrame({ children }: { children: ComponentChildren }) {
  const Player = player.value
  // It must be there when the service lets nobody in any more.
  useEffect(() => void signInAgain(), [])
  useEffect(() => void import('#web/api/live/live.ts').then(({ live }) => live()), [])
  return (
    <div class="frame">
      <Top />
      <Side />
      <div class="frame-page">
        <NewVersion />
        <Offline />
        {children}
      </div>
      {Player && <Player />}
      <Tabs />
    </div>
  )
}

function Top() {
  const { frame } = words()
  const { account } = me.value!
  const notifications = useRead('/notifications', { query: { per_page: 1 } })
  const unread = notifications.data?.unread_count ?? 0
  useBadge(notifications.data?.unread_count)
  const { said: waiting } = useWaiting()
  return (
    <header class="top">
      <p class="grow small soft one-line">
        <bdi>{church.value?.name}</bdi>
      </p>
      <a
        class="button quiet icon-only top-bell"
        href="/notifications"
        aria-label={unread > 0 ? frame.notificationsUnread({ count: unread }) : frame.notifications}
      >
        <Icon name="bell" />
        {unread > 0 && <span class="top-dot" />}
      </a>
      <a class="top-me" href="/me">
        <Avatar name={account.name} picture={account.avatar} />
        {waiting && <span class="top-dot" />}
        <span class="unseen">{waiting ? frame.meWaiting({ count: waiting }) : frame.me}</span>
      </a>
    </header>
  )
}

/** Pages that belong to a part by their meaning, not by their address. */
const belongsTo: Record<string, string> = {
  trainings: '/grow',
  challenges: '/grow',
  badges: '/grow',
  journey: '/grow',
}

function usePart(): string {
  const [first = ''] = useLocation().path.split('/').filter(Boolean)
  return belongsTo[first] ?? `/${first}`
}

function Tabs() {
  const { frame } = words()
  const part = usePart()
  return (
    <nav class="tabs" aria-label={frame.mainNavigation}>
      {tabs.map(([href, icon, name]) => (
        <a key={href} href={href} aria-current={part === href ? 'page' : undefined}>
          <Icon name={icon} />
          {frame.places[name]}
        </a>
      ))}
    </nav>
  )
}

function Side() {
  const { frame } = words()
  const { said: waiting } = useWaiting()
  const { path } = useLocation()
  const part = usePart()
  const link = ([href, icon, name]: Place, isCurrent: boolean) => (
    <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {frame.places[name]}
      {href === '/waiting' && waiting && <span class="count">{waiting}</span>}
    </a>
  )
  const isAt = (href: string) => path === href || path.startsWith(`${href}/`)
  const { leading, managing } = useParts()
  return (
    <nav class="side" aria-label={frame.allParts}>
      <p class="side-church row strong">
        <Avatar name={church.value?.name ?? ''} picture={service.value?.logo_url} />
        <bdi>{church.value?.name}</bdi>
      </p>
      {tabs.map((place) => link(place, part === place[0]))}
      {leading.length > 0 && <p class="side-part">{frame.lead}</p>}
      {leading.map((place) => link(place, isAt(place[0])))}
      {managing.length > 0 && <p class="side-part">{frame.manage}</p>}
      {managing.map((place) => link(place, isAt(place[0])))}
      {leading.length > 0 && link(help, isAt(help[0]))}
    </nav>
  )
}
