// What stands below a prayer: "I prayed", how often somebody did, and what became of it.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { patchKept, useChange } from '#web/api/using.ts'
import { Icon } from '#web/parts/icon.tsx'
import { LongText } from '#web/parts/long-text.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

type Post = Schemas['Post']
/** Feeds of groups, and single posts. */
const POSTS = '/groups/{group}/post' as never

/** One tap a day. Who was answered needs no more of them. */
export function Praying({ post, mayPray = true }: { post: Post; mayPray?: boolean }) {
  const { prayer } = words()
  const { id, group_id, prayed_count: count = 0, i_prayed_today: isDone = false } = post
  const isAnswered = post.meta.prayer_request_status === 'resolved'
  const { mutate } = useChange({
    send: () => ask(api.POST('/groups/{group}/post/{post_id}/prayed', { params: { path: { group: group_id, post_id: id } } })),
    show: () =>
      patchKept<Post>(
        POSTS,
        (item) => item.id === id && 'prayed_count' in item,
        (shown) => ({ ...shown, prayed_count: (shown.prayed_count ?? 0) + 1, i_prayed_today: true }),
      ),
    touches: [POSTS],
  })
  return (
    <div class="row wrap tight">
      {mayPray && !isAnswered && (
        <button
          type="button"
          class={isDone ? 'button quiet small' : 'button small'}
          aria-pressed={isDone}
          onClick={() => !isDone && mutate(undefined, { onError: tellWhy })}
        >
          <Icon name={isDone ? 'check' : 'prayer'} /> {isDone ? prayer.iPrayedToday : prayer.iPrayed}
        </button>
      )}
      {count > 0 && <span class="small soft">{prayer.prayedCount({ count })}</span>}
    </div>
  )
}

/** With their days alone. */
export function Updates({ of }: { of: readonly Schemas['PrayerUpdateShown'][] | undefined }) {
  const { prayer } = words()
  if (!of || of.length === 0) return null
  return (
    <section class="stack tight">
      <p class="small strong">{prayer.becameOfIt}</p>
      <ul class="stack tight">
        {of.map(({ text, answered, day: date }, place) => (
          <li key={place} class={answered ? 'card accent stack tight' : 'card sunk stack tight'}>
            <p class="row tight wrap small soft">
              {answered && (
                <span class="tag accent">
                  <Icon name="check" /> {prayer.answered}
                </span>
              )}
              {day(date)}
            </p>
            <LongText text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
