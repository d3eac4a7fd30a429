// The groups of a church that were deleted in the last thirty days, for its admins: one tap brings them back.
import { api, ask } from '#web/api/asking.ts'
import { useChange, useRead } from '#web/api/using.ts'
import { groupsChanged } from '#web/features/groups/managing/changed.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export function DeletedGroups({ organization }: { organization: number }) {
  const { groups } = managingWords()
  const deleted = useRead('/organizations/{organization}/groups/deleted', { path: { organization } })
  const restore = useChange({
    send: (group: number) => ask(api.POST('/groups/{group}/restore', { params: { path: { group } } })),
    touches: ['/organizations/{organization}/groups/deleted'],
  })
  if (!deleted.data || deleted.data.data.length === 0) return null
  const told = async ({ message }: { message: string }) => {
    tell(message)
    await groupsChanged()
  }
  return (
    <section class="stack tight">
      <h2>{groups.deletedGroups}</h2>
      <p class="small soft">{groups.deletedAbout}</p>
      <ul class="card list">
        {deleted.data.data.map(({ id, name, kept_until }) => (
          <li key={id} class="row top-aligned">
            <Avatar name={name} />
            <div class="grow stack tight">
              <p>
                <bdi class="strong">{name}</bdi>
                <span class="small soft block">{groups.keptUntil({ day: day(kept_until) })}</span>
              </p>
              <button
                type="button"
                class="button small start"
                aria-busy={restore.isPending}
                onClick={() => restore.mutate(id, { onSuccess: told, onError: tellWhy })}
              >
                {groups.bringBack}
                <span class="unseen"> {name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
