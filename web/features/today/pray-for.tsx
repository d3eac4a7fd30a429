// The newest prayers of the whole church that are still asked for.
import { church } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { isShown } from '#web/features/today/shown.ts'
import { AnonymousAvatar, Avatar } from '#web/parts/avatar.tsx'
import { Skeleton } from '#web/parts/loaded.tsx'
import { words } from '#web/words/choosing.ts'
import { ago } from '#web/words/saying.ts'

const SHOWN = 2

export function PrayFor() {
  const { today } = words()
  const open = useRead(
    '/posts/open-prayers',
    { query: { organization_id: church.value?.id ?? 0 } },
    { enabled: church.value !== undefined },
  )
  if (open.isLoading) return <Skeleton />
  const prayers = open.data?.data.filter(isShown) ?? []
  if (prayers.length === 0) return null
  return (
    <section class="stack tight">
      <div class="row spread">
        <h2>{today.prayFor}</h2>
        <a class="button quiet small" href="/prayer">
          {today.allPrayers}
        </a>
      </div>
      {prayers.slice(0, SHOWN).map(({ id, group_id, title, message, user, meta, created_at }) => (
        <a key={id} class="card stack tight" href={`/groups/${group_id}/posts/${id}`}>
          <span class="row">
            {meta.anonymous ? <AnonymousAvatar /> : <Avatar name={user.name} picture={user.avatar} />}
            <span class="grow">
              <bdi class="strong">{meta.anonymous ? today.somebody : user.name}</bdi>
              <span class="small soft start-line">{ago(created_at)}</span>
            </span>
          </span>
          <span class="strong" dir="auto">
            {title}
          </span>
          <span class="written clamped" dir="auto">
            {message}
          </span>
        </a>
      ))}
    </section>
  )
}
