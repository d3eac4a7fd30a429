// Who leads a group: naming somebody, why that may be refused and the way on from it, and stepping down.
import { useState } from 'preact/hooks'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { type Candidate, LeaderField, mayNameAnybody, useCandidates } from '#web/features/groups/leader-field.tsx'
import { groupsChanged } from '#web/features/groups/managing/changed.ts'
import { WayOn } from '#web/features/groups/managing/way-on.tsx'
import { StepDown } from '#web/features/groups/step-down.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'

export function LeaderSection({ group }: { group: Group }) {
  const { groups } = managingWords()
  const leader = useLeader(group)
  return (
    <section class="card stack" id="leader">
      <h2>{groups.leader}</h2>
      {leader ? <Leader leader={leader} /> : leader === null && <p>{groups.noLeaderAbout}</p>}
      <NameLeader key={leader?.id} group={group} />
      {leader?.id === me.value!.account.id && <StepDown group={group} />}
    </section>
  )
}

/** Null for nobody, undefined until it is known: without a leader, the group's `leadership` is whom to ask instead. */
export function useLeader(group: Group): Candidate | null | undefined {
  const { data } = useCandidates(group)
  return data && (data.find(({ role }) => role === 'leader') ?? null)
}

const Leader = ({ leader }: { leader: Candidate }) => (
  <div class="row">
    <Avatar name={leader.name} />
    <div class="grow">
      <p>
        <bdi class="strong">{leader.name}</bdi>
      </p>
      <p class="small soft">
        <bdi>{leader.email}</bdi>
      </p>
    </div>
  </div>
)

function NameLeader({ group }: { group: Group }) {
  const { groups } = managingWords()
  const [chosen, setChosen] = useState<Candidate>()
  const [refused, setRefused] = useState<Refusal>()
  const send = async (values: FormData) => {
    setRefused(undefined)
    try {
      const body = { leader_id: Number(values.get('leader_id')) }
      const { message } = await ask(api.PUT('/groups/{group}/leader', { params: { path: { group: group.id } }, body }))
      tell(message)
      await groupsChanged()
    } catch (error) {
      if (error instanceof Refusal) setRefused(error)
      throw error
    }
  }
  return (
    <>
      <Form action={groups.makeLeader} send={send}>
        <LeaderField
          label={groups.newLeader}
          help={mayNameAnybody(group.organization_id) ? groups.newLeaderAbout : groups.newLeaderInside}
          organization={group.organization_id}
          group={group}
          onChoose={setChosen}
        />
      </Form>
      {refused && chosen && <WayOn refusal={refused} group={group} leader={chosen} />}
    </>
  )
}
