// Who waits for a seat in a group that is full, in line.
import { useRead } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { ago, number } from '#web/words/saying.ts'

export function WaitingListSection({ group }: { group: Group }) {
  const { groups } = managingWords()
  const list = useRead('/groups/{group}/waiting-list', { path: { group: group.id } })
  const waiting = list.data?.data ?? []
  if (waiting.length === 0) return null
  return (
    <section class="card stack">
      <div>
        <h2>{groups.waitingList}</h2>
        <p class="small soft">{groups.waitingListAbout}</p>
      </div>
      <ol class="list">
        {waiting.map(({ position, user, created_at }) => (
          <li key={user.id} class="row">
            <Avatar name={user.name} />
            <div class="grow">
              <p>
                <bdi class="strong">{user.name}</bdi>
              </p>
              <p class="small soft">{groups.waitingSince({ place: number(position), when: ago(created_at) })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
