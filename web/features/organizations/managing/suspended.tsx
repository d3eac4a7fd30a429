// Who is suspended from a church, below its people: an admin restores their membership with what they had.
import { api, ask } from '#web/api/asking.ts'
import { changed, useChange, useRead } from '#web/api/using.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export function Suspended({ organization }: { organization: number }) {
  const { people } = managingWords()
  const suspended = useRead('/organizations/{organization}/members/suspended', { path: { organization } })
  const restore = useChange({
    send: (user: number) =>
      ask(api.DELETE('/organizations/{organization}/members/{user}/suspension', { params: { path: { organization, user } } })),
    touches: ['/organizations/{organization}/members/suspended'],
  })
  if (!suspended.data || suspended.data.data.length === 0) return null
  const told = async ({ message }: { message: string }) => {
    tell(message)
    await changed('/organizations/{organization}/members', '/groups')
  }
  return (
    <section class="stack tight">
      <h2>{people.suspended}</h2>
      <ul class="card list">
        {suspended.data.data.map(({ id, name, avatar, suspended_at }) => (
          <li key={id} class="row top-aligned">
            <Avatar name={name} picture={avatar} />
            <div class="grow stack tight">
              <p>
                <bdi class="strong">{name}</bdi>
                <span class="small soft block">{people.suspendedSince({ day: day(suspended_at) })}</span>
              </p>
              <button
                type="button"
                class="button small start"
                aria-busy={restore.isPending}
                onClick={() => restore.mutate(id, { onSuccess: told, onError: tellWhy })}
              >
                {people.restore}
                <span class="unseen"> {name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
