// What one was told, the unread first. A tap marks it as read and leads to what it is about.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { useChange, useFeed } from '#web/api/using.ts'
import { iconOf } from '#web/features/notifications/icons.ts'
import { pathOf } from '#web/features/notifications/paths.ts'
import { asRead, type Kept } from '#web/features/notifications/reading.ts'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { ago, moment } from '#web/words/saying.ts'
import './notifications.css'

type Notification = Schemas['Notification']

export default function Notifications() {
  const { notifications } = words()
  const feed = useFeed('/notifications', undefined, { perPage: 30 })
  const unread = feed.data?.pages[0] as Schemas['Notifications'] | undefined
  const readAll = useChange({
    send: () => ask(api.POST('/notifications/read-all')),
    show: () => showRead('all'),
    touches: ['/notifications'],
  })
  return (
    <Page
      title={notifications.title}
      actions={
        <a class="button quiet icon-only" href="/me/notifications" aria-label={notifications.choose}>
          <Icon name="settings" />
        </a>
      }
    >
      {(unread?.unread_count ?? 0) > 0 && (
        <button
          type="button"
          class="button start"
          aria-busy={readAll.isPending}
          onClick={() => {
            if (!readAll.isPending) readAll.mutateAsync().catch(tellWhy)
          }}
        >
          {notifications.readAll}
        </button>
      )}
      <Feed
        of={feed}
        moreText={notifications.older}
        empty={
          <Empty icon="bell" title={notifications.none}>
            {notifications.noneAbout}
          </Empty>
        }
      >
        {(notification) => <Notice key={notification.id} notification={notification} />}
      </Feed>
    </Page>
  )
}

function Notice({ notification }: { notification: Notification }) {
  const { notifications } = words()
  const { kind, title, body, quote, read_at, created_at } = notification
  const isUnread = read_at === null
  return (
    <article class={isUnread ? 'notice-item unread' : 'notice-item'}>
      <a class="row top-aligned" href={pathOf(notification)} onClick={() => isUnread && markRead(notification)}>
        <span class="face" aria-hidden="true">
          <Icon name={iconOf(kind)} />
        </span>
        <div class="grow">
          {isUnread && <span class="unseen">{notifications.unread}: </span>}
          <p class={isUnread ? 'strong' : undefined} dir="auto">
            {title}
          </p>
          {body && (
            <p class="small written" dir="auto">
              {body}
            </p>
          )}
          {quote && (
            <p class="small soft written notice-quote" dir="auto">
              {quote}
            </p>
          )}
          <p class="small soft">
            <time dateTime={created_at} title={moment(created_at)}>
              {ago(created_at)}
            </time>
          </p>
        </div>
        {isUnread && <span class="notice-dot" aria-hidden="true" />}
      </a>
    </article>
  )
}

/** Shows it at once; gives what takes it back. */
function showRead(which: number | 'all'): () => void {
  const kept = queries.getQueriesData<Kept>({ queryKey: ['/notifications'] })
  const at = new Date().toISOString()
  for (const [key, answer] of kept) if (answer) queries.setQueryData(key, asRead(answer, which, at))
  return () => {
    for (const [key, answer] of kept) queries.setQueryData(key, answer)
  }
}

function markRead({ id }: Notification): void {
  const takeBack = showRead(id)
  ask(api.POST('/notifications/{notification}/read', { params: { path: { notification: id } }, keepalive: true })).catch(takeBack)
}
