// One's groups with the newest that was written in each; or the way to the first one.
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { Unread } from '#web/features/groups/unread.tsx'
import { isShown } from '#web/features/today/shown.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { words } from '#web/words/choosing.ts'
import { ago } from '#web/words/saying.ts'

const SHOWN = 4

export function InYourGroups() {
  const { today } = words()
  const groups = useRead('/groups')
  const newest = useRead('/posts/newest')
  const posts = newest.data?.data.filter(isShown) ?? []
  return (
    <section class="stack tight">
      <h2>{today.inYourGroups}</h2>
      <Loaded of={groups}>
        {({ data }) => {
          const own = data.filter(({ group_type }) => group_type === 'group')
          if (own.length === 0)
            return (
              <Empty
                icon="groups"
                title={today.noGroup}
                action={
                  <a class="button primary" href="/groups/find">
                    {today.findGroup}
                  </a>
                }
              >
                {today.noGroupAbout}
              </Empty>
            )
          return (
            <ul class="list">
              {own.slice(0, SHOWN).map((group) => (
                <Group key={group.id} group={group} newest={posts.find(({ group_id }) => group_id === group.id)} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}

function Group({ group, newest }: { group: Schemas['OwnGroup']; newest: Schemas['PostSummary'] | undefined }) {
  const { today } = words()
  const author = newest?.meta.anonymous ? today.somebody : newest?.user.name
  return (
    <li>
      <a class="row" href={`/groups/${group.id}`}>
        <Avatar name={group.name} />
        <span class="grow">
          <bdi class="strong">{group.name}</bdi>
          {newest && <span class="small soft"> · {ago(newest.created_at)}</span>}
          <span class="small soft start-line one-line" dir="auto">
            {newest ? `${author}: ${newest.title || newest.message}` : group.purpose}
          </span>
        </span>
        <Unread group={group} />
      </a>
    </li>
  )
}
