// Why somebody can't lead a group, and what can be done about it: the trainings that are missing, a group of theirs less, a seat more.
import type { Refusal } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { type Candidate, mayNameAnybody } from '#web/features/groups/leader-field.tsx'
import { useTrainings } from '#web/features/trainings/reading.ts'
import { Loaded } from '#web/parts/loaded.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'

interface WayOnProps {
  refusal: Refusal
  group: Group
  leader: Candidate
}

export function WayOn({ refusal, group, leader }: WayOnProps) {
  const { groups } = managingWords()
  switch (refusal.code) {
    case 'leader_not_qualified':
      return <MissingTrainings organization={group.organization_id} leader={leader} />
    case 'leader_limit_reached': {
      const { current_groups, max_groups } = refusal.body as { current_groups: number; max_groups: number }
      return (
        <div class="stack tight">
          <p>{groups.limitAbout({ current: current_groups, max: max_groups })}</p>
          {mayNameAnybody(group.organization_id) && (
            <a class="button start" href={`/manage/groups?organization=${group.organization_id}&search=${encodeURIComponent(leader.name)}`}>
              {groups.theirGroups}
            </a>
          )}
        </div>
      )
    }
    case 'group_full':
      return <p>{groups.fullAbout}</p>
    default:
      return null
  }
}

function MissingTrainings({ organization, leader }: { organization: number; leader: Candidate }) {
  const { groups } = managingWords()
  const trainings = useTrainings({ required: true })
  const { completed, isKnown } = useCompleted(organization, leader)
  const isMe = leader.id === me.value!.account.id
  const title = isMe ? groups.missingMine : isKnown ? groups.missing({ name: apart(leader.name) }) : groups.missingRequired
  return (
    <Loaded of={trainings}>
      {(required) => (
        <section class="stack tight">
          <h3>{title}</h3>
          <ul class="list">
            {required
              .filter(({ id, organization_id }) => organization_id === organization && !completed.has(id))
              .map(({ id, title }) => (
                <li key={id}>
                  <a class="link" href={`/trainings/${id}`}>
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
          </ul>
          <p class="small soft">{groups.missingAbout}</p>
          {!isMe && isKnown && (
            <a class="button start" href={`/progress?organization=${organization}&search=${encodeURIComponent(leader.email)}`}>
              {groups.assignThem}
            </a>
          )}
        </section>
      )}
    </Loaded>
  )
}

/** The trainings that somebody has completed, where one may know it: one's own, and everybody's for the church's leaders and admins. */
function useCompleted(organization: number, { id, email }: Candidate): { completed: ReadonlySet<number>; isKnown: boolean } {
  const isMe = id === me.value!.account.id
  const mayKnow = mayNameAnybody(organization)
  const mine = useRead('/qualifications/progress', undefined, { enabled: isMe })
  const theirs = useRead(
    '/qualifications/users-progress',
    { query: { organization_id: organization, search: email } },
    { enabled: !isMe && mayKnow },
  )
  const person = theirs.data?.data.find(({ user_id }) => user_id === id)
  const completed = isMe
    ? mine.data?.data.filter((one) => one.completed).map(({ qualification_id }) => qualification_id)
    : person?.qualifications.filter(({ status }) => status === 'completed').map(({ qualification_id }) => qualification_id)
  return { completed: new Set(completed), isKnown: completed !== undefined }
}
