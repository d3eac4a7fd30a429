// Whether a group takes people: put to rest, opened again, or deleted, which can be taken back for ten seconds.
import { useLocation } from 'preact-iso/router'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { useChange } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { useLeader } from '#web/features/groups/managing/leader.tsx'
import { WayOn } from '#web/features/groups/managing/way-on.tsx'
import { remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'

export function StateSection({ group }: { group: Group }) {
  const { groups } = managingWords()
  return (
    <section class="card stack" id="state">
      <h2>{groups.state}</h2>
      <Rest key={group.status} group={group} />
      <Deletion group={group} />
    </section>
  )
}

function Rest({ group }: { group: Group }) {
  const { groups } = managingWords()
  const leader = useLeader(group)
  const isOpen = group.status === 'active'
  const change = useChange({
    send: () =>
      ask(
        api.PUT('/groups/{group}/status', {
          params: { path: { group: group.id } },
          body: { status: isOpen ? 'inactive' : 'active' },
        }),
      ),
    touches: ['/groups', '/organizations/{organization}/groups'],
  })
  const refused = change.error instanceof Refusal ? change.error : undefined
  if (!isOpen && leader === null) return <p class="soft">{groups.noLeaderAbout}</p>
  return (
    <div class="stack tight">
      <p class="small soft">{isOpen ? groups.restAbout : groups.activateAbout}</p>
      <button
        type="button"
        class="button start"
        aria-busy={change.isPending}
        onClick={() =>
          change.mutate(undefined, {
            onSuccess: ({ message }) => tell(message),
            onError: (error) => {
              if (!(error instanceof Refusal)) tellWhy(error)
            },
          })
        }
      >
        {isOpen ? groups.rest : groups.activate}
      </button>
      <p class="form-problem" role="alert">
        {refused?.message}
      </p>
      {refused && leader && <WayOn refusal={refused} group={group} leader={leader} />}
    </div>
  )
}

function Deletion({ group }: { group: Group }) {
  const { groups } = managingWords()
  const { route } = useLocation()
  const { id, name } = group
  const act = () => {
    route('/groups', true)
    remove(`group ${id}`, {
      text: groups.deleted({ name }),
      send: () => ask(api.DELETE('/groups/{group}', { params: { path: { group: id } }, keepalive: true })),
      touches: ['/groups', '/organizations/{organization}/groups'],
    })
  }
  return (
    <div class="stack tight">
      <p class="small soft">{groups.deleteAbout}</p>
      <button type="button" class="button bad start" onClick={act}>
        {groups.delete}
      </button>
    </div>
  )
}
